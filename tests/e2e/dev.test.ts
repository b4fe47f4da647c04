import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
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
    visits: { tracking: 'notice', days: 30 },
    dev: true,
    now: () => new Date(),
  });
  await server.listen({ port: 0, host: '127.0.0.1' });
  url = `http://127.0.0.1:${String((server.server.address() as AddressInfo).port)}`;
});
afterAll(() => server.close());

test.each([
  ['/', 200, 'Know the payment.'],
  ['/es/credit-application', 200, '<html lang="es">'],
  ['/es/nada', 404, '404 Página no encontrada'],
  ['/dealer/login', 200, 'id="portal"'],
  ['/src/web/shell/boot.ts', 200, 'scrollToHash'],
  ['/favicon.svg', 200, '<svg'],
  ['/sitemap.xml', 200, '<loc>http://127.0.0.1:3000/es/credit-application</loc>'],
  ['/robots.txt', 200, 'Sitemap: http://127.0.0.1:3000/sitemap.xml'],
])('design 2: in development %s answers %i', async (path, status, words) => {
  const answer = await fetch(url + path);
  expect(await answer.text()).toContain(words);
  expect(answer.status).toBe(status);
});

test.each([
  ['/es/credit-application/?token=a', '/es/credit-application?token=a'],
  ['/dealer/login/', '/dealer/login'],
  ['/sitemap.xml/', '/sitemap.xml'],
])('design 2: in development the slash at the end of %s leads on, as in production', async (path, target) => {
  const answer = await fetch(url + path, { redirect: 'manual' });
  expect([answer.status, answer.headers.get('location')]).toEqual([301, target]);
});

test.each(['/api/nothing', '/api'])('design 5: in development %s is refused in JSON', async (path) => {
  const answer = await fetch(url + path);
  expect(answer.status).toBe(404);
  expect(await answer.json()).toMatchObject({ success: false, code: 'not_found' });
});
