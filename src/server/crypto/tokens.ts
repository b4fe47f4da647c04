import { createHash, hash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Vault } from './vault.ts';

/** Returns 256 random bits as base64url (43 characters). */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** Returns the stored form of a token. The token itself is never stored. */
export const hashToken = (token: string): string => hash('sha256', token, 'base64url');

export const sha256Hex = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');

/** Compares in constant time. Returns false for different lengths. */
export const isSameText = (a: string, b: string): boolean => {
  const [x, y] = [Buffer.from(a), Buffer.from(b)];
  return x.length === y.length && timingSafeEqual(x, y);
};

/** Returns a keyed hash of an SSN or ITIN, equal for equal numbers. Null unless `typed` has exactly 9 digits. */
export const macOfNumber = (vault: Vault, typed: string): string | null => {
  const digits = typed.replace(/\D/g, '');
  return digits.length === 9 ? vault.mac('applicant-number', digits) : null;
};
