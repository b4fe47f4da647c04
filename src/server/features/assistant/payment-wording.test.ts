import { expect, test } from 'vitest';
import { sampleBrand } from '#contract/brand.ts';
import { quote } from '#finance/quote.ts';
import { defaultTerms, sliders } from '#finance/terms.ts';
import type { TierName } from '#finance/tiers.ts';
import { newConversation } from './conversation.ts';
import { composeAnswer } from './compose-answer.ts';

/** Question | price, months, tier, down payment; a dash or nothing where the calculator's default stands in. */
const asked = {
  en: `
what's the monthly payment on $75,000 | 75000
how much a month for a 75k skid steer | 75000
payment on 75K for 36 months | 75000 36
$120,000 over 5 years, excellent credit | 120000 60 excellent
120 thousand dollar loader for four years | 120000 48
one hundred twenty thousand, sixty months | 120000 60
I want to finance 85 grand for 3 years | 85000 36
if I buy a $95,500 excavator and put $10,000 down what's my payment | 95500 - - 10000
250k with 20 percent down over 60 months | 250000 60 - 20%
twenty percent down on 250k for five years | 250000 60 - 20%
$250k, 25% down, premium credit | 250000 - premium 25%
monthly on a 1.5 million line, 5 yrs, 740 | 1500000 60 premium
1.5mm over 60 | 1500000 60
half a million for 60 months | 500000 60
a quarter million at 48 months good credit | 250000 48 good
put 20k down on a 100k machine | 100000 - - 20000
100k machine, 20k down, 36 mo | 100000 36 - 20000
price is 90,000 and I have 9,000 to put down, 48 months | 90000 48 - 10%
the excavator costs 180000 and I can put down 36000, how much per month | 180000 - - 36000
my credit score is 705, the machine is 130k, 4 years | 130000 48 excellent
score 655 and 60k over 24 months | 60000 24 fair
credit around 630, 45,000 forklift, two years | 45000 24 fair
610 fico 50k | 50000 - building
payment for 200k with bad credit | 200000 - building
payment for 200k with fair credit over 3 years | 200000 36 fair
whats the pymt on 80 thousand at 60 mths | 80000 60
wats the montly for a $65k truck 5yr | 65000 60
estimate payments for a $140,000 bucket truck over sixty months | 140000 60
calculate 300000 60 months 15% down | 300000 60 - 15%
run the numbers on 300k 5 years 10 down | 300000 60 - 10%
what would I be paying each month on a 70k mixer | 70000
cnc machine 185,000 dollars, 48 months, what's the damage per month | 185000 48
what's the payment on 80k over 3 years and 12 months | 80000 48
cuánto pagaría al mes por 80 mil a 2 años y 12 meses | 80000 36
how much per month on $2M over 5 years | 2000000 60
two hundred and fifty thousand dollars over four years | 250000 48
a hundred grand over 3 years | 100000 36
I'm looking at a 2021 CAT 320 for 165k, 5 years, score 690 | 165000 60 good
2019 bobcat, 1,200 hours, asking 42,500, what would payments be | 42500
monthly payment if i finance 55k for 12 months | 55000 12
$55k for a year | 55000 12
$55k one year term | 55000 12
eighteen months on 40k? | 40000 18
year and a half on 40k | 40000 18
2.5 years on 90k | 90000 30
two and a half years on 90k | 90000 30
$110k over 60 months with $11k down | 110000 60 - 11000
$110k over 60 months with a down payment of $22,000 | 110000 60 - 22000
down payment of 30 percent on 110k | 110000 - - 30%
110k w/ 30% down, 3yr, great credit | 110000 36 excellent 30%
zero down on 100k for 60 months | 100000 60 - 0%
no money down, 100k, 60 months | 100000 60 - 0%
if I put half down on 100k for 3 years | 100000 36 - 50%
I need a 45k trailer and a monthly payment estimate | 45000
can you figure the payment on an oven that's 230 thousand | 230000
payment on $1,250,000? | 1250000
1.25 million five years excellent | 1250000 60 excellent
$87,350.50 for 48 months | 87350.50 48
how much would 60 months on ninety five thousand be | 95000 60
ninety-five thousand sixty months | 95000 60
75,000 at 48 with good credit | 75000 48 good
75000 x 48 months | 75000 48
75000/48 months good credit | 75000 48 good
financing $320,000; term 60 months; credit premium; down 10% | 320000 60 premium 10%
term: 36 months amount: 64000 credit: fair | 64000 36 fair
my budget is 3000 a month, what would a 120k machine cost me per month over 60 months | 120000 60
I can pay 2,500 a month, is 110k over 5 years doable | 110000 60
machine 80k plus what per month for 4 years | 80000 48
how much is the payment on a ninety thousand dollar loader with twenty thousand down | 90000 - - 20000
ninety k loader w twenty k down | 90000 - - 20000
trade in worth 15k on a 95k excavator 60 months | 95000 60 - 15000
95k excavator minus a 15k down payment | 95000 - - 15000
100k, credit 725, 20% down, 24 months, payment? | 100000 24 premium 20%
i got 700 credit and want a 60k dump truck | 60000 - excellent
$60K, 60 mos., 660 score | 60000 60 good
60.000 dollars 36 months | 60000 36
us$ 60,000 for 3 years | 60000 36
USD 60000, 36 months | 60000 36
60,000 USD 36 months | 60000 36
$ 60 000 for 36 months | 60000 36
what'd it be monthly for 75k | 75000
how much would I owe every month for 75k | 75000
what are the payments like on 75k machine | 75000
75k what's the note | 75000
give me a payment on 75k, 48 | 75000 48
break down 75k over 4 years | 75000 48
spread 150k over five years with ten percent down | 150000 60 - 10%
150k over five years with ten percent down good credit | 150000 60 good 10%
$45,000 - 24 months - building credit | 45000 24 building
loan of forty five thousand for 2 years | 45000 24
my machine costs 1.2 mil and I have 300k down | 1200000 - - 300000
1 million 60 months 740 credit 25% down | 1000000 60 premium 25%
I need to borrow 350k for a packaging line, 60 months | 350000 60
compute payment 350k 5y | 350000 60
350k 5 y good | 350000 60 good
how much monthly? 350k. 5 yrs. 10%down | 350000 60 - 10%
eighty thousand sixty months | 80000 60
one twenty thousand over 48 months | 120000 48
one million two hundred fifty thousand, 5 years | 1250000 60
90k loader with twenty five percent down, forty eight months | 90000 48 - 25%
my score is in the mid 600s, 80k, 36 months | 80000 36 fair
seven twenty credit, 80k machine, 60 mo | 80000 60 premium
in business 3 years, need 80k for 48 months | 80000 48
we have been open for 2 years, payment on 80k | 80000
not so great credit, 80k for 3 years | 80000 36 fair
60k 60m | 60000 60
100k with 20 down 36 months | 100000 36 - 20%
fourty five thousand at 2 yrs | 45000 24
eightyfive thousand 60 months | 85000 60
75 thousand five hundred over 4 years | 75500 48
between 80k and 100k over 60 months | 100000 60
$80,000-$100,000 range, 5 year term | 100000 60
`,
  es: `
¿cuánto sale al mes por $75,000? | 75000
cuanto pagaria al mes por una excavadora de 75 mil | 75000
pago de 75 mil a 36 meses | 75000 36
$120,000 a 5 años con crédito excelente | 120000 60 excellent
cargador de 120 mil dólares a cuatro años | 120000 48
ciento veinte mil a sesenta meses | 120000 60
quiero financiar 85 mil a 3 años | 85000 36
si compro una excavadora de $95,500 y doy $10,000 de enganche cuánto pago | 95500 - - 10000
250 mil con 20 por ciento de enganche a 60 meses | 250000 60 - 20%
veinte por ciento de enganche en 250 mil a cinco años | 250000 60 - 20%
$250k, 25% de entrada, crédito premium | 250000 - premium 25%
mensualidad de millón y medio a 5 años con 740 | 1500000 60 premium
1.5 millones a 60 meses | 1500000 60
1,5 millones a 60 meses | 1500000 60
medio millon a 60 meses | 500000 60
un cuarto de millón a 48 meses buen crédito | 250000 48 good
doy 20 mil de enganche por una máquina de 100 mil | 100000 - - 20000
maquina de 100 mil, 20 mil de enganche, 36 meses | 100000 36 - 20000
el precio es 90,000 y tengo 9,000 para el enganche, 48 meses | 90000 48 - 10%
la excavadora cuesta 180000 y puedo dar 36000 de entrada, cuánto por mes | 180000 - - 36000
mi puntaje es 705, la máquina vale 130 mil, 4 años | 130000 48 excellent
tengo 655 de crédito y son 60 mil a 24 meses | 60000 24 fair
crédito como de 630, montacargas de 45,000, dos años | 45000 24 fair
610 de fico 50 mil | 50000 - building
cuánto pagaría por 200 mil con mal crédito | 200000 - building
pago de 200 mil con crédito regular a 3 años | 200000 36 fair
cuanto es la mensualida de 80 mil a 60 mese | 80000 60
q tanto pago x 65 mil a 5 anos | 65000 60
calcule el pago de un camión de canastilla de $140,000 a sesenta meses | 140000 60
calcular 300000 60 meses 15% de enganche | 300000 60 - 15%
hágame números de 300 mil a 5 años con 10 de enganche | 300000 60 - 10%
cuánto estaría pagando cada mes por una batidora de 70 mil | 70000
máquina CNC de 185,000 dólares, 48 meses, ¿de cuánto queda el pago? | 185000 48
cuánto al mes por $2M a 5 años | 2000000 60
dos millones a cinco años | 2000000 60
doscientos cincuenta mil dólares a cuatro años | 250000 48
cien mil a 3 años | 100000 36
veo una CAT 320 del 2021 en 165 mil, 5 años, puntaje 690 | 165000 60 good
bobcat 2019 con 1,200 horas, piden 42,500, cuánto serían los pagos | 42500
pago mensual si financio 55 mil por 12 meses | 55000 12
55 mil a un año | 55000 12
55 mil a 1 año | 55000 12
dieciocho meses para 40 mil | 40000 18
año y medio para 40 mil | 40000 18
40 mil a un año y medio | 40000 18
2 años y medio para 90 mil | 90000 30
dos años y medio por 90 mil | 90000 30
$110 mil a 60 meses con 11 mil de enganche | 110000 60 - 11000
110 mil a 60 meses con un pago inicial de $22,000 | 110000 60 - 22000
enganche del 30 por ciento para 110 mil | 110000 - - 30%
110k c/ 30% de enganche, 3 años, muy buen crédito | 110000 36 excellent 30%
sin enganche 100 mil a 60 meses | 100000 60 - 0%
cero de enganche, 100 mil, 60 meses | 100000 60 - 0%
si doy la mitad de enganche de 100 mil a 3 años | 100000 36 - 50%
ocupo una traila de 45 mil, cuánto me saldría mensual | 45000
sáqueme el pago de un horno de 230 mil | 230000
¿y por $1,250,000? | 1250000
un millón doscientos cincuenta mil a cinco años excelente | 1250000 60 excellent
un millón 250 mil a 5 años | 1250000 60
$87,350.50 a 48 meses | 87350.50 48
cuánto sería 60 meses de noventa y cinco mil | 95000 60
noventa y cinco mil sesenta meses | 95000 60
treinta y cinco mil quinientos a dos años | 35500 24
75,000 a 48 con buen crédito | 75000 48 good
75.000 a 48 meses | 75000 48
75000/48 meses buen credito | 75000 48 good
financiar $320,000; plazo 60 meses; crédito premium; enganche 10% | 320000 60 premium 10%
plazo: 36 meses monto: 64000 crédito: regular | 64000 36 fair
mi presupuesto es 3000 al mes, cuánto sale una máquina de 120 mil a 60 meses | 120000 60
puedo pagar 2,500 mensuales, ¿alcanza para 110 mil a 5 años? | 110000 60
cuánto es el pago de un cargador de noventa mil con veinte mil de enganche | 90000 - - 20000
noventa mil con veinte mil de pie | 90000 - - 20000
dejo mi máquina a cuenta por 15 mil, la excavadora vale 95 mil, 60 meses | 95000 60 - 15000
excavadora de 95 mil menos 15 mil de enganche | 95000 - - 15000
100 mil, crédito 725, 20% de enganche, 24 meses, ¿pago? | 100000 24 premium 20%
tengo 700 de crédito y quiero un volteo de 60 mil | 60000 - excellent
60 mil, 60 meses, 660 puntos | 60000 60 good
60.000 dolares 36 meses | 60000 36
USD 60000, 36 meses | 60000 36
$ 60 000 a 36 meses | 60000 36
de a cómo salen los pagos por 75 mil | 75000
de cuánto me quedan las letras por 75 mil | 75000
75 mil en cuánto sale por mes | 75000
sesenta y cinco mil dólares en pagos a 4 años | 65000 48
deme el pago de 75 mil a 48 | 75000 48
reparta 150 mil en cinco años con diez por ciento de enganche | 150000 60 - 10%
$45,000 - 24 meses - crédito en construcción | 45000 24 building
préstamo de cuarenta y cinco mil a 2 años | 45000 24
la máquina cuesta 1.2 millones y tengo 300 mil de enganche | 1200000 - - 300000
un millón a 60 meses con 740 de crédito y 25% de enganche | 1000000 60 premium 25%
necesito 350 mil para una línea de empaque, 60 meses | 350000 60
calcula pago 350k 5 años | 350000 60
trecientos sincuenta mil a sinco años | 350000 60
ochenta y cinco mil a 60 meses | 85000 60
ochentaicinco mil a 60 meses | 85000 60
ochenta i cinco mil a 60 meses | 85000 60
si pido 90 mil y pongo 18 mil yo, a tres años, buen crédito | 90000 36 good 18000
cuanto quedaria pagando una retro de 98 mil dolares dando 15 mil de entrada a 4 años | 98000 48 - 15000
ando viendo un torno de 62,500, crédito bueno, 36 mensualidades | 62500 36 good
con 10 mil de enganche en una de 65 mil, cuánto pago | 65000 - - 10000
con 10% de enganche en una de 65 mil, cuánto pago | 65000 - - 10%
me venden una en 48 mil 500, a dos años cuánto | 48500 24
ochenta mil sesenta meses | 80000 60
ochenta mil cinco años | 80000 60
cargador de 90 mil con veinticinco por ciento de enganche a cuarenta y ocho meses | 90000 48 - 25%
llevo 3 años con el negocio, necesito 80 mil a 48 meses | 80000 48
hace 2 años abrí, pago de 80 mil | 80000
mi crédito no es muy bueno, 80 mil a 3 años | 80000 36 fair
100 mil con 20 de enganche a 36 meses | 100000 36 - 20%
setenta y cinco mil quinientos a cuatro años | 75500 48
entre 80 y 100 mil a 60 meses | 100000 60
un millón doscientos mil a 5 años con cuarenta por ciento de entrada | 1200000 60 - 40%
prensa de 80 mil para sacar aceite, 60 meses | 80000 60
horno para mi hotel de 80 mil a 60 meses | 80000 60
`,
};

const { pricing } = sampleBrand;
const named = (word: string | undefined): string | undefined => (word === '-' ? undefined : word);

function figureOf(terms: string): number {
  const [price, months, tierName, down] = terms.split(' ').map(named);
  const start = defaultTerms(pricing);
  const tier = (tierName ?? start.tier) as TierName;
  const { maxMonths, minDownBps } = pricing.tiers[tier];
  const valueCents = Math.round(Number(price) * 100);
  const share = down?.endsWith('%') ? Number.parseFloat(down) * 100 : (Number(down ?? 0) * 1_000_000) / valueCents;
  const downBps = Math.min(pricing.maxDownBps, Math.max(minDownBps, share));
  return quote(pricing, {
    valueCents,
    tier,
    months: Math.min(maxMonths, Math.max(sliders.months.min, Number(months ?? start.months))),
    downBps: Math.round(downBps),
    // An amount may lie between two basis points.
    downCents: downBps === share && !down?.endsWith('%') ? Number(down) * 100 : undefined,
  }).paymentCents;
}

const rows = (['en', 'es'] as const).flatMap((lang) =>
  asked[lang]
    .trim()
    .split('\n')
    .map((line) => [lang, ...line.split(' | ')] as [typeof lang, string, string]),
);

test.each(rows)('a payment question gets the figure of the engine, %s: %s', (lang, question, terms) => {
  const { answer } = composeAnswer(sampleBrand, new Date('2026-11-21T15:00:00Z'), newConversation(lang), question);
  expect(answer).toMatchObject({ kind: 'calculator', figures: { paymentCents: figureOf(terms) } });
});
