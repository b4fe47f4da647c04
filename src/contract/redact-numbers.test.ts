import { describe, expect, test } from 'vitest';
import { redactNumbers } from './redact-numbers.ts';

/** Spellings of sensitive numbers, with the digits that must not remain. */
const spellings: string[] = [
  'My social is 078 - 05 - 1120',
  'SSN 078/05/1120',
  '078-05-1120',
  '078\u201005\u20101120',
  '078\u201105\u20111120',
  '078\u221205\u22121120',
  '078\u201305\u20141120',
  '0 7 8 0 5 1 1 2 0',
  '078_05_1120',
  '078.05.1120',
  '078\u00A005\u00A01120',
  '078\u200B05\u200B1120',
  '078, 05, 1120',
  '٠٧٨-٠٥-١١٢٠',
  '०७८ ०५ ११२०',
  '０７８－０５－１１２０',
  '078 dash 05 dash 1120',
  'O78-O5-112O',
  '078 051 120',
  '4111/1111/1111/1111',
  '4111 - 1111 - 1111 - 1111',
  '4111.1111.1111.1111',
  'EIN 12/3456789',
  '12 - 3456789',
  'ITIN 9 0 0 7 0 0 0 0 1',
  'routing 021/000/021 acct 12345678',
  'oh seven eight oh five one one two zero',
  'oh seventy-eight, oh five, eleven twenty',
  'cero siete ocho, cero cinco, uno uno dos cero',
  'mi seguro es cero setenta y ocho, cero cinco, once veinte',
  'my ssn: 078 and then 05 and then 1120',
  'the last four of my social are 1985',
  'últimos cuatro de mi seguro social: 1120',
  'my PIN is 4821',
  'tarjeta 4111-1111-1111-1111 vence 12/29',
  'mi cuenta es 99 88 77 66',
  '4567890123 is my account number',
  '4567890123 es mi número de cuenta',
  '12345678 is my account number',
  '4821 is my PIN number',
  '123 is the cvv',
  '078 then 05 then 1120',
  '078, luego 05, luego 1120',
];

const birthDates = [
  'dob 4/5/1980',
  'DOB: 04-05-80',
  'date of birth 1980-04-05',
  'my birthday is April 5, 1980',
  'I was born on 5 Apr 1980',
  'born 4.5.80 in Omaha',
  'birth date 04051980',
  'April 5th 1980 is my birthday',
  'mi fecha de nacimiento es 5 de abril de 1980',
  'nací el 5/4/1980',
  'nacimiento: 05 abril 80',
  'cumpleaños 5-4-1980',
];

const DIGIT_WORD =
  /\b(?:zero|oh|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twenty|seventy|cero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|once|veinte|setenta)\b/i;

describe('redaction of sensitive numbers in a chat message', () => {
  test.each(spellings)('removes every digit of "%s"', (text) => {
    const { text: kept, found } = redactNumbers(text);
    expect({
      found,
      digits: kept.match(/\p{N}/gu) ?? [],
      words: DIGIT_WORD.exec(kept.replace(/últimos cuatro|last four/i, ''))?.[0],
    }).toEqual({ found: true, digits: [], words: undefined });
  });

  test.each(birthDates)('removes the birth date of "%s"', (text) => {
    const { text: kept, found } = redactNumbers(text);
    expect({ found, left: kept.match(/\p{N}|april?|abril/giu) ?? [] }).toEqual({ found: true, left: [] });
  });

  test.each([
    'I need $150,000 over 60 months for a 2024 excavator',
    'call (402) 555-0142 or 402-555-0142',
    'mi celular es 402 555 0142',
    '+1 402.555.0142, +52 55 1234 5678',
    'revenue of 1,250,000 and $1,250,000.00',
    'payment on 150000 48 20',
    'prices 85,000 and 120,000',
    '12, 24, 36, 48 or 60 months',
    '24/36/48/60 months',
    'my business runs since 2019',
    'delivered 11/20/2026',
    'delivered 2026-11-20, 60 months',
    'reference AEF-2026-000123',
    'with an ITIN and a 650 score, $80,000 over 60 months',
    'Tengo ITIN, quiero 85 mil a 48 meses, camión 2018',
    'EIN only, 18 months in business, 85500 truck',
    'our company was born in 2015',
    'can I get a green card holder loan of $50k',
    'tomar en cuenta un enganche de 20000',
    'twenty twenty four loader, two hundred fifty thousand dollars',
    'a cuenta doy veinte mil',
    'serial 1M0XP7, VIN 1FDUF5GT4GEC12345',
    '8 to 6, Monday 9:30 to 17:00',
  ])('leaves "%s" unchanged', (text) => {
    expect(redactNumbers(text)).toEqual({ text, found: false });
  });

  test.each([...spellings, ...birthDates])('changes nothing when "%s" is redacted twice', (text) => {
    const once = redactNumbers(text, 'es').text;
    expect(once).toContain('[número eliminado]');
    expect(redactNumbers(once, 'es')).toEqual({ text: once, found: true });
  });

  test.each([
    '-',
    ' - ',
    '/',
    '.',
    ' ',
    '_',
    '\u00A0',
    '\u200B',
    '\u2011',
    '\u2212',
    '—',
    ', ',
    ' dash ',
    '|',
    '\n',
    '',
  ])('removes numbers in groups separated by %j, next to an amount and a phone number', (separator) => {
    for (const groups of [
      ['078', '05', '1120'],
      ['12', '3456789'],
      ['4111', '1111', '1111', '1111'],
      ['900', '700', '001'],
      [...'219099999'],
    ]) {
      const kept = redactNumbers(`$150,000 over 60 months, ${groups.join(separator)}; call 402-555-0142`).text;
      expect(kept).toBe('$150,000 over 60 months, [number removed]; call 402-555-0142');
    }
  });
});
