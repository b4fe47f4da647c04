import { describe, expect, test } from 'vitest';
import { linksOf, listedPairs, mainOf, page, pathsOf, PUBLIC_URL, servePages } from './served-pages.ts';

const server = servePages();
const twinOf = (url: string): string => (url === '/' ? '/index.md' : `${url}.md`);
const decoded = (html: string): string =>
  html
    .replace(/<[^>]+>/g, '')
    .replace(/\s+/g, ' ')
    .replaceAll('&amp;', '&')
    .trim();
/** Removes what needs a visitor id, the answer of the check, which is empty without taps, and hidden score tiers. */
const shown = (html: string): string =>
  html
    .replace(/<section[^>]* hidden=""[^>]*>.*?<\/section>/gs, '')
    .replace(/<div class="price-tier[^>]* hidden="">.*?<\/a><\/div>/gs, '')
    .replace(/<div class="check" data-live="">.*?<\/section>/gs, '</section>');

describe('Markdown version of a page', () => {
  test.each(pathsOf(listedPairs))(
    '%s links its Markdown version, which has the same content and is not indexed',
    async (url) => {
      const html = await page(url);
      expect(html).toContain(`<link rel="alternate" type="text/markdown" href="${PUBLIC_URL}${twinOf(url)}"/>`);
      const { statusCode, headers, body } = await server.inject({ url: twinOf(url) });
      expect([statusCode, headers['content-type'], headers['x-robots-tag']]).toEqual([
        200,
        'text/markdown; charset=utf-8',
        'noindex',
      ]);
      const read = shown(mainOf(html));
      const headings = [...read.matchAll(/<h([1-6])[^>]*>(.*?)<\/h\1>/gs)].map(
        ([, level, words]) => `${'#'.repeat(Number(level))} ${decoded(words ?? '')}`,
      );
      expect(body.split('\n').filter((line) => /^#+ /.test(line))).toEqual(headings);
      for (const href of linksOf(read).filter((link) => link.startsWith('/')))
        expect(body, href).toContain(`](${PUBLIC_URL}${href})`);
      expect(body).not.toMatch(/<\/?[a-z]+[ >]|&(?:amp|lt|gt|quot|#x27);|undefined|\]\(\//);
      expect(body).toContain(`\n---\n\n<${PUBLIC_URL}${url}>\n`);
    },
  );

  test('contains figures, lists, questions and tables', async () => {
    const home = (await server.inject({ url: '/index.md' })).body;
    expect(home).toContain('\n$3,812.27\n');
    expect(home).toContain('\n| Month | Payment | Interest | Principal | Balance |\n| --- | --- | --- | --- | --- |\n');
    expect(home).toContain('\n- Good 660–699\n');
    expect(home).toContain('**Can I finance used equipment?**\n\nYes, from a dealer,');
    expect(home).toContain('$2,148');
    expect(home.match(/a month at \d+% APR/g), 'the other tiers are hidden').toHaveLength(6);
    expect(home).toContain('  > I sent the application on a Tuesday night');
    expect((await server.inject({ url: '/es/first-time.md' })).body).not.toContain('Aún no abre');
  });

  test('every page of both languages appears once in the index, and none in the sitemap', async () => {
    const { statusCode, headers, body } = await server.inject({ url: '/llms.txt' });
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(body).toMatch(/^# Acme Equipment Finance\n\n> Acme/);
    const listed = [...body.matchAll(/^- \[[^\]]+\]\(([^)]+)\): .{40,}$/gm)].map((match) => match[1]);
    const twins = (lang: 'en' | 'es'): string[] => listedPairs.map((pair) => PUBLIC_URL + twinOf(pair[lang]));
    expect(listed.slice(0, listedPairs.length).sort()).toEqual(twins('en').sort());
    expect(listed.slice(listedPairs.length).sort()).toEqual(twins('es').sort());
    expect(body).toContain('This is a sample installation');
    expect(body).toContain('Esta es una instalación de ejemplo');
    expect(await page('/sitemap.xml')).not.toMatch(/\.md<|llms\.txt/);
  });

  test('does not exist for pages outside the sitemap', async () => {
    for (const url of ['/verify.md', '/es/verify.md', '/nothing.md', '/dealer/login.md', '/.md', '/es/construction.md'])
      expect((await server.inject({ url })).statusCode, url).toBe(404);
    expect(await page('/verify')).not.toContain('text/markdown');
  });
});
