import { describe, expect, test } from 'vitest';
import { createIdempotencyKey } from './idempotency-key.ts';

const memory = (): Storage => {
  const kept = new Map<string, string>();
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
    get length() {
      return kept.size;
    },
  } as Storage;
};
const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

describe('Idempotency-Key of a submission', () => {
  test('stays the same for the same content, and is new for other content', () => {
    const key = createIdempotencyKey('k', memory);
    const first = key.forContent('a');
    expect(first).toMatch(UUID);
    expect(key.forContent('a')).toBe(first);
    expect(key.forContent('b')).not.toBe(first);
  });

  test('survives a reload until the submission succeeds', () => {
    const storage = memory();
    const first = createIdempotencyKey('k', () => storage).forContent('a');
    const later = createIdempotencyKey('k', () => storage);
    expect(later.forContent('a')).toBe(first);
    later.settle();
    expect(storage.length).toBe(0);
    expect(later.forContent('a')).not.toBe(first);
  });

  test('is stored without the content', () => {
    const storage = memory();
    const key = createIdempotencyKey('k', () => storage).forContent('912-34-4821');
    expect(storage.getItem('k')).toBe(key);
    expect(storage.length).toBe(1);
  });

  test('works without browser storage', () => {
    const key = createIdempotencyKey('k', () => {
      throw new Error('denied');
    });
    expect(key.forContent('a')).toBe(key.forContent('a'));
    key.settle();
  });
});
