import { describe, expect, test } from 'vitest';
import { sampleBrand } from '#contract/brand.ts';
import type { Language } from '#contract/language.ts';
import type { StatedTerms } from './terms.ts';
import { newConversation } from './conversation.ts';
import { type Answer, composeAnswer } from './compose-answer.ts';

/**
 * Messages of one session, divided by ">", and the terms of the last answer: price, months, tier, down payment; a dash
 * where nothing was named. `none`: no figure. `ask`: a question back. A name is the entry.
 */
const sessions = {
  en: `
payment on 85k > can you do 8%? | bargaining
payment on 85k > give me 9% and we have a deal | bargaining
payment on 85k > my bank offered 7% over 60 months can you beat that | bargaining
payment on 85k > what if it's a lease? | none
payment on 85k > we do 500k in sales | none
payment on 85k > my revenue is 2 million | none
payment on 85k > i only owe 40k on my other truck | none
payment on 85k > i can only pay 1500 a month | none
payment on 85k > can i pay $1,500? | none
payment on 85k > what if i pay it off in 2 years? | early-payoff
payment on 85k > do i need good credit? | none
payment on 85k > call me at 402 555 0142 | none
payment on 85k > what about 20% | 85000 - - 20%
payment on 85k > and if they drop 5k? | 80000
payment on 85k > what if it's 10k more | 95000
payment on 85k > and 5k more down? | ask
payment on 85k > and 5k more down? > 20k | 85000 - - 20000
payment on 85k over 36 months > and 12 more months? | 85000 48
payment on 85k over 36 months > another year | 85000 48
payment on 85k > one more year | ask
payment on 85k > not 48, 60 months | 85000 60
payment on 85k > i meant 90k not 85k | 90000
payment on 85k > 36 months instead of 48 months | 85000 36
payment on 85k over 36 months > make it seasonal > forget the seasonal, over 60 months | 85000 60
one is 60k and another for 45k, payment? | ask
payment on 2 skid steers at 60k each | 120000
it was 95k but they'll take 88k, what's the payment | 88000
payment on a 95k loader with 5k off | 90000
payment on 85k plus 6k tax over 48 months | 91000 48
100k at 7% for 60 months | 100000 60
payment for a case 580 backhoe at 45k | 45000
monthly on a deere 650 dozer, 70k | 70000
f-550 bucket truck for 80k, what would payments be | 80000
can i get a 60k truck for 650 a month? | 60000
excavator in excellent condition for 60k, payment? | 60000
60k at a fair price, what is the monthly | 60000
payment on a 60k step deck trailer | 60000
payment on a 60k trailer with ramps | 60000
payment on a 40k skip loader | 40000
60k machine with 2 years left on the warranty, payment? | 60000
payment on 70k, i have 6 months of bank statements | 70000
100% financing on 80k, payment? | 80000 - - 0%
I have 10k down plus a trade worth 15k on a 100k machine, payment | 100000 - - 25000
80k and i dont have bad credit, payment? | 80000
I bring in 30k a month, payment on 90k? | 90000
what would my payment be > like 15 hours of use a week | none
what would my payment be > my business makes 300k a year | none
what would my payment be > around 80 | 80000
what would my payment be > its 62,500 w 10 down | 62500 - - 10%
how much a month for a half million dollar machine with a third down | 500000 - - 3333
dealer gives 20% off, whats the payment on 100k | ask
payment on 85k in zip 68102 | 85000
`,
  es: `
pago de 85 mil > me lo deja al 8%? | bargaining
pago de 85 mil > mi banco me ofrece 7% a 60 meses, lo igualan? | bargaining
pago de 85 mil > y si es leasing? | none
pago de 85 mil > vendemos 500 mil al año | none
pago de 85 mil > debo 40 mil de otra troca | none
pago de 85 mil > nomas puedo pagar 1500 al mes | none
pago de 85 mil > y si lo liquido en 2 años? | early-payoff
pago de 85 mil > y con 20%? | 85000 - - 20%
pago de 85 mil > y si me rebajan 5 mil? | 80000
pago de 85 mil > y si cuesta 10 mil mas? | 95000
pago de 85 mil > y si doy 5 mil mas de enganche? | ask
pago de 85 mil > y si doy 5 mil mas de enganche? > 20 mil | 85000 - - 20000
pago de 85 mil a 36 meses > y un año mas? | 85000 48
pago de 85 mil > no a 48, a 60 meses | 85000 60
pago de 85 mil > a 36 meses en vez de 48 meses | 85000 36
una vale 60 mil y otra de 45 mil, cuanto pago? | ask
pago de 2 trocas de 60 mil cada una | 120000
pedian 95 mil pero me la dejan en 88 mil, cuanto pago al mes | 88000
pago de 85 mil mas 6 mil de flete a 48 meses | 91000 48
pago de una retro case 580 de 45 mil | 45000
cuanto al mes una de 60 mil en excelentes condiciones | 60000
credito de construccion para una de 60 mil, cuanto al mes | 60000
cuanto pago por una de 70 mil, tengo 6 meses de estados de cuenta | 70000
no tengo mal credito, 80 mil, cuanto al mes? | 80000
doy la mitad, cuesta 90 mil, cuanto al mes? | 90000 - - 50%
la troka sale en 62 mil y medio, kuanto al mes? | 62500
cuanto pagaria al mes? > como 80 | 80000
cuanto pagaria al mes? > gano 300 mil al año | none
`,
};

const tierNames = ['premium', 'excellent', 'good', 'fair', 'building'] as const;
function termsOf(text: string): StatedTerms {
  const [price = '', months = '-', tier = '-', down = '-'] = text.split(' ');
  const bps = down.endsWith('%') ? Number.parseFloat(down) * 100 : undefined;
  return {
    valueCents: Number(price) * 100,
    ...(months !== '-' && { months: Number(months) }),
    ...(tier !== '-' && { tier: tierNames.find((one) => one === tier) ?? 'good' }),
    ...(bps !== undefined && { downBps: bps }),
    ...(bps === undefined &&
      down !== '-' &&
      (Number(down) < 10_000 ? { downBps: Number(down) } : { downCents: Number(down) * 100 })),
  };
}

function last(lang: Language, session: string): Answer {
  let state = newConversation(lang);
  const answers = session.split(' > ').map((message) => {
    const turn = composeAnswer(sampleBrand, new Date('2026-11-21T15:00:00Z'), state, message);
    state = turn.state;
    return turn.answer;
  });
  const answer = answers.at(-1);
  if (!answer) throw new Error('no message');
  return answer;
}

function statedBy(answer: Answer): unknown {
  if (answer.kind === 'topic') return answer.slug;
  if (answer.kind !== 'calculator') return 'none';
  if ('asksFor' in answer) return 'ask';
  if (!('figures' in answer)) return 'none';
  const { machine: _machine, structure, score: _score, ...terms } = answer.figures.terms;
  return structure === undefined || structure === 'level' ? terms : { ...terms, structure };
}

const expectedOf = (text: string): unknown => (/^\d/.test(text) ? termsOf(text) : text);
const rows = (['en', 'es'] as const).flatMap((lang) =>
  sessions[lang]
    .trim()
    .split('\n')
    .map((line) => [lang, ...line.split(' | ')] as [Language, string, string]),
);

describe('a figure is stated only when it follows from what the visitor said', () => {
  test.each(rows)('%s: %s', (lang, session, expected) => {
    const answer = last(lang, session);
    if (expected === 'none') expect(answer).not.toHaveProperty('figures');
    else expect(statedBy(answer)).toEqual(expectedOf(expected));
  });
});
