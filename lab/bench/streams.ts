import type { Engine } from './filled-server.ts';
import { measureStreams, type Streams } from './measure-streams.ts';
import { type Case, type Measured, median } from './measured.ts';

const COUNT = 200;
const ENGINES: Engine[] = ['PostgreSQL', 'embedded'];
const ASSISTANTS = ['built-in', 'model'] as const;

/** 200 visitors ask within 1 s: first the built-in assistant, then a model that sends a sentence every 50 ms. */
export const streams: Case = {
  name: 'streams',
  run: async ({ rounds }) => {
    const rows: Measured[] = [];
    const faults = new Set<string>();
    for (const engine of ENGINES)
      for (const assistant of ASSISTANTS) {
        const found = await measureStreams({ count: COUNT, assistant, engine }, rounds);
        rows.push(rowOf(assistant, engine, found));
        if (found.some(({ whole, socketsLeft }) => whole < COUNT || socketsLeft > 0))
          faults.add(`${engine}, ${assistant}: an answer was incomplete, or a socket stayed open`);
        if (assistant === 'model' && found.some(({ byModel }) => byModel < COUNT))
          faults.add(`${engine}: the built-in assistant answered instead of the model`);
      }
    return { rows, faults: [...faults] };
  },
};

/** Not judged: a model with the embedded database, which shares the server's thread. */
const isJudged = (assistant: (typeof ASSISTANTS)[number], engine: Engine): boolean =>
  assistant === 'built-in' || engine === 'PostgreSQL';

const rowOf = (assistant: (typeof ASSISTANTS)[number], engine: Engine, found: Streams[]): Measured => ({
  what: `200 questions within 1 s to ${assistant === 'model' ? 'a model' : 'the built-in assistant'}, first word, p95, ${engine}`,
  unit: 'ms',
  ours: median(found.map(({ p95 }) => p95)),
  bound: isJudged(assistant, engine) ? { of: 'ours', is: 'at most', first: 500, goal: 250 } : undefined,
});
