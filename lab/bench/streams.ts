import { measureStreams, type Streams } from './measure-streams.ts';
import { type Case, type Measured, median } from './measured.ts';

const COUNT = 200;

/** 200 visitors ask within 1 s: first the built-in assistant, then a model that sends a sentence every 50 ms. */
export const streams: Case = {
  name: 'streams',
  run: async ({ rounds }) => {
    const builtIn = await measureStreams(COUNT, 'built-in', rounds);
    const model = await measureStreams(COUNT, 'model', rounds);
    const cut = [...builtIn, ...model].some(({ whole, socketsLeft }) => whole < COUNT || socketsLeft > 0);
    const replaced = model.some(({ byModel }) => byModel < COUNT);
    return {
      rows: [rowOf('the built-in assistant', builtIn), rowOf('a model', model)],
      faults: [
        ...(cut ? ['an answer was incomplete, or a socket stayed open'] : []),
        ...(replaced ? ['the built-in assistant answered instead of the model'] : []),
      ],
    };
  },
};

const rowOf = (who: string, found: Streams[]): Measured => ({
  what: `200 questions within 1 s to ${who}, first word, p95`,
  unit: 'ms',
  ours: median(found.map(({ p95 }) => p95)),
  bound: { of: 'ours', is: 'at most', first: 500, goal: 250 },
});
