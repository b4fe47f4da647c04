import type { Brand, Bureau } from '#contract/brand.ts';
import type { DecisionOutcome, DeclineReason } from '#contract/decision.ts';
import type { Fee } from '#contract/fees.ts';
import type { Language } from '#contract/language.ts';
import { fillNotice, type NoticeText, type NoticeWords } from '#contract/notice-texts.ts';
import { decisions as en } from '#copy/en/decisions.ts';
import { decisions as es } from '#copy/es/decisions.ts';
import { mails as enMails } from '#copy/en/mails.ts';
import { mails as esMails } from '#copy/es/mails.ts';
import { brandAsSent, type Lender, noticeTextAsSent } from './lender.ts';
import { type EmailContent, greetingOf } from './layout.ts';

const texts = { en, es };
const emailTexts = { en: enMails, es: esMails };

/** Amounts in cents, the payment per month; rates in basis points; `expiresOn` and `scoreOn` are dates. */
export type DecisionNoticeParams = {
  /** The reference of the application, or the name of the business. */
  reference: string;
  /** True when `reference` is the name of the business. Absent in notices of an earlier version. */
  isBusiness?: boolean;
  /** The name of the applicant. Empty when unknown, and absent in notices of an earlier version. */
  recipient?: string;
  outcome: DecisionOutcome;
  terms: {
    amountCents: number;
    termMonths: number;
    rateBps: number;
    paymentCents: number;
    aprPercent: number | null;
    /** Null without an answer. Absent in decisions by versions that did not ask, whose rate excludes fees. */
    fees?: Fee[] | null;
    amountFinancedCents?: number | null;
    expiresOn: string;
    conditions: string[];
  } | null;
  reasons: DeclineReason[];
  report: { bureau: Bureau; score: number | null; scoreOn: string | null; factors: string[] } | null;
  /** Absent in notices queued by an earlier version. */
  lender?: Lender;
  /** Date of the notice that this one replaces. Null or absent when there was none. */
  replaces?: string | null;
  /** The address of the status page; absent without an open link, and in stored notices. */
  link?: string;
};

/**
 * The notice of a decision. A full or partial denial adds the reasons and the notice of the Equal Credit Opportunity Act
 * (12 CFR 1002.9(b)(1)). If a report was used, it adds the disclosures of 15 USC 1681m(a).
 */
export function writeDecisionNotice(p: DecisionNoticeParams, lang: Language, now: Brand): EmailContent {
  const brand = brandAsSent(now, p.lender);
  const words = texts[lang];
  const heading = words.outcomes[p.outcome];
  const subject = subjectOf(p, lang);
  const isAdverse = p.outcome === 'declined' || p.outcome === 'counter_offer';
  const expires = p.terms === null ? '' : formatDay(p.terms.expiresOn, lang);
  const about = { reference: p.reference, company: brand.company, phone: brand.phones.main.display, expires };
  const say: Say = (name, named) => fillNotice(noticeTextAsSent(p.lender, lang, name), named);
  const { before, after } = sentences[p.outcome];
  return {
    subject: heading.subject(subject.name),
    parts: [
      {
        lang,
        heading: heading.heading,
        ...greetingOf(lang, p.recipient),
        paragraphs: [...(p.replaces ? [words.replaces(formatDay(p.replaces, lang))] : []), ...say(before, about)],
        ...(p.reasons.length > 0 && { list: p.reasons.map((reason) => words.reasons[reason]) }),
        rows: [[subject.label, p.reference], ...termRows(p, lang)],
        after: [
          ...(p.terms !== null && p.terms.conditions.length > 0 ? [words.conditions(p.terms.conditions)] : []),
          ...(after === null ? [] : say(after, about)),
          ...(p.report ? reportWords(p.report, lang, say) : []),
          ...(isAdverse ? say('ecoa', { company: brand.company, regulator: brand.notices.regulator }) : []),
        ],
        ...(p.link !== undefined && { button: { label: emailTexts[lang].status, href: p.link } }),
      },
    ],
  };
}

function subjectOf({ reference, isBusiness }: DecisionNoticeParams, lang: Language): { name: string; label: string } {
  const { rows, application, applicationFor } = texts[lang];
  return isBusiness === true
    ? { name: applicationFor(reference), label: rows.business }
    : { name: application(reference), label: rows.reference };
}

type Say = <T extends NoticeText>(name: T, named: NoticeWords<T>) => string[];
const sentences = {
  approved: { before: 'approved', after: 'approvedNext' },
  counter_offer: { before: 'counterOffer', after: 'counterOfferNext' },
  declined: { before: 'declined', after: 'declinedNext' },
  withdrawn: { before: 'withdrawn', after: null },
} as const satisfies Record<DecisionOutcome, { before: NoticeText; after: NoticeText | null }>;

function termRows({ terms, outcome }: DecisionNoticeParams, lang: Language): [string, string][] {
  if (terms === null) return [];
  const { rows, months } = texts[lang];
  const aprLabel = terms.fees === undefined ? rows.aprWithoutFees : rows.apr;
  return [
    ...amountRows(terms, outcome, lang),
    [rows.term, months(terms.termMonths)],
    [rows.payment, money(terms.paymentCents)],
    [rows.rate, percent(terms.rateBps / 100)],
    ...(terms.aprPercent === null ? [] : [[aprLabel, percent(terms.aprPercent)] satisfies [string, string]]),
    [rows.expires, formatDay(terms.expiresOn, lang)],
  ];
}

function amountRows(
  { amountCents, amountFinancedCents, fees }: NonNullable<DecisionNoticeParams['terms']>,
  outcome: DecisionOutcome,
  lang: Language,
): [string, string][] {
  const { rows, feeKinds, feePayments, noFees } = texts[lang];
  if (fees === undefined) return [[rows.amount, money(amountCents)]];
  // A counteroffer refuses the terms that were asked for, so its notice does not call an amount approved.
  const label = outcome === 'counter_offer' ? rows.offeredAmount : rows.approvedAmount;
  const amount: [string, string] = [label, money(amountCents)];
  if (fees === null || amountFinancedCents === undefined || amountFinancedCents === null) return [amount];
  return [
    amount,
    ...fees.map(({ kind, cents, paid }): [string, string] => [`${feeKinds[kind]}, ${feePayments[paid]}`, money(cents)]),
    ...(fees.length === 0 ? [[rows.fees, noFees] satisfies [string, string]] : []),
    [rows.amount, money(amountFinancedCents)],
  ];
}

function reportWords(
  { bureau, score, scoreOn, factors }: NonNullable<DecisionNoticeParams['report']>,
  lang: Language,
  say: Say,
): string[] {
  const { name: agency, address: agencyAddress, phone: agencyPhone } = bureau;
  if (score === null || scoreOn === null) return say('report', { agency, agencyAddress, agencyPhone });
  const scoredOn = formatDay(scoreOn, lang);
  return [
    ...say('report', { agency, agencyAddress, agencyPhone }),
    ...say('score', { agency, score: String(score), scoredOn, factors: factors.join('; ') }),
  ];
}

const money = (cents: number): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(cents / 100);
const percent = (value: number): string => `${value.toFixed(2)}%`;
/** UTC, so that the date is the same in every time zone. */
export const formatDay = (day: string, lang: Language): string =>
  new Intl.DateTimeFormat(lang === 'es' ? 'es-US' : 'en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
