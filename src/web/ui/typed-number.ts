/** Every figure of a typed text: "$84,500" and "84500" are 84500, and nothing is NaN. */
export function typedNumber(text: string | null | undefined): number {
  const digits = (text ?? '').replace(/[^\d.]/g, '');
  return digits === '' ? Number.NaN : Number(digits);
}
