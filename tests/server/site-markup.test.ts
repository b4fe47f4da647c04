import Validator from '@adobe/structured-data-validator';
import WebAutoExtractor from '@marbec/web-auto-extractor';
import { HtmlValidate } from 'html-validate';
import { describe, expect, test } from 'vitest';
import { addresses, companyPages } from '#web/addresses.ts';
import { htmlRules } from '#tests/support/html-rules.ts';
import { everyPair, listedPairs, pathsOf, PUBLIC_URL, servePages } from './served-pages.ts';

const server = servePages();
const bodyOf = async (url: string): Promise<string> => (await server.inject({ url })).body;

describe('HTML validation', () => {
  const validator = new HtmlValidate(htmlRules);
  const faults = async (html: string): Promise<string[]> =>
    (await validator.validateString(html)).results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, line }) => `${ruleId} in line ${String(line)}: ${message}`),
    );

  test.each([...pathsOf(everyPair), '/dealer/login'])('%s is valid', async (url) => {
    expect(await faults(await bodyOf(url))).toEqual([]);
  });

  test('finds a missing alternative text and a button inside a link', async () => {
    const planted = '<main id="main"><img src="/favicon.svg"/><a href="/"><button type="button">Go</button></a>';
    const found = (await faults((await bodyOf('/itin')).replace('<main id="main">', planted))).join('\n');
    expect(found).toContain('wcag/h37');
    expect(found).toContain('element-permitted-content');
  });
});

const SELL_NOTHING: string[] = [
  addresses.application.en,
  addresses.payment.en,
  ...companyPages.map((name) => addresses[name].en),
];
const ONE_STEP = 'WARNING: At least two ListItems are required';

describe('structured data', () => {
  type Data = Record<string, Record<string, Record<string, unknown>[]>>;
  const read = (html: string): Data => new WebAutoExtractor().parse(html) as Data;
  const issues = async (data: object): Promise<string[]> =>
    (await new Validator().validate(data)).map(({ severity, issueMessage }) => `${severity}: ${issueMessage}`);

  test.each(pathsOf(listedPairs))('%s: structured data has no errors', async (url) => {
    const data = read(await bodyOf(url));
    // The breadcrumb path of the home page is the home page alone.
    expect(await issues(data)).toEqual(url === '/' || url === '/es' ? [ONE_STEP] : []);
    const { FinancialService, BreadcrumbList, Service } = data['jsonld'] ?? {};
    expect(FinancialService).toEqual([
      expect.objectContaining({
        priceRange: '$10,000 - $2,000,000',
        areaServed: { '@type': 'Country', name: 'United States' },
        contactPoint: expect.objectContaining({ contactType: 'sales', telephone: '+14025550143' }) as object,
        address: expect.stringContaining('100 Sample Street') as string,
      }),
    ]);
    const steps = (BreadcrumbList?.[0]?.['itemListElement'] ?? []) as Record<string, unknown>[];
    expect(steps.map(({ position }) => position)).toEqual(steps.map((_step, i) => i + 1));
    expect(steps.at(-1)?.['item']).toBe(PUBLIC_URL + url);
    for (const step of steps) expect((await server.inject({ url: String(step['item']) })).statusCode).toBe(200);
    const sellsNothing = SELL_NOTHING.includes(url);
    if (sellsNothing || url === '/es' || url.startsWith('/es/')) expect(Service).toBeUndefined();
    else
      expect(Service).toEqual([
        expect.objectContaining({
          name: expect.stringMatching(/.{10}/) as string,
          serviceType: 'Equipment financing',
          areaServed: { '@type': 'Country', name: 'United States' },
          description: expect.stringMatching(/.{50}/) as string,
        }),
      ]);
  });

  test('a step without its position is reported', async () => {
    const html = (await bodyOf('/itin')).replace('"position":2,', '');
    expect((await issues(read(html))).join('\n')).toContain('position');
  });
});

describe('preview pictures of shared pages', () => {
  test.each(pathsOf(everyPair))(
    '%s has a picture in its language, 1200 x 630, with an alternative text',
    async (url) => {
      const html = await bodyOf(url);
      const meta = (name: string): string =>
        new RegExp(`property="og:${name}" content="([^"]+)"`).exec(html)?.[1] ?? '';
      const lang = /^\/es(?:\/|$)/.test(url) ? 'es' : 'en';
      expect(meta('image')).toMatch(new RegExp(`^${PUBLIC_URL}/share-[a-z-]+-${lang}\\.png$`));
      expect(meta('image:alt')).toMatch(/.{8}/);
      expect(html).toContain(`<title>${meta('image:alt')} | `);
      const { statusCode, headers, rawPayload } = await server.inject({ url: meta('image') });
      expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
        200,
        'image/png',
        'public, max-age=86400',
      ]);
      expect([rawPayload.readUInt32BE(16), rawPayload.readUInt32BE(20)]).toEqual([1200, 630]);
      expect([meta('image:width'), meta('image:height')]).toEqual(['1200', '630']);
    },
  );

  test('each indexable page has its own picture', async () => {
    const images = new Set<string>();
    for (const url of pathsOf(listedPairs))
      images.add(/og:image" content="([^"]+)"/.exec(await bodyOf(url))?.[1] ?? '');
    expect(images.size).toBe(pathsOf(listedPairs).length);
  });
});
