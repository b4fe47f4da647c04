import { expect, test } from 'vitest';
import { isUsState, stateCodeOf, stateCodes, stateMask, usStates } from './us-states.ts';

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

test('every suggestion is a valid state, and nothing else is', () => {
  expect(usStates).toHaveLength(52);
  expect(usStates.filter((name) => !isUsState(name) || stateMask(name) !== name)).toEqual([]);
  expect(['zz', '', '12', 'neb', 'Nebraskaa'].filter(isUsState)).toEqual([]);
});

test.each([
  ['California', 'CA'],
  ['Calif.', 'CA'],
  ['ca', 'CA'],
  ['Nueva York', 'NY'],
  ['N.Y.', 'NY'],
  ['PR', 'PR'],
  ['new', null],
  ['Los Angeles CA', null],
  ['Jalisco', null],
  ['', null],
])('the code of "%s" is %s', (typed, code) => expect(stateCodeOf(typed)).toBe(code));

test('every code maps back to itself', () => {
  expect(stateCodes.filter(([code, name]) => stateCodeOf(code) !== code || stateCodeOf(name) !== code)).toEqual([]);
});
