import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleBrand } from '#contract/brand.ts';
import { registerPages } from '#server/http/pages.ts';

let server: FastifyInstance;
let url: string;
beforeAll(async () => {
  server = Fastify();
  await registerPages(server, {
    publicUrl: 'http://127.0.0.1:3000',
    brand: sampleBrand,
    consentHash: { en: '', es: '' },
    visits: { tracking: 'notice', days: 30, chatDays: 90 },
    dev: true,
    now: () => new Date(),
  });
  await server.listen({ port: 0, host: '127.0.0.1' });
  url = `http://127.0.0.1:${String((server.server.address() as AddressInfo).port)}`;
});
afterAll(() => server.close());

describe('development server', () => {
  test('serves pages, sources and generated files', async () => {
    for (const [path, status, words] of [
      ['/', 200, 'Know the payment.'],
      ['/es/credit-application', 200, '<html lang="es">'],
      ['/es/nada', 404, '404 Página no encontrada'],
      ['/dealer/login', 200, 'id="portal"'],
      ['/src/web/shell/boot.ts', 200, 'scrollToHash'],
      ['/favicon.svg', 200, '<svg'],
      ['/sitemap.xml', 200, '<loc>http://127.0.0.1:3000/es/credit-application</loc>'],
      ['/robots.txt', 200, 'Sitemap: http://127.0.0.1:3000/sitemap.xml'],
    ] as const) {
      const answer = await fetch(url + path);
      expect(answer.status, path).toBe(status);
      expect(await answer.text(), path).toContain(words);
    }
  });

  test('redirects a slash at the end of an address as in production', async () => {
    for (const [path, target] of [
      ['/es/credit-application/?token=a', '/es/credit-application?token=a'],
      ['/dealer/login/', '/dealer/login'],
      ['/sitemap.xml/', '/sitemap.xml'],
    ] as const) {
      const answer = await fetch(url + path, { redirect: 'manual' });
      expect([answer.status, answer.headers.get('location')], path).toEqual([301, target]);
    }
  });

  test('answers an unknown API address with 404 in JSON', async () => {
    for (const path of ['/api/nothing', '/api']) {
      const answer = await fetch(url + path);
      expect(answer.status, path).toBe(404);
      expect(await answer.json(), path).toMatchObject({ success: false, code: 'not_found' });
    }
  });
});
