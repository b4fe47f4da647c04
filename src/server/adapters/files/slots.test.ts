import { describe, expect, test } from 'vitest';
import { openSlots } from './s3.ts';

describe('the limit of parts sent at once', () => {
  test('starts waiting work when earlier work ends or fails', async () => {
    const inSlot = openSlots(2);
    const [first, second] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
    const started: string[] = [];
    const begin = (name: string, work: Promise<string>) =>
      inSlot(() => {
        started.push(name);
        return work;
      });
    const all = [begin('a', first.promise), begin('b', second.promise), begin('c', Promise.resolve('c'))];
    await Promise.resolve();
    expect(started).toEqual(['a', 'b']);
    first.reject(new Error('away'));
    await expect(all[0]).rejects.toThrow('away');
    expect(await all[2]).toBe('c');
    expect(started).toEqual(['a', 'b', 'c']);
    second.resolve('b');
    expect(await all[1]).toBe('b');
  });

  test('fails work that waits too long with its own code and frees its place', async () => {
    const inSlot = openSlots(1, 20);
    const first = Promise.withResolvers<string>();
    const running = inSlot(() => first.promise);
    await expect(inSlot(() => Promise.resolve('late'))).rejects.toMatchObject({ code: 'ENOTURN' });
    first.resolve('done');
    expect(await running).toBe('done');
    expect(await inSlot(() => Promise.resolve('next'))).toBe('next');
  });
});
