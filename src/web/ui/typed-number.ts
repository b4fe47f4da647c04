/** Returns the digits of a typed text as a number: "$84,500" and "84500" are 84500. Never NaN. */
export function typedNumber(text: string | null | undefined): number {
  const digits = (text ?? '').replace(/[^\d.]/g, '');
  return digits === '' ? Number.NaN : Number(digits);
}
