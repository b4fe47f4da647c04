import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { errorForLog as describeError } from '#server/lib/error-for-log.ts';
import { AppError, errorCodes } from '#server/lib/app-error.ts';
import { sampleApplication, signedIn } from '#tests/support/factories.ts';
import { expectRefusal } from '#tests/server/expect-refusal.ts';
import { startTestApp } from '#tests/support/start-test-app.ts';
import { buildServer } from './build-server.ts';
import { toAppError } from './errors.ts';
import { route } from './route.ts';

const t = await startTestApp();
afterAll(() => t.close());
const coded = (code: string, message = 'secret detail'): Error => Object.assign(new Error(message), { code });

describe('the mapper from errors to HTTP', () => {
  test('has a status for each code', () => {
    expect(errorCodes).toMatchObject({
      validation: 400,
      unauthorized: 401,
      forbidden: 403,
      csrf: 403,
      origin: 403,
      not_found: 404,
      method_not_allowed: 405,
      conflict: 409,
      gone: 410,
      too_large: 413,
      unsupported_media_type: 415,
      idempotency_mismatch: 422,
      rate_limited: 429,
      internal: 500,
      unavailable: 503,
      restarting: 503,
    });
  });

  test.each([
    '08006',
    '08P01',
    '57P01',
    '57P03',
    '53300',
    '53100',
    '58030',
    '55P03',
    '57014',
    '25P03',
    '40P01',
    '40001',
    'ECONNREFUSED',
    'ECONNRESET',
    'ETIMEDOUT',
    'ENOTURN',
    'ENOSPC',
    'EIO',
  ])('maps %s to 503 with a retry after 5 seconds', (code) => {
    expect(toAppError(coded(code))).toMatchObject({
      status: 503,
      code: 'unavailable',
      extra: { retryAfterSeconds: 5 },
    });
  });

  test.each([
    coded('57014'),
    new Error('Query read timeout'),
    new Error('timeout exceeded when trying to connect'),
    new Error('Connection terminated due to connection timeout'),
  ])('maps a database time-out to 503 and names the limit: %s', (error) => {
    expect(toAppError(error)).toMatchObject({
      status: 503,
      message: 'The database did not answer within 30 seconds. Please try again.',
      extra: { retryAfterSeconds: 5 },
    });
  });

  test('maps a failed connection to 503', () => {
    for (const message of [
      'timeout exceeded when trying to connect',
      'Connection terminated unexpectedly',
      'cannot access temporary or unlogged relations during recovery',
      'Cannot use a pool after calling end on the pool',
      'Client has encountered a connection error and is not queryable',
      'Client was closed and is not queryable',
    ])
      expect(toAppError(new Error(message))).toMatchObject({ status: 503 });
  });

  test.each([['42P01'], ['23505'], ['22P02'], ['40002'], ['E5308'], ['X08006']])(
    'maps %s, which is our own error, to 500',
    (code) => {
      expect(toAppError(coded(code))).toMatchObject({ status: 500, code: 'internal' });
    },
  );

  test.each([new Error('secret detail'), 'secret detail', undefined, null, { statusCode: 200 }])(
    'maps anything else to 500 with a fixed text',
    (thrown) => {
      const error = toAppError(thrown);
      expect(error.status).toBe(500);
      expect(error.message).toBe('Something went wrong on our side. Please try again; if it happens again, call us.');
    },
  );

  test('keeps the 4xx of a framework error and replaces its text', () => {
    const refused = Object.assign(new Error('secret detail'), { statusCode: 418 });
    expect(toAppError(refused)).toMatchObject({ status: 400, message: 'The request could not be read.' });
    const own = new AppError('gone', 'This is over.');
    expect(toAppError(own)).toBe(own);
  });

  test('logs class, code and place of an error, never its message', () => {
    const shown = describeError(coded('23505', 'duplicate key value (email)=(elena@example.com)'));
    expect(shown).toMatchObject({ name: 'Error', code: '23505' });
    expect(shown['place']).toContain('errors.test.ts');
    expect(JSON.stringify(shown)).not.toContain('elena');
    expect(describeError('elena@example.com')).toEqual({ name: 'string' });
  });

  test('logs the causes of an error without their messages, also of an error that is a plain object', () => {
    const reset = coded('ECONNRESET', 'elena@example.com');
    const shown = describeError(new Error('elena@example.com', { cause: new TypeError('x', { cause: reset }) }));
    expect(shown).toMatchObject({ name: 'Error', causes: 'TypeError, Error ECONNRESET' });
    const plain = describeError({ ...reset, message: reset.message, stack: reset.stack });
    expect(plain).toMatchObject({ name: 'object', code: 'ECONNRESET' });
    expect(plain['place']).toContain('errors.test.ts');
    expect(JSON.stringify([shown, plain])).not.toContain('elena');
  });

  test.each(['ENOSPC', 'EDQUOT', '53100'])(
    'does not claim that nothing was lost when there is no room (%s)',
    (code) => {
      const error = toAppError(coded(code));
      expect([error.status, error.message]).toEqual([
        503,
        'There is no room to store this at the moment. It was not stored: keep it, try again later, or call us.',
      ]);
    },
  );
});

describe('a server error', () => {
  test('from a refused statement returns 500 and logs neither text nor values', async () => {
    const admin = await signedIn(t, 'admin');
    await sql`alter table applications rename to applications_away`.execute(t.app.db.query);
    const answers = [
      await admin.send('GET', '/api/admin/applications'),
      await admin.send('POST', '/api/credit-application', sampleApplication({ principalName: 'Zaphod' })),
    ];
    await sql`alter table applications_away rename to applications`.execute(t.app.db.query);
    for (const answer of answers) {
      const refusal = expectRefusal(answer, 500, 'internal');
      const line =
        t
          .logged()
          .split('\n')
          .find((text) => text.includes(refusal.requestId) && text.includes('request failed')) ?? '';
      expect(JSON.parse(line)).toMatchObject({ level: 50, code: 'internal', cause: { code: '42P01' } });
      expect(line).not.toMatch(/applications_away|relation|does not exist|Zaphod/);
    }
    expect((await admin.send('POST', '/api/credit-application', sampleApplication())).statusCode).toBe(201);
  });

  test('after half of a write leaves nothing stored', async () => {
    const { browser } = t;
    const count = async () =>
      (await sql<{ n: string }>`select count(*) as n from applications`.execute(t.app.db.query)).rows[0]?.n;
    const before = await count();
    await sql`alter table audit rename to audit_away`.execute(t.app.db.query);
    const answer = await (await browser()).send('POST', '/api/credit-application', sampleApplication());
    await sql`alter table audit_away rename to audit`.execute(t.app.db.query);
    expectRefusal(answer, 500, 'internal');
    expect(await count()).toBe(before);
  });

  test('of any thrown value returns 500, and one with a retry time passes it on', async () => {
    const server = await buildServer(
      t.app,
      () => Promise.resolve([]),
      async (s) => {
        const answer = z.object({ ok: z.literal(true) });
        const add = (path: string, handler: () => Promise<{ ok: true }>): void =>
          route(s, t.app, { method: 'GET', access: 'public', path, tags: ['Test'], summary: 'Test', answer, handler });
        add('/api/throws-text', () => Promise.reject('secret' as unknown as Error));
        add('/api/throws-null', () => Promise.reject(null as unknown as Error));
        add('/api/busy', () => Promise.reject(coded('53300')));
        add('/api/shape', () => Promise.resolve({ ok: 'secret' as unknown as true }));
        add('/api/more', () => Promise.resolve({ ok: true, more: 'secret' }));
        await Promise.resolve();
      },
    );
    for (const path of ['throws-text', 'throws-null'])
      expectRefusal(await server.inject(`/api/${path}`), 500, 'internal');
    const busy = await server.inject('/api/busy');
    expectRefusal(busy, 503, 'unavailable');
    expect(busy.headers['retry-after']).toBe('5');
    expectRefusal(await server.inject('/api/shape'), 500, 'internal');
    expect((await server.inject('/api/more')).json()).toEqual({ ok: true });
    expect(t.logged()).not.toContain('secret');
    await server.close();
  });
});
