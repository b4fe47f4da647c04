import { describe, expect, test } from 'vitest';
import { englishWords } from '#tests/support/english-words.ts';
import { everyPair, linksOf, listedPairs, page, plain, PUBLIC_URL, servePages } from './served-pages.ts';

const server = servePages();
const bodyOf = async (url: string): Promise<string> => (await server.inject({ url })).body;
const twins = new Map(everyPair.map(({ en, es }) => [en, es]));
const back = new Map(everyPair.map(({ en, es }) => [es, en]));
/** Maps a link of an English page to its Spanish counterpart. The language switch maps to the English page. */
const inSpanish = (href: string): string => {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(href) ?? [];
  return (twins.get(path) ?? back.get(path) ?? path) + rest;
};
const outline = (html: string): string => [...html.matchAll(/<(h[1-6])[ >]/g)].map((match) => match[1]).join(' ');

describe.each(everyPair)('$en and $es', ({ en, es }) => {
  test('have the same headings and lead to the same places, header and footer included', async () => {
    const [left, right] = [await bodyOf(en), await bodyOf(es)];
    expect(outline(right)).toBe(outline(left));
    const links = linksOf(left).map(inSpanish);
    expect(linksOf(right).join('\n')).toBe(links.join('\n'));
  });

  test('the Spanish page contains no English word, including texts for screen readers and search engines', async () => {
    const html = (await bodyOf(es)).replace(/<([a-z]+)[^>]* lang="en"[^>]*>.*?<\/\1>/gs, ' ');
    const attributes = [...html.matchAll(/ (?:alt|aria-label|placeholder|title|content|aria-valuetext)="([^"]*)"/g)];
    const text = `${plain(html)} ${attributes.map((match) => match[1]).join(' . ')}`.replace(NOT_ENGLISH, ' ');
    const found = (text.toLowerCase().match(/\p{L}+/gu) ?? []).filter((word) => englishWords.has(word));
    expect(found).toEqual([]);
  });
});

/** Proper names: the company, addresses and email, sample values shown in every language, and a law's title. */
const NOT_ENGLISH =
  /Acme Equipment Finance|Sample (?:Maker|Association|Representative) \w+|https?:\S+|[\w.-]+@\S+|width=device-width[^.]*|E-SIGN Act|es_US|Do Not Track|Uniform Electronic Transactions Act/g;

describe('canonical and hreflang links', () => {
  test('every page names itself, its counterpart and x-default with absolute URLs, consistently with the sitemap', async () => {
    const read = (html: string): Record<string, string> =>
      Object.fromEntries(
        [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"\/>/g)].map(
          ([, lang = '', href = '']) => [lang, href],
        ),
      );
    const map = await page('/sitemap.xml');
    for (const pair of listedPairs) {
      const [en, es] = [PUBLIC_URL + pair.en, PUBLIC_URL + pair.es];
      for (const url of [pair.en, pair.es]) {
        const html = await page(url);
        expect(read(html), url).toEqual({ en, es, 'x-default': en });
        expect([...html.matchAll(/rel="canonical" href="([^"]+)"/g)].map((match) => match[1])).toEqual([
          PUBLIC_URL + url,
        ]);
        const entry = map.split('\n').find((line) => line.includes(`<loc>${PUBLIC_URL}${url}</loc>`)) ?? '';
        expect([...entry.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map((match) => match.slice(1))).toEqual([
          ['en', en],
          ['es', es],
          ['x-default', en],
        ]);
      }
    }
  });
});
