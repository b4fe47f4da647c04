import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/start-test-app.ts';
import {
  type SavedAnswer,
  type IdempotencyClaim,
  claimOf,
  replayOrClaim,
  saveAnswer,
} from '#server/lib/idempotency.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());

const DAY = 24 * 3_600_000;
const claim = (
  key: string,
  input: unknown = { a: 1 },
  route = '/api/x',
  caller = 'public',
): IdempotencyClaim | undefined => claimOf(key, route, caller, input, t.app.vault);

let made = 0;
/** Writes under a key. Returns the number of the write, or the first answer again. */
const write = (key: IdempotencyClaim | undefined): Promise<SavedAnswer> =>
  t.app.db.tx(async (tx) => {
    const replay = await replayOrClaim(tx, t.app.vault, key);
    if (replay) return replay;
    const answer = { number: ++made };
    await saveAnswer(tx, key, { status: 201, answer });
    return { status: 201, answer, replayed: false };
  });

describe('Idempotency-Key', () => {
  test('repeats the first answer for the same content in any field order', async () => {
    const first = await write(claim('key-replay', { a: 1, b: [2] }));
    const second = await write(claim('key-replay', { b: [2], a: 1 }));
    expect(first.replayed).toBe(false);
    expect(second).toEqual({ ...first, replayed: true });
  });

  test('answers 422 for other content', async () => {
    await write(claim('key-other', { a: 1 }));
    await expect(write(claim('key-other', { a: 2 }))).rejects.toMatchObject({
      status: 422,
      code: 'idempotency_mismatch',
    });
  });

  test('is separate per route and caller', async () => {
    const first = await write(claim('key-scope', { a: 1 }));
    for (const other of [claim('key-scope', { a: 2 }, '/api/y'), claim('key-scope', { a: 3 }, '/api/x', 'user-1')]) {
      const answer = await write(other);
      expect(answer.replayed).toBe(false);
      expect(answer.answer).not.toEqual(first.answer);
    }
  });

  test('is valid for 24 hours, and then starts a new write', async () => {
    const first = await write(claim('key-for-a-day', { a: 1 }));
    t.clock.advance(DAY - 1);
    expect((await write(claim('key-for-a-day', { a: 1 }))).replayed).toBe(true);
    t.clock.advance(1);
    const next = await write(claim('key-for-a-day', { a: 2 }));
    expect(next.replayed).toBe(false);
    expect(next.answer).not.toEqual(first.answer);
    expect(await write(claim('key-for-a-day', { a: 2 }))).toEqual({
      ...next,
      replayed: true,
    });
  });

  test('is optional: without it every call writes', async () => {
    const [a, b] = [await write(undefined), await write(undefined)];
    expect(a.answer).not.toEqual(b.answer);
  });

  test('lets one of ten concurrent calls write; the others wait or read that it is in progress', async () => {
    const from = made;
    const ended = await Promise.allSettled(Array.from({ length: 10 }, () => write(claim('key-at-once'))));
    expect(made).toBe(from + 1);
    for (const one of ended)
      if (one.status === 'fulfilled') expect(one.value.answer).toEqual({ number: made });
      else expect(one.reason).toMatchObject({ status: 409, code: 'in_progress', extra: { retryAfterSeconds: 1 } });
  });

  test('stays unused when its write fails', async () => {
    const failing = t.app.db.tx(async (tx) => {
      await replayOrClaim(tx, t.app.vault, claim('key-fails'));
      await saveAnswer(tx, claim('key-fails'), { status: 201, answer: {} });
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    expect((await write(claim('key-fails', { other: true }))).replayed).toBe(false);
  });

  test.each([
    ['seven characters', '1234567'],
    ['201 characters', 'x'.repeat(201)],
    ['two headers', ['key-number-1', 'key-number-2']],
  ])('rejects %s with a readable message', (_name, header) => {
    expect(() => claimOf(header, '/api/x', 'public', {}, t.app.vault)).toThrow(
      'The Idempotency-Key must be a text of 8 to 200 characters.',
    );
  });

  test('makes no claim without the header', () => {
    expect(claimOf(undefined, '/api/x', 'public', {}, t.app.vault)).toBeUndefined();
  });

  test('is stored neither in the clear nor as a hash that would reveal guessed content', async () => {
    await write(claim('key-stored-nowhere', { ssn: '912-34-4821' }));
    const rows = JSON.stringify(await t.app.db.query.selectFrom('idempotency').selectAll().execute());
    expect(rows).not.toContain('key-stored-nowhere');
    expect(rows).toContain(claim('key-stored-nowhere', { ssn: '912-34-4821' })?.bodyMac);
    expect(claim('key-stored-nowhere', { ssn: '912-34-4822' })?.bodyMac).not.toBe(
      claim('key-stored-nowhere', { ssn: '912-34-4821' })?.bodyMac,
    );
    for (const form of ['hex', 'base64', 'base64url'] as const)
      expect(rows).not.toContain(createHash('sha256').update('{"ssn":"912-34-4821"}').digest(form));
  });
});
