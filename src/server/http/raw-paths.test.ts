import net from 'node:net';
import { afterAll, describe, expect, test } from 'vitest';
import { startTestApp } from '#tests/support/start-test-app.ts';

const t = await startTestApp();
await t.server.listen({ port: 0, host: '127.0.0.1' });
afterAll(() => t.close());
const { port } = t.server.server.address() as net.AddressInfo;

type Raw = { status: number; headers: string; body: string };

/** Sends raw bytes, so that no client normalizes the address. */
function send(request: string): Promise<Raw> {
  return new Promise((resolve, reject) => {
    let text = '';
    const socket = net.connect(port, '127.0.0.1', () => socket.end(request, 'latin1'));
    socket.on('data', (chunk: Buffer) => (text += chunk.toString('latin1')));
    socket.on('error', reject);
    socket.on('close', () => {
      const [headers = '', body = ''] = text.split('\r\n\r\n');
      resolve({ status: Number(/^HTTP\/1\.1 (\d{3})/.exec(headers)?.[1] ?? 0), headers: headers.toLowerCase(), body });
    });
  });
}
const get = (path: string, more = ''): Promise<Raw> =>
  send(`GET ${path} HTTP/1.1\r\nHost: localhost:3000\r\n${more}Connection: close\r\n\r\n`);

describe('raw paths', () => {
  test.each([
    '//',
    '//evil.example',
    '///',
    '/%',
    '/%0',
    '/%zz',
    '/%00',
    '/%ff',
    '/%c0%ae%c0%ae/',
    '/api/%',
    '/api/admin/applications/%00',
    '/api/admin/applications/%2e%2e%2f',
    '/..',
    '/../../etc/passwd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/.git/config',
    '/.env',
    '/dev/mailbox/..%2fkeys%2fring',
    '/dev/mailbox/%2e%2e',
    '/src/server/main.ts',
    '/data/keys/ring',
    '/?%',
    '/?a[__proto__]=1',
    '/#x',
    '/\\..\\..',
    `/${'a'.repeat(8192)}`,
    `/api/${'%20'.repeat(2700)}`,
    `/api/admin/applications/${'a'.repeat(8192)}`,
    `/${'../'.repeat(2700)}`,
  ])('answers %.40s with 4xx and keeps running', async (path) => {
    const answer = await get(path);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect(answer.body).toContain('"success":false');
    expect(answer.headers).toContain('x-content-type-options: nosniff');
    expect((await get('/healthz')).status).toBe(200);
  });

  test('applies the same route and rules to an absolute address', async () => {
    expect((await get('http://localhost:3000/api/admin/applications')).status).toBe(401);
    expect((await get('http://evil.example/api/admin/applications')).status).toBe(401);
    expect((await get('HTTP://x/api/admin/applications')).status).toBeGreaterThanOrEqual(400);
    expect((await get('http://localhost:3000/%61pi/admin/applications')).status).toBe(401);
    expect((await get('http://x/api/admin/applications', 'Origin: http://evil.example\r\n')).status).toBe(403);
  });

  test.each([
    '//api/admin/applications',
    '/./api/admin/applications',
    '/api//admin/applications',
    '/api/./admin/applications',
    '/API/admin/applications',
    '/api/admin/applications;x',
    '/api\\admin\\applications',
  ])('does not let %s bypass the sign-in', async (path) => {
    expect([401, 404]).toContain((await get(path)).status);
  });

  test.each([
    ['TRACE', 'TRACE / HTTP/1.1\r\nHost: localhost:3000\r\nX-Secret: 1\r\nConnection: close\r\n\r\n'],
    ['CONNECT', 'CONNECT evil.example:443 HTTP/1.1\r\nHost: localhost:3000\r\nConnection: close\r\n\r\n'],
    ['an unknown method', 'HACK / HTTP/1.1\r\nHost: localhost:3000\r\nConnection: close\r\n\r\n'],
    ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n'],
    [
      'two lengths',
      'POST /api/credit-application HTTP/1.1\r\nHost: localhost:3000\r\nContent-Length: 4\r\nContent-Length: 5\r\n\r\nabcde',
    ],
    [
      'a length and chunks',
      'POST /api/credit-application HTTP/1.1\r\nHost: localhost:3000\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    ],
    ['headers without end', `GET / HTTP/1.1\r\nHost: localhost:3000\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`],
    ['no HTTP at all', '\x16\x03\x01\x02\x00\x01\x00\r\n\r\n'],
  ])('refuses %s without echoing anything', async (_what, request) => {
    const answer = await send(request);
    expect(answer.status === 0 || (answer.status >= 400 && answer.status < 500), String(answer.status)).toBe(true);
    expect(answer.body).not.toContain('X-Secret');
    expect((await get('/healthz')).status).toBe(200);
  });
});
