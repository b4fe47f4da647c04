import Fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { type Brand, sampleBrand } from '#contract/brand.ts';
import { claimNames } from '#contract/claims.ts';
import { registerPages } from '#server/http/pages.ts';
import { count, linksOf, mainOf, page, plain, section, servePages } from './served-pages.ts';

servePages();

const homes = [
  [
    'en',
    '/',
    [
      'Know the payment.',
      'Specialized Financing Programs',
      'How It Works',
      'Work out your payment',
      'What our customers say',
    ],
    ['Why choose us', 'Straight answers', 'Same-day quotes, Monday to Friday'],
    [4, 5],
  ],
  [
    'es',
    '/es',
    [
      'Sepa cuánto va a pagar.',
      'Programas de financiamiento especializados',
      'Cómo funciona',
      'Calcule',
      'Lo que dicen nuestros clientes',
    ],
    ['Por qué elegirnos', 'Respuestas claras', 'Cotizaciones el mismo día'],
    [3, 5],
  ],
] as const;

async function homeOf(brand: Partial<Brand>, url: string): Promise<string> {
  const server = Fastify();
  await registerPages(server, {
    publicUrl: 'https://lender.example',
    brand: { ...sampleBrand, ...brand },
    consentHash: { en: 'a'.repeat(64), es: 'b'.repeat(64) },
    visits: { tracking: 'notice', days: 30, chatDays: 90 },
    dev: false,
    now: () => new Date('2031-05-01T00:00:00Z'),
  });
  const { body } = await server.inject({ url });
  await server.close();
  return mainOf(body);
}

describe.each(homes)('home page, %s', (lang, url, first, then, counts) => {
  const [testimonials, questions] = counts;
  test('shows its sections in order between header and footer', async () => {
    const html = await page(url);
    const headings = [...mainOf(html).matchAll(/<h[12][ >].*?<\/h[12]>/gs)].map((m) => plain(m[0]).trim());
    const order = [...first, ...then].map((words) => headings.findIndex((heading) => heading.startsWith(words)));
    expect(order).not.toContain(-1);
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    expect(html.indexOf('<header')).toBeLessThan(html.indexOf('<main'));
    expect(html.indexOf('</main>')).toBeLessThan(html.indexOf('<footer'));
  });

  test('shows a badge, two calls to action and three stats in the hero', async () => {
    const hero = mainOf(await page(url)).split('</section>')[0] ?? '';
    expect(hero).toContain('class="hero-badge"');
    const apply = lang === 'en' ? '/credit-application' : '/es/credit-application';
    const figures = '?value=150000&term=48&tier=good&down=15';
    expect(linksOf(hero)).toEqual([
      apply,
      'tel:+14025550142',
      `${lang === 'en' ? '/' : '/es'}${figures}#calculator`,
      apply + figures,
    ]);
    expect(plain(hero)).toContain(lang === 'en' ? 'Start Your Application' : 'Inicie su solicitud');
    for (const stat of lang === 'en' ? ['$10K–$2MM', '24–48 Hours', 'All Credit'] : ['$10K–$2MM', '24–48 horas'])
      expect(plain(hero)).toContain(stat);
    expect(count(hero, 'span class="stats-figure"')).toBe(3);
  });

  test('answers four questions by a link in the words of the visitor, right under the hero', async () => {
    const asks = /<nav class="asks".*?<\/nav>/s.exec(await page(url))?.[0] ?? '';
    const documents = lang === 'en' ? '/how-it-works#documents' : '/es/como-funciona#documents';
    const places = [documents, ...['itin', 'partner'].map((name) => `${url.replace(/\/$/, '')}/${name}`)];
    expect(linksOf(asks)).toEqual([...places, lang === 'en' ? '/#call-me-back' : '/es#call-me-back']);
    for (const words of lang === 'en'
      ? ['What documents do I need?', 'I have an ITIN', 'I sell trucks or equipment', 'Call me back']
      : ['¿Qué documentos necesito?', 'Tengo ITIN', '¿Vende camiones o equipo?', 'Llámenme'])
      expect(plain(asks)).toContain(words);
    expect(linksOf(section(await page(url), first[2]))).toContain(documents);
  });

  test('shows four program cards and three steps', async () => {
    const html = await page(url);
    const [cards = '', also = ''] = section(html, first[1]).split('</ul>');
    expect(linksOf(cards)).toEqual(
      lang === 'en'
        ? ['/construction', '/food-beverage', '/manufacturing', '/first-time']
        : ['/es/construccion', '/es/food-beverage', '/es/manufacturing', '/es/first-time'],
    );
    expect(linksOf(also)).toEqual(
      ['vocational-trucks', 'itin', 'partner'].map((page) => `${url.replace(/\/$/, '')}/${page}`),
    );
    const steps = section(html, first[2]);
    expect(count(steps.split('</ol>')[0] ?? '', 'li')).toBe(3);
    const words =
      lang === 'en'
        ? ['Submit Application', '24–48 hours', 'Fast Review', 'Get Funded']
        : ['Envíe su solicitud', '24–48 horas', 'Revisión rápida', 'Firme y reciba su equipo'];
    for (const part of words) expect(plain(steps)).toContain(part);
  });

  test('shows testimonials of its own language with quote, name, business, equipment and sample chip', async () => {
    const part = section(await page(url), first[4]);
    expect(part).toContain('id="testimonials"');
    expect([count(part, 'blockquote'), count(part, 'figcaption><b>'), count(part, 'span class="chip-sample"')]).toEqual(
      [testimonials, testimonials, testimonials],
    );
    for (const one of sampleBrand.testimonials[lang])
      expect(plain(part)).toContain(`${one.quote} ${one.name} ${one.business} ${one.equipment}`);
  });

  test('lists ten manufacturers without endorsement, and six reasons', async () => {
    const part = section(await page(url), then[0]);
    const [reasons = '', makers = ''] = part.split('why-brands');
    expect(count(makers, 'li')).toBe(10);
    expect(plain(makers)).toContain(
      lang === 'en' ? 'No manufacturer sponsors or endorses us' : 'Ningún fabricante nos',
    );
    expect(count(reasons, 'h3')).toBe(6);
  });

  test('answers one question at a time without a script, next to phone, hours and email', async () => {
    const html = await page(url);
    const [faq = ''] = section(html, then[1]).split('</section>');
    expect(count(faq, 'details name="faq"')).toBe(questions);
    expect([count(faq, 'summary'), count(faq, 'p>')]).toEqual([questions, questions]);
    expect(plain(faq)).toContain(lang === 'en' ? 'not a cutoff' : 'no descarta a nadie');
    expect(linksOf(faq)).toEqual([
      'tel:+14025550142',
      'mailto:hello@acme.example',
      lang === 'en' ? '/verify' : '/es/verify',
    ]);
  });

  test('drops the chip of a confirmed item and hides what the operator leaves empty', async () => {
    const confirmed = { evidence: 'Signed release', on: '2030-01-02' };
    const own = { quote: 'It went well.', name: 'Jo', business: 'Sample LLC', equipment: 'Oven', confirmed };
    const main = await homeOf(
      {
        testimonials: { en: [own], es: [own] },
        claims: Object.fromEntries(claimNames.map((name) => [name, confirmed])),
        manufacturers: ['Rivet & Sons'],
      },
      url,
    );
    expect(plain(main)).toContain('It went well. Jo Sample LLC Oven');
    expect(main.slice(main.indexOf('aria-labelledby="fleet"'))).not.toContain('chip-sample"');
    expect(main).toContain('Rivet &amp; Sons');
    const bare = await homeOf({ testimonials: { en: [], es: [] }, manufacturers: [] }, url);
    expect(bare).not.toMatch(/id="testimonials"|why-makers/);
    expect(bare).toContain('why-reasons');
  });
});

test('the finance cost is hidden in hero and price board, and stays in the calculator, where the lender chose that', async () => {
  for (const [place, shown] of [
    ['everywhere', true],
    ['calculator', false],
  ] as const) {
    const main = await homeOf({ financeCostDollars: place }, '/');
    const [hero = '', board = ''] = main.split('</section>');
    expect(plain(hero).includes('$55,489 finance cost')).toBe(shown);
    expect(plain(hero).includes('$205,489 in all')).toBe(shown);
    expect(plain(board).includes('$31,259 finance cost')).toBe(shown);
    expect(plain(main.slice(main.indexOf('id="calculator"')))).toContain('Finance cost $55,488.60');
  }
});

test('calculator links of Spanish pages lead to /es#calculator, and /es contains no English text', async () => {
  for (const url of ['/es', '/es/itin', '/es/construccion'])
    expect(linksOf(await page(url)).filter((href) => href.includes('calculator'))).not.toContain('/#calculator');
  const text = plain(mainOf(await page('/es'))).replaceAll(/Sample Association (?:One|Two)/g, '');
  expect(text.match(/(?<!\p{L})(?:the|and|with|your|from|is|are|we|for|of|sample)(?!\p{L})/giu)).toBeNull();
});
