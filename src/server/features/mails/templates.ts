import type { Brand } from '#contract/brand.ts';
import type { Language } from '#contract/language.ts';
import { showTypedAmount } from '#contract/typed-amount.ts';
import { mails as en } from '#copy/en/mails.ts';
import { mails as es } from '#copy/es/mails.ts';

const texts = { en, es };

export type ApplicationMail = {
  reference: string;
  receivedAt: string;
  businessName: string;
  principalName: string;
  equipmentDescription: string;
  equipmentAmount: string;
};

/** What each mail needs to be written. Never a number that is sealed elsewhere. */
export type MailParams = {
  'application-receipt': ApplicationMail;
  'application-notice': ApplicationMail;
  'staff-invitation': { link: string; expiresAt: string };
};
export type MailTemplate = keyof MailParams;

/** Subject and body of a mail, before its layout. */
export type MailContent = {
  subject: string;
  heading: string;
  paragraphs: string[];
  rows?: [label: string, value: string][];
  button?: { label: string; href: string };
};
type Env = { brand: Brand; publicUrl: string };
type Writers = { [T in MailTemplate]: (params: MailParams[T], language: Language, env: Env) => MailContent };

const writers: Writers = {
  'application-receipt': (p, language, { brand }) => ({
    ...texts[language].receipt({
      ...p,
      name: p.principalName,
      phone: brand.phones.main.display,
      company: brand.company,
    }),
    rows: rows(p, language, brand),
  }),
  'application-notice': (p, language, { brand, publicUrl }) => ({
    ...texts[language].notice(p),
    rows: rows(p, language, brand),
    button: {
      label: texts[language].openApplications,
      href: `${publicUrl}/admin/applications?q=${encodeURIComponent(p.reference)}`,
    },
  }),
  'staff-invitation': (p, language, { brand }) => ({
    ...texts[language].staffInvitation({ company: brand.company, expires: instant(p.expiresAt, language, brand) }),
    button: { label: texts[language].activate, href: p.link },
  }),
};

export function writeMail(template: MailTemplate, params: unknown, language: Language, env: Env): MailContent {
  const write = writers[template] as (p: unknown, l: Language, e: Env) => MailContent;
  return write(params, language, env);
}

export const isTemplate = (name: string): name is MailTemplate => name in writers;

function rows(p: ApplicationMail, language: Language, brand: Brand): [string, string][] {
  const label = texts[language].rows;
  const all: [string, string][] = [
    [label.reference, p.reference],
    [label.received, instant(p.receivedAt, language, brand)],
    [label.business, p.businessName],
    [label.equipment, p.equipmentDescription],
    [label.amount, showTypedAmount(p.equipmentAmount)],
  ];
  return all.filter(([, value]) => value !== '');
}

/** In the lender's zone, with the zone named. */
const instant = (iso: string, language: Language, brand: Brand): string =>
  new Intl.DateTimeFormat(language === 'es' ? 'es-US' : 'en-US', {
    dateStyle: 'medium',
    timeStyle: 'long',
    timeZone: brand.timeZone,
  }).format(new Date(iso));
