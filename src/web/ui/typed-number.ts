/** One comma before one or two digits is a decimal comma, as many people write it in Spanish. */
const DECIMAL_COMMA = /^([^,]*\d),(\d{1,2}\D*)$/;

/** Returns the digits of a typed text as a number: "$84,500" is 84500, "17,5%" is 17.5. NaN without a number. */
export function typedNumber(text: string | null | undefined): number {
  const digits = (text ?? '').replace(DECIMAL_COMMA, '$1.$2').replace(/[^\d.]/g, '');
  return digits === '' ? Number.NaN : Number(digits);
}
