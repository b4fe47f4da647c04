import { describe, expect, test } from 'vitest';
import { sampleBrand } from '#contract/brand.ts';
import { redactNumbers } from '#contract/redact-numbers.ts';
import { newConversation } from './conversation.ts';
import { decideAnswer } from './decide.ts';

const now = new Date('2026-11-21T15:00:00Z');
const ask = (lang: 'en' | 'es', question: string) =>
  decideAnswer(sampleBrand, now, newConversation(lang), question).answer;

describe('payments in the chat are those of the calculator', () => {
  test('the default of the calculator, with what was taken for granted', () => {
    const answer = ask('en', 'What would the payment be on $150,000?');
    expect(answer).toMatchObject({ kind: 'calculator', figures: { paymentCents: 3812_27 } });
    expect(answer.text).toContain('Estimated monthly payment: $3,812.27');
    expect(answer.text).toContain('48 months');
    expect(answer.text).toContain('subject to credit approval');
  });
  test('in Spanish, with the building tier capped at 48 months and an estimate named as one', () => {
    const answer = ask('es', '20 mil a 60 meses con 610 de crédito');
    expect(answer).toMatchObject({ kind: 'calculator', figures: { paymentCents: 520_50 } });
    expect(answer.text).toContain('48 meses');
    expect(answer.text).toContain('sujeto a aprobación de crédito');
  });
  test.each([
    ['en', 'payment on $5,000 over 24 months', '$10,000'],
    ['es', 'cuánto pago por 3 millones a 60 meses', '$2,000,000'],
  ] as const)('%s: %s is out of range, in words', (lang, question, limit) => {
    const answer = ask(lang, question);
    expect(answer).toMatchObject({ kind: 'topic', topics: expect.arrayContaining(['amount-range']) as string[] });
    expect(answer.text).toContain(limit);
  });
});

describe('numbers that are no personal ones', () => {
  test.each([
    'call me at 402-555-0188',
    '+1 (402) 555-0188',
    'a $1,250,000 line',
    '250000 over 60',
    'VIN 1FDUF5GT4GEC12345',
    'my account manager said 48 months',
    'seguro por 80,000 dólares',
  ])('%s holds no sensitive number', (text) => {
    expect(redactNumbers(text)).toEqual({ text, found: false });
  });
});
