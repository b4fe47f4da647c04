import { describe, expect, test } from 'vitest';
import { structureNames, structureOf } from './named-structures.ts';
import type { Structure } from './quote.ts';

const none: Structure['buyout'] = { kind: 'none' };
/** Funded in May. */
const structures: Record<(typeof structureNames)[number], Structure> = {
  level: { shape: { kind: 'level' }, buyout: none },
  seasonal: { shape: { kind: 'seasonal', fundedMonth: 5, lowMonths: [12, 1, 2, 3], lowShareBps: 2500 }, buyout: none },
  step: { shape: { kind: 'step', yearlyBps: 1000 }, buyout: none },
  skip: { shape: { kind: 'seasonal', fundedMonth: 5, lowMonths: [12, 1, 2], lowShareBps: 0 }, buyout: none },
  deferred: { shape: { kind: 'deferred', months: 3, keepMaturity: false }, buyout: none },
  touch: { shape: { kind: 'touch', payments: 3, cents: 99_00 }, buyout: none },
  advance: { shape: { kind: 'advance', payments: 2 }, buyout: none },
  own10: { shape: { kind: 'level' }, buyout: { kind: 'percent', bps: 1000 } },
  own1: { shape: { kind: 'level' }, buyout: { kind: 'dollar' } },
};

describe('structures that a visitor may choose', () => {
  test.each(structureNames)('%s has the terms that the pages describe', (structure) => {
    expect(structureOf({ structure, fundedMonth: 5 })).toEqual(structures[structure]);
  });

  test('are listed with the three common ones first', () => {
    expect(structureNames).toEqual(Object.keys(structures));
  });
});
