import { expect, test } from 'vitest';
import { isUsState, stateMask, usStates } from './us-states.ts';

test.each([
  ['NE', 'Nebraska'],
  ['ne', 'Nebraska'],
  ['nebraska', 'Nebraska'],
  ['NEW  york', 'New York'],
  ['N.Y.', 'New York'],
  ['Nueva York', 'New York'],
  ['nuevo mexico', 'New Mexico'],
  ['Oregón', 'Oregon'],
  ['d.c.', 'District of Columbia'],
  ['neb', 'Nebraska'],
  ['Calif.', 'California'],
  ['new', 'new'],
  ['vir', 'vir'],
  ['virginia', 'Virginia'],
  ['zz', 'zz'],
  ['Jalisco', 'Jalisco'],
  ['', ''],
])('the state "%s" is written as "%s"', (typed, written) => {
  expect(stateMask(typed)).toBe(written);
  expect(stateMask(written)).toBe(written);
});

test('every suggestion is a state as it stands, and nothing else is one', () => {
  expect(usStates).toHaveLength(52);
  expect(usStates.filter((name) => !isUsState(name) || stateMask(name) !== name)).toEqual([]);
  expect(['zz', '', '12', 'neb', 'Nebraskaa'].filter(isUsState)).toEqual([]);
});
