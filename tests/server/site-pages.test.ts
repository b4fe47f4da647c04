import { describe, expect, test } from 'vitest';
import { sampleBrand } from '#contract/brand.ts';
import { count, everyPair, linksOf, mainOf, page, plain, PUBLIC_URL, section, servePages } from './served-pages.ts';
import { sitePages } from './site-pages-expected.ts';

const server = servePages();

describe.each(sitePages)('content pages $en and $es', ({ en, es, h1, says, counts = [] }) => {
  test.each([
    ['en', en, es, 0],
    ['es', es, en, 1],
  ] as const)('%s: the served HTML has the specified heading, texts and counts', async (lang, url, twin, i) => {
    const html = await page(url);
    expect(html).toContain(`<html lang="${lang}">`);
    expect(count(html, 'h1')).toBe(1);
    expect(plain(/<h1>(.*?)<\/h1>/s.exec(html)?.[1] ?? '').trim()).toBe(h1[i]);
    for (const words of says[i] ?? []) expect(plain(mainOf(html)), words).toContain(words);
    for (const [enWords, esWords, tag, times] of counts)
      expect(`${enWords}: ${String(count(section(html, lang === 'en' ? enWords : esWords), tag))}`).toBe(
        `${enWords}: ${String(times)}`,
      );
    expect(html).toMatch(/<title>.{20,80}<\/title>/);
    expect(html).toMatch(/<meta name="description" content="[^"]{50,200}"/);
    expect(html).toMatch(/<meta name="keywords" content="[^"]{10,}"/);
    expect(html).toContain(`<link rel="canonical" href="${PUBLIC_URL}${url}"/>`);
    expect(html).toContain(`hrefLang="${lang === 'en' ? 'es' : 'en'}" href="${PUBLIC_URL}${twin}"`);
    expect(html.includes('"@type":"Service"')).toBe(lang === 'en');
    const image = await server.inject({
      url: /property="og:image" content="https:\/\/lender\.example([^"]+)"/.exec(html)?.[1] ?? '',
    });
    expect([image.statusCode, image.headers['content-type']]).toEqual([200, 'image/png']);
  });

  test('both languages have the same outline and lead to the same places', async () => {
    const [left, right] = [mainOf(await page(en)), mainOf(await page(es))];
    const outline = (html: string): string => [...html.matchAll(/<(h[1-6])[ >]/g)].map((m) => m[1]).join(' ');
    expect(outline(right)).toBe(outline(left));
    const twins = new Map(sitePages.map((row) => [row.en, row.es]));
    const guides = new Map(everyPair.map((pair) => [pair.en, pair.es]));
    const inSpanish = (href: string): string =>
      twins.get(href) ??
      guides.get(href) ??
      href.replace(/^\/(?=[?#])/, '/es').replace(/^\/credit-application(?=\?|$)/, '/es/credit-application');
    expect(linksOf(right)).toEqual(linksOf(left).map(inSpanish));
    expect(linksOf(left)).toContain(/partner/.test(en) ? '/dealer/login' : '/credit-application');
    expect(left).toContain('href="tel:+14025550142"');
    expect(linksOf(left).some((href) => /^\/(?:\?[^#]*)?#calculator$/.test(href))).toBe(true);
  });
});

describe('claims of the lender', () => {
  test.each([
    ['/construction', '/es/construccion'],
    ['/itin', '/es/itin'],
  ])('%s and %s state the claims of the lender', async (en, es) => {
    const [left, right] = [plain(await page(en)), plain(await page(es))];
    for (const words of [
      '$10,000 to $2,000,000',
      'new and used',
      'since 2015',
      'We’re a direct lender',
      'a credit decision within 24–48 hours',
      'We consider all credit levels',
      'no application fee',
      'no strict 2-year rule',
      'Same-day quotes on requests received by',
      'for businesses in the United States',
      // EST in winter: the time zone abbreviation depends on the date.
      'Mon–Fri, 8am–6pm E',
      'email within 24 hours',
      'Sample Association One Sample Association Two',
    ])
      expect(left, words).toContain(words);
    for (const words of [
      '$10,000 a $2,000,000',
      'nuevo y usado',
      'desde 2015',
      'Somos un prestamista directo',
      'una decisión de crédito en 24–48 horas',
      'todos los niveles de crédito',
      'Presentar la solicitud no cuesta nada',
      'No hay una regla estricta de 2 años',
      'Cotización el mismo día',
      'para negocios en Estados Unidos',
      'los correos electrónicos en un plazo de 24 horas',
      '8 a.m.–6 p.m., hora del Este',
      'Sample Association One Sample Association Two',
    ])
      expect(right, words).toContain(words);
  });

  test('unconfirmed claims carry the sample chip', async () => {
    for (const { en, es } of sitePages) {
      expect(mainOf(await page(en))).toContain('chip-sample">Sample<');
      expect(mainOf(await page(es))).toContain('chip-sample">Ejemplo<');
    }
  });

  test('the case studies show the engine’s figures for their structures', async () => {
    expect(plain(await page('/case-study/manufacturing'))).toContain('$13,029.70');
    expect(plain(await page('/case-study/vocational-trucks'))).toContain('$436,500 financed over 60 months at 17%');
  });
});

test.each([
  ['/terms', '<a href="/privacy">privacy notice</a>'],
  ['/es/condiciones', '<a href="/es/privacy">aviso de privacidad</a>'],
  ['/accessibility', undefined],
  ['/es/accesibilidad', undefined],
])('the text of %s links to email, phone and the privacy notice that it names', async (url, privacy) => {
  const main = mainOf(await page(url));
  const { emails, phones } = sampleBrand;
  expect(main).toContain(`<a href="mailto:${emails.contact}">${emails.contact}</a>`);
  expect(main).toContain(`<a href="tel:${phones.main.dial}" data-phone="${phones.main.display}">`);
  if (privacy !== undefined) expect(main).toContain(privacy);
});
