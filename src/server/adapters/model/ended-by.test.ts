import { expect, test } from 'vitest';
import type { Model, ModelTurn } from '#server/ports.ts';
import { endedBy } from '#server/boot/shutdown.ts';

const turn: ModelTurn = { instructions: '', messages: [] };
const speaks: Model = {
  async *answer(_turn, signal) {
    yield 'one';
    await new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('broken off'))));
  },
};

test("design 2: a model's answer ends with an error when the process ends, even if the caller is connected", async () => {
  const ending = new AbortController();
  const model = endedBy(speaks, ending.signal);
  const pieces = model.answer(turn, new AbortController().signal)[Symbol.asyncIterator]();
  expect(await pieces.next()).toEqual({ value: 'one', done: false });
  const next = pieces.next();
  ending.abort();
  await expect(next).rejects.toThrow('broken off');
});

test("design 2: a model's answer ends with an error when its caller disconnects", async () => {
  const left = new AbortController();
  const pieces = endedBy(speaks, new AbortController().signal).answer(turn, left.signal)[Symbol.asyncIterator]();
  await pieces.next();
  const next = pieces.next();
  left.abort();
  await expect(next).rejects.toThrow('broken off');
});
