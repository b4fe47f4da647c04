import type { ApplicationFile, ApplicationListRow } from '#contract/admin.ts';
import type { Assignee } from '#contract/assignments.ts';
import type { SealedApplicationField } from '#contract/application-fields.ts';
import { plainValues } from '#server/db/application-columns.ts';
import type { Vault } from '#server/crypto/vault.ts';
import { clockOf } from './clock.ts';
import {
  type ListedApplication,
  decryptApplicationFields,
  type StoredApplication,
  type StoredSignature,
} from './store.ts';

export const presentApplicationRow = (
  row: ListedApplication,
  { decisionDays, assignee }: { decisionDays: number; assignee: Assignee | null },
): Omit<ApplicationListRow, 'decision'> => ({
  id: row.id,
  reference: row.reference,
  businessName: row.business_name,
  principalName: row.principal_name,
  equipmentAmount: row.equipment_amount,
  equipmentDescription: row.equipment_description,
  salesperson: row.salesperson,
  language: row.language,
  status: row.status,
  createdAt: row.created_at.toISOString(),
  clock: clockOf(row, decisionDays),
  assignee,
});

export function presentFile(
  vault: Vault,
  row: StoredApplication,
  signature: StoredSignature,
  {
    decisionDays,
    assignee,
    ...beside
  }: Pick<
    ApplicationFile,
    | 'mails'
    | 'signedCopy'
    | 'history'
    | 'invitedBy'
    | 'deal'
    | 'decisions'
    | 'flags'
    | 'assignee'
    | 'notes'
    | 'corrections'
  > & {
    decisionDays: number;
  },
): ApplicationFile {
  return {
    ...presentApplicationRow(row, { decisionDays, assignee }),
    ...plainValues(row),
    federalIdEncrypted: maskedField(vault, row, 'federalIdEncrypted'),
    principalSsnEncrypted: maskedField(vault, row, 'principalSsnEncrypted'),
    principalDobEncrypted: maskedField(vault, row, 'principalDobEncrypted'),
    contactConsent: row.contact_consent,
    inviteNote: row.invite_note,
    legalHold: presentHold(row),
    signature: presentSignature(signature),
    ...beside,
  };
}

export const presentHold = (row: StoredApplication): ApplicationFile['legalHold'] =>
  row.held_at === null || row.held_reason === null
    ? null
    : { since: row.held_at.toISOString(), reason: row.held_reason };

const FRONT = { federalIdEncrypted: '••-•••', principalSsnEncrypted: '•••-••-' };

/** Shows the last four digits of a nine-digit number and nothing of any other value or of a birth date. */
export function maskSealedField(field: SealedApplicationField, clear: string): string {
  if (field === 'principalDobEncrypted') return '••/••/••••';
  const digits = clear.replace(/\D/g, '');
  return FRONT[field] + (digits.length === 9 ? digits.slice(-4) : '••••');
}

function maskedField(vault: Vault, row: StoredApplication, field: SealedApplicationField): string | null {
  const clear = decryptApplicationFields(vault, row, field)?.reveal();
  return clear === undefined ? null : maskSealedField(field, clear);
}

const presentSignature = (s: StoredSignature): ApplicationFile['signature'] => ({
  primarySignature: s.primary_name,
  secondarySignature: s.secondary_name,
  signedAt: s.signed_at.toISOString(),
  ip: s.ip,
  userAgent: s.user_agent,
  language: s.language,
  consentVersion: s.consent_version,
  consentHash: s.consent_hash,
  consentText: s.consent_body,
  consentShown: s.consent_shown,
  contentHash: s.content_mac,
});
