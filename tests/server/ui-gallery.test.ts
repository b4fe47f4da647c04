import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildServer } from '#server/http/build-server.ts';
import { servePages } from '#server/http/pages.ts';
import { startTestApp } from '#tests/support/start-test-app.ts';

const t = await startTestApp();
const start = (production: boolean): Promise<FastifyInstance> => {
  const app = { ...t.app, config: { ...t.app.config, production } };
  return buildServer(
    app,
    () => Promise.resolve([]),
    (one) => servePages(one, app),
  );
};
let server: FastifyInstance;
beforeAll(async () => {
  server = await start(false);
});
afterAll(async () => {
  await server.close();
  await t.close();
});
const get = (from: FastifyInstance, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
  from.inject({ url: '/dev/ui', remoteAddress, headers: { host: 'localhost:3000', ...headers } });

describe('/dev/ui', () => {
  test('serves the portal page to a client on the same machine', async () => {
    const answer = await get(server);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body).toContain('<div id="portal">');
  });

  test('answers 404 in production', async () => {
    const production = await start(true);
    expect((await get(production)).statusCode).toBe(404);
    await production.close();
  });

  test.each([
    ['another machine', {}, '10.0.0.9'],
    ['a proxy', { 'x-forwarded-for': '10.0.0.9' }, '127.0.0.1'],
    ['another name of this machine', { host: 'rebound.example:3000' }, '127.0.0.1'],
  ])('answers 404 to %s', async (_who, headers, address) => {
    expect((await get(server, headers, address)).statusCode).toBe(404);
  });
});
