import { describe, expect, test } from 'vitest';
import type { Outcome } from './drill.ts';
import { faultsOf } from './report.ts';

const held: Outcome = {
  how: 'SIGKILL',
  control: 'ended by the signal',
  acknowledged: 40,
  lost: 0,
  twice: 0,
  recoveryMs: 300,
  judged: { I1: [], I7: [] },
};

describe('a fault row passes', () => {
  test('when the fault happened and nothing is wrong', () => {
    expect(faultsOf(held)).toEqual([]);
  });

  test.each([
    ['no evidence of the fault', { control: '' }],
    ['2 lost', { lost: 2 }],
    ['1 twice', { twice: 1 }],
    ['the process ended', { faults: ['the process ended'] }],
    ['I7: recovered after 12000 ms', { judged: { I7: ['recovered after 12000 ms'] } }],
  ])('not with: %s', (line, change: Partial<Outcome>) => {
    expect(faultsOf({ ...held, ...change })).toEqual([line]);
  });
});
