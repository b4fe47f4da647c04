import { expect, test } from 'vitest';
import { isId, newId } from './ids.ts';

test('newId sorts ids of one millisecond in order of creation, even when the counter overflows', () => {
  const ids = Array.from({ length: 20_000 }, newId);
  expect(ids.toSorted()).toEqual(ids);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => !isId(id) || id[14] !== '7' || !/[89ab]/.test(id[19] ?? ''))).toEqual([]);
});
