import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { registerPages } from '#server/http/pages.ts';
import { buildServer } from '#server/http/build-server.ts';
import { startTestApp } from '#tests/support/start-test-app.ts';

const t = await startTestApp();
let server: FastifyInstance;
beforeAll(async () => {
  const { app } = t;
  server = await buildServer(
    app,
    () => Promise.resolve([]),
    (s) =>
      registerPages(s, {
        publicUrl: app.config.publicUrl,
        brand: app.brand,
        consentHash: { en: 'a'.repeat(64), es: 'b'.repeat(64) },
        payments: app.payments,
        samplePayments: true,
        visits: { tracking: 'notice', days: 30, chatDays: 90 },
        dev: false,
        now: () => app.clock.now(),
      }),
  );
});
afterAll(async () => {
  await server.close();
  await t.close();
});

const headers = { host: 'localhost:3000', 'content-type': 'application/x-www-form-urlencoded' };
const post = (fields: Record<string, string>, url = '/dev/gateway', more = {}) =>
  server.inject({
    method: 'POST',
    url,
    headers: { ...headers, ...more },
    payload: new URLSearchParams(fields).toString(),
  });
const orderOf = (lang: 'en' | 'es' = 'en') => Object.fromEntries(t.app.payments?.form(lang).fields ?? []);
const page = async (url: string) => (await server.inject({ url, headers: { host: 'localhost:3000' } })).body;

describe('the sample gateway', () => {
  test('accepts the order of the payment page, shows it, and says that no money moves', async () => {
    const { statusCode, body, headers: answered } = await post(orderOf());
    expect(statusCode).toBe(200);
    expect(body).toContain('No money moves here.');
    expect(body).toContain('process_variable');
    expect(answered['content-security-policy']).toContain("form-action 'self' http://localhost:3000");
  });

  test.each([
    ['a changed description', { order_description: 'Free' }, 'hash does not lock'],
    ['a changed action', { action: 'process_fixed' }, 'hash does not lock'],
    ['no hash', { hash: '' }, 'hash does not lock'],
    ['another key id', { key_id: 'x' }, 'key_id is not'],
    ['a finish on another site', { url_finish: 'http://localhost:3000.evil.example/' }, 'leads to another site'],
  ])('refuses %s, also with an answer', async (_name, change, words) => {
    for (const more of [{}, { answer: 'approve', amount: '5' }]) {
      const { statusCode, body, headers: answered } = await post({ ...orderOf(), ...change, ...more });
      expect(statusCode).toBe(400);
      expect(body).toContain(words);
      expect(answered.location).toBeUndefined();
    }
  });

  test.each([
    ['en', 'approve', 'Payment approved'],
    ['en', 'decline', 'Payment declined'],
    ['es', 'approve', 'Pago aprobado'],
    ['es', 'decline', 'Pago rechazado'],
  ] as const)('%s: %s returns to the finish page, which accepts the hash', async (lang, answer, words) => {
    const { statusCode, headers: answered } = await post({ ...orderOf(lang), amount: '1', answer });
    expect(statusCode).toBe(303);
    const back = new URL(String(answered.location));
    expect(back.pathname).toBe(lang === 'en' ? '/make-payment/finish' : '/es/make-payment/finish');
    const finished = await server.inject({ url: back.pathname + back.search });
    expect(finished.body).toContain(`>${words}</h1>`);
    expect(finished.body).toContain('<meta name="robots" content="noindex"/>');
    expect(finished.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });

    back.searchParams.set('response', answer === 'approve' ? '2' : '1');
    expect(await page(back.pathname + back.search)).toContain(
      lang === 'en' ? '>We can’t confirm your payment yet</h1>' : '>Todavía no podemos confirmar su pago</h1>',
    );
  });

  test('a posted return has the same result as one in the URL', async () => {
    const order = await post({ ...orderOf('es'), amount: '90', answer: 'approve' });
    const returned = Object.fromEntries(new URL(String(order.headers.location)).searchParams);
    const { statusCode, headers: answered } = await post(returned, '/es/make-payment/finish');
    expect(statusCode).toBe(303);
    expect(await page(String(answered.location))).toContain('>Pago aprobado</h1>');
  });

  test('is open only to this computer, and only without a configured gateway', async () => {
    expect((await post(orderOf(), '/dev/gateway', { 'x-forwarded-for': '203.0.113.9' })).statusCode).toBe(404);
    expect((await post(orderOf(), '/dev/gateway', { host: 'lender.example' })).statusCode).toBe(404);
    const { config } = t.app;
    const payment = { url: 'https://pay.example/', keyId: '1', description: 'x', securityKey: undefined, hash: 'x' };
    for (const app of [
      { ...t.app, payments: undefined },
      { ...t.app, config: { ...config, payment } },
    ]) {
      const closed = await buildServer(app, () => Promise.resolve([]));
      const { statusCode } = await closed.inject({ method: 'POST', url: '/dev/gateway', headers, payload: 'a=b' });
      expect(statusCode).toBe(404);
      await closed.close();
    }
  });
});
