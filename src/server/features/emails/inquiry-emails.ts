import type { Brand } from '#contract/brand.ts';
import type { CallTime, InquiryKind } from '#contract/inquiry-fields.ts';
import type { Language } from '#contract/language.ts';
import { showDue } from '#contract/show-due.ts';
import { showCents, showTypedAmount } from '#contract/typed-amount.ts';
import type { StructureName } from '#finance/named-structures.ts';
import type { Terms } from '#finance/terms.ts';
import { inquiryEmails as en } from '#copy/en/inquiry-emails.ts';
import { inquiryEmails as es } from '#copy/es/inquiry-emails.ts';
import { inquiryWords } from '#copy/portal/inquiries.ts';
import { staffEmails as staff } from '#copy/portal/mails.ts';
import type { EmailContent } from './layout.ts';

const texts = { en, es };

/** Contains nothing that the visitor typed, because the address is not verified. */
export type InquiryReceipt = { kind: InquiryKind; receivedAt: string; dueAt: string };
/** Contains no name, phone or address: the desk shows them. */
export type InquiryNotice = InquiryReceipt & {
  language: Language;
  callTime: CallTime;
  machine: string;
  /** As typed. */
  amount: string;
};
/** Choices of the calculator and the figures of the engine at that time. Cents, months, basis points. */
export type Estimate = Terms & {
  structure: StructureName;
  fundedMonth: number;
  downCents: number;
  financedCents: number;
  rateBps: number;
  aprPercent: number;
  paymentCents: number;
  /** Each different payment with its count. */
  amounts: { cents: number; count: number }[];
  purchaseCents: number;
  financeCostCents: number;
  totalCents: number;
};

/** Formats an instant in a language, in the lender's time zone. */
type Show = (iso: string) => string;

export function inquiryReceipt({ kind, dueAt }: InquiryReceipt, lang: Language, brand: Brand) {
  const { company, phones, timeZone } = brand;
  const due = { ...showDue(new Date(dueAt), lang, timeZone), slot: 'any' as const };
  const words = texts[lang].receipt({ kind, due, phone: phones.main.display, company });
  return emailOf(lang, words);
}

export function inquiryNotice(p: InquiryNotice, publicUrl: string, show: Show): EmailContent {
  const { button, ...words } = staff.inquiry({ kind: inquiryWords.kinds[p.kind], due: show(p.dueAt) });
  const rows: [string, string][] = [
    [staff.rows.received, show(p.receivedAt)],
    [staff.rows.equipment, p.machine],
    [staff.rows.amount, showTypedAmount(p.amount, p.language)],
    [staff.rows.language, inquiryWords.languages[p.language]],
    [staff.rows.call, inquiryWords.callTimes[p.callTime]],
  ];
  const filled = rows.filter(([, value]) => value !== '');
  return emailOf('en', { ...words, rows: filled, button: { label: button, href: `${publicUrl}/admin/inquiries` } });
}

export function estimateEmail(p: Estimate, lang: Language, brand: Brand, publicUrl: string): EmailContent {
  const { rows: labels, structures, tiers, months, estimate, aMonth, seasonal } = texts[lang];
  const full = money(p.paymentCents);
  const low = p.structure === 'seasonal' && p.amounts.find(({ cents }) => cents !== p.paymentCents);
  const both = low ? seasonal(full, money(low.cents)) : undefined;
  const { button, ...words } = estimate({ payment: both ?? aMonth(full), phone: brand.phones.main.display });
  const rows: [string, string][] = [
    [labels.value, showCents(p.valueCents)],
    [labels.down(`${String(p.downBps / 100)}%`), money(p.downCents)],
    [labels.financed, money(p.financedCents)],
    [labels.tier, tiers[p.tier]],
    [labels.term, months(p.months)],
    [labels.structure, structures[p.structure]],
    [labels.payment, both ?? full],
    [labels.payments, p.amounts.map(({ cents, count }) => `${String(count)} × ${money(cents)}`).join(', ')],
    ...(p.purchaseCents > 0 ? [[labels.purchase, money(p.purchaseCents)] satisfies [string, string]] : []),
    [labels.rate, `${String(p.rateBps / 100)}%`],
    [labels.apr, `${p.aprPercent.toFixed(2)}%`],
    [labels.cost, money(p.financeCostCents)],
    [labels.total, money(p.totalCents)],
  ];
  return emailOf(lang, { ...words, rows, button: { label: button, href: publicUrl + calculatorOf(p, lang) } });
}

/** The calculator with the same choices. */
function calculatorOf({ valueCents, months, tier, downBps, structure, fundedMonth }: Estimate, lang: Language): string {
  const query = new URLSearchParams({
    value: String(valueCents / 100),
    term: String(months),
    tier,
    down: String(downBps / 100),
    shape: structure,
    from: String(fundedMonth),
  });
  return `${lang === 'es' ? '/es' : '/'}?${query.toString()}#calculator`;
}

type Part = EmailContent['parts'][number];
const emailOf = (lang: Language, { subject, ...part }: Omit<Part, 'lang'> & { subject: string }): EmailContent => ({
  subject,
  parts: [{ lang, ...part }],
});

const money = (cents: number): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(cents / 100);
