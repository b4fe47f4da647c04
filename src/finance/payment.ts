import { planPayments } from './schedule.ts';

/**
 * Returns the level monthly payment in arrears, in cents (ordinary annuity): A / a(n) with a(n) = (1 - (1 + i)^-n) /
 * i.
 * The monthly rate i is the annual rate / 12. Rounds half up once, to a multiple of `unitCents`.
 * @throws RangeError as planPayments
 */
export const levelPaymentCents = (
  financedCents: number,
  annualRateBps: number,
  termMonths: number,
  unitCents = 1,
): number => planPayments({ financedCents, annualRateBps, termMonths }, { kind: 'level' }, unitCents).baseCents;
