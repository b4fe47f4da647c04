import Fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { sampleBrand } from '#contract/brand.ts';
import { openQuickClick } from '#server/adapters/payments/quick-click.ts';
import { Secret } from '#server/crypto/secret.ts';
import { registerPages } from '#server/http/pages.ts';
import { sampleGateway } from '#server/features/payments/sample-gateway.ts';
import type { PaymentSettings } from '#server/config/payment-settings.ts';
import { linksOf, mainOf, plain, PUBLIC_URL } from './served-pages.ts';

const real: PaymentSettings = {
  url: 'https://pay.example/cart/cart.php',
  keyId: '<"4242">',
  description: 'Loan & Lease',
  securityKey: new Secret('hunter2'),
  hash: undefined,
};
async function open(settings?: PaymentSettings) {
  const server = Fastify();
  await registerPages(server, {
    publicUrl: PUBLIC_URL,
    brand: sampleBrand,
    consentHash: { en: 'a'.repeat(64), es: 'b'.repeat(64) },
    payments: settings && openQuickClick(settings, PUBLIC_URL),
    samplePayments: settings === sampleGateway,
    visits: { tracking: 'notice', days: 30, chatDays: 90 },
    dev: false,
    now: () => new Date('2031-05-01T00:00:00Z'),
  });
  await server.ready();
  return server;
}
const [withGateway, withSample, without] = [await open(real), await open(sampleGateway), await open()];
const both = [
  ['en', '/make-payment', '/es/make-payment', 'Make a Payment', 'Go to secure payment'],
  ['es', '/es/make-payment', '/make-payment', 'Hacer un Pago', 'Ir al pago seguro'],
] as const;

describe.each(both)('payment page, %s', (lang, url, twin, title, go) => {
  test('shows its title, and the form with its seven hidden fields in order', async () => {
    const { body, headers, statusCode } = await withGateway.inject({ url });
    expect(statusCode).toBe(200);
    expect(body).toContain(`<title>${title} | `);
    expect(body).toMatch(new RegExp(`<h1>${title}</h1>`));
    expect(body).toContain(`hrefLang="${lang === 'en' ? 'es' : 'en'}" href="${PUBLIC_URL}${twin}"`);
    const form = /<form action="https:\/\/pay\.example\/cart\/cart\.php" method="post">(.*?)<\/form>/s.exec(body)?.[1];
    expect(
      [...(form ?? '').matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)].map((m) => [m[1], m[2]]),
    ).toEqual([
      ['key_id', '&lt;&quot;4242&quot;&gt;'],
      ['action', 'process_variable'],
      ['order_description', 'Loan &amp; Lease'],
      ['language', lang],
      ['url_finish', `${PUBLIC_URL}${url}/finish`],
      ['customer_receipt', 'true'],
      ['hash', expect.stringMatching(/^action\|order_description\|[0-9a-f]{32}$/)],
    ]);
    expect(form?.split('<input').length).toBe(8);
    expect(form).toMatch(new RegExp(`<button type="submit"[^>]*>.*${go}`));
    expect(body.indexOf(go)).toBeLessThan(body.indexOf('<dt>'));
    expect(body).not.toContain('hunter2');
    expect(headers['content-security-policy']).toContain("form-action 'self' https://pay.example;");
  });

  test('shows security notes, a phone button, an email button, and no field for an amount', async () => {
    for (const server of [withGateway, withSample, without]) {
      const main = mainOf((await server.inject({ url })).body);
      expect(plain(main)).toContain(
        lang === 'en'
          ? 'When you pay online, we never receive your card number'
          : 'Si paga en línea, nunca recibimos el número de su tarjeta',
      );
      expect(linksOf(main)).toEqual(['tel:+14025550142', 'mailto:hello@acme.example']);
      expect(main).not.toMatch(/<input (?!type="hidden")/);
    }
  });

  test('marks the sample gateway and needs no addition to the content security policy', async () => {
    const { body, headers } = await withSample.inject({ url });
    expect(body).toContain('<form action="/dev/gateway" method="post">');
    expect(mainOf(body)).toContain(`chip-sample">${lang === 'en' ? 'Sample' : 'Ejemplo'}<`);
    expect(headers['content-security-policy']).toContain("form-action 'self';");
    expect(mainOf((await withGateway.inject({ url })).body)).not.toContain('chip-sample');
  });

  test('offers only phone and email without a gateway', async () => {
    const { body } = await without.inject({ url });
    expect(mainOf(body)).not.toMatch(/<form|<button/);
    expect(plain(body)).toContain(lang === 'en' ? 'Pay by phone' : 'Pague por teléfono');
  });

  test('confirms nothing without a signed result, is not indexed, and keeps the policy of other pages', async () => {
    for (const server of [withGateway, without]) {
      const { body, statusCode } = await server.inject({ url: `${url}/finish?response=1&hash=response%7Cx` });
      expect(statusCode).toBe(200);
      expect(mainOf(body)).toContain(
        lang === 'en' ? 'We can’t confirm your payment yet' : 'Todavía no podemos confirmar su pago',
      );
      expect(body).toContain('content="noindex"');
    }
    expect((await withGateway.inject({ url: '/sitemap.xml' })).body).not.toContain('finish');
    const home = await withGateway.inject({ url: '/' });
    expect(home.headers['content-security-policy']).toContain("form-action 'self';");
    expect(linksOf(home.body)).toContain('/make-payment');
  });
});
