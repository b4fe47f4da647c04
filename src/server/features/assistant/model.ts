import type { Language } from '#contract/language.ts';
import { assistant as en } from '#copy/en/assistant.ts';
import { assistantModel as enModel } from '#copy/en/assistant-model.ts';
import { assistant as es } from '#copy/es/assistant.ts';
import { assistantModel as esModel } from '#copy/es/assistant-model.ts';
import type { App } from '#server/app.ts';
import type { ModelSettings } from '#server/config/assistant-settings.ts';
import type { Ctx } from '#server/context.ts';
import type { ChatMessage, Said } from '#server/features/chats/session.ts';
import { AppError } from '#server/lib/app-error.ts';
import { errorForLog } from '#server/lib/error-for-log.ts';
import type { Model, ModelTurn } from '#server/ports.ts';
import { mayBeSaid, sentencesOf, type Sources, sourcesOf } from './check.ts';
import { type Answer, entryText, isFixed, linkOf, type Source, sourceOf } from './compose-answer.ts';
import { brandFacts } from './knowledge.ts';

const texts = { en, es };
const modelTexts = { en: enModel, es: esModel };
/** What the model says when the passages hold no answer. */
const UNSURE = 'UNSURE';
const PASSAGES = 4;
/** Far above what the most tokens come to: a model that ignores them is cut off. */
const LETTERS_PER_TOKEN = 10;
/** Latin letters that make one token at the least. Each other character counts as a token. */
const LETTERS_IN_TOKEN = 3;
const NOT_LATIN = /[^\p{ASCII}\p{Script=Latin}\u00A0-\u00FF\u2010-\u2026]/gu;
/** A sentence is at most this long. */
const LONGEST_SENTENCE = 1500;

/** One question for a model: what it receives, what it may draw on, and the link below its answer. */
type ModelQuestion = {
  model: Model;
  settings: ModelSettings;
  turn: ModelTurn;
  sources: Sources;
  /** Maximum number of letters of the answer. */
  longest: number;
  ending: string;
  topic: string;
  unsure: Answer;
};

/**
 * Prepares the call of the model for a question. Returns undefined when the built-in answer is better: figures, limits and
 * questions back come from the engine, and fixed statements keep their exact words.
 */
export async function askModel(
  app: App,
  ctx: Ctx,
  question: string,
  builtIn: Answer,
  earlier: ChatMessage[],
): Promise<ModelQuestion | undefined> {
  const { model, config, brand } = app;
  const { model: settings } = config;
  const { lang } = builtIn;
  const source = sourceOf(brand, lang, ctx.now, app.knowledge.now());
  const slugs = passagesFor(source, builtIn);
  const [topic] = slugs;
  if (!model || !settings || topic === undefined) return undefined;
  const passages = slugs.map((slug) => entryText(source, slug));
  const unsure = texts[lang].unsure(source.facts);
  const turn: ModelTurn = {
    instructions: modelTexts[lang].instructions(source.facts, passages, UNSURE),
    messages: [...tellable(earlier.slice(-2 * settings.turns || earlier.length)), { role: 'user', text: question }],
  };
  if (!(await spend(app, ctx, turn))) return undefined;
  return {
    model,
    settings,
    turn,
    topic,
    longest: settings.maxTokens * LETTERS_PER_TOKEN,
    sources: sourcesOf([...passages, unsure].join('\n'), lang),
    ending: `\n${linkOf(source, topic)}`,
    unsure: builtIn.kind === 'unsure' ? builtIn : { kind: 'unsure', lang, slugs: [], text: unsure },
  };
}

/** The entries that the answer may come from, the built-in choice first. */
function passagesFor(source: Source, builtIn: Answer): string[] {
  if (builtIn.kind === 'unsure') return builtIn.slugs;
  if (builtIn.kind !== 'topic' || 'figures' in builtIn) return [];
  if (builtIn.topics.some((slug) => isFixed(source, slug))) return [];
  return [...new Set([builtIn.slug, ...builtIn.others])].slice(0, PASSAGES);
}

/** Answered questions only: a refused or interrupted exchange is not repeated to the model. */
function tellable(messages: ChatMessage[]): ModelTurn['messages'] {
  const silent = new Set(
    messages.filter(({ outcome }) => outcome === 'refused' || outcome === 'interrupted').map((one) => one.question_id),
  );
  return messages
    .filter(({ id, question_id }) => !silent.has(question_id ?? id))
    .map(({ role, content }) => ({ role, text: content }));
}

/** Why a model's answer is not sent on. */
class Unsayable extends Error {
  override name = 'Unsayable';
  readonly code: string;
  constructor(code: string) {
    super('The model said what it may not say');
    this.code = code;
  }
}

/**
 * The model's answer, one checked sentence at a time. When it fails, at any point, the built-in answer follows: every
 * visitor gets one. `keep` receives what the visitor was sent, also one who has left.
 */
export async function* answerByModel(
  asked: ModelQuestion,
  builtIn: Answer,
  signal: AbortSignal,
  failed: (error: unknown) => void,
  keep: (said: Said) => Promise<unknown>,
): AsyncGenerator<string> {
  const said: Said = { content: '', outcome: 'interrupted', topic: asked.topic };
  const say = (piece: string): string => {
    said.content += piece;
    return piece;
  };
  const times = deadlines(asked.settings, signal);
  try {
    for await (const sentence of checked(asked, times.signal)) {
      times.spoke();
      yield say(sentence);
    }
    said.outcome = 'model';
    yield say(asked.ending);
  } catch (error) {
    if (signal.aborted) return;
    failed(error);
    const instead = error instanceof Unsayable && error.code === UNSURE ? asked.unsure : builtIn;
    const hasBegun = said.content !== '';
    said.outcome = hasBegun ? 'model' : instead.kind;
    if (!hasBegun) said.topic = instead.kind === 'topic' ? instead.slug : null;
    yield say(hasBegun ? `\n\n${instead.text}` : instead.text);
  } finally {
    times.stop();
    await keep(said);
  }
}

/** The model's sentences. @throws `Unsayable` for a sentence that fails the check, and for an empty answer */
async function* checked(
  { model, turn, sources, longest }: Pick<ModelQuestion, 'model' | 'turn' | 'sources' | 'longest'>,
  signal: AbortSignal,
): AsyncGenerator<string> {
  let said = '';
  for await (const sentence of streamSentences(model.answer(turn, signal))) {
    if (said === '' && sentence.trim() === '') continue;
    if (said.length + sentence.length > longest) throw new Unsayable('TOO_LONG');
    if (sentence.toUpperCase().includes(UNSURE)) throw new Unsayable(UNSURE);
    if (!mayBeSaid(sentence, sources, said)) throw new Unsayable('NOT_GROUNDED');
    said += sentence;
    yield sentence;
  }
  if (said === '') throw new Unsayable('EMPTY');
}

/** Whole sentences of a text that arrives in pieces, without its markdown. */
export async function* streamSentences(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  for await (const piece of pieces) {
    const sentences = sentencesOf(rest + piece.replace(/\*\*|`/g, ''));
    rest = sentences.pop() ?? '';
    yield* sentences;
    if (rest.length > LONGEST_SENTENCE) throw new Unsayable('TOO_LONG');
  }
  if (rest.trim() !== '') yield rest;
}

/** A text of a few sentences does not become a letter. */
const MOST_TIMES = 3;

/**
 * Rephrases a text by the model, with figures and addresses of its source only. Returns undefined without a model, when
 * the model fails, and when its text fails the check. `left` aborts when the visitor leaves.
 */
export async function phraseByModel(
  app: App,
  ctx: Ctx,
  { lang, text, source }: { lang: Language; text: string; source: string },
  left: AbortSignal,
): Promise<string | undefined> {
  const { model, config } = app;
  const { model: settings } = config;
  const instructions = modelTexts[lang].phrasing(brandFacts(app.brand, lang, ctx.now));
  const turn: ModelTurn = { instructions, messages: [{ role: 'user', text }] };
  if (!model || !settings || !(await spend(app, ctx, turn))) return undefined;
  const times = deadlines({ ...settings, firstWordMs: settings.answerMs }, left);
  try {
    let said = '';
    const question = { model, turn, sources: sourcesOf(source, lang), longest: text.length * MOST_TIMES };
    for await (const sentence of checked(question, times.signal)) said += sentence;
    return said.trim().replace(/\n+/g, '\n');
  } catch (error) {
    app.log.warn({ cause: errorForLog(error) }, 'the model failed: sent the built-in recommendation');
    return undefined;
  } finally {
    times.stop();
  }
}

/** The most tokens that a text comes to. */
export function tokensIn(text: string): number {
  const others = text.match(NOT_LATIN)?.length ?? 0;
  return Math.ceil(text.replace(NOT_LATIN, '').length / LETTERS_IN_TOKEN) + others;
}

/**
 * Takes one call from what a network and all visitors together may spend, counted at its most. Returns false when one of
 * them is used up.
 */
async function spend(app: App, { ip }: Ctx, { instructions, messages }: ModelTurn): Promise<boolean> {
  const prompt = [instructions, ...messages.map(({ text }) => text)].join('\n');
  const most = tokensIn(prompt) + (app.config.model?.maxTokens ?? 0);
  try {
    await app.limits.use('modelNetworkTokens', { ip }, () => '', most);
    await app.limits.useAll('all', { modelCalls: 1, modelTokens: most }, () => '');
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'rate_limited') return false;
    throw error;
  }
}

/** Ends a model's work when its first word is late, when it takes too long, or when the visitor leaves. */
function deadlines({ firstWordMs, answerMs }: { firstWordMs: number; answerMs: number }, left: AbortSignal) {
  const work = new AbortController();
  const first = setTimeout(() => work.abort(), firstWordMs);
  return {
    signal: AbortSignal.any([left, work.signal, AbortSignal.timeout(answerMs)]),
    spoke: (): void => clearTimeout(first),
    stop: (): void => {
      clearTimeout(first);
      work.abort();
    },
  };
}
