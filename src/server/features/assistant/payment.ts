import type { Brand } from '#contract/brand.ts';
import type { Language } from '#contract/language.ts';
import { assistant as en, type PaymentFigures } from '#copy/en/assistant.ts';
import { assistant as es } from '#copy/es/assistant.ts';
import { structureOf } from '#finance/named-structures.ts';
import { quote, type Quote, type QuotedTerms } from '#finance/quote.ts';
import { defaultTerms, sliders } from '#finance/terms.ts';
import type { Pricing, TierName } from '#finance/tiers.ts';
import { percentText } from './knowledge.ts';
import type { StatedTerms } from './terms.ts';

const texts = { en, es };
const LOWEST_SCORE = 600;
/** The calculator's month of funding: its seasons count from January. */
const FUNDED_MONTH = 1;

const format = (digits: number): ((cents: number) => string) => {
  const numbers = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return (cents) => numbers.format(cents / 100);
};
const dollars = format(0);
const exact = format(2);
const shown = (cents: number): string => (cents % 100 === 0 ? dollars(cents) : exact(cents));

/** `askedRate`: a rate that the visitor named; the engine uses the tier's. */
export type Priced = StatedTerms & { valueCents: number; askedRate?: string | undefined };
/** Which limit a visitor asks for. */
export type Limit = { of: 'amount' | 'term' | 'downPayment'; which: 'maximum' | 'minimum' };
/** What an answer shows, for tests and for the desk. */
export type Figures = { paymentCents: number; interestCents: number; aprPercent: number; terms: Priced };
export type EstimateAnswer = { text: string; told: string[]; figures: Figures };

export const isOutsideRange = (cents: number): 'small' | 'large' | undefined =>
  cents < sliders.valueCents.min ? 'small' : cents > sliders.valueCents.max ? 'large' : undefined;

/** The engine's figures for these terms as a sheet. Notes in `told` are not repeated. */
export function estimatePayment(brand: Brand, lang: Language, terms: Priced, told: readonly string[]): EstimateAnswer {
  const { figures, notes, sheet, words } = compute(brand, lang, terms);
  const lines = [words.monthly(sheet), words.apr(sheet), ...rowsOf(words, sheet)];
  return finish(lines, notes, told, words, figures);
}

/** The total interest for these terms, and what it belongs to. */
export function estimateInterest(brand: Brand, lang: Language, terms: Priced, told: readonly string[]): EstimateAnswer {
  const { figures, notes, sheet, words } = compute(brand, lang, terms);
  return finish([words.interest(sheet), words.interestOf(sheet)], notes, told, words, figures);
}

type Words = (typeof en)['payment'];
type Note = [key: string, text: string];

function finish(
  lines: string[],
  notes: Note[],
  told: readonly string[],
  words: Words,
  figures: Figures,
): EstimateAnswer {
  const fresh = notes.filter(([key]) => !told.includes(key));
  const below = [...fresh.map(([, text]) => text), words.estimate].join(' ');
  return { text: `${lines.join('\n')}\n\n${below}`, told: fresh.map(([key]) => key), figures };
}

const rowsOf = (words: Words, sheet: PaymentFigures): string[] => words.rows(sheet).filter((row) => row !== '');

function compute(brand: Brand, lang: Language, terms: Priced) {
  const { pricing } = brand;
  const words = texts[lang].payment;
  const start = defaultTerms(pricing);
  const tier = terms.tier ?? start.tier;
  const { scores, maxMonths, minDownBps } = pricing.tiers[tier];
  const askedMonths = terms.months ?? Math.min(start.months, maxMonths);
  const months = Math.min(Math.max(askedMonths, sliders.months.min), maxMonths);
  const down = downOf(pricing, minDownBps, terms);
  const structure = terms.structure ?? 'level';
  const found = quote(
    pricing,
    { valueCents: terms.valueCents, months, tier, ...down.terms },
    structureOf({ structure, fundedMonth: FUNDED_MONTH }),
  );
  const limits = { months, tier, least: percentText(minDownBps), most: percentText(pricing.maxDownBps) };
  return {
    words,
    notes: [
      ...assumedNotes(words, terms, months, texts[lang].tiers[tier], scores),
      ...changedNotes(words, askedMonths, down.note, limits),
    ],
    figures: {
      paymentCents: found.paymentCents,
      interestCents: found.financeCostCents,
      aprPercent: found.aprPercent,
      terms,
    },
    sheet: sheetOf(lang, terms, found, { months, tier, scores }),
  };
}

/** What was not named, and what was used instead. */
function assumedNotes({ assumed }: Words, terms: Priced, months: number, tier: string, scores: string): Note[] {
  const notes: (Note | false)[] = [
    terms.months === undefined && ['months', assumed.months(months)],
    terms.tier === undefined && ['tier', assumed.tier(tier, scores)],
    terms.downBps === undefined && terms.downCents === undefined && ['down', assumed.down],
    (terms.score ?? LOWEST_SCORE) < LOWEST_SCORE && ['score', assumed.lowScore],
    terms.askedRate !== undefined && [`rate ${terms.askedRate}`, assumed.rate(terms.askedRate)],
  ];
  return notes.filter((note) => note !== false);
}

/** Named terms that the calculator does not offer. */
function changedNotes(
  { assumed }: Words,
  asked: number,
  down: 'raised' | 'lowered' | undefined,
  { months, tier, least, most }: { months: number; tier: string; least: string; most: string },
): Note[] {
  const notes: (Note | false)[] = [
    asked < months && [`months>${String(asked)}`, assumed.monthsRaised(months)],
    asked > months && [`months<${String(asked)}${tier}`, assumed.monthsLowered(months)],
    down === 'raised' && [`down>${tier}`, assumed.downRaised(least)],
    down === 'lowered' && ['down<', assumed.downLowered(most)],
  ];
  return notes.filter((note) => note !== false);
}

type Used = { months: number; tier: TierName; scores: string };

function sheetOf(lang: Language, terms: Priced, found: Quote, { months, tier, scores }: Used): PaymentFigures {
  const others = found.amounts.filter(({ cents }) => cents !== found.paymentCents && cents > 0);
  return {
    payment: exact(found.paymentCents),
    apr: `${found.aprPercent.toFixed(2)}%`,
    amount: shown(terms.valueCents),
    machine: terms.machine && texts[lang].machines.includes(terms.machine) ? terms.machine : '',
    down: shown(found.downCents),
    downPercent: percentText((found.downCents / terms.valueCents) * 10_000),
    financed: shown(found.financedCents),
    months,
    tier: texts[lang].tiers[tier],
    scores,
    interest: exact(found.financeCostCents),
    total: exact(found.totalCents),
    structure: terms.structure ?? 'level',
    otherPayments: others.map(({ cents }) => exact(cents)),
    purchase: shown(found.purchaseCents),
  };
}

function downOf(
  pricing: Pricing,
  least: number,
  { downBps, downCents, valueCents }: Priced,
): { terms: Pick<QuotedTerms, 'downBps' | 'downCents'>; note?: 'raised' | 'lowered' } {
  const asked = downBps ?? (downCents === undefined ? least : (downCents / valueCents) * 10_000);
  if (asked < least) return { terms: { downBps: least }, note: 'raised' };
  if (asked > pricing.maxDownBps) return { terms: { downBps: pricing.maxDownBps }, note: 'lowered' };
  return { terms: { downBps: asked, downCents: downBps === undefined ? downCents : undefined } };
}

/** The limits of an amount, a term or a down payment, the requested one first. */
export function limitText(brand: Brand, lang: Language, { of, which }: Limit, terms: StatedTerms): string {
  const { pricing } = brand;
  const words = texts[lang].limits;
  if (of === 'amount') return words.amount[which](dollars(sliders.valueCents.min), dollars(sliders.valueCents.max));
  const tier = terms.tier ?? defaultTerms(pricing).tier;
  const { maxMonths, minDownBps } = pricing.tiers[tier];
  const name = texts[lang].tiers[tier];
  if (of === 'term')
    return words.term[which](sliders.months.min, maxMonths, {
      tier: name,
      others: Math.max(...Object.values(pricing.tiers).map((one) => one.maxMonths)),
    });
  const share = (bps: number): string =>
    terms.valueCents === undefined
      ? percentText(bps)
      : `${percentText(bps)} (${shown(Math.round((terms.valueCents * bps) / 1_000_000) * 100)})`;
  return words.downPayment[which](share(minDownBps), share(pricing.maxDownBps), name);
}
