import * as z from 'zod/mini';
import { requiredDollars } from './typed-number.ts';

export const feeKinds = [
  'documentation',
  'origination',
  'points',
  'broker',
  'third_party',
  'interim_rent',
  'filing',
  'other',
] as const;
export type FeeKind = (typeof feeKinds)[number];

/** `financed` is added to the approved amount, `withheld` is deducted from the payout. */
export const feePayments = ['financed', 'at_signing', 'withheld'] as const;
export type FeePayment = (typeof feePayments)[number];

/** Whole cents. */
export type Fee = { kind: FeeKind; cents: number; paid: FeePayment };

/**
 * All fees except itemized ones that a public office receives (12 CFR 1026.4(e)(1), by 10 CCR 943(a)(1) and 23 NYCRR
 * 600.2(a)(1)).
 */
export const isFinanceCharge = (kind: FeeKind): boolean => kind !== 'filing';

export const MAX_FEES = 10;
const MAX_FEE = 100_000_000;

export const feeMessages = {
  fees: `A decision has up to ${String(MAX_FEES)} fees: add up those of one kind`,
  kind: 'Choose the kind of fee',
  amount: 'Enter the fee in dollars',
  paid: 'Choose how the fee is paid',
  tooHigh: 'Check the fees: with them the APR would be above 999%.',
} as const;
const m = feeMessages;

const isWholeCents = (value: number): boolean => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6;
const feeSchema = z.object({
  kind: z.enum(feeKinds, { error: m.kind }),
  /** Dollars. */
  amount: requiredDollars(m.amount, { fits: (value) => value > 0 && value <= MAX_FEE && isWholeCents(value) }),
  paid: z.enum(feePayments, { error: m.paid }),
});
/** Every fee of an offer. An empty list means no fees. Null means no answer. */
export const feesSchema = z._default(
  z.nullable(z.array(feeSchema, { error: m.fees }).check(z.maxLength(MAX_FEES, m.fees))),
  null,
);

/** The fees of a recorded decision. Dollars. */
export const recordedFeesSchema = z.nullable(
  z.array(z.object({ kind: z.enum(feeKinds), amount: z.number(), paid: z.enum(feePayments) })),
);
