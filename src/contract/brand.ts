import { specifiedPricing } from '#finance/specified-pricing.ts';
import * as z from 'zod/mini';
import { claimNames, claimsSchema, confirmationSchema, removableClaims } from './claims.ts';
import { noOwnTexts, noticeTextsSchema } from './notice-texts.ts';
import { pricingSchema } from './pricing.ts';
import { isStateCode, stateCodeOf } from './us-states.ts';
import { sampleManufacturers, sampleTestimonials } from './sample-content.ts';

const atMost = (max: number) => z.maxLength(max, `At most ${String(max)} characters`);
const text = (max = 300) =>
  z.string().check(z.trim(), z.minLength(1, 'Fill this in, it may not be empty'), atMost(max));
const email = () =>
  z
    .string()
    .check(z.trim(), z.email('An e-mail address such as name@example.com'), z.maxLength(254, 'At most 254 characters'));
const list = <T extends z.ZodMiniType>(of: T, max: number) =>
  z.array(of).check(z.maxLength(max, `At most ${String(max)} of them`));
const whole = (min: number, max: number) => {
  const message = `A whole number from ${String(min)} to ${String(max)}`;
  return z.int().check(z.minimum(min, message), z.maximum(max, message));
};
const isTimeZone = (name: string): boolean => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name }).format(0);
    return true;
  } catch {
    return false;
  }
};
/** Stores the two-letter code of a typed state. */
const state = z.string().check(
  z.trim(),
  z.overwrite((typed) => stateCodeOf(typed) ?? typed),
  z.refine(isStateCode, 'Use the name or the two letters of a state, such as TX'),
);
const phone = z.object({
  /** The display form: (402) 555-0142. */
  display: text(40),
  /** The dialed form: +14025550142. */
  dial: z
    .string()
    .check(z.trim(), z.regex(/^\+\d{8,15}$/, 'A plus, the country and the number without spaces: +14025550142')),
});

/** A customer's quote, with its evidence. */
const testimonialSchema = z.object({
  quote: text(600),
  name: text(120),
  business: text(120),
  equipment: text(120),
  confirmed: z.nullable(confirmationSchema),
});
/** A consumer reporting agency that this lender uses. Notices based on its reports name it. */
const bureauSchema = z.object({ name: text(120), address: text(300), phone: text(40) });
export type Bureau = z.infer<typeof bureauSchema>;
export type Testimonial = z.infer<typeof testimonialSchema>;
const testimonials = () => list(testimonialSchema, 8);

/** Months added to retentionMonths for an application without a decision, counted from its receipt. */
export const UNDECIDED_MONTHS = 12;

export const financeCostPlaces = ['everywhere', 'calculator'] as const;

/**
 * The values of one lender's installation. Read from BRAND_FILE at start. Values saved at /admin/settings override
 * the file. Any other key keeps the sample value below.
 */
export const brandSchema = z.object({
  company: text(120),
  /** The second line of the logo. May be empty. */
  tagline: z.string().check(z.trim(), atMost(80)),
  /** A short upper-case key: the prefix of references (AEF-2026-000123) and of browser storage keys. */
  productKey: z
    .string()
    .check(z.trim(), z.regex(/^[A-Z][A-Z0-9]{1,7}$/, 'Two to eight capital letters and digits, a letter first')),
  phones: z.object({ main: phone, sales: phone }),
  emails: z.object({
    contact: email(),
    /** Receives notices of new applications. */
    lender: email(),
    privacy: email(),
  }),
  /** Without the time zone, which follows from timeZone. */
  hours: z.object({ en: text(120), es: text(120) }),
  address: text(300),
  licenceLine: z.string().check(z.trim(), atMost(300)),
  /** Two-letter codes of the states in which the lender is licensed. Pages name them next to the license line. */
  licensedStates: z._default(list(state, 60), []),
  /** The IANA time zone of the hours, and of times in emails and copies. Screens use the reader's zone. */
  timeZone: text(60).check(z.refine(isTimeZone, 'Invalid time zone: expected a name such as America/New_York')),
  /** The year that pages name with "since". Null: pages do not mention it. */
  inBusinessSince: z._default(z.nullable(whole(1850, 2100)), 2015),
  associations: list(text(120), 6),
  /** The named sales representatives of the application form. */
  representatives: list(z.object({ name: text(120), email: email() }), 20),
  /** For the home pages. An empty list hides the section. Each quote is in its own language. */
  testimonials: z.object({ en: testimonials(), es: testimonials() }),
  /** Manufacturers of financed machines. An empty list hides them. */
  manufacturers: list(text(60), 20),
  /** The evidence of the claims in claims.ts. */
  claims: claimsSchema,
  /** Claims that pages omit. They need no evidence. */
  leftOut: z._default(list(z.enum(removableClaims), removableClaims.length), []),
  /** The values of the calculators: tiers, rates, limits. */
  pricing: pricingSchema,
  /** Where visitors read the finance cost in dollars. The calculator always shows it. */
  financeCostDollars: z._default(z.enum(financeCostPlaces), 'everywhere'),
  /** Months that applications are kept after the decision, for the privacy notice and the daily deletion. */
  retentionMonths: whole(25, 240),
  notices: z.object({
    /** Days from the complete application to the decision (12 CFR 1002.9: 30). */
    decisionDays: whole(1, 30),
    /** Name and address of the agency that supervises this creditor under the Equal Credit Opportunity Act. */
    regulator: text(300),
    bureaus: list(bureauSchema, 10),
  }),
  /** Hours of the same-day promise to visitors, in the time zone above. */
  inquiries: z.object({ receivedByHour: whole(1, 23), answeredByHour: whole(1, 23) }).check(
    z.refine(({ receivedByHour, answeredByHour }) => receivedByHour < answeredByHour, {
      error: 'Answer later than you stop counting requests as received today',
      path: ['answeredByHour'],
    }),
  ),
  /** The wording of those notices, if the lender's counsel changes the shipped texts. */
  noticeTexts: noticeTextsSchema,
  /**
   * True while any value is a shipped sample or any claim or testimonial is unconfirmed. Pages then say so, and
   * the site cannot be published.
   */
  sample: z.boolean(),
});
export type Brand = z.infer<typeof brandSchema>;

export const sampleBrand: Brand = {
  company: 'Acme Equipment Finance',
  tagline: 'Equipment Finance',
  productKey: 'AEF',
  phones: {
    main: { display: '(402) 555-0142', dial: '+14025550142' },
    sales: { display: '(402) 555-0143', dial: '+14025550143' },
  },
  emails: { contact: 'hello@acme.example', lender: 'applications@acme.example', privacy: 'privacy@acme.example' },
  hours: { en: 'Mon–Fri, 8am–6pm', es: 'Lun–vie, 8\u00a0a.m.–6\u00a0p.m.' },
  address: '100 Sample Street, Omaha, NE 68102',
  licenceLine: '',
  licensedStates: [],
  timeZone: 'America/New_York',
  inBusinessSince: 2015,
  associations: ['Sample Association One', 'Sample Association Two'],
  representatives: [
    { name: 'Sample Representative 1', email: 'rep1@acme.example' },
    { name: 'Sample Representative 2', email: 'rep2@acme.example' },
    { name: 'Sample Representative 3', email: 'rep3@acme.example' },
    { name: 'Sample Representative 4', email: 'rep4@acme.example' },
  ],
  testimonials: sampleTestimonials,
  manufacturers: sampleManufacturers,
  claims: Object.fromEntries(claimNames.map((name) => [name, null])),
  leftOut: [],
  pricing: specifiedPricing,
  financeCostDollars: 'everywhere',
  retentionMonths: 25,
  notices: {
    decisionDays: 30,
    regulator: 'Federal Trade Commission, Consumer Response Center, 600 Pennsylvania Avenue NW, Washington, DC 20580',
    bureaus: [{ name: 'Sample Credit Bureau', address: '200 Sample Street, Omaha, NE 68102', phone: '(402) 555-0150' }],
  },
  inquiries: { receivedByHour: 15, answeredByHour: 18 },
  noticeTexts: { read: null, en: noOwnTexts, es: noOwnTexts },
  sample: true,
};
