import { planPayments } from './schedule.ts';

/**
 * Level monthly payment in arrears: A / a(n) with a(n) = (1 - (1 + i)^-n) / i and i = annual rate / 12 (ordinary
 * annuity). In cents, rounded half up once, to whole cents or to whole units of so many cents.
 * @throws RangeError as planPayments
 */
export const levelPaymentCents = (
  financedCents: number,
  annualRateBps: number,
  termMonths: number,
  unitCents = 1,
): number => planPayments({ financedCents, annualRateBps, termMonths }, { kind: 'level' }, unitCents).baseCents;
