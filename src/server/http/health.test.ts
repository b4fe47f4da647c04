import fs from 'node:fs';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { Secret } from '#server/crypto/secret.ts';
import { signedIn } from '#tests/support/factories.ts';
import { expectRefusal } from '#tests/server/expect-refusal.ts';
import { startTestApp } from '#tests/support/start-test-app.ts';
import { buildServer } from './build-server.ts';

const t = await startTestApp();
afterAll(() => t.close());

const get = (url: string, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1', server = t.server) =>
  server.inject({ url, headers: { host: 'localhost:3000', ...headers }, remoteAddress });

describe('health', () => {
  test('/healthz returns 200 while the process responds', async () => {
    const answer = await get('/healthz');
    expect([answer.statusCode, answer.json()]).toEqual([200, { ok: true }]);
  });

  test('/readyz returns 200 when database and migrations are available', async () => {
    const answer = await get('/readyz');
    expect([answer.statusCode, answer.json()]).toEqual([200, { ready: true, reasons: [], warnings: [] }]);
  });

  test('/readyz warns while the data folder has less than 1 GB left', async () => {
    const spy = vi.spyOn(fs, 'statfsSync').mockReturnValue({ ...fs.statfsSync(t.dataDir), bavail: 1000, bsize: 4096 });
    try {
      const answer = await get('/readyz');
      expect(answer.json<{ warnings: string[] }>().warnings).toEqual(['the data folder has 4 MB left']);
    } finally {
      spy.mockRestore();
    }
  });

  test('/readyz returns 503 with reasons that reveal no details of the cause', async () => {
    const missing = await buildServer(t.app, () => Promise.resolve(['migrations are missing']));
    const away = await buildServer(t.app, () => Promise.reject(new Error('connect ECONNREFUSED 10.1.2.3:5432')));
    const answers = [await get('/readyz', {}, '10.0.0.9', missing), await get('/readyz', {}, '10.0.0.9', away)];
    expect(answers.map((answer) => [answer.statusCode, answer.json<unknown>()])).toEqual([
      [503, { ready: false, reasons: ['migrations are missing'], warnings: [] }],
      [503, { ready: false, reasons: ['the database does not answer'], warnings: [] }],
    ]);
    expect(t.logged()).not.toContain('10.1.2.3');
    // An operator who reads only the metrics gets the same information.
    const ready = async (server = t.server) =>
      /^server_ready (\d)$/m.exec((await get('/metrics', {}, '127.0.0.1', server)).body)?.[1];
    expect([await ready(), await ready(missing), await ready(away), await ready()]).toEqual(['1', '0', '0', '1']);
    await Promise.all([missing.close(), away.close()]);
  });
});

describe('/metrics', () => {
  test('returns the Prometheus format with route patterns and no addresses to this machine', async () => {
    const { bearer } = await signedIn(t, 'admin');
    await get('/api/admin/applications/018f0000-0000-7000-8000-000000000000', { authorization: `Bearer ${bearer}` });
    const answer = await get('/metrics');
    expect(answer.headers['content-type']).toContain('text/plain');
    expect(answer.body).toContain(
      'http_request_duration_seconds_count{method="GET",route="/api/admin/applications/:id",status="404"} 1',
    );
    expect(answer.body).toContain('nodejs_eventloop_lag_seconds');
    expect(answer.body).not.toContain('018f0000');
  });

  test('reports the counters of this process while the database is unreachable', async () => {
    const away = await buildServer({ ...t.app, db: { ...t.app.db, query: undefined as never } }, () =>
      Promise.resolve([]),
    );
    const answer = await get('/metrics', {}, '127.0.0.1', away);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('work_counted 0');
    expect(answer.body).toContain('http_request_duration_seconds');
    expect((await get('/metrics')).body).toContain('work_counted 1');
    await away.close();
  });

  test.each(['::1', '::ffff:127.0.0.1', '127.8.8.8'])('accepts %s as this machine', async (address) => {
    expect((await get('/metrics', {}, address)).statusCode).toBe(200);
  });

  test.each([
    ['another machine', {}, '10.0.0.9'],
    ['a name that looks like this one', {}, '127.0.0.1.evil'],
    ['a proxy on this machine', { 'x-forwarded-for': '10.0.0.9' }, '127.0.0.1'],
    ['a proxy that names only the host', { 'x-forwarded-host': 'apply.acme.example' }, '127.0.0.1'],
    ['a proxy with the standard header', { forwarded: 'for=10.0.0.9' }, '127.0.0.1'],
    ['a proxy that sends Via', { via: '1.1 proxy' }, '127.0.0.1'],
    ['a proxy that sends X-Real-IP', { 'x-real-ip': '10.0.0.9' }, '127.0.0.1'],
    ['a proxy that sends X-Client-IP', { 'x-client-ip': '10.0.0.9' }, '127.0.0.1'],
    ['Cloudflare', { 'cf-connecting-ip': '10.0.0.9' }, '127.0.0.1'],
    ['Akamai', { 'true-client-ip': '10.0.0.9' }, '127.0.0.1'],
    ['another website in the browser of this machine', { 'sec-fetch-site': 'cross-site' }, '127.0.0.1'],
    ['a website whose name resolves to this machine', { host: 'rebound.example' }, '127.0.0.1'],
    ['a forged address', { 'x-forwarded-for': '127.0.0.1' }, '10.0.0.9'],
  ])('answers %s with 404', async (_what, headers, address) => {
    expectRefusal(await get('/metrics', headers, address), 404, 'not_found');
  });

  test('returns 404 in production without METRICS_TOKEN, even to this machine', async () => {
    const config = { ...t.app.config, production: true };
    const server = await buildServer({ ...t.app, config }, () => Promise.resolve([]));
    expectRefusal(await get('/metrics', {}, '127.0.0.1', server), 404, 'not_found');
    await server.close();
  });

  test('requires the bearer token when METRICS_TOKEN is set, from any address', async () => {
    const config = { ...t.app.config, metricsToken: new Secret('sample-token') };
    const server = await buildServer({ ...t.app, config }, () => Promise.resolve([]));
    const read = (authorization?: string) =>
      get('/metrics', authorization === undefined ? {} : { authorization }, '10.0.0.9', server);
    expect((await read('Bearer sample-token')).statusCode).toBe(200);
    for (const wrong of [undefined, 'Bearer', 'Bearer sample-tokeN', 'Bearer sample-token2', 'sample-token'])
      expectRefusal(await read(wrong), 404);
    expectRefusal(await get('/metrics', {}, '127.0.0.1', server), 404);
    await server.close();
  });
});
