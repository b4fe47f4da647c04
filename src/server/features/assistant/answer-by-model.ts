import type { ChatOutcome } from '#contract/chat.ts';
import type { ModelSettings } from '#server/config/assistant-settings.ts';
import type { Model } from '#server/ports.ts';
import type { Answer } from './answer.ts';
import { type Brief, UNSURE } from './brief-model.ts';
import { deadlines } from './deadlines.ts';
import { mayBeSaid } from './may-be-said.ts';
import { sentencesOf } from './sentences.ts';

/** Far above what the most tokens come to: a model that ignores them is cut off. */
const LETTERS_PER_TOKEN = 10;

export type Said = { content: string; outcome: ChatOutcome; topic: string | null };
type By = { model: Model; settings: ModelSettings; failed: (error: unknown) => void };

/** What a model must not say was about to be said; or that it does not know. */
class Unsayable extends Error {
  override name = 'Unsayable';
  readonly code: string;
  constructor(code: string) {
    super('The model said what it may not say');
    this.code = code;
  }
}

/**
 * The model's answer, a checked sentence at a time. The built-in one takes its place where none comes, and the place
 * of what follows where a sentence may not be said. `keep` is told what the visitor was told, also when he left.
 * @throws Error when it breaks off after its first sentence
 */
export async function* answerByModel(
  { model, settings, failed }: By,
  brief: Brief,
  builtIn: Answer,
  signal: AbortSignal,
  keep: (said: Said) => Promise<void>,
): AsyncGenerator<string> {
  const said: Said = { content: '', outcome: 'interrupted', topic: brief.topic ?? null };
  const say = (piece: string): string => {
    said.content += piece;
    return piece;
  };
  const times = deadlines(settings, signal);
  try {
    const most = settings.maxTokens * LETTERS_PER_TOKEN;
    for await (const sentence of checked(model.answer(brief.turn, times.signal), brief, most)) {
      times.spoke();
      yield say(sentence);
    }
    said.outcome = 'model';
    yield say(brief.ending());
  } catch (error) {
    if (signal.aborted) return;
    if (said.content !== '' && !(error instanceof Unsayable)) throw error;
    failed(error);
    const instead = insteadOf(error, brief, builtIn);
    said.outcome = instead.kind;
    said.topic = instead.kind === 'topic' ? instead.slug : null;
    yield say(said.content === '' ? instead.text : `\n\n${instead.text}`);
  } finally {
    times.stop();
    await keep(said);
  }
}

/** The model's sentences, up to so many letters. @throws Unsayable instead of one that may not be said, or without any */
async function* checked(pieces: AsyncIterable<string>, brief: Brief, most: number): AsyncGenerator<string> {
  let length = 0;
  for await (const sentence of sentencesOf(pieces)) {
    if (length === 0 && sentence.trim() === '') continue;
    length += sentence.length;
    if (length > most) throw new Unsayable('TOO_LONG');
    if (sentence.includes(UNSURE)) throw new Unsayable(UNSURE);
    if (!mayBeSaid(sentence, brief.sources)) throw new Unsayable('NOT_GROUNDED');
    yield sentence;
  }
  if (length === 0) throw new Unsayable('EMPTY');
}

/** A topic that the built-in answer names was a guess, where the model found nothing in it. */
const insteadOf = (error: unknown, brief: Brief, builtIn: Answer): Answer =>
  error instanceof Unsayable && error.code === UNSURE && builtIn.kind === 'topic' ? brief.unsure : builtIn;
