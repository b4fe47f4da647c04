import type { ChatOutcome } from '#contract/chat.ts';
import type { ModelSettings } from '#server/assistant-settings.ts';
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
    for await (const sentence of sentencesOf(model.answer(brief.turn, times.signal))) {
      if (said.content === '' && sentence.trim() === '') continue;
      if (said.content.length > settings.maxTokens * LETTERS_PER_TOKEN) throw new Unsayable('TOO_LONG');
      if (sentence.includes(UNSURE)) throw new Unsayable(UNSURE);
      if (!mayBeSaid(sentence, brief.sources)) throw new Unsayable('NOT_GROUNDED');
      times.spoke();
      yield say(sentence);
    }
    if (said.content === '') throw new Unsayable('EMPTY');
    said.outcome = 'model';
    yield say(brief.ending());
  } catch (error) {
    if (signal.aborted) return;
    if (said.content !== '' && !(error instanceof Unsayable)) throw error;
    failed(error);
    // A topic that the built-in one would have named was a guess, where the model found nothing in it.
    const isUnsure = error instanceof Unsayable && error.code === UNSURE && builtIn.kind === 'topic';
    const instead = isUnsure ? brief.unsure : builtIn;
    said.outcome = instead.kind;
    said.topic = instead.kind === 'topic' ? instead.slug : null;
    yield say(said.content === '' ? instead.text : `\n\n${instead.text}`);
  } finally {
    times.stop();
    await keep(said);
  }
}
