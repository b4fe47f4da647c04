import { measureStreams } from '#tests/measure-streams.ts';
import { type Case, median } from './measured.ts';

const COUNT = 1000;

/** A thousand visitors ask the built-in assistant at the same moment. */
export const streams: Case = {
  name: 'streams',
  run: async (rounds) => {
    const found = await measureStreams(COUNT, 'built-in', rounds);
    const cut = found.filter(({ whole, socketsLeft }) => whole < COUNT || socketsLeft > 0);
    return {
      rows: [
        {
          what: 'First byte of 1,000 chats at once, p95',
          unit: 'ms',
          ours: median(found.map(({ p95 }) => p95)),
          bound: { of: 'ours', is: 'at most', first: 300, goal: 250 },
        },
        { what: 'Until all of them are answered whole', unit: 'ms', ours: median(found.map(({ wholeMs }) => wholeMs)) },
        {
          what: 'Memory at most meanwhile',
          unit: 'MB',
          ours: median(found.map(({ mostBytes }) => mostBytes)) / 1024 ** 2,
        },
      ],
      faults: cut.length === 0 ? [] : ['an answer broke off, or a socket was left open'],
    };
  },
};
