import type { ApplicationFile, ApplicationFlag } from '#contract/admin.ts';
import type { Language } from '#contract/language.ts';
import { stateCodeOf } from '#contract/us-states.ts';
import type { App } from '#server/app.ts';
import { type Ctx, requirePermission, type StaffActor } from '#server/context.ts';
import { audit } from '#server/lib/audit.ts';
import { AppError } from '#server/lib/app-error.ts';
import { isId } from '#server/lib/ids.ts';
import { findInviter } from '#server/features/invites/complete.ts';
import { findDealOf } from '#server/features/invites/start-deal.ts';
import { requireOwnFile } from '#server/features/assignments/own-file.ts';
import { findAssignee } from '#server/features/assignments/read.ts';
import { listHistory } from '#server/features/audit/list-audit.ts';
import { requireSubmitted } from '#server/features/deals/read-as-staff.ts';
import { listDecisions } from '#server/features/decisions/read.ts';
import { listEmailsAbout } from '#server/features/emails/list.ts';
import { listNotes } from '#server/features/notes/read.ts';
import { readCopyState } from '#server/features/signed-copies/read-state.ts';
import type { Query, Tx } from '#server/ports.ts';
import { selectCorrections } from './correction-store.ts';
import { flagsOf } from './flags.ts';
import { presentFile } from './present.ts';
import { selectApplication, selectSignature, type StoredApplication, type StoredSignature } from './store.ts';

const UNKNOWN = 'This application was not found.';

/**
 * One application with masked values; that it was read is recorded.
 * @throws AppError not_found
 */
export async function readApplication(app: App, ctx: Ctx<StaffActor>, id: string): Promise<ApplicationFile> {
  requirePermission(ctx, 'files.read');
  const { row, signature, ...beside } = await app.db.tx(async (tx) => {
    await requireOwnFile(tx, ctx, { kind: 'application', id });
    const found = await requireApplication(selectApplication, tx, id);
    await audit(tx, ctx, 'application.read', { kind: 'application', id });
    const deal = await findDealOf(tx, id);
    const signature = await requireSignature(tx, id);
    const borrowerCompany = deal && (await requireSubmitted(tx, deal.id)).borrower_company;
    return {
      row: found,
      signature,
      flags: withinScope(ctx, await flagsOf(tx, found, { signature, borrowerCompany })),
      mails: await listEmailsAbout(tx, { reference: found.reference, dealId: deal?.id ?? null }),
      invitedBy: await findInviter(tx, id),
      deal,
      assignee: await findAssignee(tx, found),
      decisions: await listDecisions(app, tx, { applicationId: id, dealId: deal?.id ?? null }),
      notes: await listNotes(app, tx, { applicationId: id, dealId: deal?.id ?? null }),
      signedCopy: await readCopyState(app, tx, id),
      corrections: await selectCorrections(tx, app.vault, id),
    };
  });
  return presentFile(app.vault, row, signature, {
    ...beside,
    decisionDays: app.brand.notices.decisionDays,
    history: await listHistory(app, id),
  });
}

/** Without files.all, no flag names another file. */
const withinScope = ({ actor }: Ctx<StaffActor>, flags: ApplicationFlag[]): ApplicationFlag[] =>
  actor.permissions.includes('files.all') ? flags : flags.filter(({ about }) => about === null);

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
  const row = await requireApplication(selectApplication, query, id);
  const { content_mac: contentHash } = await requireSignature(query, id);
  const { reference, language, principal_email: email } = row;
  return { id, reference, language, email, businessState: stateCodeOf(row.business_state), contentHash };
}

/** What the application is called towards its applicant. @throws AppError not_found */
export const referenceOfApplication = async (query: Query | Tx, id: string): Promise<string> =>
  (await requireApplication(selectApplication, query, id)).reference;

/** @throws AppError not_found, also for what is no id at all */
export async function requireApplication<Q>(
  select: (query: Q, id: string) => Promise<StoredApplication | undefined>,
  query: Q,
  id: string,
): Promise<StoredApplication> {
  const row = isId(id) ? await select(query, id) : undefined;
  if (!row) throw new AppError('not_found', UNKNOWN);
  return row;
}

/** Every application has one: without, it was removed a moment ago. @throws AppError not_found */
export async function requireSignature(query: Query | Tx, applicationId: string): Promise<StoredSignature> {
  const row = await selectSignature(query, applicationId);
  if (!row) throw new AppError('not_found', UNKNOWN);
  return row;
}
