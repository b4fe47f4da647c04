import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { sampleBrand } from '#contract/brand.ts';
import type { Follow } from '#server/http/pages.ts';
import { openSamplePages } from '#tests/sample-pages.ts';

let server: FastifyInstance;
let port: number;
let seen = 0;
const answered: { id: string; ms: number }[] = [];
beforeAll(async () => {
  const told = (id: string, ms: number): void => void answered.push({ id, ms });
  server = await openSamplePages({ answered: told }, () => (seen += 1));
  await server.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = server.server.address() as AddressInfo);
});
afterAll(() => server.close());

/** Over the wire: what is injected never meets the listener. */
const ask = (at: number, options: http.RequestOptions): Promise<http.IncomingMessage> =>
  new Promise((resolve, reject) => {
    http
      .request({ port: at, host: '127.0.0.1', ...options }, resolve)
      .on('error', reject)
      .end();
  });
async function get(path: string, headers: Record<string, string> = { 'accept-encoding': 'br' }, method = 'GET') {
  const before = seen;
  const res = await ask(port, { path, method, headers });
  const { 'x-request-id': id, date, ...rest } = res.headers;
  return { status: res.statusCode, id, date, rest, body: await buffer(res), byFramework: seen > before };
}

describe('design 3: what is the same for all is given from memory', () => {
  test.each(['/', '/es', '/credit-application', '/construction.md', '/robots.txt', '/speculation-rules.json'])(
    '%s: the second answer is the first one, but for its id',
    async (path) => {
      const [first, second] = [await get(path), await get(path)];
      expect([first.byFramework, second.byFramework]).toEqual([true, false]);
      expect({ status: second.status, ...second.rest, body: second.body }).toEqual({
        status: 200,
        ...first.rest,
        body: first.body,
      });
      expect(second.rest['content-encoding']).toBe('br');
      expect(second.id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
      expect(second.date).toBeDefined();
      await vi.waitFor(() => expect(answered.at(-1)).toEqual({ id: second.id, ms: expect.any(Number) as number }));
    },
  );

  test.each<[string, string, Record<string, string>, string]>([
    ['without brotli', '/', {}, 'GET'],
    ['brotli refused', '/', { 'accept-encoding': 'br;q=0, gzip' }, 'GET'],
    ['a head alone', '/', { 'accept-encoding': 'br' }, 'HEAD'],
    ['with a body', '/', { 'accept-encoding': 'br', 'content-length': '0' }, 'GET'],
    ['with a query', '/?utm_source=mail', { 'accept-encoding': 'br' }, 'GET'],
    ['written otherwise', '/%65s', { 'accept-encoding': 'br' }, 'GET'],
    ['the portal', '/dealer/login', { 'accept-encoding': 'br' }, 'GET'],
    ['a page behind a token', '/upload/TOKEN', { 'accept-encoding': 'br' }, 'GET'],
    ['what is lost', '/nowhere', { 'accept-encoding': 'br' }, 'GET'],
    ['another method', '/', { 'accept-encoding': 'br' }, 'POST'],
    ['a last call', '/', { 'accept-encoding': 'br', connection: 'close' }, 'GET'],
  ])('not %s', async (_what, path, headers, method) => {
    await get('/');
    for (let n = 0; n < 2; n++) expect((await get(path, headers, method)).byFramework).toBe(true);
  });

  test('who has the page is told so', async () => {
    const { rest } = await get('/');
    const again = await get('/', { 'accept-encoding': 'br', 'if-none-match': String(rest.etag) });
    expect(again).toMatchObject({ status: 304, byFramework: true });
    expect(again.body).toHaveLength(0);
  });
});

test('design 3: what is saved meanwhile is given next', async () => {
  let remake: Parameters<Follow>[0] | undefined;
  const own = await openSamplePages({}, undefined, (one) => (remake = one));
  await own.listen({ port: 0, host: '127.0.0.1' });
  const at = (own.server.address() as AddressInfo).port;
  try {
    for (let n = 0; n < 2; n++) expect(await textOf(at, '/')).toContain(sampleBrand.company);
    const change = await remake?.({
      brand: { ...sampleBrand, company: 'Changed Meanwhile' },
      consentHash: { en: 'a'.repeat(64), es: 'b'.repeat(64) },
    });
    expect(await textOf(at, '/')).not.toContain('Changed Meanwhile');
    change?.();
    for (let n = 0; n < 2; n++) expect(await textOf(at, '/')).toContain('Changed Meanwhile');
  } finally {
    await own.close();
  }
});

async function textOf(at: number, path: string): Promise<string> {
  const res = await ask(at, { path, headers: { 'accept-encoding': 'br' } });
  return brotliDecompressSync(await buffer(res)).toString();
}
