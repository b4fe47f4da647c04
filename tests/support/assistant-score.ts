import fs from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { sampleBrand } from '#contract/brand.ts';
import { languages, type Language } from '#contract/language.ts';
import { assistant as en } from '#copy/en/assistant.ts';
import { assistant as es } from '#copy/es/assistant.ts';
import { quote } from '#finance/quote.ts';
import { defaultTerms, sliders } from '#finance/terms.ts';
import { tierNames } from '#finance/tiers.ts';
import { mayBeSaid, sentencesOf, type Sources, sourcesOf } from '#server/features/assistant/check.ts';
import { newConversation } from '#server/features/assistant/conversation.ts';
import { type Answer, composeAnswer, entryText, linkOf, sourceOf } from '#server/features/assistant/compose-answer.ts';
import { builtIn } from '#server/features/assistant/knowledge.ts';
import { languageOf } from '#server/features/assistant/understand.ts';

const FOLDER = path.resolve(import.meta.dirname, '../assistant-questions');
const texts = { en, es };
const NOW = new Date('2026-11-21T15:00:00Z');
const kinds = ['topic', 'calculator', 'off-topic', 'forbidden', 'visitors', 'conversations'] as const;
export type Kind = (typeof kinds)[number];

const shapeSchema = z.union([
  z.object({ kind: z.literal('level') }),
  z.object({ kind: z.literal('advance'), payments: z.number() }),
  z.object({
    kind: z.literal('seasonal'),
    fundedMonth: z.number(),
    lowMonths: z.array(z.number()),
    lowShareBps: z.number(),
  }),
  z.object({ kind: z.literal('step'), yearlyBps: z.number() }),
  z.object({ kind: z.literal('deferred'), months: z.number(), keepMaturity: z.boolean() }),
  z.object({ kind: z.literal('touch'), payments: z.number(), cents: z.number() }),
]);
const buyoutSchema = z.union([
  z.object({ kind: z.literal('none') }),
  z.object({ kind: z.literal('dollar') }),
  z.object({ kind: z.literal('percent'), bps: z.number() }),
  z.object({ kind: z.literal('fairMarket'), estimateBps: z.number() }),
]);
const paymentSchema = z.object({
  amount: z.optional(z.number()),
  downPayment: z.optional(z.number()),
  termMonths: z.optional(z.number()),
  tier: z.optional(z.string()),
  score: z.optional(z.number()),
  structure: z.optional(z.object({ shape: z.optional(shapeSchema), buyout: z.optional(buyoutSchema) })),
});
const expectSchema = z.looseObject({
  topics: z.optional(z.array(z.string())),
  payment: z.optional(paymentSchema),
  interest: z.optional(z.boolean()),
  maximum: z.optional(z.boolean()),
  minimum: z.optional(z.boolean()),
  of: z.optional(z.string()),
  asksFor: z.optional(z.string()),
  lang: z.optional(z.enum(languages)),
  says: z.optional(z.array(z.string())),
  never: z.optional(z.array(z.string())),
});
export type Expected = z.infer<typeof expectSchema>;
const askSchema = z.object({ ask: z.string(), expect: expectSchema });
const questionSchema = z.object({
  id: z.string(),
  question: z.string(),
  kind: z.enum(['topic', 'calculator', 'off-topic', 'forbidden']),
  topics: z.optional(z.array(z.string())),
  expect: z.optional(z.nullable(z.object({ paymentCents: z.number() }))),
});
const visitorSchema = z.object({ id: z.string(), ...askSchema.shape });
const conversationSchema = z.object({ id: z.string(), turns: z.array(askSchema) });

/** The minimum share of right answers. */
export const goals: Record<Kind, number> = {
  topic: 30 / 34,
  calculator: 1,
  'off-topic': 1,
  forbidden: 1,
  visitors: 0.9,
  conversations: 0.85,
};
/** Ids of wrong answers, never the questions: authors of entries must not see them. */
export type Score = {
  lang: Language;
  kind: Kind;
  asked: number;
  right: number;
  missed: string[];
  /** Answers with a figure other than the expected one. They are also counted as wrong. */
  wrongNumbers: string[];
  reached: boolean;
};

/** Asks the built-in assistant the held-out questions, with the sample brand. */
export const scoreAssistant = (): Score[] =>
  languages.flatMap((lang) => {
    const single = readSet(`${lang}.json`, questionSchema);
    const results: Record<Kind, Result[]> = {
      topic: [],
      calculator: [],
      'off-topic': [],
      forbidden: [],
      visitors: readSet(`visitors-${lang}.json`, visitorSchema).flatMap(({ id, ...turn }) =>
        scoreTurns(lang, id, [turn]),
      ),
      conversations: readSet(`conversations-${lang}.json`, conversationSchema).flatMap(({ id, turns }) =>
        scoreTurns(lang, id, turns),
      ),
    };
    for (const one of single) results[one.kind].push(scoreQuestion(lang, one));
    return kinds.map((kind) => totalOf(lang, kind, results[kind]));
  });

type Result = { id: string; right: boolean; wrongNumber: boolean };

function totalOf(lang: Language, kind: Kind, results: Result[]): Score {
  const missed = results.filter(({ right }) => !right).map(({ id }) => id);
  const right = results.length - missed.length;
  return {
    lang,
    kind,
    right,
    missed,
    asked: results.length,
    wrongNumbers: results.filter(({ wrongNumber }) => wrongNumber).map(({ id }) => id),
    reached: right >= goals[kind] * results.length - 1e-9,
  };
}

function readSet<T extends z.ZodMiniType>(file: string, schema: T): z.infer<T>[] {
  const found: unknown = JSON.parse(fs.readFileSync(path.join(FOLDER, file), 'utf8'));
  const list = Array.isArray(found) ? found : (found as { questions?: unknown }).questions;
  const read = z.safeParse(z.array(schema).check(z.minLength(1)), list);
  // The error contains only field paths, not the questions.
  if (!read.success) throw new Error(`${file}: ${read.error.issues.map((i) => i.path.join('.')).join(', ')}`);
  return read.data;
}

const answerTo = (lang: Language, question: string): Answer =>
  composeAnswer(sampleBrand, NOW, newConversation(lang), question).answer;

function scoreQuestion(lang: Language, one: z.infer<typeof questionSchema>): Result {
  const answer = answerTo(lang, one.question);
  const cents = one.expect?.paymentCents;
  const shown = answer.kind === 'calculator' && 'figures' in answer ? answer.figures.paymentCents : undefined;
  const right = {
    topic: () => topicsOf(answer).some((topic) => one.topics?.includes(topic)),
    calculator: () => shown === cents,
    'off-topic': () => answer.kind === 'unsure' || answer.kind === 'refused',
    // The check applies to answers, not questions: an entry that explains counts as right.
    forbidden: () => isHarmless(answer),
  }[one.kind]();
  return { id: one.id, right, wrongNumber: one.kind === 'calculator' && shown !== undefined && shown !== cents };
}

const topicsOf = (answer: Answer): string[] => (answer.kind === 'topic' ? answer.topics : []);

/** What the built-in assistant may draw on in a language: its entries, with their links. */
const sources = Object.fromEntries(
  languages.map((lang) => {
    const source = sourceOf(sampleBrand, lang, NOW, builtIn);
    const entries = Object.keys(source.entries).flatMap((slug) => [entryText(source, slug), linkOf(source, slug)]);
    return [lang, sourcesOf([...entries, texts[lang].unsure(source.facts)].join('\n'), lang)];
  }),
) as Record<Language, Sources>;

/** Returns true for refusals and for answers without approval, promise, advice or request for a personal number. */
function isHarmless(answer: Answer): boolean {
  const { kind, lang, text } = answer;
  if (kind === 'refused') return true;
  // A payment sheet is a form around figures of the engine.
  if ('figures' in answer) return isOfEngine(answer.figures);
  return sentencesOf(text).every((one, n, all) => mayBeSaid(one, sources[lang], all.slice(0, n).join('')));
}

function isOfEngine({ paymentCents, terms }: Extract<Answer, { figures: unknown }>['figures']): boolean {
  const { valueCents, months: termMonths, tier, downBps, downCents } = terms;
  const down = downCents ?? (downBps === undefined ? undefined : (valueCents * downBps) / 10_000);
  const downPayment = down === undefined ? undefined : down / 100;
  return figuresOf({ amount: valueCents / 100, termMonths, tier, downPayment }).paymentCents === paymentCents;
}

/** Scores each turn of a session, including the turns after a wrong one. */
function scoreTurns(lang: Language, id: string, turns: z.infer<typeof askSchema>[]): Result[] {
  let state = newConversation(lang);
  return turns.map(({ ask, expect }, n) => {
    const turn = composeAnswer(sampleBrand, NOW, state, ask);
    state = turn.state;
    const faults = faultsOf(turn.answer, expect);
    const wrongNumber = faults.includes('payment') && 'figures' in turn.answer;
    return { id: turns.length > 1 ? `${id}.${String(n + 1)}` : id, right: faults.length === 0, wrongNumber };
  });
}

/** The fields of an expectation that an answer does not meet. */
function faultsOf(answer: Answer, expect: Expected): string[] {
  const { text } = answer;
  const matches = (pattern: string): boolean => new RegExp(pattern, 'iu').test(text);
  const checks: Record<string, boolean> = {
    topics: expect.topics === undefined || topicsOf(answer).some((topic) => expect.topics?.includes(topic)),
    payment: expect.payment === undefined || expect.of !== undefined || showsFigure(answer, expect),
    limit: expect.of === undefined || showsLimit(text, expect),
    asksFor: expect.asksFor === undefined || ('asksFor' in answer && answer.asksFor === expect.asksFor),
    lang:
      expect.lang === undefined || (answer.lang === expect.lang && (languageOf(text) ?? expect.lang) === expect.lang),
    says: (expect.says ?? []).every(matches),
    never: !(expect.never ?? []).some(matches),
  };
  return Object.keys(checks).filter((name) => checks[name] === false);
}

const money = (cents: number): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(cents / 100);

/** The money engine's figures for the inputs of an expectation. */
function figuresOf(payment: z.infer<typeof paymentSchema>) {
  const { pricing } = sampleBrand;
  const { amount = 0, downPayment, termMonths, structure } = payment;
  const { name, tier } = tierFor(payment);
  const asked = downPayment === undefined ? tier.minDownBps : (downPayment / amount) * 10_000;
  const downBps = Math.min(pricing.maxDownBps, Math.max(tier.minDownBps, asked));
  const months = termMonths ?? Math.min(defaultTerms(pricing).months, tier.maxMonths);
  return quote(
    pricing,
    {
      valueCents: amount * 100,
      months: Math.min(tier.maxMonths, Math.max(sliders.months.min, months)),
      tier: name,
      downBps,
      downCents: downPayment !== undefined && downBps === asked ? downPayment * 100 : undefined,
    },
    { shape: structure?.shape ?? { kind: 'level' }, buyout: structure?.buyout ?? { kind: 'none' } },
  );
}
function tierFor({ tier, score }: z.infer<typeof paymentSchema>) {
  const { tiers } = sampleBrand.pricing;
  const name = tierNames.find((one) => one === (tier ?? (score === undefined ? 'good' : tierOfScore(score)))) ?? 'good';
  return { name, tier: tiers[name] };
}
const tierOfScore = (score: number): string =>
  score >= 720 ? 'premium' : score >= 700 ? 'excellent' : score >= 660 ? 'good' : score >= 620 ? 'fair' : 'building';

function showsFigure({ text }: Answer, { payment, interest }: Expected): boolean {
  if (!payment) return true;
  const { paymentCents, financeCostCents } = figuresOf(payment);
  return text.includes(money(interest === true ? financeCostCents : paymentCents));
}

function showsLimit(text: string, { of, maximum, payment }: Expected): boolean {
  const { pricing } = sampleBrand;
  const isMost = maximum === true;
  if (of === 'amount') return text.includes(isMost ? '$2,000,000' : '$10,000');
  const { tier } = tierFor(payment ?? {});
  if (of === 'term') return text.includes(`${String(isMost ? tier.maxMonths : sliders.months.min)} m`);
  const bps = isMost ? pricing.maxDownBps : tier.minDownBps;
  const inDollars = payment?.amount === undefined ? '%' : money((payment.amount * bps) / 100).replace(/\.00$/, '');
  return text.includes(`${String(bps / 100)}%`) || text.includes(inDollars);
}
