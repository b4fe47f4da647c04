import type { Language } from '#contract/language.ts';
import { stateCodeOf } from '#contract/us-states.ts';
import { AppError } from '#server/lib/app-error.ts';
import { isId } from '#server/lib/ids.ts';
import type { Query, Tx } from '#server/ports.ts';
import { selectApplication, selectSignature, type StoredApplication, type StoredSignature } from './store.ts';

const UNKNOWN = 'This application was not found.';

/** Whom a decision is told, in which language, from which state the business is run, and what was signed. */
export type Applicant = {
  id: string;
  reference: string;
  language: Language;
  email: string;
  businessState: string | null;
  contentHash: string;
};

/** @throws AppError not_found */
export async function findApplicant(query: Query | Tx, id: string): Promise<Applicant> {
  const row = await requireApplication(query, id);
  const { content_mac: contentHash } = await requireSignature(query, id);
  const { reference, language, principal_email: email } = row;
  return { id, reference, language, email, businessState: stateCodeOf(row.business_state), contentHash };
}

/** What the application is called towards its applicant. @throws AppError not_found */
export const referenceOfApplication = async (query: Query | Tx, id: string): Promise<string> =>
  (await requireApplication(query, id)).reference;

/** @throws AppError not_found, also for what is no id at all */
export async function requireApplication(query: Query | Tx, id: string): Promise<StoredApplication> {
  const row = isId(id) ? await selectApplication(query, id) : undefined;
  if (!row) throw new AppError('not_found', UNKNOWN);
  return row;
}

/** Every application has one: without, it was removed a moment ago. @throws AppError not_found */
export async function requireSignature(query: Query | Tx, applicationId: string): Promise<StoredSignature> {
  const row = await selectSignature(query, applicationId);
  if (!row) throw new AppError('not_found', UNKNOWN);
  return row;
}
