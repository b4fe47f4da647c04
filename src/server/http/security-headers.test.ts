import { afterAll, describe, expect, test } from 'vitest';
import { sampleApplication, signedIn } from '#tests/support/factories.ts';
import { startTestApp } from '#tests/support/start-test-app.ts';
import { buildServer } from './build-server.ts';
import { route } from './route.ts';

const t = await startTestApp();
afterAll(() => t.close());
const visitor = await t.browser();
const admin = await signedIn(t, 'admin');
const dealer = await signedIn(t, 'dealer');
const error = await buildServer(
  t.app,
  () => Promise.reject(new Error('away')),
  async (s) =>
    route(s, t.app, {
      method: 'GET',
      path: '/api/fault',
      access: 'public',
      tags: ['Test'],
      summary: 'Test',
      answer: undefined,
      hidden: true,
      handler: () => Promise.reject(new Error('fault')),
    }),
);
afterAll(() => error.close());

const HEADERS = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'cache-control': 'no-store',
};
const API_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";
const apply = (body: unknown, headers = {}) => visitor.send('POST', '/api/credit-application', body, headers);

describe('the security headers', () => {
  test.each([
    [200, 'a read', () => visitor.send('GET', '/api/csrf-token')],
    [200, 'a read by HEAD', () => visitor.send('HEAD', '/api/csrf-token')],
    [200, 'the API description', () => visitor.send('GET', '/api/openapi.json')],
    [200, 'health', () => visitor.send('GET', '/healthz')],
    [200, 'readiness', () => visitor.send('GET', '/readyz')],
    [200, 'metrics', () => visitor.send('GET', '/metrics')],
    [200, 'an administrator’s list', () => admin.send('GET', '/api/admin/applications')],
    [201, 'a creation', () => apply(sampleApplication())],
    [400, 'a refused field', () => apply({})],
    [400, 'broken JSON', () => apply('{', { 'content-type': 'application/json' })],
    [404, 'an address that cannot be decoded', () => visitor.send('GET', '/%')],
    [401, 'no sign-in', () => visitor.send('GET', '/api/admin/audit')],
    [403, 'another site', () => visitor.send('GET', '/api/csrf-token', undefined, { origin: 'https://evil.example' })],
    [403, 'no CSRF token', () => apply({}, { 'x-csrf-token': '' })],
    [403, 'another role', () => dealer.send('GET', '/api/admin/audit')],
    [404, 'an unknown call', () => visitor.send('GET', '/api/nothing')],
    [404, 'an unknown application', () => admin.send('GET', '/api/admin/applications/x')],
    [400, 'a parameter that is too long', () => admin.send('GET', `/api/admin/applications/${'x'.repeat(500)}`)],
    [405, 'an odd method', () => visitor.send('TRACE', '/')],
    [413, 'a large body', () => apply({ county: 'x'.repeat(200_000) })],
    [415, 'an odd type', () => apply('x', { 'content-type': 'text/plain' })],
    [500, 'a fault', () => error.inject('/api/fault')],
    [503, 'not ready', () => error.inject('/readyz')],
  ])('are part of a %i answer: %s', async (status, _what, ask) => {
    const answer = await ask();
    expect(answer.statusCode).toBe(status);
    expect(answer.headers).toMatchObject({ ...HEADERS, 'content-security-policy': API_POLICY });
    expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(answer.headers['content-type']).toMatch(/; charset=utf-8/);
    for (const telling of ['server', 'x-powered-by', 'via']) expect(answer.headers[telling]).toBeUndefined();
    expect(answer.headers['strict-transport-security']).toBeUndefined();
  });

  test('include a unique request id, and ignore one that the client sent', async () => {
    const ids = await Promise.all(
      [1, 2].map(
        async () =>
          (await visitor.send('GET', '/healthz', undefined, { 'x-request-id': 'mine', 'request-id': 'mine' })).headers[
            'x-request-id'
          ],
      ),
    );
    expect(new Set(ids).size).toBe(2);
    expect(ids).not.toContain('mine');
  });
});

describe('with https', () => {
  test('every answer has HSTS, and the cookie is Secure', async () => {
    const config = { ...t.app.config, publicUrl: 'https://apply.acme.example' };
    const server = await buildServer({ ...t.app, config }, () => Promise.resolve([]));
    const answer = await server.inject({ url: '/api/csrf-token', headers: { host: 'apply.acme.example' } });
    expect(answer.headers['set-cookie']).toMatch(/; Path=\/; SameSite=Lax; Max-Age=86400; Secure$/);
    for (const url of ['/api/csrf-token', '/healthz', '/nothing', '/%'])
      expect((await server.inject(url)).headers['strict-transport-security']).toBe(
        'max-age=63072000; includeSubDomains',
      );
    await server.close();
  });
});
