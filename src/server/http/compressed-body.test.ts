import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSamplePages } from '#tests/support/sample-pages.ts';

let server: FastifyInstance;
beforeAll(async () => {
  server = await openSamplePages();
});
afterAll(() => server.close());

describe('responses from memory', () => {
  test.each([
    ['br', true],
    ['gzip, deflate, br, zstd', true],
    ['gzip, BR;q=0.5', true],
    ['br;q=0.5', true],
    ['br;q=0, gzip', false],
    ['br; q=0.000', false],
    ['br;q=0.001', true],
    ['brotli', false],
    ['', false],
  ])('with accept-encoding %j are compressed: %j', async (accepted, compressed) => {
    const { headers } = await server.inject({ url: '/', headers: { 'accept-encoding': accepted } });
    expect(headers['content-encoding'] === 'br').toBe(compressed);
  });

  test('share one weak ETag between both forms, and accept either spelling of it', async () => {
    const plain = await server.inject({ url: '/es' });
    const tag = String(plain.headers.etag);
    expect(tag).toMatch(/^W\/"/);
    for (const sent of [tag, tag.slice(2), `"other", ${tag}`])
      expect((await server.inject({ url: '/es', headers: { 'if-none-match': sent } })).statusCode).toBe(304);
    expect((await server.inject({ url: '/es', headers: { 'if-none-match': '"other"' } })).statusCode).toBe(200);
  });
});

describe('app shell', () => {
  test('gives each page ogType and an existing ogImage', async () => {
    for (const [url, image] of [
      ['/', 'home-en'],
      ['/es', 'home-es'],
      ['/credit-application', 'application-en'],
      ['/es/privacy', 'privacy-es'],
      ['/nothing', 'home-en'],
    ] as const) {
      const { body } = await server.inject({ url });
      expect(body).toContain('<meta property="og:type" content="website"/>');
      expect(body).toContain(`<meta property="og:image" content="https://lender.example/share-${image}.png"/>`);
    }
    const image = await server.inject({ url: '/share-home-en.png' });
    expect([image.statusCode, image.headers['content-type']]).toEqual([200, 'image/png']);
    expect([image.rawPayload.readUInt32BE(16), image.rawPayload.readUInt32BE(20)]).toEqual([1200, 630]);
  });

  test('shows dealer pages in English only, including unknown ones', async () => {
    for (const url of ['/dealer/nothing', '/dealer/construccion', '/dealer/manufactura/x'])
      expect((await server.inject({ url })).body).toContain('<html lang="en">');
  });
});
