import type { Brand } from '#contract/brand.ts';
import { dayIn } from '#contract/days.ts';
import type { Language } from '#contract/language.ts';
import { fillNotice } from '#contract/notice-texts.ts';
import { showMoment } from '#contract/show-moment.ts';
import { promisedAnswer } from '#contract/promised-answer.ts';
import { showDayOf } from '#contract/show-day.ts';
import { showTypedAmount } from '#contract/typed-amount.ts';
import { mails as en } from '#copy/en/mails.ts';
import { mails as es } from '#copy/es/mails.ts';
import type { EmailTemplate } from '#copy/portal/email-labels.ts';
import { staffEmails as staff } from '#copy/portal/mails.ts';
import { type DecisionNoticeParams, writeDecisionNotice, formatDay } from './decision-notice.ts';
import {
  type Estimate,
  estimateEmail,
  type InquiryNotice,
  inquiryNotice,
  type InquiryReceipt,
  inquiryReceipt,
} from './inquiry-emails.ts';
import { type Lender, lenderWithTexts, noticeTextAsSent, brandForEmail } from './lender.ts';
import { type EmailContent, greetingOf, htmlPart, textPart } from './layout.ts';
import type { App } from '#server/app.ts';
import type { StoredEmail } from '#server/db/tables.ts';
import type { OutgoingEmail } from '#server/ports.ts';
import { decryptParams } from './store.ts';

const texts = { en, es };

/** Parameters of each email. Never contains a number that is encrypted elsewhere. Times are ISO 8601 in UTC. */
export type EmailParams = {
  /**
   * Contains nothing typed into the form, because the address is not verified. `missing` names the documents and is
   * absent in emails queued by an earlier version.
   */
  'application-receipt': {
    reference: string;
    receivedAt: string;
    timeZone?: string;
    link?: string;
    missing?: string[];
  };
  'application-notice': {
    reference: string;
    receivedAt: string;
    businessName: string;
    equipmentDescription: string;
    equipmentAmount: string;
    /** Language of the application. Absent in emails queued by an earlier version. */
    language?: Language;
  };
  'application-invitation': { name: string; sender: string; link: string; expiresAt: string };
  /** `sender` is the recipient's name. `sentBy` is the disabled user who sent the invite to the customer. */
  'application-completed': {
    sender: string;
    sentBy?: string;
    recipient: string;
    businessName: string;
    reference: string;
    receivedAt: string;
  };
  'staff-invitation': { link: string; expiresAt: string };
  'dealer-invitation': { name: string; account: string; link: string; expiresAt: string };
  'password-reset': { link: string; expiresAt: string };
  /** Contains no link, because its reader may not have made the change. */
  'account-changed': { change: AccountChange; at: string };
  /** `user` is the email address of the staff member. */
  'reveals-limited': { user: string; values: number; at: string };
  /** `by` is the email address of the acting administrator. */
  'sensitive-act': { act: SensitiveAct; about: string; by: string; at: string };
  /** `by` is the email address of the manager. */
  'dealership-users': { change: DealershipChange; about: string; by: string; dealership: string; at: string };
  'information-requested': { name: string; items: string[]; link: string; expiresAt: string };
  /**
   * `respondBy` is a date, such as 2026-12-31. `lender` and `recipient`, the applicant's name, are absent in emails
   * queued by an earlier version.
   */
  'incompleteness-notice': {
    reference: string;
    recipient?: string;
    missing: string[];
    respondBy: string;
    lender?: Lender;
    link?: string;
  };
  'documents-received': { reference: string; link: string };
  'documents-reminder': { reference: string; missing: string[]; link: string };
  'status-code': { reference: string; code: string };
  'status-links': { applications: { reference: string; receivedAt: string; link: string }[] };
  'customer-uploaded': { customer: string; deal: string; files: string[]; link: string };
  'status-changed': { deal: string; before: string; now: string; link: string };
  digest: { updates: string[]; link: string };
  /** Amounts in cents, terms in months, rates in basis points; `scoreOn` and `expiresOn` are dates. */
  'decision-notice': DecisionNoticeParams;
  'inquiry-receipt': InquiryReceipt;
  'inquiry-notice': InquiryNotice;
  estimate: Estimate;
};
/** Changes to an account's sign-in that are emailed to its owner. */
export type AccountChange = keyof typeof staff.accountChanges;
/** Actions that require password and code again. */
export type SensitiveAct = keyof typeof staff.sensitiveActs;
export type DealershipChange = keyof typeof staff.dealershipChanges;

type EmailEnv = { brand: Brand; publicUrl: string };
type Writers = { [T in EmailTemplate]: (params: EmailParams[T], language: Language, env: EmailEnv) => EmailContent };

const writers: Writers = {
  'application-receipt': (p, lang, { brand }) => {
    const { rows } = texts[lang];
    const { missing = [] } = p;
    const words = texts[lang].receipt({
      ...p,
      missing: missing.length,
      phone: brand.phones.main.display,
      company: brand.company,
      hearBy: showDayOf(promisedAnswer(new Date(p.receivedAt), brand.timeZone), lang, p.timeZone ?? brand.timeZone),
    });
    return one(lang, words, {
      ...(missing.length > 0 && { list: missing }),
      rows: filled([
        [rows.reference, p.reference],
        [rows.received, instant(p.receivedAt, lang, brand, p.timeZone)],
      ]),
      ...(p.link !== undefined && { href: p.link }),
    });
  },
  'application-notice': (p, _lang, { brand, publicUrl }) =>
    one('en', staff.notice(p), {
      rows: filled([
        [staff.rows.reference, p.reference],
        [staff.rows.received, instant(p.receivedAt, 'en', brand)],
        [staff.rows.business, p.businessName],
        [staff.rows.equipment, p.equipmentDescription],
        [staff.rows.amount, showTypedAmount(p.equipmentAmount, p.language)],
      ]),
      href: `${publicUrl}/admin/applications?q=${encodeURIComponent(p.reference)}`,
    }),
  'application-invitation': (p, _lang, { brand }) => ({
    subject: staff.invitationSubject(brand),
    parts: (['en', 'es'] as const).map((lang) => {
      const { button, ...words } = texts[lang].invitation({
        ...p,
        company: brand.company,
        phone: brand.phones.main.display,
        expires: instant(p.expiresAt, lang, brand),
      });
      // The Spanish form accepts the same link.
      const href = lang === 'es' ? p.link.replace('/credit-application?', '/es/credit-application?') : p.link;
      return { lang, ...words, button: { label: button, href } };
    }),
  }),
  'application-completed': (p, _lang, { brand }) =>
    one('en', staff.completed(p), {
      rows: filled([
        [staff.rows.reference, p.reference],
        [staff.rows.received, instant(p.receivedAt, 'en', brand)],
        [staff.rows.business, p.businessName],
      ]),
    }),
  'staff-invitation': (p, _lang, { brand }) =>
    one('en', staff.staffInvitation({ company: brand.company, expires: instant(p.expiresAt, 'en', brand) }), {
      href: p.link,
    }),
  'dealer-invitation': (p, _lang, { brand }) =>
    one('en', staff.dealerInvitation({ ...p, company: brand.company, expires: instant(p.expiresAt, 'en', brand) }), {
      href: p.link,
    }),
  'password-reset': (p, _lang, { brand }) =>
    one('en', staff.passwordReset({ company: brand.company, expires: instant(p.expiresAt, 'en', brand) }), {
      href: p.link,
    }),
  'account-changed': (p, _lang, { brand }) =>
    one('en', staff.accountChanged({ change: p.change, company: brand.company, phone: brand.phones.main.display }), {
      rows: [[staff.rows.time, instant(p.at, 'en', brand)]],
    }),
  'reveals-limited': (p, _lang, { brand }) =>
    one('en', staff.revealsLimited(p), { rows: [[staff.rows.time, instant(p.at, 'en', brand)]] }),
  'sensitive-act': (p, _lang, { brand }) =>
    one('en', staff.sensitiveAct(p), { rows: [[staff.rows.time, instant(p.at, 'en', brand)]] }),
  'dealership-users': (p, _lang, { brand }) =>
    one('en', staff.dealershipUsers(p), { rows: [[staff.rows.time, instant(p.at, 'en', brand)]] }),
  'information-requested': (p, lang, { brand }) =>
    one(lang, texts[lang].informationRequested({ ...p, expires: instant(p.expiresAt, lang, brand) }), {
      list: p.items,
      href: p.link,
    }),
  'incompleteness-notice': (p, lang, { brand }) => {
    const { rows, incompleteness } = texts[lang];
    const about = { reference: p.reference, company: brand.company, phone: brand.phones.main.display };
    const say = (name: 'incompleteness' | 'incompletenessNext') =>
      fillNotice(noticeTextAsSent(p.lender, lang, name), about);
    const words = {
      subject: incompleteness.subject(p.reference),
      heading: incompleteness.heading,
      ...greetingOf(lang, p.recipient),
      button: incompleteness.button,
      paragraphs: say('incompleteness'),
      after: say('incompletenessNext'),
    };
    return one(lang, words, {
      list: p.missing,
      rows: [
        [rows.reference, p.reference],
        [rows.respondBy, formatDay(p.respondBy, lang)],
      ],
      ...(p.link !== undefined && { href: p.link }),
    });
  },
  'documents-received': (p, lang, { brand }) => {
    const words = texts[lang].documentsReceived(p.reference);
    const paragraphs = sayNow(brand, lang, 'documentsReceived', p.reference);
    return one(lang, { ...words, paragraphs }, { rows: [[texts[lang].rows.reference, p.reference]], href: p.link });
  },
  'documents-reminder': (p, lang, { brand }) => {
    const { stop, ...words } = texts[lang].documentsReminder(p.reference, p.missing.length);
    const paragraphs = sayNow(brand, lang, 'documentsReminder', p.reference);
    return one(lang, { ...words, paragraphs, after: [stop] }, { list: p.missing, href: p.link });
  },
  'status-code': (p, lang) =>
    one(lang, texts[lang].statusCode(p.code), { rows: [[texts[lang].rows.reference, p.reference]] }),
  'status-links': ({ applications }, lang, { brand }) => {
    const { open, received, ...words } = texts[lang].statusLinks(applications.length);
    return one(lang, words, {
      rows: applications.map(({ reference, receivedAt }) => {
        const day = dayIn(brand.timeZone, new Date(receivedAt));
        return [reference, received(formatDay(day, lang))];
      }),
      links: applications.map(({ reference, link }) => ({ label: open(reference), href: link })),
    });
  },
  'customer-uploaded': (p) =>
    one('en', staff.uploaded({ ...p, count: p.files.length }), { list: p.files, href: p.link }),
  'status-changed': (p) =>
    one('en', staff.statusChanged(p), {
      rows: [
        [staff.rows.deal, p.deal],
        [staff.rows.before, p.before],
        [staff.rows.now, p.now],
      ],
      href: p.link,
    }),
  'decision-notice': (p, lang, { brand }) => writeDecisionNotice(p, lang, brand),
  'inquiry-receipt': (p, lang, { brand }) => inquiryReceipt(p, lang, brand),
  'inquiry-notice': (p, _lang, { brand, publicUrl }) => inquiryNotice(p, publicUrl, (iso) => instant(iso, 'en', brand)),
  estimate: (p, lang, { brand, publicUrl }) => estimateEmail(p, lang, brand, publicUrl),
  digest: (p) => one('en', staff.digest({ count: p.updates.length }), { list: p.updates, href: p.link }),
};

export function writeEmail(template: EmailTemplate, params: unknown, language: Language, env: EmailEnv): EmailContent {
  const write = writers[template] as (p: unknown, l: Language, e: EmailEnv) => EmailContent;
  return write(params, language, env);
}

/** The paragraphs of a text in the lender's current wording. */
const sayNow = (
  brand: Brand,
  lang: Language,
  name: 'documentsReceived' | 'documentsReminder',
  reference: string,
): string[] =>
  fillNotice(noticeTextAsSent(lenderWithTexts(brand, lang), lang, name), {
    reference,
    company: brand.company,
    phone: brand.phones.main.display,
  });

const isTemplate = (name: string): name is EmailTemplate => Object.hasOwn(writers, name);

type Words = {
  subject: string;
  heading: string;
  greeting?: string;
  paragraphs: string[];
  after?: string[];
  button?: string;
};
type Facts = {
  rows?: [string, string][];
  list?: string[];
  links?: { label: string; href: string }[];
  href?: string;
};

/** An email in one language, from its texts and values. */
function one(lang: Language, { subject, button, ...words }: Words, { href, ...facts }: Facts = {}): EmailContent {
  const linked = button !== undefined && href !== undefined ? { button: { label: button, href } } : {};
  return { subject, parts: [{ lang, ...words, ...facts, ...linked }] };
}

const filled = (rows: [string, string][]): [string, string][] => rows.filter(([, value]) => value !== '');

/** In the lender's time zone, unless the recipient's is known. */
const instant = (iso: string, language: Language, brand: Brand, timeZone = brand.timeZone): string =>
  showMoment(iso, language, { timeZone });

export function composeEmail(app: App, row: StoredEmail): OutgoingEmail {
  if (!isTemplate(row.template)) throw Object.assign(new Error('unknown template'), { code: 'ENOTEMPLATE' });
  const at = app.clock.now();
  const params = decryptParams(app.vault, row);
  // A notice shows the lender as recorded, also in its header and footer.
  const brand = brandForEmail(app.brand, params);
  const content = writeEmail(row.template, params, row.language, {
    brand,
    publicUrl: app.config.publicUrl,
  });
  return {
    messageId: row.message_id,
    from: app.config.mailFrom ?? `${app.brand.company.replace(/[\r\n"<>]/g, '')} <${app.brand.emails.contact}>`,
    to: row.to_address,
    subject: content.subject,
    text: textPart(content, brand, at),
    html: htmlPart(content, brand, at),
    date: row.created_at,
  };
}
