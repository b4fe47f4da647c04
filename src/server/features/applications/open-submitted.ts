import type { Application } from '#contract/application.ts';
import type { SealedApplicationField } from '#contract/application-fields.ts';
import type { Language } from '#contract/language.ts';
import type { App } from '#server/app.ts';
import { plainValues } from '#server/db/application-columns.ts';
import type { Vault } from '#server/crypto/vault.ts';
import { requireApplication, requireSignature } from './read.ts';
import { decryptApplicationFields, type StoredApplication } from './store.ts';

/** What the applicant typed, by wire name. */
export type SubmittedContent = Record<Exclude<keyof Application, Transport | 'contactConsent'>, string> & {
  contactConsent: boolean;
};
type Transport = 'inviteToken' | 'consentHash';

/** One application as it was sent, in the clear: for the signed copy, never for an answer or a log. */
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
  };
};

/** @throws AppError not_found */
export async function openSubmitted(app: App, id: string): Promise<SubmittedApplication> {
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
    },
  };
}

function contentOf(
  vault: Vault,
  row: StoredApplication,
): Omit<SubmittedContent, 'primarySignature' | 'secondarySignature'> {
  const clear = (field: SealedApplicationField): string => decryptApplicationFields(vault, row, field)?.reveal() ?? '';
  return {
    ...plainValues(row),
    federalIdEncrypted: clear('federalIdEncrypted'),
    principalSsnEncrypted: clear('principalSsnEncrypted'),
    principalDobEncrypted: clear('principalDobEncrypted'),
    contactConsent: row.contact_consent,
  };
}
