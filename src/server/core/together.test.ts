import { describe, expect, test } from 'vitest';
import { together } from './together.ts';

describe('checks.md 5: many small writes share a commit', () => {
  test('what comes while a round runs is done in the next, at most so many at once, each with its own answer', async () => {
    const rounds: number[][] = [];
    const double = together(3, async (take: () => number[]) => {
      const items = take();
      rounds.push(items);
      await new Promise((resolve) => setImmediate(resolve));
      return items.map((one) => one * 2);
    });
    expect(await Promise.all([1, 2, 3, 4, 5].map(double))).toEqual([2, 4, 6, 8, 10]);
    expect(rounds).toEqual([[1], [2, 3, 4], [5]]);
  });

  test('a round that fails tells all of it, and the next one runs', async () => {
    const pass = together(9, (take: () => string[]) => {
      const items = take();
      return items.includes('bad') ? Promise.reject(new Error('refused')) : Promise.resolve(items);
    });
    const settled = await Promise.allSettled([pass('a'), pass('bad'), pass('b')]);
    expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected']);
    expect(await pass('c')).toBe('c');
  });

  test('what comes while a round waits to begin belongs to it', async () => {
    const rounds: string[][] = [];
    const begin = Promise.withResolvers<undefined>();
    const pass = together(9, async (take: () => string[]) => {
      await begin.promise;
      rounds.push(take());
      return rounds.at(-1) ?? [];
    });
    const answers = [pass('a'), pass('b')];
    await new Promise((resolve) => setImmediate(resolve));
    answers.push(pass('c'));
    begin.resolve(undefined);
    expect(await Promise.all(answers)).toEqual(['a', 'b', 'c']);
    expect(rounds).toEqual([['a', 'b', 'c']]);
  });

  test('a round that fails before it could begin tells all who wait, and the next one runs', async () => {
    let broken = true;
    const pass = together(9, async (take: () => string[]) => {
      await new Promise((resolve) => setImmediate(resolve));
      if (broken) throw new Error('no connection');
      return take();
    });
    const settled = await Promise.allSettled([pass('a'), pass('b')]);
    expect(settled.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    broken = false;
    expect(await pass('c')).toBe('c');
  });
});
