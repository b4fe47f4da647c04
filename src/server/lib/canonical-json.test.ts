import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalJson } from './canonical-json.ts';

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

test('canonicalJson sorts keys at every depth and keeps the order of lists', () => {
  expect(canonicalJson({ b: [{ d: 1, c: 2 }, 'x'], a: null })).toBe('{"a":null,"b":[{"c":2,"d":1},"x"]}');
});

test('canonicalJson treats absent and undefined keys alike', () => {
  expect(canonicalJson({ a: undefined, b: 1 })).toBe(canonicalJson({ b: 1 }));
  expect(canonicalJson(undefined)).toBe('null');
});

test('canonicalJson returns JSON of the same value, so different content has different text', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(JSON.parse(canonicalJson(value))).toEqual(plain(value));
    }),
  );
});

test('canonicalJson ignores the order in which keys were given', () => {
  const shuffled = fc.dictionary(fc.string(), fc.jsonValue()).chain((object) =>
    fc.tuple(
      fc.constant(object),
      fc
        .shuffledSubarray(Object.entries(object), { minLength: Object.keys(object).length })
        .map((e) => Object.fromEntries(e)),
    ),
  );
  fc.assert(fc.property(shuffled, ([a, b]) => canonicalJson(a) === canonicalJson(b)));
});
