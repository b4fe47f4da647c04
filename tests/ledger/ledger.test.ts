import { expect, test } from 'vitest';
import { brokenRows, ledger } from './ledger.ts';

const here = 'tests/ledger/ledger.test.ts';

test('each rule of both specifications has an existing test or a reason', () => {
  expect(brokenRows()).toEqual([]);
  expect(Object.values(ledger).flat().length).toBeGreaterThan(450);
});

test('a row without test and reason, with an unknown test, or duplicated is reported', () => {
  const rows = [
    { section: '1', rule: 'a', test: '' },
    { section: '1', rule: 'b', later: ' ' },
    { section: '1', rule: 'c', test: 'tests/none.test.ts › x' },
    { section: '1', rule: 'd', test: `${here} › no such title` },
    { section: '1', rule: 'e', none: 'a fact' },
    { section: '1', rule: 'e', none: 'a fact' },
    { section: '1', rule: 'f', test: `${here} › each rule of both` },
    { section: '1', rule: 'g', test: `${here} › titles of a table` },
  ];
  expect(brokenRows({ spec: rows }).map((fault) => fault.slice(0, 8))).toEqual(
    ['a', 'b', 'c', 'd', 'e'].map((rule) => `spec 1 ${rule}`),
  );
});

test.each([1])('titles of a table (%i) are found', (n) => expect(n).toBe(1));
