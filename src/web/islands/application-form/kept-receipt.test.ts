import { describe, expect, test } from 'vitest';
import { isAskedForMore, openReceiptStore } from './kept-receipt.ts';

const receivedAt = new Date().toISOString();
const memory = (start: string | null = null) => {
  let kept = start;
  const storage = {
    getItem: () => kept,
    setItem: (_name: string, value: string) => void (kept = value),
    removeItem: () => void (kept = null),
  } as unknown as Storage;
  return { storage, text: () => kept ?? '' };
};

describe('the receipt outlives a reload', () => {
  test('keeps reference and time, and nothing else of what was sent', () => {
    const { storage, text } = memory();
    const store = openReceiptStore('AEF', () => storage);
    const sent = { reference: 'AEF-2026-000001', receivedAt, email: 'elena@example.com', copyToken: 'secret' };
    store.write(sent);
    expect(store.read()).toEqual({ reference: 'AEF-2026-000001', receivedAt });
    expect(text()).not.toMatch(/elena|secret/);
    store.clear();
    expect(store.read()).toBeNull();
  });

  test('keeps the link to the status page, for 90 days', () => {
    const { storage } = memory();
    const store = openReceiptStore('AEF', () => storage);
    const statusUrl = 'https://acme.example/status/sample';
    store.write({ reference: 'AEF-2026-000001', receivedAt, statusUrl });
    expect(store.read()?.statusUrl).toBe(statusUrl);
    store.write({ reference: 'AEF-2026-000001', receivedAt, statusUrl: 'no address' });
    expect(store.read()).toEqual({ reference: 'AEF-2026-000001', receivedAt });
    const old = new Date(Date.now() - 91 * 86_400_000).toISOString();
    store.write({ reference: 'AEF-2026-000001', receivedAt: old, statusUrl });
    expect(store.read()).toBeNull();
  });

  test('keeps the time zone of the applicant, if it is one', () => {
    const { storage } = memory();
    const kept = openReceiptStore('AEF', () => storage);
    kept.write({ reference: 'AEF-2026-000001', receivedAt, timeZone: 'America/Denver' });
    expect(kept.read()?.timeZone).toBe('America/Denver');
    kept.write({ reference: 'AEF-2026-000001', receivedAt, timeZone: 'Nowhere/Else' });
    expect(kept.read()).toEqual({ reference: 'AEF-2026-000001', receivedAt });
  });

  test('keeps the kinds of the requested documents', () => {
    const { storage } = memory();
    const store = openReceiptStore('AEF', () => storage);
    store.write({ reference: 'AEF-2026-000001', receivedAt, documents: ['owner_id', 'quote'] });
    expect(store.read()?.documents).toEqual(['owner_id', 'quote']);
    const other = JSON.stringify({ reference: 'AEF-2026-000001', receivedAt, documents: ['owner_id', 7] });
    expect(openReceiptStore('AEF', () => memory(other).storage).read()).toEqual({
      reference: 'AEF-2026-000001',
      receivedAt,
    });
  });

  test.each(['no json', 'null', '{}', '{"reference":"AEF"}', '{"reference":1,"receivedAt":"x"}'])(
    'what is no receipt is ignored: %s',
    (text) => {
      expect(openReceiptStore('AEF', () => memory(text).storage).read()).toBeNull();
    },
  );

  test('works where storage is switched off', () => {
    const store = openReceiptStore('AEF', () => {
      throw new Error('denied');
    });
    store.write({ reference: 'AEF-2026-000001', receivedAt });
    store.clear();
    expect(store.read()).toBeNull();
  });

  test.each([
    ['', null, false],
    ['?utm_source=mail', null, false],
    ['?token=', null, false],
    ['?token=second', null, true],
    ['?value=150000&term=48', null, true],
    ['?equipmentAmount=84500', { key: 'x' }, true],
    ['?token=first', { receipt: 'AEF-2026-000001' }, false],
    ['?token=first', { receipt: 'AEF-2026-000002' }, true],
  ])('the address %j with the history state %j asks for more: %s', (query, state, expected) => {
    expect(isAskedForMore({ reference: 'AEF-2026-000001', receivedAt }, query, state)).toBe(expected);
  });
});
