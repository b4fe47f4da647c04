import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import type { Files } from '#server/ports.ts';
import { withBreaker } from './breaker.ts';

const KEY = '018f0000-0000-7000-8000-000000000000';

function storeThat(fault: () => Error | undefined) {
  let asked = 0;
  const answer = (): Promise<void> => {
    asked += 1;
    const error = fault();
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

describe('checks F8: a store of documents that is away', () => {
  test('after two faults it is asked no more, and everybody is told as of a time-out', async () => {
    const store = storeThat(silent);
    const files = withBreaker(store.files);
    for (let n = 0; n < 5; n++) await expect(files.open(KEY)).rejects.toMatchObject({ code: 'ETIMEDOUT' });
    expect(store.asked()).toBe(2);
  });

  test('after a rest one call tries it; where it is back, all go through', async () => {
    let fault: Error | undefined = silent();
    let time = 0;
    const store = storeThat(() => fault);
    const files = withBreaker(store.files, { now: () => time });
    for (let n = 0; n < 3; n++) await expect(files.remove(KEY)).rejects.toThrow();
    time += 10_000;
    await expect(files.remove(KEY)).rejects.toThrow();
    await expect(files.remove(KEY)).rejects.toThrow();
    expect(store.asked()).toBe(3);
    fault = undefined;
    time += 10_000;
    await files.remove(KEY);
    await files.remove(KEY);
    expect(store.asked()).toBe(5);
  });

  test('the check of readiness finds out at once that it is back', async () => {
    let fault: Error | undefined = silent();
    const store = storeThat(() => fault);
    const files = withBreaker(store.files);
    for (let n = 0; n < 2; n++) await expect(files.remove(KEY)).rejects.toThrow();
    fault = undefined;
    await files.ping();
    await files.remove(KEY);
  });

  test.each([
    ['a file that is not there', Object.assign(new Error('none'), { code: 'ENOENT' })],
    ['who waited in vain for a turn', Object.assign(new Error('too many'), { code: 'ENOTURN' })],
    ['a sender that broke off', Object.assign(new Error('aborted'), { code: 'ECONNABORTED' })],
  ])('%s is no fault of the store', async (_what, error) => {
    const store = storeThat(() => error);
    const files = withBreaker(store.files);
    for (let n = 0; n < 5; n++) await expect(files.open(KEY)).rejects.toBe(error);
    expect(store.asked()).toBe(5);
  });
});
