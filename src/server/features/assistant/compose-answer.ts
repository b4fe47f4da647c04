import type { Brand } from '#contract/brand.ts';
import type { Language } from '#contract/language.ts';
import { assistant as en, type PaymentFigures } from '#copy/en/assistant.ts';
import { assistant as es } from '#copy/es/assistant.ts';
import type { BrandFacts, KnowledgeEntry } from '#copy/knowledge-entry.ts';
import { structureOf } from '#finance/named-structures.ts';
import { quote, type Quote } from '#finance/quote.ts';
import { defaultTerms, sliders } from '#finance/terms.ts';
import { type TierName, tierOfScore } from '#finance/tiers.ts';
import { advance, type Conversation, type Limit, newConversation, readPart, type Step } from './conversation.ts';
import { brandFacts, builtIn, groups, type Knowledge, percentText } from './knowledge.ts';
import type { Extras } from './parts.ts';
import type { AskedTerm, StatedTerms } from './terms.ts';

const texts = { en, es };
const calculatorPath = { en: '/#calculator', es: '/es#calculator' };
/** The calculator's month of funding: its seasons count from January. */
const FUNDED_MONTH = 1;

type Priced = StatedTerms & { valueCents: number };
/** What an answer shows, for tests and for the desk. */
type Figures = { paymentCents: number; interestCents: number; aprPercent: number; terms: Priced };

/** The built-in answer. */
export type Answer = { text: string; lang: Language } &
  /** `topics`: all slugs that it counts for. `others`: entries that fit less well. */
  (
    | { kind: 'topic'; slug: string; topics: string[]; others: string[] }
    /** With the payment for the price that the question names. */
    | { kind: 'topic'; slug: string; topics: string[]; others: string[]; figures: Figures }
    | { kind: 'calculator'; figures: Figures; shows: 'payment' | 'interest' }
    | { kind: 'calculator'; asksFor: AskedTerm }
    | { kind: 'calculator'; limit: Limit }
    | { kind: 'refused'; why: 'sensitive-number' }
    /** `slugs`: entries offered by a question back. */
    | { kind: 'unsure'; slugs: string[] }
  );
type Plain = Answer extends infer A ? (A extends unknown ? Omit<A, 'lang'> : never) : never;

/** One turn without a model: the built-in answer, and the conversation after it. Pure. */
export function composeAnswer(
  brand: Brand,
  now: Date,
  before: Conversation,
  message: string,
  knowledge: Knowledge = builtIn,
): { state: Conversation; answer: Answer } {
  const state = advance(before, message, { knowledge, pricing: brand.pricing });
  const { step = { kind: 'unsure' }, lang, terms } = state;
  const { valueCents } = terms;
  const source = sourceOf(brand, lang, now, knowledge);
  if ((step.kind === 'payment' || step.kind === 'interest') && valueCents !== undefined) {
    const { answer, notesGiven } = figure(brand, state, step, { ...terms, valueCents });
    const text = blocks(answer.text, ...extras(brand, source, step));
    return { state: { ...state, notesGiven }, answer: { ...answer, text } };
  }
  const answer = answerTo(brand, source, terms, step);
  if (step.kind === 'ask')
    return { state, answer: { ...answer, lang, text: blocks(...extras(brand, source, step), answer.text) } };
  if (step.kind !== 'topic' || answer.kind !== 'topic') return { state, answer: { ...answer, lang } };
  return topicAnswer(brand, source, state, step, answer);
}

/** An answer with all parts of the question, and the payment for the price that it names. */
function topicAnswer(
  brand: Brand,
  source: Source,
  state: Conversation,
  step: Step & { kind: 'topic' },
  main: Plain & { kind: 'topic' },
): { state: Conversation; answer: Answer } {
  const { lang, terms } = state;
  const { parts = [], priced } = step;
  const topics = [...new Set([...main.topics, ...parts])];
  const others = [...new Set([...parts.filter((slug) => slug !== main.slug), ...main.others])];
  const texts = extras(brand, source, { ...step, parts: parts.length > 1 ? parts : [main.slug] });
  const answer = { ...main, lang, topics, others, text: blocks(...texts) };
  if (!priced || terms.valueCents === undefined) return { state, answer };
  const payment: Step = { kind: 'payment' };
  const found = figure(brand, state, payment, { ...terms, valueCents: terms.valueCents });
  return {
    // The payment is shown, so the next message may change its terms.
    state: { ...state, step: payment, notesGiven: found.notesGiven },
    answer: { ...answer, figures: found.answer.figures, text: blocks(...texts, found.answer.text) },
  };
}

const blocks = (...texts: string[]): string => texts.join('\n\n');

/** What a message states about the buyer, then an answer for each of its parts. */
function extras({ pricing }: Brand, source: Source, { parts = [], businessAge, score }: Extras): string[] {
  const { lang } = source;
  const { stated, tiers } = texts[lang];
  const tier = score === undefined ? undefined : tierOfScore(pricing, score);
  const lines = [
    businessAge && stated.inBusiness(businessAge.count, businessAge.unit),
    tier && score !== undefined && stated.score(score, tiers[tier], pricing.tiers[tier].scores),
  ].filter((line) => line !== undefined);
  return [...(lines.length > 0 ? [lines.join(' ')] : []), ...parts.map((slug) => entryAnswer(source, slug).text)];
}

/** The state after earlier messages, oldest first. */
export const conversationAfter = (
  brand: Brand,
  now: Date,
  lang: Language,
  messages: string[],
  knowledge: Knowledge = builtIn,
): Conversation =>
  messages
    .map(readPart)
    .reduce((state, message) => composeAnswer(brand, now, state, message, knowledge).state, newConversation(lang));

/** What answers are made of. */
export type Source = { lang: Language; facts: BrandFacts; entries: Record<string, KnowledgeEntry> };
export const sourceOf = (brand: Brand, lang: Language, now: Date, knowledge: Knowledge): Source => ({
  lang,
  facts: brandFacts(brand, lang, now),
  entries: knowledge[lang].entries,
});

function answerTo(brand: Brand, source: Source, terms: StatedTerms, step: Step): Plain {
  const { lang, facts, entries } = source;
  const words = texts[lang];
  switch (step.kind) {
    case 'topic':
      return entryAnswer(source, step.slug, step.others);
    case 'limit':
      return { kind: 'calculator', limit: step, text: limitText(brand, lang, step, terms) };
    case 'clarify': {
      const questions = step.slugs.map((slug) => entries[slug]?.questions[0] ?? '');
      return { kind: 'unsure', slugs: step.slugs, text: words.clarify(questions) };
    }
    case 'ask':
      return { kind: 'calculator', asksFor: step.for, text: words.payment.ask[step.together ? 'together' : step.for] };
    case 'outside':
      return outsideAnswer(source, step.which);
    case 'sensitive':
      return { kind: 'refused', why: 'sensitive-number', text: words.sensitiveNumber(facts) };
    case 'elsewhere':
      return { kind: 'unsure', slugs: [], text: words.notBusiness(facts) };
    case 'unsure':
    // No figure without an amount.
    case 'payment':
    case 'interest':
      return { kind: 'unsure', slugs: [], text: words.unsure(facts) };
  }
}

const outsideAnswer = (source: Source, which: 'small' | 'large'): Plain =>
  which === 'small'
    ? entryAnswer(source, 'below-minimum')
    : { ...entryAnswer(source, 'amount-range'), text: texts[source.lang].tooLarge(source.facts) };

/** An entry as visitors read it, with the page that says more. */
function entryAnswer(source: Source, slug: string, others: string[] = []): Plain & { kind: 'topic' } {
  const { also = [] } = source.entries[slug] ?? {};
  const text = `${entryText(source, slug)}\n${linkOf(source, slug)}`;
  return { kind: 'topic', slug, topics: [slug, ...also], others, text };
}

/** What an entry says, without its link. */
export function entryText({ facts, entries }: Source, slug: string): string {
  const { answer = '' } = entries[slug] ?? {};
  return typeof answer === 'string' ? answer : answer(facts);
}

const linkTo = (lang: Language, path: string): string => texts[lang].more(texts[lang].pages[path] ?? path, path);
/** The link to the page of an entry. */
export const linkOf = ({ lang, entries }: Source, slug: string): string => linkTo(lang, entries[slug]?.path ?? '/');

/** Visitors read these word for word: legal statements, what the assistant never does, and greetings. */
export const isFixed = ({ entries }: Source, slug: string): boolean =>
  groups.wordForWord.has(slug) || entries[slug]?.decidedBy !== undefined || entries[slug]?.alone !== undefined;

const exactly = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const shortly = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
});
const exact = (cents: number): string => exactly.format(cents / 100);
/** Without cents where there are none. */
const shown = (cents: number): string => shortly.format(cents / 100);

/** The terms that the engine uses: those that were named, within the limits of the tier. */
function usedTerms({ pricing }: Brand, { valueCents, months, tier, downBps, downCents }: Priced) {
  const start = defaultTerms(pricing);
  const name = tier ?? start.tier;
  const { maxMonths, minDownBps } = pricing.tiers[name];
  const askedMonths = months ?? Math.min(start.months, maxMonths);
  const askedBps = downBps ?? (downCents === undefined ? minDownBps : (downCents / valueCents) * 10_000);
  const usedBps = Math.min(Math.max(askedBps, minDownBps), pricing.maxDownBps);
  return {
    tier: name,
    askedMonths,
    months: Math.min(Math.max(askedMonths, sliders.months.min), maxMonths),
    askedBps,
    downBps: usedBps,
    downCents: usedBps === askedBps && downBps === undefined ? downCents : undefined,
  };
}
type Used = ReturnType<typeof usedTerms>;

/** The engine's figures for these terms, as a sheet or as the total interest. A note is given once per conversation. */
function figure(brand: Brand, state: Conversation, step: Step & { kind: 'payment' | 'interest' }, terms: Priced) {
  const { lang, notesGiven } = state;
  const { kind: shows, rate } = step;
  const words = texts[lang].payment;
  const used = usedTerms(brand, terms);
  const structure = structureOf({ structure: terms.structure ?? 'level', fundedMonth: FUNDED_MONTH });
  const found = quote(brand.pricing, { ...used, valueCents: terms.valueCents }, structure);
  const sheet = sheetOf(brand, lang, terms, used, found);
  const compared = comparison(brand, lang, terms, step.compared);
  const lines =
    compared.length > 0
      ? compared
      : shows === 'interest'
        ? [words.monthly(sheet), words.interest(sheet), words.interestOf(sheet)]
        : [words.monthly(sheet), words.apr(sheet), ...words.rows(sheet).filter((row) => row !== '')];
  const notes: Note[] = [
    ...assumptions(brand, lang, terms, used),
    [`rate ${String(rate)}`, rate && words.assumed.rate(rate)],
    ...changes(lang, used),
    ['small', smallAmountNote(brand, lang, found)],
  ];
  const fresh = notes.filter(([key, text]) => text !== undefined && !notesGiven.includes(key));
  const below = [...fresh.map(([, text]) => text), words.estimate].join(' ');
  const answer = {
    kind: 'calculator' as const,
    lang,
    shows,
    figures: {
      paymentCents: found.paymentCents,
      interestCents: found.financeCostCents,
      aprPercent: found.aprPercent,
      terms,
    },
    text: `${lines.join('\n')}\n\n${below}\n${linkTo(lang, calculatorPath[lang])}`,
  };
  return { notesGiven: [...notesGiven, ...fresh.map(([key]) => key)], answer };
}

/** The payment of each term that the tier offers, and what sets the shortest and the longest apart; empty for one term. */
function comparison(brand: Brand, lang: Language, terms: Priced, asked: number[] = []): string[] {
  const words = texts[lang].payment;
  const structure = structureOf({ structure: terms.structure ?? 'level', fundedMonth: FUNDED_MONTH });
  const all = asked.map((months) => usedTerms(brand, { ...terms, months }));
  const offered = all.filter(({ months }, n) => all.findIndex((one) => one.months === months) === n);
  const found = offered
    .toSorted((a, b) => a.months - b.months)
    .map((used) => {
      const figures = quote(brand.pricing, { ...used, valueCents: terms.valueCents }, structure);
      return { figures, sheet: sheetOf(brand, lang, terms, used, figures) };
    });
  const [short, long] = [found[0], found.at(-1)];
  if (!short || !long || short === long) return [];
  const less = long.figures.financeCostCents - short.figures.financeCostCents;
  const lower = short.figures.paymentCents - long.figures.paymentCents;
  return [
    ...found.map(({ sheet }) => words.compared.term(sheet)),
    words.compared.difference({ short: short.sheet, long: long.sheet, less: exact(less), lower: exact(lower) }),
    words.compared.of(long.sheet),
  ];
}

/** A key, and the text where the note applies. */
type Note = [key: string, text: string | undefined];

/** What was not named, and what was used instead. */
function assumptions({ pricing }: Brand, lang: Language, terms: Priced, { tier, months }: Used): Note[] {
  const { assumed } = texts[lang].payment;
  const { downBps, downCents } = terms;
  return [
    ['months', terms.months === undefined ? assumed.months(months) : undefined],
    ['tier', terms.tier === undefined ? assumed.tier(texts[lang].tiers[tier], pricing.tiers[tier].scores) : undefined],
    ['down', downBps === undefined && downCents === undefined ? assumed.down : undefined],
    ['score', terms.isLowScore ? assumed.lowScore : undefined],
  ];
}

/** Named terms that the calculator does not offer. */
function changes(lang: Language, { tier, months, askedMonths, downBps, askedBps }: Used): Note[] {
  const { assumed } = texts[lang].payment;
  const [asked, share] = [String(askedMonths), percentText(downBps)];
  return [
    [`months>${asked}`, askedMonths < months ? assumed.monthsRaised(months) : undefined],
    [`months<${asked}${tier}`, askedMonths > months ? assumed.monthsLowered(months, asked) : undefined],
    [`down>${tier}`, askedBps < downBps ? assumed.downRaised(share) : undefined],
    ['down<', askedBps > downBps ? assumed.downLowered(share) : undefined],
  ];
}

/** A larger down payment can raise the rate, because less is financed. */
function smallAmountNote({ pricing }: Brand, lang: Language, { financedCents }: Quote): string | undefined {
  const { underCents } = pricing.smallAmounts.find((one) => financedCents < one.underCents) ?? {};
  return underCents === undefined ? undefined : texts[lang].payment.assumed.smallAmount(shown(underCents));
}

function sheetOf({ pricing }: Brand, lang: Language, terms: Priced, used: Used, found: Quote): PaymentFigures {
  const others = found.amounts.filter(({ cents }) => cents !== found.paymentCents && cents > 0);
  return {
    payment: exact(found.paymentCents),
    apr: `${found.aprPercent.toFixed(2)}%`,
    amount: shown(terms.valueCents),
    machine: terms.machine && texts[lang].machines.includes(terms.machine) ? terms.machine : '',
    down: shown(found.downCents),
    downPercent: percentText((found.downCents / terms.valueCents) * 10_000),
    financed: shown(found.financedCents),
    months: used.months,
    tier: texts[lang].tiers[used.tier],
    scores: pricing.tiers[used.tier].scores,
    interest: exact(found.financeCostCents),
    total: exact(found.totalCents),
    structure: terms.structure ?? 'level',
    otherPayments: others.map(({ cents }) => exact(cents)),
    purchase: shown(found.purchaseCents),
  };
}

/** The limits of an amount, a term or a down payment, the requested one first. */
function limitText({ pricing }: Brand, lang: Language, { of, which }: Limit, terms: StatedTerms): string {
  const words = texts[lang].limits;
  if (of === 'amount') return words.amount[which](shown(sliders.valueCents.min), shown(sliders.valueCents.max));
  const name: TierName = terms.tier ?? defaultTerms(pricing).tier;
  const { maxMonths, minDownBps } = pricing.tiers[name];
  const tier = texts[lang].tiers[name];
  if (of === 'term') {
    const others = Math.max(...Object.values(pricing.tiers).map((one) => one.maxMonths));
    return words.term[which](sliders.months.min, maxMonths, { tier, others });
  }
  const { valueCents } = terms;
  const share = (bps: number): string =>
    valueCents === undefined
      ? percentText(bps)
      : `${percentText(bps)} (${shown(Math.round((valueCents * bps) / 1_000_000) * 100)})`;
  return words.downPayment[which](share(minDownBps), share(pricing.maxDownBps), tier);
}
