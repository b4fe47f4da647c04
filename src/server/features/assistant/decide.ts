import type { Brand } from '#contract/brand.ts';
import type { Language } from '#contract/language.ts';
import { assistant as en } from '#copy/en/assistant.ts';
import { assistant as es } from '#copy/es/assistant.ts';
import { advance, type Conversation, newConversation, type Step } from './conversation.ts';
import { brandFacts, knowledge, type Slug } from './knowledge.ts';
import { estimateInterest, estimatePayment, type Figures, type Limit, limitText, type Priced } from './payment.ts';

const texts = { en, es };
export const calculatorPath = { en: '/#calculator', es: '/es#calculator' };

/** The built-in answer. `topics` are all slugs that it counts for. */
export type Answer = { text: string; lang: Language } & (
  | { kind: 'topic'; slug: Slug; topics: string[] }
  | { kind: 'calculator'; figures: Figures; shows: 'payment' | 'interest' }
  | { kind: 'calculator'; asksFor: 'amount' }
  | { kind: 'calculator'; limit: Limit }
  | { kind: 'refused'; why: 'sensitive-number' }
  /** `slugs`: entries offered by a question back. */
  | { kind: 'unsure'; slugs: Slug[] }
);

/** One turn without a model: the built-in answer, and the conversation after it. Pure. */
export function decide(
  brand: Brand,
  now: Date,
  before: Conversation,
  message: string,
): { state: Conversation; answer: Answer } {
  const state = advance(before, message);
  const { step, lang } = state;
  if (step?.kind === 'payment' || step?.kind === 'interest') {
    const { valueCents } = state.terms;
    if (valueCents !== undefined) return figure(brand, state, step.kind, { ...state.terms, valueCents });
  }
  return { state, answer: { ...answerTo(brand, now, state, step ?? { kind: 'unsure' }), lang } };
}

/** The state after earlier messages, oldest first. */
export const conversationAfter = (brand: Brand, now: Date, lang: Language, messages: string[]): Conversation =>
  messages.reduce((state, message) => decide(brand, now, state, message).state, newConversation(lang));

function figure(brand: Brand, state: Conversation, shows: 'payment' | 'interest', terms: Priced) {
  const { lang } = state;
  const estimate = shows === 'interest' ? estimateInterest : estimatePayment;
  const { text, told, figures } = estimate(brand, lang, terms, state.told);
  const answer: Answer = {
    kind: 'calculator',
    lang,
    figures,
    shows,
    text: `${text}\n${linkTo(lang, calculatorPath[lang])}`,
  };
  return { state: { ...state, told: [...state.told, ...told] }, answer };
}

type Plain = Answer extends infer A ? (A extends unknown ? Omit<A, 'lang'> : never) : never;

function answerTo(brand: Brand, now: Date, { lang, terms }: Conversation, step: Step): Plain {
  const words = texts[lang];
  if (step.kind === 'topic') return entryAnswer(brand, now, lang, step.slug);
  if (step.kind === 'limit') return { kind: 'calculator', limit: step, text: limitText(brand, lang, step, terms) };
  if (step.kind === 'clarify') {
    const questions = step.slugs.map((slug) => knowledge[lang][slug].questions[0] ?? '');
    return { kind: 'unsure', slugs: step.slugs, text: words.clarify(questions) };
  }
  if (step.kind !== 'outside') return shortAnswer(brand, now, lang, step.kind);
  if (step.which === 'small') return entryAnswer(brand, now, lang, 'below-minimum');
  return { ...entryAnswer(brand, now, lang, 'amount-range'), text: words.tooLarge(brandFacts(brand, lang, now)) };
}

type ShortKind = Exclude<Step['kind'], 'topic' | 'limit' | 'clarify' | 'outside'>;

function shortAnswer(brand: Brand, now: Date, lang: Language, kind: ShortKind): Plain {
  const facts = brandFacts(brand, lang, now);
  const words = texts[lang];
  if (kind === 'ask-amount') return { kind: 'calculator', asksFor: 'amount', text: words.payment.askAmount };
  if (kind === 'sensitive') return { kind: 'refused', why: 'sensitive-number', text: words.sensitiveNumber(facts) };
  return { kind: 'unsure', slugs: [], text: words[kind === 'elsewhere' ? 'notBusiness' : 'unsure'](facts) };
}

/** An entry as visitors read it, with the page that says more. */
export function entryAnswer(brand: Brand, now: Date, lang: Language, slug: Slug): Plain & { kind: 'topic' } {
  const { path, also = [] } = knowledge[lang][slug];
  const text = `${entryText(brand, now, lang, slug)}\n${linkTo(lang, path)}`;
  return { kind: 'topic', slug, topics: [slug, ...also], text };
}

/** What an entry says, without its link. */
export function entryText(brand: Brand, now: Date, lang: Language, slug: Slug): string {
  const { answer } = knowledge[lang][slug];
  return typeof answer === 'string' ? answer : answer(brandFacts(brand, lang, now));
}

export const linkTo = (lang: Language, path: string): string => texts[lang].more(texts[lang].pages[path] ?? path, path);

/** What visitors read word for word: legal statements, what the assistant never does, and greetings. */
const WORD_FOR_WORD = new Set<Slug>([
  'approval-odds',
  'promise',
  'bargaining',
  'tax-advice',
  'legal-advice',
  'late-payment',
]);
export const isFixed = (slug: Slug): boolean =>
  WORD_FOR_WORD.has(slug) || knowledge.en[slug].decidedBy !== undefined || knowledge.en[slug].alone !== undefined;
