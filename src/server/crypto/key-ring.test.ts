import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decryptGcm, encryptGcm, newRingEntry, parseKeyRing, ringText } from './key-ring.ts';

const key = (fill: number): string => Buffer.alloc(32, fill).toString('base64');

describe('the key ring', () => {
  test('makes the first key the active one', () => {
    const ring = parseKeyRing(`new:${key(2)}, old:${key(1)}`);
    expect(ring.activeId).toBe('new');
    expect([...ring.keys.keys()]).toEqual(['new', 'old']);
    expect(ring.keys.get('old')).toEqual(Buffer.alloc(32, 1));
  });

  test('creates a new, unique entry that parses', () => {
    const [a, b] = [newRingEntry(), newRingEntry()];
    expect(parseKeyRing(a).keys.size).toBe(1);
    expect(a).not.toBe(b);
    expect(a).toMatch(/^k\d+:[\w+/]{43}=$/);
  });

  test('keeps the order of keys when written and read', () => {
    const text = `new:${key(2)},old:${key(1)}`;
    expect(ringText(parseKeyRing(text))).toBe(text);
  });

  test.each([
    ['nothing', '', 'each entry must read id:base64'],
    ['no id', `:${key(1)}`, 'each entry must read id:base64'],
    ['no colon', 'YWJj', 'each entry must read id:base64'],
    ['an invalid id', `a b:${key(1)}`, 'each entry must read id:base64'],
    ['a trailing comma', `a:${key(1)},`, 'each entry must read id:base64'],
    ['a short key', `a:${Buffer.alloc(31).toString('base64')}`, 'key "a" must be 32 bytes in base64 (it has 31)'],
    ['a long key', `a:${Buffer.alloc(33).toString('base64')}`, 'key "a" must be 32 bytes in base64 (it has 33)'],
    ['a duplicate id', `a:${key(1)},a:${key(2)}`, 'key id "a" appears twice'],
  ])('refuses %s with a message that does not contain the key', (_name, text, message) => {
    expect(() => parseKeyRing(text)).toThrow(message);
    expect(() => parseKeyRing(text)).not.toThrow(/A{20}|AQEB|AgIC/);
  });
});

describe('AES-256-GCM', () => {
  const k = Buffer.alloc(32, 7);
  const sealed = encryptGcm(k, Buffer.from('912-34-4821'), 'applications:1:principal_ssn');
  const open = (bytes: Buffer, aad = 'applications:1:principal_ssn', with_ = k) => decryptGcm(with_, bytes, aad);

  test('decrypts what it encrypted, including empty content', () => {
    expect(open(sealed).toString()).toBe('912-34-4821');
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), fc.string(), (bytes, aad) => {
        expect(decryptGcm(k, encryptGcm(k, Buffer.from(bytes), aad), aad)).toEqual(Buffer.from(bytes));
      }),
    );
  });

  test('encrypts the same content differently each time', () => {
    const nonces = Array.from({ length: 500 }, () => encryptGcm(k, Buffer.from('x'), '').toString('hex').slice(0, 24));
    expect(new Set(nonces).size).toBe(500);
  });

  test('refuses any flipped bit of nonce, content or tag', () => {
    for (let bit = 0; bit < sealed.length * 8; bit++) {
      const changed = Buffer.from(sealed);
      changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      expect(() => open(changed), `bit ${String(bit)}`).toThrow();
    }
  });

  test('refuses any truncation at either end and any added byte', () => {
    for (let length = 0; length < sealed.length; length++) {
      expect(() => open(sealed.subarray(0, length))).toThrow();
      expect(() => open(sealed.subarray(sealed.length - length))).toThrow();
    }
    expect(() => open(Buffer.concat([sealed, Buffer.of(0)]))).toThrow();
  });

  test('refuses a combination of two encrypted values', () => {
    const other = encryptGcm(k, Buffer.from('111-22-3333'), 'applications:1:principal_ssn');
    for (const cut of [12, 20, sealed.length - 16])
      expect(() => open(Buffer.concat([sealed.subarray(0, cut), other.subarray(cut)]))).toThrow();
  });

  test('refuses other additional data and another key', () => {
    expect(() => open(sealed, 'applications:2:principal_ssn')).toThrow();
    expect(() => open(sealed, '')).toThrow();
    expect(() => open(sealed, undefined, randomBytes(32))).toThrow();
  });
});
