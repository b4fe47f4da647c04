import type { Language } from '#contract/language.ts';
import type { EmailTemplate } from '#copy/portal/email-labels.ts';
import type { EmailParams } from './templates.ts';

type Entry<T extends EmailTemplate> = {
  /** The recipient, and what triggers it. */
  to: string;
  trigger: string;
  /** Its languages. 'both' puts them in one email. */
  languages: 'en' | 'en or es' | 'both';
  /** Sample parameters, for the gallery and tests. */
  sample: (language: Language) => EmailParams[T];
};

const link = 'http://localhost:3000/credit-application?token=sample';
const statusLink = 'http://localhost:3000/status/sample';
const expiresAt = '2026-11-28T15:00:00.000Z';
const receivedAt = '2026-11-21T15:00:00.000Z';
const dueAt = '2026-11-23T23:00:00.000Z';
const reference = 'AEF-2026-000123';
const deal = 'Ramos Paving LLC, compact excavator';
const say = (language: Language, en: string[], es: string[]): string[] => (language === 'es' ? es : en);

/** Every email that this product sends. */
export const emailCatalog: { [T in EmailTemplate]: Entry<T> } = {
  'application-receipt': {
    to: 'the applicant',
    trigger: 'an application with an email address is stored',
    languages: 'en or es',
    sample: (language) => ({
      reference,
      receivedAt,
      link: statusLink,
      missing: say(
        language,
        ['Photo ID of each owner', 'Seller’s quote'],
        ['Identificación con foto de cada dueño', 'Cotización del vendedor'],
      ),
    }),
  },
  'application-notice': {
    to: 'the lender’s inbox, or the chosen representative',
    trigger: 'an application is stored',
    languages: 'en',
    sample: () => ({
      reference,
      receivedAt,
      businessName: 'Ramos Paving LLC',
      equipmentDescription: 'Compact excavator, 2021, with thumb',
      equipmentAmount: '84500',
    }),
  },
  'application-invitation': {
    to: 'a dealer’s customer',
    trigger: 'a personal application link is sent or sent again',
    languages: 'both',
    sample: () => ({ name: 'Elena Ramos', sender: 'Sample Dealership', link, expiresAt }),
  },
  'application-completed': {
    to: 'the sender of the personal link',
    trigger: 'the invited customer submits the application',
    languages: 'en',
    sample: () => ({
      sender: 'Sample',
      recipient: 'Elena Ramos',
      businessName: 'Ramos Paving LLC',
      reference,
      receivedAt,
    }),
  },
  'staff-invitation': {
    to: 'a new administrator',
    trigger: 'ADMIN_EMAIL at startup, or an administrator invites a colleague',
    languages: 'en',
    sample: () => ({ link, expiresAt }),
  },
  'dealer-invitation': {
    to: 'a dealer’s contact',
    trigger: 'an administrator invites the contact, or the contact asks for access',
    languages: 'en',
    sample: () => ({ name: 'Sample', account: 'Sample Dealership', link, expiresAt }),
  },
  'password-reset': {
    to: 'a user',
    trigger: 'a password reset is requested',
    languages: 'en',
    sample: () => ({ link, expiresAt: '2026-11-21T16:00:00.000Z' }),
  },
  'account-changed': {
    to: 'the owner of the account',
    trigger:
      'the password or the roles change, two-step verification is turned on, off or reset, or more than 50 sign-ins fail in an hour',
    languages: 'en',
    sample: () => ({ change: 'passwordChanged', at: receivedAt }),
  },
  'reveals-limited': {
    to: 'the other administrators',
    trigger: 'a staff member reveals more values in an hour than the limit allows',
    languages: 'en',
    sample: () => ({ user: 'sam@lender.example', values: 60, at: receivedAt }),
  },
  'sensitive-act': {
    to: 'the other administrators',
    trigger:
      'a staff member is invited, an administrator is enabled, roles change, two-step verification is reset, full numbers are exported, or contact addresses change',
    languages: 'en',
    sample: () => ({
      act: 'adminInvited',
      about: 'sam@lender.example',
      by: 'jo@lender.example',
      at: receivedAt,
    }),
  },
  'dealership-users': {
    to: 'the lender',
    trigger: 'a manager of a dealership invites or removes a colleague',
    languages: 'en',
    sample: () => ({
      change: 'invited',
      about: 'kim@dealer.example',
      by: 'dana@dealer.example',
      dealership: 'Harbor Equipment (sample)',
      at: receivedAt,
    }),
  },
  'information-requested': {
    to: 'a dealer’s customer',
    trigger: 'documents are requested with an upload link',
    languages: 'en or es',
    sample: (language) => ({
      name: 'Elena Ramos',
      items: say(
        language,
        ['Last three bank statements', 'Driver’s license, both sides'],
        ['Últimos tres estados de cuenta', 'Licencia de conducir, ambos lados'],
      ),
      link,
      expiresAt,
    }),
  },
  'incompleteness-notice': {
    to: 'the applicant',
    trigger: 'the lender finds an application incomplete',
    languages: 'en or es',
    sample: (language) => ({
      reference,
      recipient: 'Elena Ramos',
      missing: say(
        language,
        ['Federal tax return of 2025', 'Invoice of the equipment'],
        ['Declaración federal de impuestos de 2025', 'Factura del equipo'],
      ),
      respondBy: '2026-12-21',
      link: statusLink,
    }),
  },
  'documents-received': {
    to: 'the applicant',
    trigger: 'the last missing document arrives on the status page',
    languages: 'en or es',
    sample: () => ({ reference, link: statusLink }),
  },
  'documents-reminder': {
    to: 'the applicant',
    trigger: 'documents are missing on day 2, 5 and 10 after the request',
    languages: 'en or es',
    sample: (language) => ({
      reference,
      missing: say(
        language,
        ['Seller’s quote', 'Bank statements, 3 months'],
        ['Cotización del vendedor', 'Estados de cuenta, 3 meses'],
      ),
      link: statusLink,
    }),
  },
  'status-code': {
    to: 'the applicant',
    trigger: 'the complete signed copy is requested on the status page',
    languages: 'en or es',
    sample: () => ({ reference, code: '123456' }),
  },
  'status-links': {
    to: 'the applicant',
    trigger: 'the page /status is asked for this address, and it has an open application',
    languages: 'en or es',
    sample: () => ({
      applications: [
        { reference, receivedAt, link: statusLink },
        { reference: 'AEF-2026-000098', receivedAt: '2026-11-02T17:30:00.000Z', link: `${statusLink}-2` },
      ],
    }),
  },
  'customer-uploaded': {
    to: 'the creator of the upload link',
    trigger: 'a customer sends documents through it',
    languages: 'en',
    sample: () => ({
      customer: 'Elena Ramos',
      deal,
      files: ['statement-september.pdf', 'statement-october.pdf'],
      link,
    }),
  },
  'status-changed': {
    to: 'the dealer of the deal',
    trigger: 'a deal moves to another stage',
    languages: 'en',
    sample: () => ({ deal, before: 'Submitted', now: 'Approved', link }),
  },
  'decision-notice': {
    to: 'the applicant',
    trigger: 'a staff member records a decision',
    languages: 'en or es',
    sample: (language) => ({
      reference,
      recipient: 'Elena Ramos',
      outcome: 'counter_offer',
      terms: {
        amountCents: 60_000_00,
        termMonths: 48,
        rateBps: 1150,
        paymentCents: 156_534,
        aprPercent: 11.5,
        expiresOn: '2026-12-21',
        conditions: say(language, ['Invoice of the equipment'], ['Factura del equipo']),
      },
      reasons: ['time_in_business', 'excessive_obligations'],
      report: {
        bureau: {
          name: 'Sample Credit Bureau',
          address: '200 Sample Street, Omaha, NE 68102',
          phone: '(402) 555-0150',
        },
        score: 655,
        scoreOn: '2026-11-20',
        factors: say(language, ['Short credit history'], ['Historial de crédito corto']),
      },
    }),
  },
  'inquiry-receipt': {
    to: 'the visitor',
    trigger: 'a quote request with an email address, or a request to become a dealer, is stored',
    languages: 'en or es',
    sample: () => ({ kind: 'quote', receivedAt, dueAt }),
  },
  'inquiry-notice': {
    to: 'the lender’s inbox',
    trigger: 'an inquiry is stored',
    languages: 'en',
    sample: () => ({
      kind: 'quote',
      receivedAt,
      dueAt,
      language: 'es',
      callTime: 'afternoon',
      machine: 'Minicargador 2021',
      amount: '60000',
    }),
  },
  estimate: {
    to: 'the visitor',
    trigger: 'a visitor asks for the calculator’s estimate by email',
    languages: 'en or es',
    sample: () => ({
      valueCents: 150_000_00,
      months: 48,
      tier: 'good',
      downBps: 1500,
      structure: 'level',
      fundedMonth: 1,
      downCents: 22_500_00,
      financedCents: 127_500_00,
      rateBps: 1900,
      aprPercent: 19,
      paymentCents: 3_812_27,
      amounts: [{ cents: 3_812_27, count: 48 }],
      purchaseCents: 0,
      financeCostCents: 55_489_00,
      totalCents: 182_989_00,
    }),
  },
  digest: {
    to: 'a dealer with several updates',
    trigger: 'fifteen minutes after the first update of a batch',
    languages: 'en',
    sample: () => ({ updates: [`${deal}: Approved`, 'Sample Trucking, box truck: documents arrived'], link }),
  },
};

export const isCatalogued = (name: string): name is EmailTemplate => Object.hasOwn(emailCatalog, name);
