import * as z from 'zod/mini';
import { holdsClearNumber } from './clear-numbers.ts';
import { isDay } from './days.ts';
import { stateCodes } from './us-states.ts';

/** The states that require a disclosure with a specific offer of commercial financing, as of 2026. */
export const disclosureStates = ['CA', 'NY'] as const;
export type DisclosureState = (typeof disclosureStates)[number];

/** The maximum amount financed, in cents: 10 CCR 921(a)(4); 23 NYCRR 600.19(d). */
const limits: Record<DisclosureState, number> = { CA: 500_000_00, NY: 2_500_000_00 };

/**
 * Returns the state whose disclosure an offer to a business there requires, or null. An unknown amount financed
 * (null) may be within the limit, so the disclosure is required.
 */
export const disclosureDue = (state: string | null, financedCents: number | null): DisclosureState | null =>
  disclosureStates.find((one) => one === state && (financedCents === null || financedCents <= limits[one])) ?? null;

/**
 * Exemptions: Cal. Fin. Code 22801 (true leases: 22800, lease financing) and N.Y. Fin. Serv. Law 802. For a business
 * that states in writing that it is located elsewhere: 10 CCR 954, and 23 NYCRR 600.
 */
export const disclosureExemptions = [
  'true_lease',
  'real_property',
  'vehicle_dealer',
  'few_transactions',
  'financial_institution',
  'farm_credit',
  'managed_elsewhere',
] as const;
export type DisclosureExemption = (typeof disclosureExemptions)[number];

const VEHICLE_DEALERS_FROM = 50_000_00;
/**
 * Returns the exemptions that can apply to an offer of this amount. The one for vehicle dealers begins at $50,000 in
 * both states.
 */
export const exemptionsFor = (amountCents: number): DisclosureExemption[] =>
  disclosureExemptions.filter((one) => one !== 'vehicle_dealer' || amountCents >= VEHICLE_DEALERS_FROM);

export const disclosureWays = ['signature', 'email', 'post', 'in_person', 'broker'] as const;
export type DisclosureWay = (typeof disclosureWays)[number];

/** A territory without a code in the list, or another country. */
export const ELSEWHERE = 'other';
const businessStates = [...stateCodes.map(([code]) => code), ELSEWHERE];

export const disclosureMessages = {
  state: 'Choose the state from which the business is run',
  kind: 'Say whether the disclosure was given or follows, or name the exemption',
  notDue: 'No disclosure is due for this offer: leave this answer out',
  on: 'Enter the day on which the disclosure was given',
  how: 'Choose how it was given',
  by: 'Enter who gave it, in 2 to 120 characters',
  byNumber: 'Leave numbers and dates out of the name: it is kept in clear text',
  exemption: 'Choose the exemption that applies',
} as const;
const m = disclosureMessages;

const givenShape = {
  /** A day such as 2026-12-31. */
  on: z.string({ error: m.on }).check(z.trim(), z.refine(isDay, m.on)),
  how: z.enum(disclosureWays, { error: m.how }),
  by: z.string({ error: m.by }).check(
    z.trim(),
    z.minLength(2, m.by),
    z.maxLength(120, m.by),
    z.refine((text) => !holdsClearNumber(text), m.byNumber),
  ),
};
const givenSchema = z.object({ kind: z.literal('given'), ...givenShape });
/** The customer has no disclosure yet. The notice and the dealer's figures wait for its transmission. */
const pendingSchema = z.object({ kind: z.literal('pending') });
/** The time, method and sender of the disclosure for an offer whose figures were held. */
export const transmissionSchema = z.object(givenShape);
const exemptSchema = z.object({
  kind: z.literal('exempt'),
  exemption: z.enum(disclosureExemptions, { error: m.exemption }),
});

export const statedDisclosureSchema = z.discriminatedUnion('kind', [givenSchema, pendingSchema, exemptSchema], {
  error: m.kind,
});
export type StatedDisclosure = z.output<typeof statedDisclosureSchema>;

/** Both are required only when the file does not name the state, or the state requires a disclosure. */
export const offerDisclosureShape = {
  businessState: z.pipe(
    z.nullish(
      z.string({ error: m.state }).check(
        z.trim(),
        z.refine((code) => code === '' || businessStates.includes(code), m.state),
      ),
    ),
    z.transform((code): string | null => (code === undefined || code === '' ? null : code)),
  ),
  disclosure: z._default(z.nullable(statedDisclosureSchema), null),
};
