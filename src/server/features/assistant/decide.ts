import type { Brand } from '#contract/brand.ts';
import type { Language } from '#contract/language.ts';
import { assistant as en } from '#copy/en/assistant.ts';
import { assistant as es } from '#copy/es/assistant.ts';
import type { BrandFacts, KnowledgeEntry } from '#copy/knowledge-entry.ts';
import { advance, type Conversation, newConversation, type Step } from './conversation.ts';
import { brandFacts, builtIn, type Knowledge, type Slug } from './knowledge.ts';
import { estimateInterest, estimatePayment, type Figures, type Limit, limitText, type Priced } from './payment.ts';
import type { AskedTerm } from './terms.ts';

const texts = { en, es };
export const calculatorPath = { en: '/#calculator', es: '/es#calculator' };

/** The built-in answer. `topics` are all slugs that it counts for. */
export type Answer = { text: string; lang: Language } & (
  | { kind: 'topic'; slug: string; topics: string[] }
  | { kind: 'calculator'; figures: Figures; shows: 'payment' | 'interest' }
  | { kind: 'calculator'; asksFor: AskedTerm }
  | { kind: 'calculator'; limit: Limit }
  | { kind: 'refused'; why: 'sensitive-number' }
  /** `slugs`: entries offered by a question back. */
  | { kind: 'unsure'; slugs: string[] }
);

/** One turn without a model: the built-in answer, and the conversation after it. Pure. */
export function decideAnswer(
  brand: Brand,
  now: Date,
  before: Conversation,
  message: string,
  knowledge: Knowledge = builtIn,
): { state: Conversation; answer: Answer } {
  const state = advance(before, message, knowledge);
  const { step, lang } = state;
  if (step?.kind === 'payment' || step?.kind === 'interest') {
    const { valueCents } = state.terms;
    if (valueCents !== undefined) return figure(brand, state, step, { ...state.terms, valueCents });
  }
  const source: Source = { lang, facts: brandFacts(brand, lang, now), entries: knowledge[lang].entries };
  return { state, answer: { ...answerTo(brand, source, state, step ?? { kind: 'unsure' }), lang } };
}

/** The state after earlier messages, oldest first. */
export const conversationAfter = (
  brand: Brand,
  now: Date,
  lang: Language,
  messages: string[],
  knowledge: Knowledge = builtIn,
): Conversation =>
  messages.reduce((state, message) => decideAnswer(brand, now, state, message, knowledge).state, newConversation(lang));

function figure(brand: Brand, state: Conversation, step: Step & { kind: 'payment' | 'interest' }, terms: Priced) {
  const { lang } = state;
  const shows = step.kind;
  const estimate = shows === 'interest' ? estimateInterest : estimatePayment;
  const { text, told, figures } = estimate(brand, lang, { ...terms, askedRate: step.rate }, state.told);
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

/** What answers are made of. */
export type Source = { lang: Language; facts: BrandFacts; entries: Record<string, KnowledgeEntry> };

function answerTo(brand: Brand, source: Source, { terms }: Conversation, step: Step): Plain {
  const { lang, facts, entries } = source;
  const words = texts[lang];
  if (step.kind === 'topic') return entryAnswer(source, step.slug);
  if (step.kind === 'limit') return { kind: 'calculator', limit: step, text: limitText(brand, lang, step, terms) };
  if (step.kind === 'clarify') {
    const questions = step.slugs.map((slug) => entries[slug]?.questions[0] ?? '');
    return { kind: 'unsure', slugs: step.slugs, text: words.clarify(questions) };
  }
  if (step.kind === 'ask')
    return { kind: 'calculator', asksFor: step.for, text: words.payment.ask[step.together ? 'together' : step.for] };
  if (step.kind !== 'outside') return shortAnswer(source, step.kind);
  if (step.which === 'small') return entryAnswer(source, 'below-minimum');
  return { ...entryAnswer(source, 'amount-range'), text: words.tooLarge(facts) };
}

type ShortKind = Exclude<Step['kind'], 'topic' | 'limit' | 'clarify' | 'outside' | 'ask'>;

function shortAnswer({ lang, facts }: Source, kind: ShortKind): Plain {
  const words = texts[lang];
  if (kind === 'sensitive') return { kind: 'refused', why: 'sensitive-number', text: words.sensitiveNumber(facts) };
  return { kind: 'unsure', slugs: [], text: words[kind === 'elsewhere' ? 'notBusiness' : 'unsure'](facts) };
}

/** An entry as visitors read it, with the page that says more. */
export function entryAnswer(source: Source, slug: string): Plain & { kind: 'topic' } {
  const { path = '/', also = [] } = source.entries[slug] ?? {};
  const text = `${entryText(source, slug)}\n${linkTo(source.lang, path)}`;
  return { kind: 'topic', slug, topics: [slug, ...also], text };
}

/** What an entry says, without its link. */
export function entryText({ facts, entries }: Source, slug: string): string {
  const { answer = '' } = entries[slug] ?? {};
  return typeof answer === 'string' ? answer : answer(facts);
}

export const linkTo = (lang: Language, path: string): string => texts[lang].more(texts[lang].pages[path] ?? path, path);

/** What visitors read word for word: legal statements, what the assistant never does, and greetings. */
const WORD_FOR_WORD: ReadonlySet<string> = new Set<Slug>([
  'approval-odds',
  'promise',
  'bargaining',
  'tax-advice',
  'legal-advice',
  'late-payment',
]);
export const isFixed = ({ entries }: Source, slug: string): boolean =>
  WORD_FOR_WORD.has(slug) || entries[slug]?.decidedBy !== undefined || entries[slug]?.alone !== undefined;
