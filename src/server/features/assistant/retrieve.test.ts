import { describe, expect, test } from 'vitest';
import { builtIn, type Slug } from './knowledge.ts';

/** Questions in other words than those of the entries. */
const english: [string, Slug][] = [
  ['whats the paperwork list for a 300k deal', 'documents-needed'],
  ['how soon will you guys let me know', 'approval-time'],
  ['once approved how long till the seller has his money', 'funding-time'],
  ['can i just snap pics of my statements', 'upload-documents'],
  ['link from my rep says its expired', 'invitation-link'],
  ['sent my app in tuesday no word yet', 'application-status'],
  ['my fico is 590 do i have a shot', 'credit-levels'],
  ['does this show up as a hard hit on experian', 'credit-pull'],
  ['do u need a PG on this', 'personal-guaranty'],
  ['can my wife sign on with me', 'co-signer'],
  ['no ssn just itin', 'itin'],
  ['never bought a machine on payments before', 'first-time-buyers'],
  ['company is 8 months old, is that a problem', 'startups'],
  ['do you work with restaurants that opened this year', 'startups'],
  ['what kinda interest am i looking at', 'interest-rates'],
  ['is apr same as the rate', 'apr-meaning'],
  ['how much cash do i have to put in', 'down-payment'],
  ['can i stretch it out 6 years', 'terms'],
  ['is 8000 too small for you', 'amount-range'],
  ['any doc fees or junk fees', 'fees'],
  ['can i write this off', 'section-179'],
  ['any penalty if i pay it off next year', 'early-payoff'],
  ['i own a dozer free and clear, can i pull cash out of it', 'refinance'],
  ['can freight get rolled in', 'soft-costs'],
  ['your two calculators dont match', 'calculator-difference'],
  ['winters are dead for us can we skip those', 'seasonal-payments'],
  ['want payments that start small then go up', 'step-payments'],
  ['when would the first payment hit', 'deferred-payments'],
  ['do i keep it when the lease is done', 'residual-buyout'],
  ['what stuff do you finance', 'equipment-types'],
  ['2012 excavator with 9000 hours ok?', 'used-equipment'],
  ['need a backhoe', 'construction-equipment'],
  ['dough mixer for my bakery', 'food-beverage-equipment'],
  ['looking at a haas mill', 'manufacturing-equipment'],
  ['bucket truck for line work', 'vocational-trucks'],
  ['buying off a guy on craigslist', 'sellers-and-vendors'],
  ['do i need full coverage insurance', 'insurance-title'],
  ['where do i pay my monthly bill', 'make-payment'],
  ['are you going to sell my info', 'privacy-security'],
  ['do you have anyone who speaks spanish', 'language-spanish'],
  ['are you open saturday', 'contact-hours'],
  ['let me talk to somebody real', 'human-agent'],
  ['do you do deals in alaska', 'service-area'],
  ['we sell forklifts and want to offer financing to our buyers', 'dealer-program'],
  ['forgot my portal password', 'dealer-login'],
  ['need a copy of the paper i signed', 'signed-copy'],
  ['how do i get the ball rolling', 'how-to-apply'],
];
const spanish: [string, Slug][] = [
  ['que papeles ocupo para aplicar', 'documents-needed'],
  ['en cuanto me resuelven', 'approval-time'],
  ['despues de firmar cuando le cae el dinero al vendedor', 'funding-time'],
  ['puedo mandar foto de mis estados de cuenta', 'upload-documents'],
  ['la liga que me mando mi representante ya no abre', 'invitation-link'],
  ['aplique el lunes y nadie me habla', 'application-status'],
  ['tengo el credito quemado, me prestan?', 'credit-levels'],
  ['me baja puntos el credito si aplico', 'credit-pull'],
  ['ocupo aval', 'personal-guaranty'],
  ['mi esposa puede firmar conmigo', 'co-signer'],
  ['no tengo seguro solo itin', 'itin'],
  ['es la primera vez que compro una maquina', 'first-time-buyers'],
  ['apenas abri mi compañia hace 4 meses', 'startups'],
  ['cuanto cobran de interes', 'interest-rates'],
  ['que quiere decir apr', 'apr-meaning'],
  ['cuanto hay que dar de enganche', 'down-payment'],
  ['a cuantos años me lo dejan', 'terms'],
  ['cuanto es lo minimo que prestan', 'amount-range'],
  ['cobran por aplicar', 'fees'],
  ['lo puedo deducir de mis taxes', 'section-179'],
  ['si lo liquido antes me cobran multa', 'early-payoff'],
  ['quiero refinanciar mi troca', 'refinance'],
  ['el flete entra en el prestamo', 'soft-costs'],
  ['por que las calculadoras dan diferente', 'calculator-difference'],
  ['en invierno no hay chamba, puedo pagar menos', 'seasonal-payments'],
  ['se puede empezar pagando poco y que vaya subiendo', 'step-payments'],
  ['cuando seria mi primera letra', 'deferred-payments'],
  ['al terminar de pagar la maquina es mia', 'residual-buyout'],
  ['que clase de equipo financian', 'equipment-types'],
  ['financian trascabo usado del 2010', 'used-equipment'],
  ['necesito una retro para la obra', 'construction-equipment'],
  ['tortilladora para mi negocio', 'food-beverage-equipment'],
  ['un torno cnc', 'manufacturing-equipment'],
  ['camion de canastilla', 'vocational-trucks'],
  ['se la compro a un particular', 'sellers-and-vendors'],
  ['ocupo aseguranza para la maquina', 'insurance-title'],
  ['donde hago mi pago mensual', 'make-payment'],
  ['mis datos estan seguros con ustedes', 'privacy-security'],
  ['me pueden atender en español', 'language-spanish'],
  ['a que hora abren', 'contact-hours'],
  ['quiero hablar con alguien de verdad', 'human-agent'],
  ['trabajan con restaurantes que abrieron este año', 'startups'],
  ['trabajan en chicago', 'service-area'],
  ['vendo maquinaria y quiero ofrecer financiamiento a mis clientes', 'dealer-program'],
  ['no me acuerdo de la contraseña del portal', 'dealer-login'],
  ['quiero copia de lo que firme', 'signed-copy'],
  ['como le hago para aplicar', 'how-to-apply'],
];
const elsewhere = {
  en: [
    'tell me a joke',
    'who won the world cup',
    'whats the weather in omaha',
    'write me a poem about trucks',
    'how do i change the oil in a bobcat',
    'best tacos near me',
    'do you do home mortgages',
    'asdf qwer',
    'what is the capital of france',
    'are you hiring operators',
    'should i buy bitcoin',
    'how many miles to the moon',
  ],
  es: [
    'cuentame un chiste',
    'quien gano el partido de ayer',
    'como esta el clima en houston',
    'receta de mole',
    'como arreglo una fuga hidraulica',
    'prestan para comprar casa',
    'estan contratando operadores',
    'jajaja que onda',
    'cual es la capital de peru',
    'ayudame con la tarea de mi hijo',
    'a como esta el dolar hoy',
    'hazme un poema',
  ],
};
const missed = (lang: 'en' | 'es', rows: [string, Slug][]): string[] =>
  rows.flatMap(([question, slug]) => {
    const best = builtIn[lang].retriever.find(question).topics[0]?.slug;
    return best && [best, ...(builtIn[lang].entries[best]?.also ?? [])].includes(slug)
      ? []
      : [`${question}: ${best ?? 'nothing'}`];
  });

const expectFew = (wrong: string[], rows: unknown[]): void =>
  expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(rows.length / 10);

describe('the retriever', () => {
  test('in English, nine questions of ten', () => {
    expectFew(missed('en', english), english);
  });
  test('in Spanish, nine questions of ten', () => {
    expectFew(missed('es', spanish), spanish);
  });
  test.each(['en', 'es'] as const)('and nothing where it is no business of ours (%s)', (lang) => {
    const answered = elsewhere[lang].filter((question) => builtIn[lang].retriever.find(question).topics.length > 0);
    expect(answered.map((q) => `${q}: ${JSON.stringify(builtIn[lang].retriever.find(q).topics[0])}`)).toEqual([]);
  });
});
