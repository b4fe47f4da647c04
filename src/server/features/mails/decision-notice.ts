import type { Brand, Bureau } from '#contract/brand.ts';
import type { DecisionOutcome, DeclineReason } from '#contract/decision.ts';
import type { Language } from '#contract/language.ts';
import { decisions as en } from '#copy/en/decisions.ts';
import { decisions as es } from '#copy/es/decisions.ts';
import { brandAsTold, type Lender } from './lender.ts';
import type { MailContent } from './templates.ts';

const texts = { en, es };

/** Cents, months, basis points, the level monthly payment in cents; `expiresOn` and `scoreOn` are days. */
export type DecisionNotice = {
  reference: string;
  outcome: DecisionOutcome;
  terms: {
    amountCents: number;
    termMonths: number;
    rateBps: number;
    paymentCents: number;
    aprPercent: number | null;
    expiresOn: string;
    conditions: string[];
  } | null;
  reasons: DeclineReason[];
  report: { bureau: Bureau; score: number | null; scoreOn: string | null; factors: string[] } | null;
  /** Absent in what was queued by an earlier version. */
  lender?: Lender;
};

/**
 * The notice of a decision. What was refused, wholly or in part, brings the reasons, the notice of the Equal Credit
 * Opportunity Act (12 CFR 1002.9(b)(1)) and, where a report was used, what 15 USC 1681m(a) asks for.
 */
export function decisionNotice(p: DecisionNotice, lang: Language, now: Brand): MailContent {
  const brand = brandAsTold(now, p.lender);
  const words = texts[lang];
  const { company } = brand;
  const phone = brand.phones.main.display;
  const isAdverse = p.outcome === 'declined' || p.outcome === 'counter_offer';
  const expires = p.terms === null ? '' : showDay(p.terms.expiresOn, lang);
  const { subject, heading, paragraphs, after } = words.outcomes[p.outcome]({
    reference: p.reference,
    company,
    phone,
    expires,
  });
  return {
    subject,
    parts: [
      {
        lang,
        heading,
        paragraphs,
        ...(p.reasons.length > 0 && { list: p.reasons.map((reason) => words.reasons[reason]) }),
        rows: [[words.rows.reference, p.reference], ...termRows(p.terms, lang)],
        after: [
          ...(p.terms !== null && p.terms.conditions.length > 0 ? [words.conditions(p.terms.conditions)] : []),
          ...after,
          ...(p.report ? reportWords(p.report, lang) : []),
          ...(isAdverse ? [words.ecoa(brand.notices.regulator)] : []),
        ],
      },
    ],
  };
}

function termRows(terms: DecisionNotice['terms'], lang: Language): [string, string][] {
  if (terms === null) return [];
  const { rows, months } = texts[lang];
  return [
    [rows.amount, money(terms.amountCents)],
    [rows.term, months(terms.termMonths)],
    [rows.payment, money(terms.paymentCents)],
    [rows.rate, percent(terms.rateBps / 100)],
    ...(terms.aprPercent === null ? [] : [[rows.apr, percent(terms.aprPercent)] satisfies [string, string]]),
    [rows.expires, showDay(terms.expiresOn, lang)],
  ];
}

function reportWords({ bureau, score, scoreOn, factors }: NonNullable<DecisionNotice['report']>, lang: Language) {
  const words = texts[lang];
  const { name, address, phone } = bureau;
  return [
    words.report({ name, address, phone }),
    ...(score === null || scoreOn === null ? [] : [words.score({ score, on: showDay(scoreOn, lang), name, factors })]),
  ];
}

const money = (cents: number): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(cents / 100);
const percent = (value: number): string => `${value.toFixed(2)}%`;
/** A day is the same in every zone. */
export const showDay = (day: string, lang: Language): string =>
  new Intl.DateTimeFormat(lang === 'es' ? 'es-US' : 'en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
