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
    ['Know the payment.', 'Specialized Financing Programs', 'How It Works', 'Work out your payment', 'What owners say'],
    ['Why choose us', 'What we look at', 'Questions', 'Same-day quotes, Monday to Friday'],
    [4, 6],
  ],
  [
    'es',
    '/es',
    [
      'Conozca el pago.',
      'Programas de financiamiento especializados',
      'Cómo funciona',
      'Calcule',
      'Lo que dicen los dueños',
    ],
    ['Por qué elegirnos', 'En qué nos fijamos', 'Preguntas', 'Cotizaciones el mismo día'],
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
    expect(linksOf(hero)).toEqual([apply, 'tel:+14025550142', lang === 'en' ? '/#calculator' : '/es#calculator']);
    expect(plain(hero)).toContain(lang === 'en' ? 'Start Your Application' : 'Inicie su solicitud');
    for (const stat of lang === 'en' ? ['$10K–$2MM', '24–48 Hours', 'All Credit'] : ['$10K–$2MM', '24–48 horas'])
      expect(plain(hero)).toContain(stat);
    expect(count(hero, 'span class="stats-figure"')).toBe(3);
  });

  test('shows four program cards and three steps', async () => {
    const html = await page(url);
    expect(linksOf(section(html, first[1]))).toEqual(
      lang === 'en'
        ? ['/construction', '/food-beverage', '/manufacturing', '/first-time']
        : ['/es/construccion', '/es/food-beverage', '/es/manufacturing', '/es/first-time'],
    );
    const steps = section(html, first[2]);
    expect(count(steps, 'li')).toBe(3);
    const words =
      lang === 'en'
        ? ['Submit Application', '24–48 hours', 'Fast Review', 'Get Funded']
        : ['Envíe su solicitud', '24–48 horas', 'Revisión rápida', 'Reciba los fondos'];
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
    const [makers = '', reasons = ''] = part.split('why-reasons');
    expect(count(makers, 'li')).toBe(10);
    expect(plain(makers)).toContain(
      lang === 'en' ? 'no manufacturer sponsors or endorses us' : 'ningún fabricante nos',
    );
    expect(count(reasons, 'h3')).toBe(6);
  });

  test('opens one question at a time without a script, and says what the lender looks at', async () => {
    const html = await page(url);
    const faq = section(html, then[2]);
    expect(count(faq, 'details name="faq"')).toBe(questions);
    expect([count(faq, 'summary'), count(faq, 'p>')]).toEqual([questions, questions]);
    expect(plain(section(html, then[1]))).toContain(lang === 'en' ? 'not a cut-off' : 'no descarta a nadie');
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
    expect(main.slice(main.indexOf('id="testimonials"'))).not.toContain('chip-sample"');
    expect(main).toContain('Rivet &amp; Sons');
    const bare = await homeOf({ testimonials: { en: [], es: [] }, manufacturers: [] }, url);
    expect(bare).not.toMatch(/id="testimonials"|why-makers/);
    expect(bare).toContain('why-reasons');
  });
});

test('calculator links of Spanish pages lead to /es#calculator, and /es contains no English text', async () => {
  for (const url of ['/es', '/es/itin', '/es/construccion'])
    expect(linksOf(await page(url)).filter((href) => href.includes('calculator'))).not.toContain('/#calculator');
  const text = plain(mainOf(await page('/es'))).replaceAll(/Sample Maker \d\d/g, '');
  expect(text.match(/(?<!\p{L})(?:the|and|with|your|from|is|are|we|for|of|sample)(?!\p{L})/giu)).toBeNull();
});
