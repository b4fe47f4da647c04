import { measureStreams, type Streams } from './measure-streams.ts';
import { type Case, type Measured, median } from './measured.ts';

const COUNT = 1000;
const FIRST_BYTE = { of: 'ours', is: 'at most', first: 300, goal: 250 } as const;

/** 1,000 visitors ask at the same moment: the built-in assistant, then a model that sends a sentence every 50 ms. */
export const streams: Case = {
  name: 'streams',
  run: async (rounds) => {
    const builtIn = await measureStreams(COUNT, 'built-in', rounds);
    const model = await measureStreams(COUNT, 'model', rounds);
    const cut = [...builtIn, ...model].some(({ whole, socketsLeft }) => whole < COUNT || socketsLeft > 0);
    const replaced = model.some(({ byModel }) => byModel < COUNT);
    return {
      rows: [...rowsOf('1,000 chats at once', builtIn), ...rowsOf('1,000 chats with a model', model)],
      faults: [
        ...(cut ? ['an answer broke off, or a socket was left open'] : []),
        ...(replaced ? ['the built-in assistant answered in place of the model'] : []),
      ],
    };
  },
};

function rowsOf(what: string, found: Streams[]): Measured[] {
  const of = (name: keyof Streams): number => median(found.map((one) => one[name]));
  return [
    { what: `First byte of ${what}, p95`, unit: 'ms', ours: of('p95'), bound: FIRST_BYTE },
    { what: `Until the last of ${what} ends`, unit: 'ms', ours: of('wholeMs') },
    { what: `Peak memory, ${what}`, unit: 'MB', ours: of('mostBytes') / 1024 ** 2 },
  ];
}
