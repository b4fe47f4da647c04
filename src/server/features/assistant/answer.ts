import { redactNumbers } from '#contract/redact-numbers.ts';
import type { Brand } from '#contract/brand.ts';
import type { Language } from '#contract/language.ts';
import { assistant as en } from '#copy/en/assistant.ts';
import { assistant as es } from '#copy/es/assistant.ts';
import type { BrandFacts } from '#copy/knowledge-entry.ts';
import { sliders } from '#finance/terms.ts';
import { brandFacts } from './brand-facts.ts';
import { estimatePayment, LOWEST_SCORE } from './estimate-payment.ts';
import type { Refusal } from './guards.ts';
import { knowledge, type Slug } from './knowledge.ts';
import { readQuestion } from './read-question.ts';
import type { AskedPayment } from './read-terms.ts';
import { readers } from './words.ts';

const texts = { en, es };
export const calculatorPath = { en: '/#calculator', es: '/es#calculator' };

export type Answer = { text: string } & (
  | { kind: 'topic'; slug: Slug }
  | { kind: 'calculator'; paymentCents: number }
  | { kind: 'refused'; why: Refusal | 'sensitive-number' }
  | { kind: 'unsure' }
);

/**
 * The built-in answer: from the site's own knowledge, figures from the engine alone. It refuses what it must never do
 * and says so where it does not know.
 */
export function answerFromKnowledge(brand: Brand, lang: Language, now: Date, question: string): Answer {
  const facts = brandFacts(brand, lang, now);
  const { refused, unsure, notBusiness } = texts[lang];
  if (redactNumbers(question).found)
    return { kind: 'refused', why: 'sensitive-number', text: refused['sensitive-number'](facts) };
  const read = readQuestion(lang, question);
  const statement = statementOn(lang, read.topic, facts);
  const refuse = (why: Refusal): Answer => ({ kind: 'refused', why, text: statement ?? refused[why](facts) });
  if (read.forbidden !== undefined) return refuse(read.forbidden);
  const { asked, topic, suspected } = read;
  if (wantsFigure(asked, topic) && (topic || isOfOurs(lang, question)))
    return estimateAnswer(brand, lang, facts, asked);
  if (suspected !== undefined) return refuse(suspected);
  if (topic) return fromTopic(lang, topic, facts);
  return { kind: 'unsure', text: isElsewhere(lang, question) ? notBusiness(facts) : unsure(facts) };
}

const isElsewhere = (lang: Language, question: string): boolean => readers[lang].countElsewhere(question) > 0;

/** A loan for a house is not; a press for oil is, for the press. */
const isOfOurs = (lang: Language, question: string): boolean => {
  const { tokens, isOccasion } = readers[lang];
  return !isElsewhere(lang, question) || tokens(question).some(({ term }) => isOccasion(term));
};

const statementOn = (lang: Language, topic: Slug | undefined, facts: BrandFacts): string | undefined =>
  topic && isFixed(lang, topic) ? fromTopic(lang, topic, facts).text : undefined;

/** Whether the entry is a statement that visitors read word for word. */
export const isFixed = (lang: Language, slug: Slug): boolean => knowledge[lang][slug].decidedBy !== undefined;

export const fromTopic = (lang: Language, slug: Slug, facts: BrandFacts): Answer => {
  const { answer, path } = knowledge[lang][slug];
  const said = typeof answer === 'string' ? answer : answer(facts);
  return { kind: 'topic', slug, text: `${said}\n${texts[lang].more(path)}` };
};

/** Questions that name an amount on the side and want to know something else: always, or unless they name terms too. */
const BESIDE = new Set<Slug | undefined>([
  'documents-needed',
  'approval-time',
  'funding-time',
  'insurance-title',
  'credit-pull',
]);
const BESIDE_WITHOUT_TERMS = new Set<Slug | undefined>([...BESIDE, 'amount-range', 'section-179', 'refinance', 'fees']);

/** Not these where the question names the payment itself. */
const BESIDE_WITHOUT_PAYMENT = new Set<Slug | undefined>(['used-equipment', 'startups']);

/** An amount next to these is the price of the machine, so an amount outside the range is the answer. */
const PRICED = new Set<Slug | undefined>([
  'equipment-types',
  'used-equipment',
  'construction-equipment',
  'food-beverage-equipment',
  'manufacturing-equipment',
  'vocational-trucks',
  'sellers-and-vendors',
  'startups',
  'first-time-buyers',
  'itin',
  'how-to-apply',
  'terms',
  'deferred-payments',
  'seasonal-payments',
  'step-payments',
]);
const isPriceOutsideRange = (cents: number, topic: Slug | undefined): boolean =>
  PRICED.has(topic) && (cents < sliders.valueCents.min || cents > sliders.valueCents.max);

const namesTerms = ({ months, downBps, downCents }: AskedPayment): boolean =>
  months !== undefined || (downBps ?? downCents ?? 0) > 0;

const wantsFigure = (asked: AskedPayment, topic: Slug | undefined): asked is AskedPayment & { valueCents: number } => {
  if (asked.valueCents === undefined) return false;
  return isPriceOutsideRange(asked.valueCents, topic) || wantsPaymentFigure(asked, topic);
};

const wantsPaymentFigure = (asked: AskedPayment, topic: Slug | undefined): boolean => {
  if (namesTerms(asked)) return asked.wantsPayment || !BESIDE.has(topic);
  if (topic === 'credit-levels' && (asked.score ?? LOWEST_SCORE) < LOWEST_SCORE) return false;
  if (BESIDE_WITHOUT_PAYMENT.has(topic)) return asked.namesPayment;
  return (asked.wantsPayment || asked.tier !== undefined || topic === undefined) && !BESIDE_WITHOUT_TERMS.has(topic);
};

/** The engine's sheet, or in words why this amount has none. */
export function estimateAnswer(
  brand: Brand,
  lang: Language,
  facts: BrandFacts,
  asked: AskedPayment & { valueCents: number },
): Answer {
  const { tooSmall, tooLarge } = texts[lang].payment;
  const { min, max } = sliders.valueCents;
  const outside = asked.valueCents < min ? tooSmall : asked.valueCents > max ? tooLarge : undefined;
  if (outside) {
    const text = `${outside(facts)}\n${texts[lang].more(knowledge[lang]['amount-range'].path)}`;
    return { kind: 'topic', slug: 'amount-range', text };
  }
  const { text, paymentCents } = estimatePayment(brand, lang, asked);
  return { kind: 'calculator', paymentCents, text: `${text}\n${texts[lang].more(calculatorPath[lang])}` };
}
