import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Brand, sampleBrand } from '#contract/brand.ts';
import { openSamplePages } from '#tests/support/sample-pages.ts';
import type { OnPageValues } from './page-site.ts';

const PUBLIC_URL = 'https://lender.example';
const ODD = 'Rivet & "Beam" <Capital></script>';

const openPages = (brand: Partial<Brand> = {}, publicUrl = PUBLIC_URL): Promise<FastifyInstance> =>
  openSamplePages({
    publicUrl,
    brand: { ...sampleBrand, ...brand },
    now: () => new Date('2031-05-01T00:00:00Z'),
  });
const text = async (server: FastifyInstance, url: string): Promise<string> => (await server.inject({ url })).body;

let server: FastifyInstance;
beforeAll(async () => {
  server = await openPages();
});
afterAll(() => server.close());

const pairs = [
  ['/', '/es'],
  ['/construction', '/es/construccion'],
  ['/food-beverage', '/es/food-beverage'],
  ['/manufacturing', '/es/manufacturing'],
  ['/vocational-trucks', '/es/vocational-trucks'],
  ['/first-time', '/es/first-time'],
  ['/itin', '/es/itin'],
  ['/partner', '/es/partner'],
  ['/case-study/food-beverage', '/es/case-study/food-beverage'],
  ['/case-study/manufacturing', '/es/case-study/manufacturing'],
  ['/case-study/vocational-trucks', '/es/case-study/vocational-trucks'],
  ['/credit-application', '/es/credit-application'],
  ['/make-payment', '/es/make-payment'],
  ['/privacy', '/es/privacy'],
  ['/about', '/es/nosotros'],
  ['/how-it-works', '/es/como-funciona'],
  ['/equipment-finance-explained', '/es/financiamiento-explicado'],
  ['/accessibility', '/es/accesibilidad'],
  ['/terms', '/es/condiciones'],
] as const;

describe('pages from memory', () => {
  test.each(pairs)('link %s and %s to each other, themselves and x-default', async (en, es) => {
    for (const [lang, path] of [
      ['en', en],
      ['es', es],
    ] as const) {
      const html = await text(server, path);
      expect(html).toContain(`<html lang="${lang}">`);
      expect(html).toContain(`<link rel="canonical" href="${PUBLIC_URL}${path}"/>`);
      expect(html).toContain(`hrefLang="en" href="${PUBLIC_URL}${en}"`);
      expect(html).toContain(`hrefLang="es" href="${PUBLIC_URL}${es}"`);
      expect(html).toContain(`hrefLang="x-default" href="${PUBLIC_URL}${en}"`);
      expect(html).toContain(`href="${lang === 'en' ? es : en}"`);
    }
  });

  test('appear in the sitemap once with their translations, and nothing else does', async () => {
    const xml = await text(server, '/sitemap.xml');
    const listed = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map((m) => m[1]?.replace(PUBLIC_URL, ''));
    expect(new Set(listed)).toEqual(new Set(pairs.flat()));
    expect(listed).toHaveLength(pairs.flat().length);
    expect(await text(server, '/robots.txt')).toContain(`Sitemap: ${PUBLIC_URL}/sitemap.xml`);
  });

  test("design 2: use the lender's own rates in the calculator, in both languages", async () => {
    const { pricing } = sampleBrand;
    const good = { ...pricing.tiers.good, baseRateBps: 1000, minDownBps: 2000, scores: '650-699' };
    const own = await openPages({ pricing: { ...pricing, tiers: { ...pricing.tiers, good } } });
    for (const path of ['/', '/es']) {
      const html = await text(own, path);
      // $120,000 over 48 months at 10%.
      // In hero, calculator and the emailed estimate.
      expect(html.split('$3,043.51')).toHaveLength(6);
      expect(html).toContain('650–699');
      expect(html).not.toContain('$3,812.27');
      expect(await text(server, path)).toContain('$3,812.27');
    }
    await own.close();
  });

  test('show no tax figures for a year without a tax table', async () => {
    expect(await text(server, '/')).not.toContain('Tax year');
  });

  test('show a 404 page in the language of an unknown path', async () => {
    for (const [url, lang, words] of [
      ['/nothing', 'en', '404 Page Not Found'],
      ['/es/nada', 'es', '404 Página no encontrada'],
      ['/construccion/x', 'es', '404 Página no encontrada'],
      ['/alimentos-bebidas/x', 'es', '404 Página no encontrada'],
      ['/manufactura/x', 'es', '404 Página no encontrada'],
      ['/manufacturing/x', 'en', '404 Page Not Found'],
      ['/estimate', 'en', '404 Page Not Found'],
    ] as const) {
      const answer = await server.inject({ url });
      expect(answer.statusCode).toBe(404);
      expect(answer.body).toContain(`<html lang="${lang}">`);
      expect(answer.body).toContain(words);
      expect(answer.body).toContain('content="noindex"');
    }
  });

  test('carry Service structured data only where something is sold, not on application, payment and privacy pages', async () => {
    for (const path of ['/credit-application', '/make-payment', '/privacy'])
      expect(await text(server, path)).not.toContain('"@type":"Service"');
    for (const path of ['/', '/construction', '/itin', '/partner', '/case-study/manufacturing'])
      expect(await text(server, path)).toContain('"@type":"Service"');
  });

  test('treat an upload address without a token as unknown', async () => {
    for (const [url, words] of [
      ['/upload', '404 Page Not Found'],
      ['/es/upload', '404 Página no encontrada'],
      ['/upload/', '404 Page Not Found'],
    ] as const) {
      const answer = await server.inject({ url });
      expect([url, answer.statusCode]).toEqual([url, 404]);
      expect(answer.body).toContain(words);
    }
  });

  test('link unknown portal addresses to the sign-in, which leads each user on', async () => {
    for (const url of ['/dealer/nothing', '/admin/nothing', '/nothing'])
      expect(await text(server, url)).toContain('href="/dealer/login"');
    expect(await text(server, '/es/nada')).toContain('Portal para distribuidores');
  });

  test('answer portal addresses with 200 and noindex for any id, and unknown ones with 404', async () => {
    for (const url of [
      '/dealer/login',
      '/dealer/accept-invite?token=x',
      '/admin/applications',
      '/admin/applications/no-id',
    ]) {
      const answer = await server.inject({ url });
      expect(answer.statusCode).toBe(200);
      expect(answer.body).toContain('noindex');
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.headers['referrer-policy']).toBe('no-referrer');
    }
    expect((await server.inject({ url: '/dealer/nothing' })).statusCode).toBe(404);
  });

  test('answer the verification page with 200 for any code, in both languages, without caching', async () => {
    for (const [url, lang, private_] of [
      ['/verify/ABCDE-12345', 'en', true],
      ['/es/verify/ABCDE-12345', 'es', true],
      ['/verify', 'en', false],
      ['/es/verify', 'es', false],
    ] as const) {
      const answer = await server.inject({ url });
      expect([url, answer.statusCode]).toEqual([url, 200]);
      expect(answer.body).toContain(`<html lang="${lang}">`);
      expect(answer.body).toContain('<meta name="robots" content="noindex"/>');
      expect(answer.body).toContain(`href="${lang === 'en' ? '/es/verify' : '/verify'}"`);
      expect(answer.headers['referrer-policy']).toBe(private_ ? 'no-referrer' : undefined);
      if (private_) expect(answer.headers['cache-control']).toBe('no-store');
    }
    expect((await server.inject({ url: '/verify/A/B' })).statusCode).toBe(404);
    expect((await server.inject({ url: '/privacy/ABCDE' })).statusCode).toBe(404);
  });

  test('answer the page that finds an application in both languages, for people and not for search engines', async () => {
    for (const [url, lang, words] of [
      ['/status', 'en', 'Check your application'],
      ['/es/status', 'es', 'Consulte su solicitud'],
    ] as const) {
      const answer = await server.inject({ url });
      expect([url, answer.statusCode]).toEqual([url, 200]);
      expect(answer.body).toContain(`<html lang="${lang}">`);
      expect(answer.body).toContain('<meta name="robots" content="noindex"/>');
      expect(answer.body).toContain(words);
    }
    for (const list of ['/sitemap.xml', '/llms.txt']) expect(await text(server, list)).not.toContain('/status');
  });

  test("design 5: show the upload page in the reader's language unless the query or the address names one", async () => {
    const spanish = 'es-MX,es;q=0.9,en;q=0.5';
    for (const [url, accepted, lang] of [
      ['/upload/TOKEN', spanish, 'es'],
      ['/upload/TOKEN', 'en-US', 'en'],
      ['/upload/TOKEN', undefined, 'en'],
      ['/upload/TOKEN?lang=en', spanish, 'en'],
      ['/es/upload/TOKEN', 'en-US', 'es'],
      ['/verify/CODE', spanish, 'en'],
    ] as const) {
      const headers = accepted === undefined ? {} : { 'accept-language': accepted };
      const answer = await server.inject({ url, headers });
      expect([url, accepted, answer.statusCode]).toEqual([url, accepted, 200]);
      expect(answer.body, `${url} ${String(accepted)}`).toContain(`<html lang="${lang}">`);
      expect(answer.body).toContain('<meta name="robots" content="noindex"/>');
      expect(answer.body).not.toContain('TOKEN');
      expect(answer.headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' });
    }
  });

  test('answer 304 when unchanged, and the compressed form has the same content', async () => {
    const first = await server.inject({ url: '/' });
    const etag = String(first.headers.etag);
    expect((await server.inject({ url: '/', headers: { 'if-none-match': etag } })).statusCode).toBe(304);
    const packed = await server.inject({ url: '/', headers: { 'accept-encoding': 'gzip, br' } });
    expect(packed.headers['content-encoding']).toBe('br');
    const { brotliDecompressSync } = await import('node:zlib');
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(first.body);
    expect(packed.headers.vary).toContain('accept-encoding');
  });

  test('answer HEAD with the headers of GET and without a body', async () => {
    for (const url of ['/', '/es/credit-application', '/robots.txt', '/nothing', '/dealer/login']) {
      const [get, head] = [await server.inject({ url }), await server.inject({ url, method: 'HEAD' })];
      for (const { headers } of [get, head]) delete headers.date;
      expect([url, head.statusCode, head.headers]).toEqual([url, get.statusCode, get.headers]);
      expect(head.rawPayload).toHaveLength(0);
    }
  });

  test('contain no executable script, and the policy names their style by hash', async () => {
    for (const path of pairs.flat()) {
      const answer = await server.inject({ url: path });
      const scripts = [...answer.body.matchAll(/<script([^>]*)>/g)].map((m) => m[1] ?? '');
      for (const attributes of scripts)
        expect(attributes.includes('src="/assets/') || attributes.includes('application/ld+json')).toBe(true);
      expect(answer.body).not.toMatch(/ style="| on[a-z]+="/);
      const policy = String(answer.headers['content-security-policy']);
      expect(policy).toContain("script-src 'self';");
      expect(policy).toMatch(/style-src 'self' 'sha256-[\w+/=]+'/);
      expect(policy).not.toContain('blob:');
    }
  });

  test('forbid text as markup or code on pages, portal and 404 page', async () => {
    for (const url of ['/', '/es', '/make-payment', '/admin/applications', '/upload/x', '/nothing']) {
      const policy = String((await server.inject({ url })).headers['content-security-policy']);
      expect(policy.split('; ')).toEqual(
        expect.arrayContaining(["require-trusted-types-for 'script'", "trusted-types 'none'"]),
      );
    }
  });

  test('allow blob addresses in the portal for images and frames only', async () => {
    for (const url of ['/admin/applications', '/dealer/login']) {
      const policy = String((await server.inject({ url })).headers['content-security-policy']);
      expect(policy.match(/[a-z-]+ [^;]*blob:[^;]*/g)).toEqual(["img-src 'self' data: blob:", 'frame-src blob:']);
      expect(policy).toContain("script-src 'self';");
      expect(policy).toContain("object-src 'none'");
    }
  });

  test('answer any raw path without a server error', async () => {
    for (const url of [
      '//',
      '/%',
      '/%00',
      '/%c0%af',
      '/..%2f..%2fetc/passwd',
      `/${'a'.repeat(8192)}`,
      '/es//',
      '/?x=%',
    ]) {
      const { statusCode } = await server.inject({ url });
      expect(statusCode, url.slice(0, 20)).toBeLessThan(500);
    }
  });

  test('answer an address of 300,000 slashes with 404 before the test times out', async () => {
    // A backtracking pattern would need minutes.
    const { statusCode } = await server.inject({ url: `/${'/'.repeat(300_000)}x/` });
    expect(statusCode).toBe(404);
  });

  test('redirect a trailing slash to the page and keep the query', async () => {
    const answer = await server.inject({ url: '/es/credit-application/?token=a' });
    expect(answer.statusCode).toBe(301);
    expect(answer.headers.location).toBe('/es/credit-application?token=a');
    expect((await server.inject({ url: '//evil.example/' })).statusCode).toBe(404);
  });

  test.each([
    ['/upload/%E4%B8%AD/', '/upload/%E4%B8%AD'],
    ['/dealer/deals/%0d%0aX-Injected:1/', '/dealer/deals/%0D%0AX-Injected%3A1'],
    ['/upload/a%3Fb%23c/', '/upload/a%3Fb%23c'],
    ['/es%2F?a=1', '/es?a=1'],
  ])('keep the path encoded in the redirect of %s', async (url, location) => {
    const answer = await server.inject({ url });
    expect([answer.statusCode, answer.headers.location]).toEqual([301, location]);
  });

  test('contain metadata and structured data', async () => {
    const html = await text(server, '/');
    expect(html).toContain('<meta name="description" content="New and used equipment');
    expect(html).toContain('<meta name="keywords" content="equipment financing');
    for (const part of [
      '"@type":"FinancialService"',
      '"priceRange":"$10,000 - $2,000,000"',
      '"@type":"Country","name":"United States"',
      '"contactType":"sales","telephone":"+14025550143"',
      '"address":"100 Sample Street',
      '"@type":"BreadcrumbList"',
      '"@type":"Service"',
    ])
      expect(html).toContain(part);
    expect(await text(server, '/es')).not.toContain('"@type":"Service"');
    expect(html).toContain('(402) 555-0142');
  });

  test.each([
    ['/credit-application', [/Encrypted .*at rest \(AES-256\)/, 'Encrypted when stored.']],
    ['/es/credit-application', [/viajan cifrados\..*se guardan cifrados \(AES-256\)/, 'Se guarda cifrad']],
  ] as const)('state in %s that EIN, SSN or ITIN and birth date are encrypted', async (path, said) => {
    const html = await text(server, path);
    expect(html).toMatch(said[0]);
    for (const field of ['federalIdEncrypted', 'principalSsnEncrypted', 'principalDobEncrypted'])
      expect(new RegExp(`<p[^>]* id="${field}-hint"[^>]*>([^<]*)`).exec(html)?.[1], field).toContain(said[1]);
  });

  test.each(['/credit-application', '/es/credit-application'])(
    'offer N/A and the four named representatives in %s without preselecting a representative',
    async (path) => {
      const [, attributes, options = ''] =
        /<select([^>]* name="salesperson"[^>]*)>(.*?)<\/select>/s.exec(await text(server, path)) ?? [];
      expect([...options.matchAll(/<option value="([^"]*)"/g)].map((match) => match[1])).toEqual([
        'N/A',
        'Sample Representative 1',
        'Sample Representative 2',
        'Sample Representative 3',
        'Sample Representative 4',
      ]);
      expect(attributes).not.toContain('required');
    },
  );

  test('show the sections of the application in order, followed by the submit button', async () => {
    const [form = ''] = /<form.*<\/form>/s.exec(await text(server, '/credit-application')) ?? [];
    const headings = [...form.matchAll(/<h2[^>]*>([^<]*)<\/h2>/g)];
    expect(headings.map((match) => match[1])).toEqual([
      'Salesperson',
      'Business Information',
      'Principal Information',
      'Equipment Information',
      'Signatures',
    ]);
    expect(form.indexOf('Submit Application')).toBeGreaterThan(headings.at(-1)?.index ?? Infinity);
  });

  test('show the current year in the footer', async () => {
    expect(await text(server, '/')).toContain('© 2031 ');
  });
});

describe('brand values', () => {
  test('render an unusual company name correctly everywhere', async () => {
    const odd = await openPages({ company: ODD, tagline: '' });
    for (const path of [...pairs.flat(), '/nothing', '/dealer/login']) {
      const html = await text(odd, path);
      expect(html).not.toContain('<Capital>');
      expect(html).not.toContain('"Beam" <');
      for (const [, json] of html.matchAll(/<script[^>]*(?:ld\+json|application\/json)[^>]*>(.*?)<\/script>/gs))
        expect(() => JSON.parse(json ?? '') as unknown).not.toThrow();
      const [, first] = /<script[^>]*(?:ld\+json|application\/json)[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
      if (!path.startsWith('/nothing'))
        expect(JSON.stringify(JSON.parse(first ?? ''))).toContain(JSON.stringify(ODD).slice(1, -1));
    }
    expect(await text(odd, '/')).toContain('Rivet &amp; &quot;Beam&quot; &lt;Capital&gt;');
    await odd.close();
  });

  test('appear when a change takes effect, not before', async () => {
    let prepare: Parameters<OnPageValues>[0] | undefined;
    const own = await openSamplePages({}, (one) => (prepare = one));
    expect(await text(own, '/')).toContain(sampleBrand.company);
    const change = await prepare?.({
      brand: { ...sampleBrand, company: 'Changed Capital' },
      consentHash: { en: 'a'.repeat(64), es: 'b'.repeat(64) },
    });
    expect(await text(own, '/')).not.toContain('Changed Capital');
    change?.();
    for (const path of ['/', '/es', '/dealer/login', '/nothing'])
      expect(await text(own, path), path).toContain('Changed Capital');
    await own.close();
  });

  test('exclude pages with samples from search engines on a public address, and mark them', async () => {
    expect(await text(server, '/')).toContain('content="noindex"');
    expect(await text(server, '/')).toContain('class="chip-sample"');
    const local = await openPages({}, 'http://192.168.1.20:3000');
    expect(await text(local, '/')).not.toContain('name="robots"');
    const own = await openPages({ sample: false });
    expect(await text(own, '/')).not.toContain('name="robots"');
    expect(await text(own, '/')).not.toContain('chip-sample">');
    await Promise.all([local.close(), own.close()]);
  });
});
