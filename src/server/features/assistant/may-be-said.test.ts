import { describe, expect, test } from 'vitest';
import { figuresOfEngine, figuresOfText } from './figures.ts';
import { mayBeSaid, type Sources } from './may-be-said.ts';
import { sentencesOf } from './sentences.ts';

const passage =
  'We finance equipment from $10,000 to $2,000,000, over 24, 36, 48 or 60 months. The tiers start between 14% and 30% a year. Call (402) 555-0140, open 8–5. More: /credit-application';
const sheet = 'Equipment: $80,000\nMonthly payment: $1,801.58\nAnnual rate: 20%';
const known: Sources = { text: passage, figures: [...figuresOfText(passage), ...figuresOfEngine(sheet)] };
const says = (sentence: string): boolean => mayBeSaid(sentence, known);

describe('design 6: a model says figures of a passage or of the engine', () => {
  test.each([
    'We finance from $10,000 on.',
    'We finance up to $2 million.',
    'Financiamos hasta 2 millones de dólares.',
    'From $10,000 to 2,000,000 dollars.',
    'Terms run to sixty months.',
    'Tiers start at 14–30% a year.',
    'Tiers start at fourteen percent.',
    'For $80,000 the payment is $1,801.58 a month.',
    'El pago mensual sería de $1,801.58.',
    'There are two ways to apply, and one of them takes a minute.',
    'You can call (402) 555-0140.',
    'Apply at /credit-application.',
    'Trucks, trailers and/or cranes.',
  ])('%s', (sentence) => {
    expect(says(sentence)).toBe(true);
  });

  test.each([
    'We finance from $9,000 on.',
    'We finance up to $3M.',
    'Terms run to 84 months.',
    'Terms run to eighty-four months.',
    'A term of two years.',
    'The rate is 60%.',
    'The rate is 24 percent.',
    'The payment is $10,000 a month.',
    'The payment is 1801.58 dollars and $2 more.',
    'El pago sería de mil quinientos dólares al mes.',
    'The rate is １９%.',
    'The rate is ١٤٪.',
    'It costs ½ of that.',
    'Call 800-555-0199.',
    'Write to me@evil.example.',
    'See evil-loans.com.',
    'See /admin.',
    'Your number is 912-34-4821.',
  ])('not: %s', (sentence) => {
    expect(says(sentence)).toBe(false);
  });
});

describe('design 6: a model never commits the lender', () => {
  test.each([
    'You are approved!',
    'Your loan has already been approved.',
    'Your application is pre-approved.',
    'Congratulations, welcome aboard.',
    'You definitely qualify.',
    'I approve this.',
    'We guarantee it.',
    'Approval is guaranteed.',
    'Your rate is the lowest.',
    'You should deduct it.',
    'Su crédito está aprobado.',
    '¡Felicidades!',
    'Usted califica.',
    'Le garantizo que sí.',
    'Aprobamos su solicitud.',
    'Su tasa es la más baja.',
    'Le conviene deducir el equipo.',
  ])('not: %s', (sentence) => {
    expect(says(sentence)).toBe(false);
  });

  test.each([
    'Once you are approved, the papers follow.',
    'I cannot approve or promise anything.',
    'A person reads the application and decides.',
    'If your application is approved, the seller is paid.',
    'You should ask your tax advisor.',
    'Your own rate stands in your proposal.',
    'Una persona lee la solicitud y decide.',
    'Si su solicitud es aprobada, le pagamos al vendedor.',
    'Pregunte a su asesor fiscal.',
  ])('but may say: %s', (sentence) => {
    expect(says(sentence)).toBe(true);
  });
});

describe('design 6: sentences of a stream', () => {
  const read = async (...pieces: string[]): Promise<string[]> => {
    async function* source(): AsyncGenerator<string> {
      await Promise.resolve();
      yield* pieces;
    }
    const found: string[] = [];
    for await (const sentence of sentencesOf(source())) found.push(sentence);
    return found;
  };

  test('leave whole, however they come', async () => {
    expect(await read('One. Tw', 'o at 1', '.5%! ', 'Three')).toEqual(['One. ', 'Two at 1.5%! ', 'Three']);
    expect(await read('Line\nnext', '**bold** ', '')).toEqual(['Line\n', 'nextbold ']);
  });

  test('one without an end is refused', async () => {
    await expect(read('x'.repeat(1501))).rejects.toThrow('without an end');
  });
});
