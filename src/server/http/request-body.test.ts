import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clean } from './request-body.ts';

const nested = (depth: number): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth));

describe('cleaning a request body', () => {
  test('removes NUL and lone surrogates from texts and names at every depth', () => {
    expect(clean({ 'a\0b': ['x\0y', { z: 'a\ud800b\udc00' }] }, 0)).toEqual({ ab: ['xy', { z: 'a�b�' }] });
  });

  test('leaves everything else unchanged', () => {
    const value = { text: 'ñ 日本 💥 ‮ \u0001 <b>', list: [1, 0.5, true, false, null, '', [], {}] };
    expect(clean(value, 0)).toEqual(value);
    expect(clean(undefined, 0)).toBeUndefined();
  });

  test('accepts 32 levels of nesting and refuses 33', () => {
    expect(clean(nested(32), 0)).toEqual(nested(32));
    expect(() => clean(nested(33), 0)).toThrow('The request body is nested too deeply.');
  });

  test('creates no prototype from names such as __proto__', () => {
    const value = clean(JSON.parse('{"__proto__":{"admin":true},"\\u0000__proto__":{"admin":true}}'), 0) as object;
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
    expect('admin' in value).toBe(false);
    expect('admin' in {}).toBe(false);
  });

  test('turns any JSON into texts that a database accepts, and changes nothing else', () => {
    const text = fc.string({ unit: 'binary' });
    fc.assert(
      fc.property(fc.jsonValue({ stringUnit: 'binary' }), text, (value, extra) => {
        const cleaned = JSON.stringify(clean([value, extra], 0));
        expect(cleaned).not.toContain(String.raw`\u0000`);
        expect(cleaned.isWellFormed()).toBe(true);
        expect(cleaned).not.toMatch(/\\ud[89ab]/i);
        expect(clean(JSON.parse(cleaned), 0)).toEqual(JSON.parse(cleaned));
      }),
    );
  });
});
