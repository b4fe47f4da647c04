import { describe, expect, test } from 'vitest';
import { addresses, documentsAddress, programPages } from '#web/addresses.ts';
import { everyPair, linksOf, page, pathsOf, plain, PUBLIC_URL, servePages } from './served-pages.ts';
import { sitePages } from './site-pages-expected.ts';

const server = servePages();

describe('Spanish spellings of addresses', () => {
  test.each([
    ['/construccion', '/es/construccion'],
    ['/alimentos-bebidas', '/es/food-beverage'],
    ['/es/alimentos-bebidas', '/es/food-beverage'],
    ['/manufactura', '/es/manufacturing'],
    ['/es/manufactura', '/es/manufacturing'],
  ])('%s answers in Spanish as %s', async (url, canonical) => {
    expect(await page(url)).toBe(await page(canonical));
    expect(await page(url)).toContain(`<link rel="canonical" href="${PUBLIC_URL}${canonical}"/>`);
    expect(await page('/sitemap.xml')).not.toContain(`<loc>${PUBLIC_URL}${url}</loc>`);
  });

  test('/es/construction redirects to /es/construccion', async () => {
    const { statusCode, headers } = await server.inject({ url: '/es/construction?a=b' });
    expect([statusCode, headers.location]).toEqual([301, '/es/construccion?a=b']);
  });
});

describe('header, footer and links', () => {
  test.each([
    [
      'en',
      '/itin',
      'Get Funded',
      ['/construction', '/food-beverage', '/manufacturing', '/vocational-trucks', '/first-time', '/itin', '/partner'],
    ],
    [
      'es',
      '/es/itin',
      'Inicie su solicitud',
      [
        '/es/construccion',
        '/es/food-beverage',
        '/es/manufacturing',
        '/es/vocational-trucks',
        '/es/first-time',
        '/es/itin',
        '/es/partner',
      ],
    ],
  ] as const)(
    '%s: navigation and mobile menu have the same links in the same order',
    async (lang, url, funded, programs) => {
      const html = await page(url);
      const nav = (name: string): string => new RegExp(`<nav class="${name}".*?</nav>`, 's').exec(html)?.[0] ?? '';
      const menu = programPages.map((name) => addresses[name][lang]);
      expect(menu.filter((path) => (programs as readonly string[]).includes(path))).toEqual(programs);
      expect(linksOf(nav('bar-nav'))).toEqual(menu);
      const apply = lang === 'en' ? '/credit-application' : '/es/credit-application';
      expect(linksOf(nav('menu-sheet'))).toEqual([
        ...menu,
        documentsAddress[lang],
        addresses.findStatus[lang],
        addresses.payment[lang],
        '/dealer/login',
        lang === 'en' ? '/es/itin' : '/itin',
        apply,
        'tel:+14025550142',
      ]);
      const strip = /<div class="strip">.*?<\/div>/s.exec(html)?.[0] ?? '';
      expect(linksOf(strip)).toContain(addresses.partner[lang]);
      expect(nav('menu-sheet')).toContain(funded);
      expect(html).toMatch(new RegExp(`<a class="button bar-apply" href="${apply}"[^>]*>${funded}</a>`));
      expect(html).toContain(`<a class="mark" href="${lang === 'en' ? '/' : '/es'}"`);
      if (lang === 'en')
        for (const label of ['First-Time Buyers', 'ITIN Financing', 'Partners'])
          expect(nav('bar-nav')).toContain(`>${label}</a>`);
    },
  );

  test('no page has a broken link, an unknown hash or a missing file', async () => {
    const known = new Map<string, string>();
    const bodyOf = async (url: string): Promise<string> => {
      const body = known.get(url) ?? (await server.inject({ url })).body;
      known.set(url, body);
      return body;
    };
    const files = new Set<string>();
    for (const url of pathsOf(everyPair)) {
      const html = await bodyOf(url);
      for (const href of linksOf(html).filter((link) => /^[/#?]/.test(link))) {
        const { pathname, hash } = new URL(href, PUBLIC_URL + url);
        const target = pathname === url ? html : known.has(pathname) ? await bodyOf(pathname) : await page(pathname);
        known.set(pathname, target);
        if (hash !== '') expect(target, `${url}: ${href}`).toContain(` id="${hash.slice(1)}"`);
      }
      const named = html.matchAll(
        /<(?:link|script|img|source|meta)[^>]* (?:href|src|content)="(\/[^"]+|https:[^"]+)"/g,
      );
      for (const [, file = ''] of named) files.add(new URL(file, PUBLIC_URL).pathname);
    }
    expect(files.size).toBeGreaterThan(60);
    for (const file of files)
      if (!/^\/(?:es\/)?(?:404|verify)$/.test(file))
        expect([file, (await server.inject({ url: file })).statusCode]).toEqual([file, 200]);
  });

  test('all pages show the same phone number, and structured data has the sales number', async () => {
    for (const url of sitePages.flatMap(({ en, es }) => [en, es])) {
      const html = await page(url);
      const phones = linksOf(html).filter((link) => link.startsWith('tel:'));
      expect(new Set(phones), url).toEqual(new Set(['tel:+14025550142']));
      expect(plain(html), url).not.toContain('555-0143');
      expect(html, url).toContain('"contactType":"sales","telephone":"+14025550143"');
    }
  });

  test('breadcrumbs name home, the industry of a case study, and the page', async () => {
    const html = await page('/case-study/manufacturing');
    const names = [...html.matchAll(/"@type":"ListItem","position":\d,"name":"([^"]+)","item":"([^"]+)"/g)].map((m) => [
      m[1],
      m[2],
    ]);
    expect(names).toEqual([
      ['Home', `${PUBLIC_URL}/`],
      ['Manufacturing', `${PUBLIC_URL}/manufacturing`],
      ['Case study: CNC cell', `${PUBLIC_URL}/case-study/manufacturing`],
    ]);
    expect(html).toContain('<meta property="og:type" content="article"/>');
  });
});
