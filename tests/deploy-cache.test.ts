import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import Fastify from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sampleBrand } from '#contract/brand.ts';
import { addressOptions } from '#server/http/page-path.ts';
import type { OnPageValues } from '#server/http/page-site.ts';
import { registerPages } from '#server/http/pages.ts';
import { startFront } from './support/front-proxy.ts';
import type { Nginx } from './support/nginx.ts';
import { samplePageOptions } from './support/sample-pages.ts';

const CACHEABLE = 'public, max-age=0, s-maxage=60';

const requested: string[] = [];
let override: string | undefined;
let preparePages: Parameters<OnPageValues>[0] | undefined;
let nginx: Nginx;

const server = Fastify(addressOptions);
server.addHook('onRequest', (req, _reply, done) => {
  requested.push(req.raw.url ?? '');
  done();
});
server.addHook('onSend', (_req, reply, payload, done) => {
  if (override !== undefined) reply.header('cache-control', override);
  done(null, payload);
});
server.get('/api/stand-in', (_req, reply) => reply.send('answer'));
server.get('/cookie', (_req, reply) => reply.headers({ 'cache-control': CACHEABLE, 'set-cookie': 'a=b' }).send('page'));

beforeAll(async () => {
  await registerPages(server, samplePageOptions, (prepare) => (preparePages = prepare));
  await server.listen({ port: 0, host: '127.0.0.1' });
  nginx = await startFront([(server.server.address() as AddressInfo).port]);
});
afterAll(async () => {
  await nginx.stop();
  await server.close();
});
beforeEach(() => {
  requested.length = 0;
  override = undefined;
});

/** Sends one request through nginx. `text` is the decompressed body. */
async function get(path: string, headers: Record<string, string> = {}) {
  const res = await new Promise<http.IncomingMessage>((resolve, reject) => {
    http.get(`${nginx.url}${path}`, { headers, agent: false }, resolve).on('error', reject);
  });
  const body = await buffer(res);
  const encoding = res.headers['content-encoding'];
  const text = (encoding === 'br' ? brotliDecompressSync(body) : body).toString();
  return { status: res.statusCode, headers: res.headers, encoding, text };
}
const BROTLI = { 'accept-encoding': 'gzip, deflate, br, zstd' };

describe('deploy/nginx.conf caches public pages', () => {
  test.each(['/', '/es', '/credit-application', '/robots.txt', '/itin.md'])(
    'the second request of %s is answered from the cache',
    async (path) => {
      const [first, second] = [await get(path, BROTLI), await get(path, BROTLI)];
      expect(requested).toEqual([path]);
      expect([first.headers['x-cache-status'], second.headers['x-cache-status']]).toEqual(['MISS', 'HIT']);
      expect(second).toMatchObject({ status: 200, encoding: 'br', text: first.text });
      for (const name of ['etag', 'cache-control', 'content-security-policy', 'vary', 'content-type'])
        expect(second.headers[name], name).toBe(first.headers[name]);
    },
  );

  test.each([
    ['/first-time', '<html lang="en">', [BROTLI, {}]],
    ['/es/first-time', '<html lang="es">', [{}, BROTLI]],
  ])('%s: clients with and without brotli get their own copy', async (path, html, clients) => {
    for (let round = 0; round < 2; round++)
      for (const headers of clients) {
        const answer = await get(path, headers);
        expect([answer.status, answer.encoding]).toEqual([200, headers === BROTLI ? 'br' : undefined]);
        expect(answer.text).toContain(html);
      }
    expect((await get(path, { 'accept-encoding': 'br;q=0, gzip' })).encoding).toBeUndefined();
    expect(requested).toEqual([path, path, path]);
  });

  test('a browser that has the page gets 304 from the cache', async () => {
    const { headers } = await get('/manufacturing', BROTLI);
    const again = await get('/manufacturing', { ...BROTLI, 'if-none-match': String(headers.etag) });
    expect([again.status, again.text, requested]).toEqual([304, '', ['/manufacturing']]);
  });

  test.each(['/make-payment/finish', '/es/make-payment/finish', '/nothing', '/es/nada', '/es/', '/cookie'])(
    '%s is not cached because of its response headers',
    async (path) => {
      const [first, second] = [await get(path), await get(path)];
      expect(requested).toEqual([path, path]);
      expect(second.status).toBe(first.status);
    },
  );

  test.each([
    '/api/stand-in',
    '/%61pi/stand-in',
    '/dealer/login',
    '/admin/applications',
    '/upload/TOKEN',
    '/es/upload/TOKEN',
    '/verify/CODE',
    '/es/verify/CODE',
  ])('%s is not cached, even with a cacheable response', async (path) => {
    override = CACHEABLE;
    const [first, second] = [await get(path), await get(path)];
    expect(requested).toEqual([path, path]);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.headers['x-cache-status']).toBeUndefined();
  });

  test('a changed page is visible once its copy expires, and not earlier', async () => {
    await get('/privacy');
    override = 'public, max-age=0, s-maxage=1';
    await get('/partner');
    const change = await preparePages?.({
      ...samplePageOptions,
      brand: { ...sampleBrand, company: 'Changed Capital' },
    });
    change?.();
    await expect.poll(async () => (await get('/partner')).text).toContain('Changed Capital');
    expect((await get('/privacy')).text).not.toContain('Changed Capital');
  });
});
