import { afterAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { AppError } from '#server/lib/app-error.ts';
import { expectRefusal } from '#tests/server/expect-refusal.ts';
import { startTestApp } from '#tests/support/start-test-app.ts';
import { buildServer } from './build-server.ts';
import { byId, route } from './route.ts';

const t = await startTestApp();
const steps: string[] = [];
const names = { en: 'A name is required', es: 'El nombre es obligatorio' };
const described = { tags: ['Test'], summary: 'Test', answer: z.object({ found: z.string(), name: z.string() }) };
const server = await buildServer(
  t.app,
  () => Promise.resolve([]),
  async (local) =>
    route(local, t.app, {
      ...described,
      method: 'POST',
      path: '/api/steps/:id',
      access: 'public',
      csrf: 'exempt',
      lang: ({ headers }) => (headers['accept-language'] === 'es' ? 'es' : 'en'),
      limitFirst: () => steps.push('limitFirst'),
      params: byId,
      find: ({ params }) => {
        steps.push('find');
        if (params.id === 'unknown') throw new AppError('not_found', 'There is no such thing.');
        return params.id.toUpperCase();
      },
      query: z.object({ page: z.optional(z.literal('1')) }),
      body: (lang) => z.object({ name: z.string(names[lang]) }),
      limitInvalid: () => steps.push('limitInvalid'),
      idempotent: true,
      limit: () => steps.push('limit'),
      status: 201,
      handler: ({ found, body }) => {
        steps.push('handler');
        return { found, name: body.name };
      },
    }),
);
afterAll(async () => {
  await server.close();
  await t.close();
});

const post = (url: string, payload: object, headers: Record<string, string> = {}) => {
  steps.length = 0;
  return server.inject({ method: 'POST', url, payload, headers: { host: 'localhost:3000', ...headers } });
};

describe('the steps of a route', () => {
  test('return 404 for a missing object before query and body are validated', async () => {
    expectRefusal(await post('/api/steps/unknown?page=x', {}), 404, 'not_found');
    expect(steps).toEqual(['limitFirst', 'find']);
  });

  test('return 400 for an invalid query before the body is validated', async () => {
    expect(expectRefusal(await post('/api/steps/a?page=x', {}), 400, 'validation').fields).toHaveProperty('page');
    expect(steps).toEqual(['limitFirst', 'find']);
  });

  test('return 400 for an invalid body in the language of the call, and count it as invalid', async () => {
    expect(expectRefusal(await post('/api/steps/a', {}), 400, 'validation').message).toBe(names.en);
    expect(steps).toEqual(['limitFirst', 'find', 'limitInvalid']);
    const spanish = await post('/api/steps/a', {}, { 'accept-language': 'es' });
    expect(expectRefusal(spanish, 400, 'validation').message).toBe(names.es);
  });

  test('return 400 for an unusable Idempotency-Key before the call counts', async () => {
    expectRefusal(await post('/api/steps/a', { name: 'x' }, { 'idempotency-key': 'short' }), 400, 'bad_request');
    expect(steps).toEqual(['limitFirst', 'find']);
  });

  test('pass their results to the handler of a valid call, which answers with the declared status', async () => {
    const answer = await post('/api/steps/a?page=1', { name: 'x', more: 'dropped' });
    expect([answer.statusCode, answer.json()]).toEqual([201, { found: 'A', name: 'x' }]);
    expect(steps).toEqual(['limitFirst', 'find', 'limit', 'handler']);
  });
});

test('the types of route() require a permission for staff, a CSRF rule for changes and the declared answer', () => {
  const handler = () => ({ found: '', name: '' });
  const get = { ...described, method: 'GET', path: '/api/types' } as const;
  const wrong = [
    // @ts-expect-error staff without a permission
    () => route(server, t.app, { ...get, access: 'staff', handler }),
    // @ts-expect-error a permission that is not checked
    () => route(server, t.app, { ...get, access: 'user', permission: 'files.read', handler }),
    // @ts-expect-error a change without a CSRF rule
    () => route(server, t.app, { ...get, method: 'POST', access: 'user', handler }),
    // @ts-expect-error another answer
    () => route(server, t.app, { ...get, access: 'user', handler: () => ({ found: 1 }) }),
  ];
  expect(wrong).toHaveLength(4);
});

test('route() allows pages only outside /api and everything else only inside', () => {
  expect(() =>
    route(server, t.app, { method: 'GET', path: '/api/x', access: 'page', handler: ({ reply }) => reply }),
  ).toThrow('/api/x cannot have access page');
});
