import { describe, expect, test } from 'vitest';
import { sampleBrand } from '#contract/brand.ts';
import type { Language } from '#contract/language.ts';
import { structureOf } from '#finance/named-structures.ts';
import { quote } from '#finance/quote.ts';
import { newConversation } from './conversation.ts';
import { type Answer, conversationAfter, composeAnswer } from './compose-answer.ts';

const NOW = new Date('2026-11-21T15:00:00Z');
const { pricing } = sampleBrand;

/** The answers to messages of one session, in order. */
function talk(lang: Language, ...messages: string[]): Answer[] {
  let state = newConversation(lang);
  return messages.map((message) => {
    const turn = composeAnswer(sampleBrand, NOW, state, message);
    state = turn.state;
    return turn.answer;
  });
}
const last = (lang: Language, ...messages: string[]): Answer => {
  const answer = talk(lang, ...messages).at(-1);
  if (!answer) throw new Error('no message');
  return answer;
};
type Terms = { value: number; months: number; tier?: string; downBps?: number; down?: number };
const figuresOf = ({ value, months, tier = 'good', downBps = 1500, down }: Terms) =>
  quote(pricing, {
    valueCents: value * 100,
    months,
    tier,
    downBps,
    downCents: down === undefined ? undefined : down * 100,
  });
const paymentOf = (terms: Terms) => ({ kind: 'calculator', figures: { paymentCents: figuresOf(terms).paymentCents } });

const FIRST = 'What is the payment on an $85,000 skid steer over 60 months with a 680 score?';
const PRIMERA = '¿Cuánto pagaría al mes por una excavadora de 100 mil a 48 meses con buen crédito?';

describe('follow-ups change what they name and keep the rest', () => {
  test.each<[string[], Terms]>([
    [['and over 36 months?'], { value: 85_000, months: 36 }],
    [['what about 20% down?'], { value: 85_000, months: 60, downBps: 2000 }],
    [['and if it costs 120k?'], { value: 120_000, months: 60 }],
    [['and over 36 months?', 'what about 20% down?'], { value: 85_000, months: 36, downBps: 2000 }],
    [['what if i put 30 percent down', 'over 3 years?'], { value: 85_000, months: 36, downBps: 3000 }],
    [['and with fair credit?'], { value: 85_000, months: 60, tier: 'fair', downBps: 2000 }],
    [['what about 48'], { value: 85_000, months: 48 }],
    [['ok and 15k down'], { value: 85_000, months: 60, down: 15_000 }],
  ])('%j', (followUps, terms) => {
    expect(last('en', FIRST, ...followUps)).toMatchObject(paymentOf(terms));
  });

  test.each<[string[], Terms]>([
    [['¿y si doy 30 mil de enganche?'], { value: 100_000, months: 48, down: 30_000 }],
    [['¿y a 36 meses?'], { value: 100_000, months: 36 }],
    [['y si doy 20% de enganche?', 'y si cuesta 120 mil?'], { value: 120_000, months: 48, downBps: 2000 }],
  ])('%j', (followUps, terms) => {
    expect(last('es', PRIMERA, ...followUps)).toMatchObject(paymentOf(terms));
  });

  test('a structure is a term too, and a new term keeps it', () => {
    const terms = { valueCents: 85_000_00, months: 36, tier: 'good', downBps: 1500 };
    const step = quote(pricing, terms, structureOf({ structure: 'step', fundedMonth: 1 }));
    expect(last('en', FIRST, 'and with step payments?', 'over 36 months')).toMatchObject({
      figures: { paymentCents: step.paymentCents },
    });
  });

  test('a question about another matter in between changes nothing', () => {
    expect(last('en', FIRST, 'Do you finance used equipment?', 'and what about 36 months?')).toMatchObject(
      paymentOf({ value: 85_000, months: 36 }),
    );
  });
});

describe('interest and limits refer to the payment before them', () => {
  test('"how much interest is that?" gets the total interest of the same terms', () => {
    const { financeCostCents } = figuresOf({ value: 85_000, months: 36 });
    const answer = last('en', FIRST, 'and over 36 months?', 'how much interest is that?');
    expect(answer).toMatchObject({ shows: 'interest', figures: { interestCents: financeCostCents } });
    expect(answer.text).toContain('$23,092.27');
  });

  test.each([
    [[FIRST, 'and over 36 months?', 'and the most?'], { of: 'term', which: 'maximum' }, '60 months'],
    [[FIRST, 'what about 20% down?', 'and the most?'], { of: 'downPayment', which: 'maximum' }, '50% ($42,500)'],
    [[FIRST, 'and the least I can put down?'], { of: 'downPayment', which: 'minimum' }, '15% ($12,750)'],
    [['How much money can I borrow?', 'and the least?'], { of: 'amount', which: 'minimum' }, '$10,000'],
  ])('%j', (messages, limit, part) => {
    const answer = last('en', ...messages);
    expect(answer).toMatchObject({ kind: 'calculator', limit });
    expect(answer.text).toContain(part);
  });

  test('the limit of the building tier is its own', () => {
    const answer = last('en', 'payment on 50k over 36 months with a 610 score', 'and the longest?');
    expect(answer.text).toContain('48 months in the building tier');
  });
});

describe('a payment question without an amount', () => {
  test.each([
    ['en', 'What would my monthly payment be?', '$85k', 85_000],
    ['en', 'how much is a skid steer a month over 48 months', '85', 85_000],
    ['es', '¿cuánto pagaría al mes por una troca?', '45 mil', 45_000],
  ] as const)('%s: "%s" is asked back once, and "%s" answers it', (lang, question, amount, value) => {
    const [asked, figure] = talk(lang, question, amount);
    expect(asked).toMatchObject({ kind: 'calculator', asksFor: 'amount' });
    expect(asked?.text.match(/\?/g)).toHaveLength(1);
    expect(figure).toMatchObject(paymentOf({ value, months: 48 }));
  });

  test('terms of the question are kept for the amount that follows', () => {
    expect(last('en', 'what are the monthly payments over 36 months with fair credit', '60k')).toMatchObject(
      paymentOf({ value: 60_000, months: 36, tier: 'fair', downBps: 2000 }),
    );
  });
});

describe('in the middle of a payment', () => {
  test.each<[Language, string, string]>([
    ['en', 'what would weekly payments be?', 'payment-frequency'],
    ['en', 'can I pay every two weeks?', 'payment-frequency'],
    ['en', 'is that the lowest payment?', 'lowest-cost'],
    ['en', 'what is the cheapest option?', 'lowest-cost'],
    ['en', 'do you have a calculator?', 'calculator'],
    ['en', 'ok, apply with these terms', 'how-to-apply'],
    ['es', '¿puedo pagar cada semana?', 'payment-frequency'],
    ['es', '¿cuál es el pago más bajo?', 'lowest-cost'],
    ['es', 'quiero aplicar con estas condiciones', 'how-to-apply'],
  ])('%s: "%s" is a question of its own', (lang, question, slug) => {
    expect(last(lang, lang === 'en' ? FIRST : PRIMERA, question)).toMatchObject({ kind: 'topic', slug });
  });

  test.each<[Language, string]>([
    ['en', 'what would it cost with 10k down and another 5k in a month?'],
    ['es', 'y si doy 10 mil de enganche y otros 5 mil en un mes?'],
  ])('%s: two down payments are asked for in total: "%s"', (lang, question) => {
    const answer = last(lang, lang === 'en' ? FIRST : PRIMERA, question);
    expect(answer).toMatchObject({ kind: 'calculator', asksFor: 'downPayment' });
  });

  test('a rate that rises because less is financed gets a note, once', () => {
    const answers = talk('en', 'payment on 60k', 'with 20% down', 'with 25% down');
    expect(answers.map(({ text }) => /less than \$50,000 financed/.test(text))).toEqual([false, true, false]);
  });

  test('a price and a machine alone ask for the payment', () => {
    expect(last('en', '60k loader')).toMatchObject(paymentOf({ value: 60_000, months: 48 }));
    expect(last('es', 'excavadora de 90 mil')).toMatchObject(paymentOf({ value: 90_000, months: 48 }));
  });
});

describe('languages', () => {
  test('"in Spanish please" repeats the answer in Spanish, and the rest stays in Spanish', () => {
    const [first, again, next] = talk('en', FIRST, 'in Spanish please', 'and over 36 months?');
    expect(first).toMatchObject({ lang: 'en' });
    expect(again).toMatchObject({ lang: 'es', ...paymentOf({ value: 85_000, months: 60 }) });
    expect(again?.text).toContain('Pago mensual estimado');
    expect(next).toMatchObject({ lang: 'es', ...paymentOf({ value: 85_000, months: 36 }) });
  });

  test('English in the Spanish chat is answered in English, and the reverse', () => {
    expect(last('es', 'what documents do you need from me?')).toMatchObject({ lang: 'en', slug: 'documents-needed' });
    expect(last('en', '¿qué papeles ocupo para una troca?')).toMatchObject({ lang: 'es', slug: 'documents-needed' });
  });

  test('applying in Spanish is a question, not a request for the language', () => {
    expect(last('en', 'Can I apply in Spanish?')).toMatchObject({ lang: 'en', slug: 'language-spanish' });
  });
});

describe('what an answer names', () => {
  test('assumptions once, APR and "estimate" each time', () => {
    const [first, second] = talk('en', 'payment on 150k', 'and with 20% down?');
    expect(first?.text).toContain('You didn’t mention a term, so I used 48 months.');
    expect(second?.text).not.toContain('You didn’t mention');
    for (const answer of [first, second]) {
      expect(answer?.text).toMatch(/APR: \d+\.\d\d% \(estimate\)/);
      expect(answer?.text).toContain('not an offer');
    }
  });

  test('a number of a person is refused and leaves the conversation as it was', () => {
    const [, refused, next] = talk('en', FIRST, 'my ssn is 912-34-4821', 'and over 36 months?');
    expect(refused).toMatchObject({ kind: 'refused', why: 'sensitive-number' });
    expect(next).toMatchObject(paymentOf({ value: 85_000, months: 36 }));
  });

  test('an unclear question gets one question back, and a short reply chooses', () => {
    const [unclear, chosen] = talk('en', 'insurance zorblatt quuxify frobnicate', 'the first one');
    expect(unclear).toMatchObject({ kind: 'unsure' });
    if (unclear?.kind === 'unsure' && unclear.slugs.length > 0)
      expect(chosen).toMatchObject({ kind: 'topic', slug: unclear.slugs[0] });
  });
});

test('a conversation is the same when it is replayed from its messages', () => {
  const messages = [FIRST, 'and over 36 months?', 'in Spanish please'];
  const state = conversationAfter(sampleBrand, NOW, 'en', messages);
  expect(state).toMatchObject({ lang: 'es', terms: { valueCents: 85_000_00, months: 36, score: 680 }, focus: 'term' });
});
