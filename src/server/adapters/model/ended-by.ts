import type { Model } from '#server/ports.ts';

/** The same model; what it says breaks off, in an error as when a connection breaks, once this signal aborts. */
export const endedBy = (model: Model, signal: AbortSignal): Model => ({
  answer: (turn, left) => model.answer(turn, AbortSignal.any([left, signal])),
  phrase: (instructions, text, left) => model.phrase(instructions, text, AbortSignal.any([left, signal])),
});
