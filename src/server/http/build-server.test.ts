import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  adminInvitation,
  BIRTH_DATE,
  EIN,
  PASSWORD,
  sampleApplication,
  signedIn,
  SSN,
  submit,
} from '#tests/support/factories.ts';
import { startTestApp, type TestApp } from '#tests/support/start-test-app.ts';

let t: TestApp;
const secrets: string[] = [
  SSN,
  EIN,
  BIRTH_DATE,
  PASSWORD,
  'elena@example.com',
  'Ramos Paving',
  'Elena Ramos',
  '555-0188',
  'because of a call',
];

/** Valid and invalid actions of a user, with values that must not be logged. */
beforeAll(async () => {
  t = await startTestApp();
  const visitor = await t.browser();
  const token = await adminInvitation(t, 'hidden@acme.example');
  secrets.push(token, visitor.token, 'hidden@acme.example', 'canary');
  await visitor.send('POST', '/api/dealer/admin/validate-invite', { token });
  await visitor.send('POST', '/api/dealer/auth/accept-invite', { token, password: PASSWORD });
  await visitor.send('POST', '/api/dealer/auth/login', { email: 'hidden@acme.example', password: 'canary-password' });
  await visitor.send('GET', '/dealer/accept-invite?token=canary-token');
  await visitor.send('GET', '/api/nothing/canary-path?x=canary-query');
  await visitor.send('GET', '/%?canary');
  await visitor.send('POST', '/api/credit-application', sampleApplication({ businessName: '' }));
  await visitor.send('POST', '/api/credit-application', '{"canary":', { 'content-type': 'application/json' });
  const { id } = await submit(t);
  const admin = await signedIn(t, 'admin');
  secrets.push(admin.bearer);
  await admin.send('GET', `/api/admin/applications?q=canary`);
  await admin.send('GET', `/api/admin/applications/${id}`);
  await admin.send('POST', `/api/admin/applications/${id}/reveal`, {
    field: 'principalSsnEncrypted',
    reason: 'because of a call',
  });
  t.mailer.refuseNext(
    Object.assign(new Error('550 no such user elena@example.com'), { code: 'EENVELOPE', responseCode: 550 }),
  );
  await submit(t);
  await vi.waitFor(() => expect(t.mailer.sent.length).toBeGreaterThan(3), { timeout: 240_000 });
});
afterAll(() => t.close());

const lines = (): Record<string, unknown>[] =>
  t
    .logged()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);

describe('the log', () => {
  test('contains one line per request with the fields of the allow-list', () => {
    const requests = lines().filter((line) => line['msg'] === 'request');
    expect(requests.length).toBeGreaterThan(15);
    const allowed = ['level', 'time', 'reqId', 'trace', 'method', 'route', 'status', 'ms', 'actor', 'msg'];
    for (const line of requests) expect(allowed).toEqual(expect.arrayContaining(Object.keys(line)));
  });

  test('contains successful health checks at the level debug only, because a proxy makes one each second', async () => {
    await t.server.inject({ url: '/readyz', headers: { host: 'localhost:3000' } });
    const levels = (route: string): unknown[] => [
      ...new Set(lines().flatMap((line) => (line['route'] === route ? [line['level']] : []))),
    ];
    expect(levels('/readyz')).toEqual([20]);
    expect(levels('/api/admin/applications')).toEqual([30]);
  });

  test('contains the pattern of an address, never the address', () => {
    const routes = new Set(lines().map((line) => line['route']));
    expect(routes).toContain('/api/admin/applications/:id/reveal');
    expect(routes).toContain('page');
  });

  test('contains the id of the signed-in user', () => {
    const read = lines().filter((line) => line['route'] === '/api/admin/applications');
    expect(read.every((line) => /^[0-9a-f-]{36}$/.test(String(line['actor'])))).toBe(true);
  });

  test('contains only class, code and place of an error in other lines', () => {
    const allowed = ['level', 'time', 'reqId', 'trace', 'code', 'cause', 'msg'];
    for (const line of lines().filter((one) => one['msg'] !== 'request'))
      expect(allowed).toEqual(expect.arrayContaining(Object.keys(line)));
  });

  test('contains no body, token, address, name, number, password or header', () => {
    const text = t.logged();
    for (const secret of secrets) expect(text.includes(secret), secret).toBe(false);
    expect(text).not.toMatch(/authorization|cookie|user-agent|stack/i);
  });
});
