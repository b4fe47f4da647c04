import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalJson } from './canonical-json.ts';

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

test('keys are sorted at every depth, lists keep their order', () => {
  expect(canonicalJson({ b: [{ d: 1, c: 2 }, 'x'], a: null })).toBe('{"a":null,"b":[{"c":2,"d":1},"x"]}');
});

test('what is absent and what is undefined are the same', () => {
  expect(canonicalJson({ a: undefined, b: 1 })).toBe(canonicalJson({ b: 1 }));
  expect(canonicalJson(undefined)).toBe('null');
});

test('it is JSON of the same value, so different content never has one text', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(JSON.parse(canonicalJson(value))).toEqual(plain(value));
    }),
  );
});

test('the order in which keys were given does not count', () => {
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
