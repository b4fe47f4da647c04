import { describe, expect, test } from 'vitest';
import { sampleBrand } from '#contract/brand.ts';
import { inquiries as inquiriesEn } from '#copy/en/inquiries.ts';
import { promises as en } from '#copy/en/promises.ts';
import { inquiries as inquiriesEs } from '#copy/es/inquiries.ts';
import { promises as es } from '#copy/es/promises.ts';
import { addresses, type PageName } from '#web/addresses.ts';
import { mainOf, page, plain, servePages } from './served-pages.ts';

servePages();

/** Pages whose texts are compared. The home page, partners and the form have wordings of their own. */
const pages: PageName[] = [
  'construction',
  'foodBeverage',
  'manufacturing',
  'vocationalTrucks',
  'firstTime',
  'itin',
  'caseFoodBeverage',
  'caseManufacturing',
  'caseVocationalTrucks',
  'about',
  'howItWorks',
  'glossary',
  'accessibility',
  'terms',
];
/** What a promise is about, and the words that figures, headings and labels use for it. */
const subjects = {
  en: [
    [/24\s?[–-]\s?48|24 to 48/, ['24–48 Hours', '24–48 hours']],
    [/email[^.]*24 hours|24 hours[^.]*email/i, []],
    [/5[–-]7\b/, ['5–7', '5–7 business days']],
    [/5[–-]10\b/, ['5–10', 'Typically closed in 5–10 business days']],
    [/same.day/i, []],
    [/direct lender/i, ['Direct lender since 2015']],
    [/authorization at the end/, []],
    [/sell your (?:data|information|application)/, []],
    [/because you’re married/, []],
  ],
  es: [
    [/24\s?[–-]\s?48|24 a 48/, ['24–48 horas']],
    [/correos?[^.]*24 horas/i, []],
    [/5[–-]7\b/, ['5–7', '5–7 días hábiles']],
    [/5[–-]10\b/, ['5–10', 'Por lo general se cierra en 5–10 días hábiles']],
    [/mismo día/i, []],
    [/prestamista directo/i, []],
    [/autorización al final/, []],
    [/vendemos su/, []],
    [/hecho de estar casados/, []],
  ],
} as const;
/** The sentence on quotes names the lender's hour. */
const sameDay = (copy: typeof inquiriesEn): string =>
  copy.sameDay(copy.hour(sampleBrand.inquiries.receivedByHour, 'ET'));
const promises = {
  en: [...Object.values(en), sameDay(inquiriesEn)],
  es: [...Object.values(es), sameDay(inquiriesEs)].map(plain),
};
/** Words that surround a promise on a page that explains pre-qualifying. */
const ALSO = {
  en: ['We don’t pull credit until you sign the authorization at the end.'],
  es: ['No consultamos su crédito hasta que usted firme la autorización al final.'],
};

/** The texts of a page, one for each piece of markup, and its description. */
function textsOf(html: string): string[] {
  const description = /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? '';
  return [
    ...mainOf(html)
      .replace(/<\/?bdi[^>]*>/g, '')
      .split(/<[^>]+>/),
    description,
  ].map((text) => plain(text).trim());
}

describe.each(['en', 'es'] as const)('promises, %s', (lang) => {
  test.each(pages)('%s uses only the listed wording of each promise', async (name) => {
    const wrong = textsOf(await page(addresses[name][lang])).flatMap((text) => {
      const rest = [...promises[lang], ...ALSO[lang]].reduce((left, promise) => left.replaceAll(promise, ''), text);
      return subjects[lang]
        .filter(([about, labels]) => about.test(rest) && !(labels as readonly string[]).includes(text))
        .map(() => text);
    });
    expect(wrong).toEqual([]);
  });

  test('every page says that financing needs approval and that nothing is a commitment', async () => {
    for (const name of [...pages, 'home', 'partner', 'application', 'payment'] as const) {
      const html = await page(addresses[name][lang]);
      const footer = plain(/<footer.*<\/footer>/s.exec(html)?.[0] ?? '');
      expect(footer, name).toContain({ en, es }[lang].approval);
      expect(footer, name).toContain({ en, es }[lang].noCommitment);
    }
  });

  test('no program, case study or guide contains a placeholder', async () => {
    for (const name of pages)
      expect(await page(addresses[name][lang]), name).not.toMatch(
        /placeholder for|espacio para un testimonio|lorem ipsum|customer name|nombre del cliente/i,
      );
  });
});
