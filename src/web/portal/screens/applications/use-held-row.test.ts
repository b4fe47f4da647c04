import { expect, test } from 'vitest';
import { withHeld } from './use-held-row.ts';

const row = (id: string, state = 'open') => ({ id, state });
const rows = [row('a'), row('b'), row('c'), row('d')];
const idsOf = (all: readonly { id: string }[]) => all.map(({ id }) => id).join('');

test('a list with the open file in its place stays as it is', () =>
  expect(withHeld(rows, { row: row('b'), at: 1 })).toBe(rows));

test('a decided file that moved to the end keeps its place, as the list now has it', () => {
  const moved = [row('a'), row('c'), row('d'), row('b', 'decided')];
  const held = withHeld(moved, { row: row('b'), at: 1 });
  expect(idsOf(held)).toBe('abcd');
  expect(held[1]).toEqual(row('b', 'decided'));
});

test('a decided file that left the list keeps its place, as the list last had it', () => {
  const held = withHeld([row('a'), row('c'), row('d')], { row: row('b', 'decided'), at: 1 });
  expect(idsOf(held)).toBe('abcd');
  expect(held[1]).toEqual(row('b', 'decided'));
});

test('a file whose place is gone is the last one', () =>
  expect(idsOf(withHeld([row('a')], { row: row('d'), at: 3 }))).toBe('ad'));
