import { describe, expect, test } from 'vitest';
import { sampleBrand } from '#contract/brand.ts';
import type { Language } from '#contract/language.ts';
import { newConversation } from './conversation.ts';
import { composeAnswer } from './compose-answer.ts';
import { brandFacts, builtIn } from './knowledge.ts';

const NOW = new Date('2026-11-21T15:00:00Z');
const answerTo = (lang: Language, question: string) =>
  composeAnswer(sampleBrand, NOW, newConversation(lang), question).answer;
const YES_OR_NO = /^(?:yes|no|sí)(?!\p{L})/iu;

/** A sentence that only the right entry contains. None of these answers is yes or no. */
const topics = {
  immigration: {
    en: 'doesn’t ask about citizenship or immigration status',
    es: 'no pregunta por su ciudadanía ni por su estatus migratorio',
  },
  equalCredit: {
    en: 'we don’t consider race, color, religion, national origin, sex, marital status',
    es: 'no tomamos en cuenta la raza, el color, la religión, el origen nacional, el sexo, el estado civil',
  },
  belowMinimum: { en: 'Our minimum is $10,000', es: 'Nuestro mínimo es de $10,000' },
  aboveMaximum: { en: 'Our maximum is $2,000,000', es: 'Nuestro máximo es de $2,000,000' },
  pickups: { en: 'isn’t on our truck list, so ask us first', es: 'no está en nuestra lista de camiones' },
  foodTrucks: { en: 'We look at food trucks', es: 'Revisamos los food trucks' },
  notBusiness: {
    en: 'only help with equipment that a business uses',
    es: 'Solo puedo ayudar con equipo para negocios',
  },
  expiredItin: { en: 'Renew your ITIN with the IRS', es: 'Renueve su ITIN con el IRS' },
  newBusiness: { en: 'no strict 2-year rule', es: 'no hay una regla estricta de 2 años' },
  attachments: { en: 'attachments', es: 'accesorios' },
  directLender: { en: 'We’re a direct lender', es: 'Somos un prestamista directo' },
  weekends: {
    en: 'We’re open Mon–Fri, 8am–6pm EST. We’re closed on Saturdays and Sundays.',
    es: 'Nuestro horario es lun–vie, 8\u00a0a.m.–6\u00a0p.m., hora del Este. Los sábados y domingos cerramos.',
  },
  coSigner: { en: 'A co-signer is optional', es: 'El cofirmante es opcional' },
} satisfies Record<string, Record<Language, string>>;

const asked: Record<Language, [string, keyof typeof topics][]> = {
  en: [
    ['I’m undocumented, will you report me to immigration?', 'immigration'],
    ['Do I have to be a US citizen to get financing?', 'immigration'],
    ['Will ICE find out if I apply?', 'immigration'],
    ['Would I get denied because I’m a woman?', 'equalCredit'],
    ['Would I get denied because I’m Black?', 'equalCredit'],
    ['Do you charge Mexicans a higher rate?', 'equalCredit'],
    ['Am I too old at 68 to get a loan?', 'equalCredit'],
    ['Im 72 years old, can I still get a loan?', 'equalCredit'],
    ['I am 19, do you lend to me?', 'equalCredit'],
    ['Do you turn people down for being Muslim?', 'equalCredit'],
    ['I’m divorced, does that hurt my application?', 'equalCredit'],
    ['Can you decline me because part of my income is public assistance?', 'equalCredit'],
    ['I need 5000 for a compressor, can you do that?', 'belowMinimum'],
    ['Can I finance an $8,000 welder?', 'belowMinimum'],
    ['Can you finance a $3 million packaging line?', 'aboveMaximum'],
    ['do you finance a pickup', 'pickups'],
    ['Do you do food truck financing?', 'foodTrucks'],
    ['Can I finance a car for my family?', 'notBusiness'],
    ['Do you finance houses?', 'notBusiness'],
    ['Can I get a loan to buy guns?', 'notBusiness'],
    ['My ITIN expired, can I still apply?', 'expiredItin'],
    ['my LLC is only 6 months old can i still get a skidsteer', 'newBusiness'],
    ['do you finance attachments', 'attachments'],
    ['are you direct lender?', 'directLender'],
    ['so you guys lend your own money?', 'directLender'],
    ['are you open saturday?', 'weekends'],
  ],
  es: [
    ['soy indocumentado, me van a reportar con la migra?', 'immigration'],
    ['¿Tengo que ser ciudadano para que me financien?', 'immigration'],
    ['¿Le avisan a inmigración si aplico?', 'immigration'],
    ['¿Me reportan a ICE?', 'immigration'],
    ['¿Me piden la green card?', 'immigration'],
    ['¿me pueden negar por ser mujer?', 'equalCredit'],
    ['tengo 70 años ya no me dan credito verdad', 'equalCredit'],
    ['A mis 66 años, ¿me prestan?', 'equalCredit'],
    ['¿Me van a rechazar por tener 68 años?', 'equalCredit'],
    ['¿financian un coche para mi esposa?', 'notBusiness'],
    ['¿Me van a rechazar por ser mexicano?', 'equalCredit'],
    ['¿Les cobran más interés a los latinos?', 'equalCredit'],
    ['Tengo 70 años, ¿ya estoy muy viejo para un préstamo?', 'equalCredit'],
    ['¿Me pueden negar por mi religión?', 'equalCredit'],
    ['Soy madre soltera, ¿me rechazan por eso?', 'equalCredit'],
    ['¿Me niegan el crédito si recibo ayuda del gobierno?', 'equalCredit'],
    ['necesito 5 mil para una compresora, ¿se puede?', 'belowMinimum'],
    ['¿Me financian un horno de $7,500?', 'belowMinimum'],
    ['¿Me prestan 3 millones para una línea de empaque?', 'aboveMaximum'],
    ['¿Financian una pickup?', 'pickups'],
    ['¿puedo sacar una camioneta para el negocio?', 'pickups'],
    ['¿Puedo financiar un carro para mi familia?', 'notBusiness'],
    ['¿Prestan para comprar una casa?', 'notBusiness'],
    ['¿Financian armas?', 'notBusiness'],
    ['mi itin esta vencido, ¿puedo aplicar?', 'expiredItin'],
    ['necesito aval o cosigner?', 'coSigner'],
    ['¿son prestamistas directos?', 'directLender'],
    ['¿hay un intermediario?', 'directLender'],
    ['¿abren los sábados?', 'weekends'],
  ],
};
const rows = (['en', 'es'] as const).flatMap((lang) =>
  asked[lang].map(([question, topic]) => ({ lang, question, topic })),
);

describe('the built-in assistant answers yes-or-no questions without a wrong yes or no', () => {
  test.each(rows)('$lang, $topic: $question', ({ lang, question, topic }) => {
    const { text } = answerTo(lang, question);
    expect(text).not.toMatch(YES_OR_NO);
    expect(text).toContain(topics[topic][lang]);
  });

  test.each([
    ['en', 'Do you finance a Citizen lathe?', 'immigration'],
    ['es', '¿Puedo pagar con Visa?', 'immigration'],
    ['es', '¿es ilegal no pagar?', 'immigration'],
    ['en', 'We build race cars, can you finance a CNC mill?', 'equalCredit'],
    ['en', 'Can I finance a female coupling press?', 'equalCredit'],
    ['en', 'single mom with a bakery, what documents do I need?', 'equalCredit'],
    ['en', 'my age of equipment is 10 years ok?', 'equalCredit'],
    ['es', 'genero 50 mil al mes, ¿califico?', 'equalCredit'],
  ] as const)('%s, an ordinary question gets no other statement: %s', (lang, question, topic) => {
    expect(answerTo(lang, question).text).not.toContain(topics[topic][lang]);
  });

  test.each([
    ['en', 'I have 20 years in construction, what term can I get?'],
    ['es', 'tengo 20 años en la construcción, ¿qué plazo me dan?'],
    ['es', 'tengo 52 años manejando tráiler, ¿qué plazo me dan?'],
  ] as const)('%s: experience in the trade is not an age: %s', (lang, question) => {
    expect(answerTo(lang, question).text).not.toContain(topics.equalCredit[lang]);
  });

  test.each([
    ['en', 'how do I submit my application?'],
    ['es', '¿cómo presento mi solicitud?'],
    ['es', 'como mando mi aplicacion, tengo que ir a una oficina?'],
  ] as const)(
    '%s: a question about how to apply is answered with the steps, not as a status question: %s',
    (lang, question) => {
      expect(answerTo(lang, question)).toMatchObject({ slug: 'how-to-apply' });
    },
  );

  test.each([
    ['Mon–Sat, 8am–6pm', false],
    ['Mon–Fri, 8am–6pm, Sat 9am–noon', false],
    ['Every day, 8am–6pm', false],
    ['Mon–Thu, 8am–6pm', false],
    ['Monday to Friday, 8 to 5', true],
  ])('%s: an answer about hours says that weekends are closed: %s', (hours, isClosed) => {
    const brand = { ...sampleBrand, hours: { ...sampleBrand.hours, en: hours } };
    const { text } = composeAnswer(brand, NOW, newConversation('en'), 'are you open on sunday?').answer;
    expect(text).toContain(`We’re open ${hours} EST.`);
    expect(text.includes('closed on Saturdays and Sundays')).toBe(isClosed);
  });

  test.each(['en', 'es'] as const)('no entry of the knowledge base begins with yes or no (%s)', (lang) => {
    const facts = brandFacts(sampleBrand, lang, NOW);
    const texts = Object.values(builtIn[lang].entries).map(({ answer }) =>
      typeof answer === 'string' ? answer : answer(facts),
    );
    expect(texts.filter((text) => YES_OR_NO.test(text))).toEqual([]);
  });
});
