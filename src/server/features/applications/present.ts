import type { ApplicationFile } from '#contract/admin.ts';
import type { EncryptedApplicationField } from '#contract/application-fields.ts';
import type { Vault } from '#server/crypto/vault.ts';
import { decryptApplicationField, type StoredApplication } from './store.ts';

export const presentHold = (row: StoredApplication): ApplicationFile['legalHold'] =>
  row.held_at === null || row.held_reason === null
    ? null
    : { since: row.held_at.toISOString(), reason: row.held_reason };

const FRONT = { federalIdEncrypted: '••-•••', principalSsnEncrypted: '•••-••-' };

/** Masks a value. Shows the last 4 digits of a 9-digit number, and nothing of any other value or of a birth date. */
export function maskEncryptedField(field: EncryptedApplicationField, clear: string): string {
  if (field === 'principalDobEncrypted') return '••/••/••••';
  const digits = clear.replace(/\D/g, '');
  return FRONT[field] + (digits.length === 9 ? digits.slice(-4) : '••••');
}

export function maskedField(vault: Vault, row: StoredApplication, field: EncryptedApplicationField): string | null {
  const clear = decryptApplicationField(vault, row, field)?.reveal();
  return clear === undefined ? null : maskEncryptedField(field, clear);
}
