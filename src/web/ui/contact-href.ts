/** Encodes the address. A typed one may contain a query, which would add recipients and text. */
export const emailHref = (address: string): string => `mailto:${address.split('@').map(encodeURIComponent).join('@')}`;

export const dialHref = (typed: string): string => `tel:${dialable(typed)}`;

/** Keeps the digits of a typed number. Ten digits are a US number. */
export function dialable(typed: string): string {
  const digits = typed.replace(/\D/g, '');
  if (typed.trim().startsWith('+')) return `+${digits}`;
  if (digits.length === 10) return `+1${digits}`;
  return digits.length === 11 && digits.startsWith('1') ? `+${digits}` : digits;
}
