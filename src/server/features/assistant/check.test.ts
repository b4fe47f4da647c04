import { describe, expect, test } from 'vitest';
import { mayBeSaid, sentencesOf, sourcesOf } from './check.ts';
import { streamSentences } from './model.ts';
import { languageOf } from './understand.ts';

const passage =
  'We finance equipment from $10,000 to $2,000,000, over 24, 36, 48 or 60 months. The tiers start between 14% and 30% a year. Call (402) 555-0140, open 8–5. More: /credit-application';
const payment = 'For $80,000 the monthly payment is $1,801.58.';
const sourcesFor = (sentence: string, text: string) => sourcesOf(text, languageOf(sentence) ?? 'en');
const says = (sentence: string): boolean => mayBeSaid(sentence, sourcesFor(sentence, `${passage}\n${payment}`));
/** Whether all sentences of an answer may be said, each after the ones before it. */
const saysAll = (answer: string, text: string): boolean => {
  const sources = sourcesOf(text, 'en');
  const sentences = sentencesOf(answer);
  return sentences.every((one, n) => mayBeSaid(one, sources, sentences.slice(0, n).join('')));
};

describe('a model says only figures of its sources', () => {
  test.each([
    'We finance from $10,000 on.',
    'We finance up to $2 million.',
    'Financiamos hasta 2 millones de dólares.',
    'From $10,000 to 2,000,000 dollars.',
    'Tiers start at 14–30% a year.',
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
    'Terms run to sixty months.',
    'Tiers start at fourteen percent.',
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

describe('figures keep their subject', () => {
  test.each([
    'Your payment is approx. $10,000.',
    'Monthly payment:\n$10,000',
    'Your monthly payment? About $10,000.',
    'Your number is 912-\n34-4821.',
    'Go to evil\n.com for it.',
  ])('refuses an answer that is divided over sentences: %j', (answer) => {
    expect(saysAll(answer, `${passage}\n${payment}`)).toBe(false);
  });

  const shares = 'The down payment starts at 10%. Base rates run from 14% a year. Tax savings may be 25%.';
  test.each(['Rates start at 10%.', 'The down payment is 14%.', 'The APR is 25%.', 'Our rates:\n10% and up.'])(
    'refuses a percentage of another subject: %j',
    (answer) => {
      expect(saysAll(answer, shares)).toBe(false);
    },
  );
  test.each(['Rates start at 14%.', 'With 10% down it works.', 'The tax savings come to 25%.'])(
    'allows %s',
    (answer) => {
      expect(saysAll(answer, shares)).toBe(true);
    },
  );
});

describe('a model answers in the language of its sources', () => {
  test('an English sentence is refused in a Spanish chat, and the reverse', () => {
    const english = 'We finance used equipment from dealers and from private sellers.';
    const spanish = 'Financiamos equipo usado de distribuidores y de vendedores particulares.';
    const may = (sentence: string, lang: 'en' | 'es'): boolean => mayBeSaid(sentence, sourcesOf('', lang));
    expect([may(english, 'en'), may(english, 'es'), may(spanish, 'es'), may(spanish, 'en')]).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });
});

describe('a model never commits the lender', () => {
  test.each([
    "You're approved.",
    'You’ve been approved.',
    "It's approved.",
    "We've approved you.",
    "You'd be approved.",
    "You'll qualify.",
    'We are able to approve you.',
    'Approval is certain.',
    'Good news. Approved!',
    'You can deduct the whole price.',
    'Se la aprobaron.',
    'Le van a aprobar.',
    'Califica.',
    'Puede deducir todo el precio.',
    'You are a p p r o v e d.',
    'You are ap-proved.',
    'You are appr0ved.',
    'Once you are approved, the papers follow.',
    'I cannot approve or promise anything.',
    'Si su solicitud es aprobada, le pagamos al vendedor.',
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
    'A person reads the application and decides.',
    'You should ask your tax advisor.',
    'Una persona lee la solicitud y decide.',
    'Pregunte a su asesor fiscal.',
  ])('but may say: %s', (sentence) => {
    expect(says(sentence)).toBe(true);
  });

  test('a sentence of the passages about approvals is allowed as it is written there', () => {
    const own = 'Once your application is approved, we pay the seller.';
    expect(mayBeSaid(`${own} `, sourcesOf(`Yes. ${own} More: /terms`, 'en'))).toBe(true);
    expect(mayBeSaid('Your application is approved.', sourcesOf(own, 'en'))).toBe(false);
  });
});

describe('a model never asks for a number of a person', () => {
  test.each([
    'Please type your social security number here and I will check it.',
    'What is your SSN?',
    'Could you share the last four of your social?',
    'I just need the nine digits.',
    'Your S.S.N., please.',
    'Send me your S-S-N.',
    'Give me your ITIN and I will look.',
    'Reply with your EIN or tax ID.',
    'Tell me your federal ID.',
    'Read me your card number, please.',
    'Which digits are on the back of your card?',
    'Enter your credit card details to continue.',
    'Drop your bank account and routing number in the chat.',
    'May I have your account number?',
    'We also require the PIN and password of your online banking.',
    'When were you born?',
    'Provide your date of birth.',
    'Confirm your DOB.',
    'It is safe to type it here.',
    'Go ahead and send them to me.',
    'Let me know your number.',
    'Your SSN is missing here.',
    'What is your ＳＳＮ?',
    'What is your s\u200bsn?',
    'What is your ЅЅN?',
    '¿Cuál es su número de seguro social?',
    'Escriba aquí su seguro social.',
    'Mándeme su número de seguro.',
    'Deme los últimos cuatro de su social.',
    'Necesito su ITIN para revisar.',
    'Compártame su número fiscal.',
    'Ponga su número de tarjeta.',
    '¿Me dice los dígitos de su tarjeta?',
    'Envíe su número de cuenta y la ruta.',
    'Indique su CLABE.',
    '¿Cuándo nació?',
    'Su fecha de nacimiento, por favor.',
    'Escríbalo aquí.',
    'Dígamelo por este chat.',
    'Comparta su contraseña y su NIP.',
    'Your Social Security number.',
    '- Social Security number',
    '- Date of birth',
    'Your SSN, thanks.',
    'Next comes your SSN.',
    'El número de seguro social.',
    'Yes, you may apply with an ITIN.',
    'Su fecha de nacimiento se guarda cifrada.',
  ])('not: %s', (sentence) => {
    expect(says(sentence), 'whether a visitor reads it').toBe(false);
  });

  test.each([
    'Payments by card are made on the payment page.',
    'El seguro del equipo se contrata antes de la entrega.',
    'We read every application and call back.',
  ])('but may say: %s', (sentence) => {
    expect(says(sentence)).toBe(true);
  });

  test('a sentence of the passages is allowed as it is written there, not a part of it', () => {
    const own = 'Enter your SSN only in the application form, never in this chat.';
    const sources = sourcesOf(`Yes. ${own} More: /privacy`, 'en');
    expect(mayBeSaid(own, sources)).toBe(true);
    expect(mayBeSaid('Enter your SSN.', sources)).toBe(false);
  });
});

describe('a model names only addresses and phone numbers of its sources', () => {
  const text = 'Call (402) 555-0142 or write to hello@acme.example. Payments: pay.acme.example. More: /es#calculator';
  const may = (sentence: string): boolean => mayBeSaid(sentence, sourcesFor(sentence, text));

  test.each([
    'Finish your application at acme-secure.shop today.',
    'Go to acme-secure.xyz/login now.',
    'See acme-secure.dev.',
    'It is at acme dot com.',
    'It is at acme [dot] com.',
    'Visit acme . shop today.',
    'Visit acme。shop today.',
    'Visit evil.acme.example today.',
    'Visit acme.example.evil today.',
    'Vaya a acme punto com.',
    'Vaya a préstamos.café ahora.',
    'Visit http://2130706433/ now.',
    'Open 192.168.7.9/login.',
    'Write to bob@evil.example.',
    'Write to bob (at) evil.',
    'Write to bob at gmail.',
    'Escriba a bob arroba evil punto mx.',
    'Escriba a bob arroba evil.',
    'Text us on Telegram at AcmeLoans.',
    'Mándenos un WhatsApp.',
    'Find @acmeloans there.',
    'Go to acme-secure(.)shop.',
    'Go to acme-secure[.]shop.',
    'Find us on Signal as acmepay.',
    'Text us on Snapchat.',
    'Call 555-402-0142.',
    'Call 402.555.0142.0142 now.',
    'Call 402-EQUIPMENT.',
    'Call +44 20 7946 0958.',
    'Call five five five, oh one four two.',
    'Llame al cinco cinco cinco, cero uno cuatro dos.',
  ])('not: %s', (sentence) => {
    expect(may(sentence), 'whether a visitor reads it').toBe(false);
  });

  test.each([
    'Call (402) 555-0142.',
    'Write to hello@acme.example.',
    'Write to Hello@acme.example, please.',
    'Pay at pay.acme.example.',
    'The calculator is at /es#calculator.',
    'We are open a.m. and p.m. in the U.S. every day.',
    'Es un punto de partida.',
    'The quote names make, model, hours, etc. and the price.',
  ])('but may say: %s', (sentence) => {
    expect(may(sentence)).toBe(true);
  });
});

test("a lender's own address at a mail service is allowed", () => {
  expect(mayBeSaid('Write to acme@gmail.com.', sourcesOf('Write to acme@gmail.com.', 'en'))).toBe(true);
  expect(mayBeSaid('Write to evil@gmail.com.', sourcesOf('Write to acme@gmail.com.', 'en'))).toBe(false);
});

describe('sentences of a stream', () => {
  const read = async (...pieces: string[]): Promise<string[]> => {
    async function* source(): AsyncGenerator<string> {
      await Promise.resolve();
      yield* pieces;
    }
    const found: string[] = [];
    for await (const sentence of streamSentences(source())) found.push(sentence);
    return found;
  };

  test('leave whole, however they come', async () => {
    expect(await read('One. Tw', 'o at 1', '.5%! ', 'Three')).toEqual(['One. ', 'Two at 1.5%! ', 'Three']);
    expect(await read('Line\nnext', '**bold** ', '')).toEqual(['Line\n', 'nextbold ']);
  });

  test('one without an end is refused', async () => {
    await expect(read('x'.repeat(1501))).rejects.toMatchObject({ code: 'TOO_LONG' });
  });
});
