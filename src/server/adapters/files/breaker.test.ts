import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import type { Files } from '#server/ports.ts';
import { withBreaker } from './breaker.ts';

const KEY = '018f0000-0000-7000-8000-000000000000';

function storeThat(failure: () => Error | undefined) {
  let asked = 0;
  const answer = (): Promise<void> => {
    asked += 1;
    const error = failure();
    return error ? Promise.reject(error) : Promise.resolve();
  };
  const files: Files = {
    put: answer,
    open: () => answer().then(() => Readable.from([])),
    remove: answer,
    sweep: () => answer().then(() => 0),
    ping: answer,
    readNamed: () => answer().then(() => undefined),
    writeNamed: answer,
  };
  return { files, asked: () => asked };
}
const silent = (): Error => Object.assign(new Error('Connection timed out'), { name: 'TimeoutError' });

describe('checks F8: a document store that is unreachable', () => {
  test('is not called after 2 failures, and callers get a time-out error', async () => {
    const store = storeThat(silent);
    const files = withBreaker(store.files);
    for (let n = 0; n < 5; n++) await expect(files.open(KEY)).rejects.toMatchObject({ code: 'ETIMEDOUT' });
    expect(store.asked()).toBe(2);
  });

  test('is tried by one call after a pause, and all calls pass once it answers', async () => {
    let failure: Error | undefined = silent();
    let time = 0;
    const store = storeThat(() => failure);
    const files = withBreaker(store.files, { now: () => time });
    for (let n = 0; n < 3; n++) await expect(files.remove(KEY)).rejects.toThrow();
    time += 10_000;
    await expect(files.remove(KEY)).rejects.toThrow();
    await expect(files.remove(KEY)).rejects.toThrow();
    expect(store.asked()).toBe(3);
    failure = undefined;
    time += 10_000;
    await files.remove(KEY);
    await files.remove(KEY);
    expect(store.asked()).toBe(5);
  });

  test('is noticed as available by the readiness check at once', async () => {
    let failure: Error | undefined = silent();
    const store = storeThat(() => failure);
    const files = withBreaker(store.files);
    for (let n = 0; n < 2; n++) await expect(files.remove(KEY)).rejects.toThrow();
    failure = undefined;
    await files.ping();
    await files.remove(KEY);
  });

  test.each([
    ['a missing file', Object.assign(new Error('none'), { code: 'ENOENT' })],
    ['a caller that waited too long', Object.assign(new Error('too many'), { code: 'ENOTURN' })],
    ['an aborted upload', Object.assign(new Error('aborted'), { code: 'ECONNABORTED' })],
  ])('is not assumed for %s', async (_what, error) => {
    const store = storeThat(() => error);
    const files = withBreaker(store.files);
    for (let n = 0; n < 5; n++) await expect(files.open(KEY)).rejects.toBe(error);
    expect(store.asked()).toBe(5);
  });
});
