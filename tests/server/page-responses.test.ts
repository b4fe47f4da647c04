import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { buildServer } from '#server/http/build-server.ts';
import { servePages } from '#server/http/pages.ts';
import { startTestApp, type TestApp } from '#tests/support/start-test-app.ts';
import { listedPairs, pathsOf } from './served-pages.ts';

let t: TestApp;
let server: FastifyInstance;
beforeAll(async () => {
  t = await startTestApp({ PUBLIC_URL: 'https://lender.example' });
  server = await buildServer(
    t.app,
    () => Promise.resolve([]),
    (s) => servePages(s, t.app),
  );
  await server.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await server.close();
  await t.close();
});

async function get(path: string, headers: Record<string, string> = {}) {
  const { port } = server.server.address() as AddressInfo;
  const res = await new Promise<http.IncomingMessage>((resolve, reject) => {
    http.get({ port, host: '127.0.0.1', path, headers }, resolve).on('error', reject);
  });
  return { headers: res.headers, body: await text(res) };
}
const pageLines = (): Record<string, unknown>[] =>
  t
    .logged()
    .split('\n')
    .filter((line) => line.includes('"route":"page"'))
    .map((line) => JSON.parse(line) as Record<string, unknown>);

describe('page responses', () => {
  test('the first and the second response of a page have the same headers, log lines and metrics', async () => {
    const answers = [await get('/es', { 'accept-encoding': 'br' }), await get('/es', { 'accept-encoding': 'br' })];
    for (const { headers } of answers) {
      expect(headers).toMatchObject({
        'content-encoding': 'br',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'strict-transport-security': 'max-age=63072000; includeSubDomains',
      });
      expect(headers['content-security-policy']).toContain("require-trusted-types-for 'script'");
    }
    await vi.waitFor(() =>
      expect(pageLines()).toMatchObject(
        answers.map(({ headers }) => ({
          reqId: headers['x-request-id'],
          method: 'GET',
          route: 'page',
          status: 200,
          msg: 'request',
        })),
      ),
    );
    const { payload } = await server.inject({ url: '/metrics', headers: { host: 'localhost' } });
    expect(payload).toContain('{method="GET",route="none",status="200"} 2');
  });

  const texts = ['/index.md', '/es.md', '/sitemap.xml', '/robots.txt', '/llms.txt', '/speculation-rules.json'];
  const withoutToken = ['/verify', '/es/verify', '/status', '/es/status'];
  test.each([...pathsOf(listedPairs), ...withoutToken, ...texts])(
    'shared caches may keep %s for 60 seconds, browsers revalidate it, and it sets no cookie',
    async (url) => {
      const { statusCode, headers } = await server.inject({ url, headers: { cookie: 'csrf_token=old' } });
      expect(statusCode).toBe(200);
      expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=60');
      expect(headers.etag).toBeDefined();
      expect(headers['set-cookie']).toBeUndefined();
    },
  );

  test.each([
    ['/verify/CODE', 200],
    ['/es/upload/TOKEN', 200],
    ['/status/TOKEN', 404],
    ['/make-payment/finish', 200],
    ['/dealer/login', 200],
    ['/admin/applications', 200],
    ['/nothing', 404],
    ['/es/nada', 404],
    ['/es/', 301],
  ])('no cache may keep %s', async (url, status) => {
    const { statusCode, headers } = await server.inject({ url });
    expect([statusCode, headers['cache-control'], headers['set-cookie']]).toEqual([status, 'no-store', undefined]);
  });
});
