/** Divides nonnegative integers and rounds half up. */
export const divideHalfUp = (numerator: bigint, denominator: bigint): number =>
  Number((2n * numerator + denominator) / (2n * denominator));

/** Returns a share of an amount in cents, rounded half up to a multiple of `unitCents`. */
export const shareOf = (cents: number, bps: number, unitCents = 1): number =>
  divideHalfUp(BigInt(cents) * BigInt(bps), 10_000n * BigInt(unitCents)) * unitCents;
