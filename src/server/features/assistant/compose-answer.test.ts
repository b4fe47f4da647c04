import { describe, expect, test } from 'vitest';
import { sampleBrand } from '#contract/brand.ts';
import { redactNumbers } from '#contract/redact-numbers.ts';
import { quote } from '#finance/quote.ts';
import { defaultTerms } from '#finance/terms.ts';
import { newConversation } from './conversation.ts';
import { conversationAfter, composeAnswer } from './compose-answer.ts';

const now = new Date('2026-11-21T15:00:00Z');
const dollars = (cents: number): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(cents / 100);
const ask = (lang: 'en' | 'es', question: string) =>
  composeAnswer(sampleBrand, now, newConversation(lang), question).answer;

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
    expect(answer.text).toContain('sujeta a aprobación de crédito');
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

describe('what visitors asked in other words', () => {
  test.each([
    ['en', 'Do you work with restaurants that opened this year?'],
    ['es', '¿Trabajan con restaurantes que abrieron este año?'],
  ] as const)('%s: a business that opened this year is a startup, and asks for no opening hours', (lang, question) => {
    expect(ask(lang, question)).toMatchObject({ kind: 'topic', slug: 'startups' });
  });
  test('the total after a payment', () => {
    const { state } = composeAnswer(sampleBrand, now, newConversation('en'), 'payment on $80,000 over 36 months');
    for (const question of ['whats the total i pay', 'cual es el total que pago'])
      expect(composeAnswer(sampleBrand, now, state, question).answer).toMatchObject({ shows: 'interest' });
  });
  test.each([
    ['when can i get el dinero', 'funding-time'],
    ['can someone text me at 402 555 0199?', 'human-agent'],
  ])('%s', (question, slug) => {
    expect(ask('en', question)).toMatchObject({ kind: 'topic', slug });
  });
});

describe('questions about a quote', () => {
  const brand = { ...sampleBrand, inquiries: { receivedByHour: 14, answeredByHour: 17 } };
  test.each([
    ['en', 'How do I get a quote?', '2\u00a0p.m. EST'],
    ['en', 'Do you give same-day quotes?', '2\u00a0p.m. EST'],
    ['en', 'How long does approval take?', '2\u00a0p.m. EST'],
    ['es', '¿Cómo pido una cotización?', '2\u00a0p.m. hora del Este'],
    ['es', '¿Cuánto tarda la aprobación?', '2\u00a0p.m. hora del Este'],
  ] as const)('%s: "%s" names the hour until which a request counts for today', (lang, question, hour) => {
    expect(composeAnswer(brand, now, newConversation(lang), question).answer.text).toContain(hour);
  });
});

describe('several terms in one question', () => {
  const both = { valueCents: 80_000_00, tier: 'building', downBps: 3000 } as const;
  test.each([
    ['en', 'Which is better for me, 36 or 60 months with a 610 score for $80,000?'],
    ['es', '¿Qué me conviene, 36 o 60 meses con 610 de puntaje para $80,000?'],
  ] as const)('%s: %s compares the payments of the terms that the tier allows', (lang, question) => {
    const { text } = ask(lang, question);
    for (const months of [36, 48]) {
      const { paymentCents, financeCostCents } = quote(sampleBrand.pricing, { ...both, months });
      expect(text).toContain(dollars(paymentCents));
      expect(text).toContain(dollars(financeCostCents));
    }
    expect(text).toMatch(/60 months isn’t available|no hay plazo de 60 meses/);
    expect(text).not.toMatch(/Secci[oó]n 179|Section 179/);
  });
  test.each([
    ['en', 'What are the payments on $80,000 at 36 months vs 60?', [36, 60]],
    ['en', 'Is 48 or 60 months better on an $80,000 excavator, and can I pay it off early?', [48, 60]],
    ['es', 'para $80,000, ¿a 36 o a 60 meses?', [36, 60]],
    ['es', '$80,000 a 4 o 5 años, ¿cuánto pago?', [48, 60]],
  ] as const)('%s: %s', (lang, question, terms) => {
    const { text } = ask(lang, question);
    for (const months of terms) {
      const level = { ...defaultTerms(sampleBrand.pricing), valueCents: 80_000_00, months };
      expect(text).toContain(dollars(quote(sampleBrand.pricing, level).paymentCents));
    }
  });
  test('the total interest after a payment is the whole answer', () => {
    const { state } = composeAnswer(sampleBrand, now, newConversation('en'), 'payment on $80,000 over 36 months');
    const { text } = composeAnswer(sampleBrand, now, state, 'how much interest in total?').answer;
    expect(text).toContain('$21,733.93');
    expect(text).not.toContain('base rates');
  });
  test('of which the tier allows one shows the sheet of that one', () => {
    const answer = ask('en', '$80,000 over 60 or 72 months, what is the payment?');
    expect(answer).toMatchObject({ kind: 'calculator', figures: { terms: { months: 72 } } });
    expect(answer.text).toContain('Term: 60 months');
  });
});

describe('a question with several parts', () => {
  test.each([
    [
      'es',
      'Quiero un equipo de $65,000 a 36 meses y un enganche de 25% y tengo ITIN, ¿cuánto pago y qué documentos necesito?',
    ],
    [
      'en',
      'I want a $65,000 machine over 36 months with 25% down and I have an ITIN. What do I pay and what documents do I need?',
    ],
  ] as const)('%s: %s has the payment, the ITIN and the documents', (lang, question) => {
    const { text } = ask(lang, question);
    expect(text).toMatch(/^[^\n]+: \$1,811\.72\n/);
    expect(text).toContain('/itin');
    expect(text).toContain(lang === 'en' ? '/how-it-works' : '/es/como-funciona');
  });
  test.each([
    [
      'en',
      'I have a 640 score and 14 months in business, would you consider me, and what would interest be on $60,000?',
    ],
    ['es', 'Tengo 640 de puntaje y 14 meses de negocio, ¿me considerarían y cuánto sería el interés de $60,000?'],
  ] as const)('%s: %s has the payment, then the interest, then the score', (lang, question) => {
    const { text } = ask(lang, question);
    expect(text).toMatch(/^[^\n]+: \$1,564\.89\n[^\n]+: \$27,114\.59 [^]+ 14 [^]+ 640 [^]+\/credit-application/);
  });
  test.each([
    ['en', 'Can I finance a $62,000 skid steer with a 640 credit score and 14 months in business?'],
    ['en', '640 credit score, 14 months in business, $62,000 skid steer'],
    ['es', '¿Puedo financiar un minicargador de $62,000 con 640 de crédito y 14 meses de negocio?'],
    ['es', 'Tengo 640 de puntaje y mi negocio tiene 14 meses, quiero un minicargador de 62 mil'],
  ] as const)('%s: %s uses the amount, the score and the time in business', (lang, question) => {
    const terms = { ...defaultTerms(sampleBrand.pricing), valueCents: 62_000_00, tier: 'fair', downBps: 2000 } as const;
    const { paymentCents } = quote(sampleBrand.pricing, terms);
    const answer = ask(lang, question);
    expect(answer).toMatchObject({ figures: { paymentCents, terms: { score: 640 } } });
    expect(answer.text).toContain(lang === 'en' ? '14 months in business' : '14 meses de negocio');
    expect(answer.text).toContain('620-659');
  });

  test.each([
    ['en', 'I have an ITIN and 2 years in business, can I finance a used truck and what documents do I need?'],
    ['es', 'Tengo ITIN y 2 años de negocio, ¿puedo financiar un camión usado y qué documentos necesito?'],
  ] as const)('%s: %s gets an answer for each part', (lang, question) => {
    const answer = ask(lang, question);
    const topics = ['itin', 'used-equipment', 'documents-needed'];
    expect(answer).toMatchObject({ kind: 'topic', topics: expect.arrayContaining(topics) as string[] });
    expect(answer.text).toContain(lang === 'en' ? '2 years in business' : '2 años de negocio');
    expect(answer.text.match(/\]\(/g)).toHaveLength(topics.length);
  });

  test.each([
    ['en', 'What is the payment on $80,000 over 36 months, and what documents do I need?'],
    ['es', '¿Cuánto pagaría al mes por 80 mil a 36 meses y qué documentos necesito?'],
  ] as const)('%s: %s gets the payment and the documents', (lang, question) => {
    const answer = ask(lang, question);
    expect(answer).toMatchObject({ kind: 'calculator', figures: { terms: { months: 36 } } });
    expect(answer.text).toContain(lang === 'en' ? 'photo ID' : 'identificación con foto');
  });

  test('a machine is named in its usual spelling', () => {
    expect(ask('es', '¿Cuánto pagaría al mes por un CAMION de volteo de $90,000?').text).toContain(
      '(camión de volteo)',
    );
  });

  test('a term that is changed after a payment for a named price changes that payment', () => {
    const question = 'Can I finance a $62,000 skid steer with a 640 credit score?';
    const { state } = composeAnswer(sampleBrand, now, newConversation('en'), question);
    const { answer } = composeAnswer(sampleBrand, now, state, 'over 36 months');
    expect(answer).toMatchObject({ figures: { terms: { valueCents: 62_000_00, months: 36, tier: 'fair' } } });
  });
});

describe('the tiers that staff have set', () => {
  test('a score counts for the tier whose scores include it', () => {
    const { tiers } = sampleBrand.pricing;
    const good = { ...tiers.good, scores: '640-699' };
    const building = { ...tiers.building, scores: '560-619' };
    const brand = { ...sampleBrand, pricing: { ...sampleBrand.pricing, tiers: { ...tiers, good, building } } };
    const textFor = (score: number): string =>
      composeAnswer(brand, now, newConversation('en'), `payment on $80,000 with a ${String(score)} score`).answer.text;
    expect(textFor(645)).toContain('(640-699)');
    expect(textFor(570)).toContain('(560-619)');
    expect(textFor(570)).not.toContain('isn’t a minimum');
    expect(textFor(550)).toContain('isn’t a minimum');
  });
});

describe('long messages', () => {
  const story = 'I run a small crew and we grade lots around here for builders. '.repeat(30);

  test('are read at their beginning and at their end, in the turn and in later ones', () => {
    const message = `Payment on an $85,000 excavator please. ${story} Make that over 36 months.`;
    const { state } = composeAnswer(sampleBrand, now, newConversation('en'), message);
    expect(state.terms).toMatchObject({ valueCents: 85_000_00, months: 36 });
    expect(conversationAfter(sampleBrand, now, 'en', [message]).terms).toEqual(state.terms);
  });

  test('are not read in between', () => {
    const message = `${story} It costs $85,000. ${story}`;
    expect(conversationAfter(sampleBrand, now, 'en', [message]).terms.valueCents).toBeUndefined();
  });
});

test('a Spanish message with a personal number gets a Spanish answer on an English page', () => {
  const answer = ask('en', 'Hola, mi seguro social es 912-34-4821, ¿me pueden ayudar con un préstamo?');
  expect(answer).toMatchObject({ kind: 'refused', lang: 'es' });
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
