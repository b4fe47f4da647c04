import type { Language } from '#contract/language.ts';
import { stateCodeOf } from '#contract/us-states.ts';
import { AppError } from '#server/lib/app-error.ts';
import { isId } from '#server/lib/ids.ts';
import type { Query, Tx } from '#server/ports.ts';
import {
  selectApplication,
  selectSignature,
  type StoredApplication,
  type StoredSignature,
  decryptApplicationField,
} from './store.ts';
import type { Application } from '#contract/application.ts';
import type { PresetField } from '#contract/application-choices.ts';
import type { EncryptedApplicationField } from '#contract/application-fields.ts';
import type { App } from '#server/app.ts';
import { plainValues } from '#server/db/application-columns.ts';
import type { Vault } from '#server/crypto/vault.ts';

const UNKNOWN = 'This application was not found.';

/** The recipient of a decision notice, with its language, the state of the business, and the signed content. */
export type Applicant = {
  id: string;
  reference: string;
  name: string;
  language: Language;
  email: string;
  businessState: string | null;
  contentHash: string;
};

/** @throws AppError not_found */
export async function findApplicant(query: Query | Tx, id: string): Promise<Applicant> {
  const row = await requireApplication(query, id);
  const { content_mac: contentHash } = await requireSignature(query, id);
  const { reference, principal_name: name, language, principal_email: email } = row;
  return { id, reference, name, language, email, businessState: stateCodeOf(row.business_state), contentHash };
}

/** Returns the reference that the applicant sees. @throws AppError not_found */
export const referenceOfApplication = async (query: Query | Tx, id: string): Promise<string> =>
  (await requireApplication(query, id)).reference;

/** @throws AppError not_found, also for a malformed id */
export async function requireApplication(query: Query | Tx, id: string): Promise<StoredApplication> {
  const row = isId(id) ? await selectApplication(query, id) : undefined;
  if (!row) throw new AppError('not_found', UNKNOWN);
  return row;
}

/** Every application has a signature. One without it was just deleted. @throws AppError not_found */
export async function requireSignature(query: Query | Tx, applicationId: string): Promise<StoredSignature> {
  const row = await selectSignature(query, applicationId);
  if (!row) throw new AppError('not_found', UNKNOWN);
  return row;
}

/** The applicant's input, by wire name. */
export type SubmittedContent = Record<Exclude<keyof Application, Transport | 'contactConsent'>, string> & {
  contactConsent: boolean;
};
type Transport = 'inviteToken' | 'consentHash' | 'untouchedDefaults';

/** One application as sent, decrypted. Only for the signed copy, never for an answer or a log. */
export type SubmittedApplication = {
  reference: string;
  language: Language;
  receivedAt: Date;
  content: SubmittedContent;
  signature: {
    primaryName: string;
    secondaryName: string;
    signedAt: Date;
    ip: string;
    userAgent: string;
    language: Language;
    consentVersion: string;
    consentHash: string;
    consentText: string;
    consentShown: boolean;
    contentMac: string;
    untouchedDefaults: PresetField[];
  };
};

/** @throws AppError not_found */
export async function readSubmittedApplication(app: App, id: string): Promise<SubmittedApplication> {
  const row = await requireApplication(app.db.query, id);
  const s = await requireSignature(app.db.query, id);
  return {
    reference: row.reference,
    language: row.language,
    receivedAt: row.created_at,
    content: { ...contentOf(app.vault, row), primarySignature: s.primary_name, secondarySignature: s.secondary_name },
    signature: {
      primaryName: s.primary_name,
      secondaryName: s.secondary_name,
      signedAt: s.signed_at,
      ip: s.ip,
      userAgent: s.user_agent,
      language: s.language,
      consentVersion: s.consent_version,
      consentHash: s.consent_hash,
      consentText: s.consent_body,
      consentShown: s.consent_shown,
      contentMac: s.content_mac,
      untouchedDefaults: s.untouched_defaults,
    },
  };
}

function contentOf(
  vault: Vault,
  row: StoredApplication,
): Omit<SubmittedContent, 'primarySignature' | 'secondarySignature'> {
  const clear = (field: EncryptedApplicationField): string =>
    decryptApplicationField(vault, row, field)?.reveal() ?? '';
  return {
    ...plainValues(row),
    federalIdEncrypted: clear('federalIdEncrypted'),
    principalSsnEncrypted: clear('principalSsnEncrypted'),
    principalDobEncrypted: clear('principalDobEncrypted'),
    contactConsent: row.contact_consent,
  };
}
