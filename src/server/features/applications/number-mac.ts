import type { Vault } from '#server/crypto/vault.ts';

/** Keyed hash of an SSN or ITIN: equal for equal numbers. Null for what is no nine digits. */
export const macOfNumber = (vault: Vault, typed: string): string | null => {
  const digits = typed.replace(/\D/g, '');
  return digits.length === 9 ? vault.mac('applicant-number', digits) : null;
};
