import net from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listedPairs, page, pathsOf, servePages } from './served-pages.ts';

const server = servePages();
let port = 0;
beforeAll(async () => {
  await server.listen({ port: 0, host: '127.0.0.1' });
  port = (server.server.address() as net.AddressInfo).port;
});
// Only the port is released, because later test files use the rendered pages.
afterAll(() => void server.server.close());

/** Sends the address unchanged, without URL normalization. */
const get = (target: string): Promise<{ status: number; body: string }> =>
  new Promise((resolve, reject) => {
    let text = '';
    const request = `GET ${target} HTTP/1.1\r\nHost: lender.example\r\nConnection: close\r\n\r\n`;
    const socket = net.connect(port, '127.0.0.1', () => socket.end(request, 'latin1'));
    socket.setEncoding('utf8');
    socket.on('data', (chunk: string) => (text += chunk));
    socket.on('error', reject);
    socket.on('close', () => {
      const [head = '', ...body] = text.split('\r\n\r\n');
      resolve({ status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0), body: body.join('\r\n\r\n') });
    });
  });

const CARD = { en: '404 Page Not Found', es: '404 Página no encontrada' };
const long = 'a'.repeat(8192);

describe('a malformed address answers the 404 card in the language of its path', () => {
  test.each([
    ['//', 'en'],
    ['//evil.example', 'en'],
    ['///es', 'en'],
    ['/%', 'en'],
    ['/%0', 'en'],
    ['/%zz', 'en'],
    ['/%00', 'en'],
    ['/%ff', 'en'],
    ['/%c0%af', 'en'],
    ['/..%2f..%2fetc/passwd', 'en'],
    ['/constructor', 'en'],
    ['/__proto__', 'en'],
    ['/Construction', 'en'],
    ['/construction%20', 'en'],
    ['/construction;a=b', 'en'],
    ['/construction/../itin', 'en'],
    [`/${long}`, 'en'],
    [`/construction/${long}`, 'en'],
    ['/es/%', 'es'],
    ['/es/%00', 'es'],
    ['/es/%ff', 'es'],
    ['/es//itin', 'es'],
    ['/%65s/nada', 'es'],
    ['/es/constructor', 'es'],
    ['/construccion/%', 'es'],
    [`/es/${long}`, 'es'],
    ['/es/nada?lang=en', 'es'],
    ['/nothing?next=/es', 'en'],
  ] as const)('%.40s', async (target, lang) => {
    const { status, body } = await get(target);
    expect(status).toBe(404);
    expect(body).toContain(`<html lang="${lang}">`);
    expect(body).toContain(CARD[lang]);
    expect(body).not.toContain('evil.example');
  });

  test.each([
    '?',
    '?%',
    '?a=%ff',
    '?a[__proto__]=1',
    '?token=%00',
    '??',
    '?a=1&a=2&a',
    `?x=${long}`,
    '#x',
    '#%',
    '?a#b?c',
  ])('%.20s after the address of a page does not change the page', async (odd) => {
    for (const url of pathsOf(listedPairs)) {
      const { status, body } = await get(url + odd);
      expect([url, status, body === (await page(url))]).toEqual([url, 200, true]);
    }
  });
});
