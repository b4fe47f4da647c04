import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Language } from './language.ts';
import { readTypedAmount, showCents, showTypedAmount, tidyTypedAmount, typedCents } from './typed-amount.ts';

/** Describes the reading: "$150,000", "$150,000?" when it asks, "" and "unreadable". */
function reading(text: string, lang: Language): string {
  const read = readTypedAmount(text, lang);
  if (read.kind === 'empty') return '';
  return read.kind === 'unreadable' ? read.kind : `${showCents(read.cents)}${read.kind === 'unsure' ? '?' : ''}`;
}

describe('amounts as people type them', () => {
  test.each([
    ['', ''],
    ['   ', ''],
    ['84500', '$84,500'],
    ['$84,500', '$84,500'],
    [' $ 84500.00 ', '$84,500'],
    ['84500.5', '$84,500.50'],
    ['84,500.55', '$84,500.55'],
    ['1,500,000', '$1,500,000'],
    ['150 000', '$150,000'],
    ['150\u00a0000', '$150,000'],
    ['0', '$0'],
    ['999999999999.99', '$999,999,999,999.99'],
    ['150k', '$150,000'],
    ['150K', '$150,000'],
    ['$150k', '$150,000'],
    ['150 k', '$150,000'],
    ['87.5k', '$87,500'],
    ['1,500k', '$1,500,000'],
    ['150 thousand', '$150,000'],
    ['150 mil', '$150,000'],
    ['150 mil dólares', '$150,000'],
    ['150k$', '$150,000'],
    ['2MM', '$2,000,000'],
    ['$1.5MM', '$1,500,000'],
    ['1.5 million', '$1,500,000'],
    ['1.5 Million dollars', '$1,500,000'],
    ['.5 million', '$500,000'],
    ['1.25 millones', '$1,250,000'],
    ['2 millones de dólares', '$2,000,000'],
    ['1 millón', '$1,000,000'],
    ['USD 84,500', '$84,500'],
    ['US$84,500', '$84,500'],
    ['84,500 dlls', '$84,500'],
    ['1.2345 million', '$1,234,500'],
  ])('"%s" is %s in both languages', (text, shown) => {
    expect([reading(text, 'en'), reading(text, 'es')]).toEqual([shown, shown]);
  });

  test.each([
    ['150.000', '$150,000?', '$150,000'],
    ['1.500', '$1,500?', '$1,500'],
    ['1.500.000', '$1,500,000?', '$1,500,000'],
    ['150.000,50', '$150,000.50?', '$150,000.50'],
    ['12,34', '$12.34?', '$12.34'],
    ['84500,50', '$84,500.50?', '$84,500.50'],
    ['1,5 millones', '$1,500,000?', '$1,500,000'],
    ['0,5 millones', '$500,000?', '$500,000'],
    ['1.375 million', '$1,375,000', '$1,375,000?'],
    ['1,375 million', '$1,375,000?', '$1,375,000?'],
    ['1.500 mil', '$1,500,000?', '$1,500,000'],
    ['1.500k', '$1,500,000?', '$1,500,000'],
    ['2 mil', '$2,000,000?', '$2,000'],
    ['1.5 mil', '$1,500,000?', '$1,500'],
    ['2M', '$2,000,000?', '$2,000,000?'],
    ['150M', '$150,000?', '$150,000?'],
  ])('"%s" is %s in English and %s in Spanish', (text, english, spanish) => {
    expect([reading(text, 'en'), reading(text, 'es')]).toEqual([english, spanish]);
  });

  test.each([
    '-5',
    '−150k',
    '(150000)',
    '+150000',
    'about 67 thousand',
    'ten thousand',
    '150 grand total',
    '$10K-$20K',
    '1e5',
    '1e999',
    '0x10',
    'NaN',
    'Infinity',
    '__proto__',
    '5 constructor',
    '1.2.3',
    '84..5',
    '84.',
    '1,5,0',
    '1,500.000',
    '1500.000',
    '0.500',
    '84500.505',
    '1.2345',
    '12 34',
    '1.5.5 million',
    '0.000000001 million',
    '1000000000000',
    '9999999999999',
    '2000000 million',
    '1'.repeat(61),
    '1 million 200 thousand',
    '$$5',
    '150%',
    '١٥٠',
  ])('"%s" is unreadable', (text) => {
    expect([reading(text, 'en'), reading(text, 'es')]).toEqual(['unreadable', 'unreadable']);
  });

  test('an amount that is written out reads back to the cent, and no text throws', () => {
    const languages = fc.constantFrom<Language>('en', 'es');
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999_999_999 }), languages, (cents, lang) => {
        expect(typedCents(showCents(cents), lang)).toBe(cents);
        expect(typedCents((cents / 100).toFixed(2), lang)).toBe(cents);
      }),
    );
    const pieces = fc.constantFrom('1', '50', '000', '.', ',', ' ', '$', 'k', 'mil', 'mm', 'million', '-', 'e', 'é');
    const texts = fc.oneof(
      fc.string(),
      fc.array(pieces).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(texts, languages, (text, lang) => {
        const read = readTypedAmount(text, lang);
        if ('cents' in read) expect(Number.isSafeInteger(read.cents) && read.cents >= 0).toBe(true);
      }),
    );
  });

  test('formats cents as Intl.NumberFormat does', () => {
    const usd = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
    fc.assert(
      fc.property(fc.integer({ min: -99_999_999_999_999, max: 99_999_999_999_999 }), (cents) => {
        expect(showCents(cents)).toBe(usd.format(cents / 100).replace(/\.00$/, ''));
      }),
    );
  });
});

test.each([
  ['84500', '$84,500'],
  ['$412,000', '$412,000'],
  ['196,400.5', '$196,400.50'],
  ['84500.00', '$84,500'],
  ['84,5', '84,5'],
  ['150k', '150k'],
  ['150.000', '150.000'],
  ['about 67 thousand', 'about 67 thousand'],
  ['$10K-$20K', '$10K-$20K'],
  ['-5', '-5'],
  ['9999999999999', '9999999999999'],
  ['', ''],
])('leaving a field turns "%s" into "%s"', (typed, shown) => expect(tidyTypedAmount(typed)).toBe(shown));

test.each([
  ['84500', 'en', '$84,500'],
  ['$84,500', 'en', '$84,500'],
  ['150k', 'en', '150k ($150,000)'],
  ['150.000', 'en', '150.000'],
  ['150.000', 'es', '150.000 ($150,000)'],
  ['1,5 millones', 'es', '1,5 millones ($1,500,000)'],
  ['84,5', 'en', '84,5'],
  ['about 67 thousand', 'en', 'about 67 thousand'],
  ['-5', 'en', '-5'],
  ['', 'en', ''],
] as const)('a typed amount of "%s" (%s) shows as "%s"', (typed, lang, shown) =>
  expect(showTypedAmount(typed, lang)).toBe(shown),
);
