import { describe, expect, test } from 'vitest';
import { sampleBrand } from '#contract/brand.ts';
import { application as messagesEn } from '#copy/en/application-messages.ts';
import { applicationReceipt as sentEn } from '#copy/en/application-receipt.ts';
import { consent as consentEn, fullConsent } from '#copy/en/consent.ts';
import { creditApplication as formEn } from '#copy/en/credit-application.ts';
import { inquiries as inquiriesEn } from '#copy/en/inquiries.ts';
import { promises as en, shortPromises as shortEn } from '#copy/en/promises.ts';
import { application as messagesEs } from '#copy/es/application-messages.ts';
import { applicationReceipt as sentEs } from '#copy/es/application-receipt.ts';
import { consent as consentEs } from '#copy/es/consent.ts';
import { creditApplication as formEs } from '#copy/es/credit-application.ts';
import { inquiries as inquiriesEs } from '#copy/es/inquiries.ts';
import { promises as es, shortPromises as shortEs } from '#copy/es/promises.ts';
import { addresses, type PageName } from '#web/addresses.ts';
import { mainOf, page, plain, servePages } from './served-pages.ts';

servePages();

/** Pages without a token, which are the same for every visitor. */
const pages = (Object.keys(addresses) as PageName[]).filter(
  (name) => !['paymentFinish', 'upload', 'status'].includes(name),
);
/** The sentence on quotes names the lender's hour. */
const sameDay = (copy: typeof inquiriesEn): string =>
  copy.sameDay(copy.hour(sampleBrand.inquiries.receivedByHour, copy === inquiriesEn ? 'EDT' : 'hora del Este'));
/** Wordings of promises inside longer sentences. Around them a sentence is free. */
const phrases = {
  en: [
    '$10,000 to $2,000,000',
    '$10,000 and $2,000,000',
    'from $10K to $2MM',
    'no application fee',
    'no strict 2-year rule',
    'in business since 2015',
    'direct lender since 2015',
    '60-second check',
    'in 60 seconds',
    'about 5 minutes',
    'the authorization at the end of the application',
    'before we pay the seller',
    'we pay the seller, and you pay us monthly',
    'the seller is paid after it',
  ],
  es: [
    '$10,000 a $2,000,000',
    '$10,000 y $2,000,000',
    'de $10,000 a $2 millones',
    'sin costo por presentar su solicitud',
    'presentar la solicitud no cuesta nada',
    'no hay una regla estricta de 2 años',
    'sin regla estricta de 2 años',
    'prestamista directo desde 2015',
    'desde 2015',
    'revisión de 60 segundos',
    'en 60 segundos',
    'unos 5 minutos',
    'antes de pagarle al vendedor',
    'nosotros le pagamos al vendedor y usted nos paga cada mes',
    'después de ella se le paga al vendedor',
  ],
};
/** Times that are no promise of the lender: payment structures, rules of the IRS, examples and working hours. Names of steps. */
const facts = {
  en: [
    /90[- ]days?\b/gi,
    /7–11 weeks/g,
    /\d+ hours a month/g,
    /about 2 minutes/g,
    /^(?:we )?pay the seller(?: directly)?$/i,
  ],
  es: [/90 días/gi, /7 a 11 semanas/g, /\d+ horas al mes/g, /unos 2 minutos/g, /^(?:le pagamos|pago) al vendedor$/i],
};
/** What a promise is about, in any wording. */
const subjects = {
  en: [
    /\d+(?:[–-]\d+| to \d+)?[ -](?:seconds?|minutes?|hours?|h|(?:business )?days?|weeks?)\b/i,
    /24\s?[–-]\s?48|24 to 48|5[–-]7\b|5[–-]10\b/,
    /same.day/i,
    /direct lender/i,
    /2015/,
    /\$2,000,000|\$2 ?MM/,
    /application fee/i,
    /2[- ]years?\b.*\brule|rule.*\b2[- ]years?\b/i,
    /authorization at the end/,
    /(?:don’t|do not|never) sell (?:it|your)/,
    /because you’re married/,
    /pay the (?:seller|vendor|invoice)|seller is paid|take delivery|accept delivery/i,
    /agreement is available|you sign,? in (?:English|Spanish)/i,
  ],
  es: [
    /\d+(?:[–-]\d+| a \d+)? (?:segundos?|minutos?|horas?|h|días?(?: hábiles)?|semanas?)(?!\p{L})/iu,
    /24\s?[–-]\s?48|24 a 48|5[–-]7\b|5[–-]10\b/,
    /mismo día/i,
    /prestamista directo/i,
    /2015/,
    /\$2,000,000|\$2 ?MM/,
    /(?:sin|ningún) (?:costo|cargo).*solicit|solicitud.*(?:no cuesta|gratis)/i,
    /2 años.*regla|regla.*2 años/i,
    /autorización al final/,
    /no (?:l[oa]s? vend|vendemos sus?\b)/i,
    /hecho de estar casados/,
    /pag\S+ (?:directamente )?al vendedor|recibe el equipo|acepta la entrega/i,
    /contrato está disponible|usted firma,? en (?:español|inglés)/i,
  ],
};
const sets = {
  en: {
    list: [...Object.values(en), sameDay(inquiriesEn)].map(plain),
    short: Object.values(shortEn),
    consent: consentEn,
  },
  es: {
    list: [...Object.values(es), sameDay(inquiriesEs)].map(plain),
    short: Object.values(shortEs),
    consent: consentEs,
  },
};
const bare = (text: string): string => plain(text.replaceAll('&#x27;', "'").replaceAll('&quot;', '"')).trim();
const escaped = (text: string): string => text.replace(/[$.?+*()[\]{}|\\^]/g, '\\$&');
const remove = (text: string, wordings: string[]): string =>
  wordings.reduce((left, wording) => left.replace(new RegExp(escaped(wording), 'gi'), ''), text);

/** The texts of a page, one for each piece of markup, and its description. */
function textsOf(html: string): string[] {
  const description = /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? '';
  return [
    ...mainOf(html)
      .replace(/<(script|style)[^>]*>.*?<\/\1>/gs, '')
      .replace(/<\/?bdi[^>]*>/g, '')
      .split(/<[^>]+>/),
    description,
  ].map(bare);
}

describe.each(['en', 'es'] as const)('promises, %s', (lang) => {
  const { list, short, consent } = sets[lang];
  const agreed = plain(fullConsent(consent, sampleBrand));

  test.each(pages)('%s uses only the listed wording of each promise', async (name) => {
    // Times on the privacy page are the settings of the lender. Those of a case study are its measured results.
    const [times, ...others] = subjects[lang];
    const checked = name === 'privacy' || name.startsWith('case') ? others : [times, ...others];
    const wrong = textsOf(await page(addresses[name][lang])).filter((text) => {
      if (short.includes(text) || agreed.includes(text)) return false;
      const rest = facts[lang].reduce(
        (left, fact) => left.replace(fact, ''),
        remove(remove(text, list), phrases[lang]).replace(
          /approved in 3 days(?: and funded in 7)?|aprobad[oa]s en 3 días(?: y desembolsad[oa]s en 7)?/i,
          '',
        ),
      );
      return checked.some((subject) => subject?.test(rest));
    });
    expect(wrong).toEqual([]);
  });

  test('the form repeats the promise of contact in its lead, its answer and its toast', () => {
    const { contact } = { en, es }[lang];
    const form = { en: formEn, es: formEs }[lang];
    expect({ en: sentEn, es: sentEs }[lang].toast).toBe(contact);
    expect(form.lead).toContain(contact);
    expect({ en: messagesEn, es: messagesEs }[lang].received).toContain(contact);
  });

  test('every page says that financing needs approval and that nothing is a commitment', async () => {
    for (const name of pages.filter((one) => one !== 'verify')) {
      const html = await page(addresses[name][lang]);
      const footer = plain(/<footer.*<\/footer>/s.exec(html)?.[0] ?? '');
      expect(footer, name).toContain({ en, es }[lang].approval);
      expect(footer, name).toContain({ en, es }[lang].noCommitment);
    }
  });

  test('no page contains a placeholder', async () => {
    for (const name of pages)
      expect(await page(addresses[name][lang]), name).not.toMatch(
        /placeholder for|espacio para un testimonio|lorem ipsum|customer name|nombre del cliente/i,
      );
  });
});
