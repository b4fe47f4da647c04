import type { ApplicationFile, ApplicationFlag } from '#contract/admin.ts';
import type { App } from '#server/app.ts';
import { type Ctx, requirePermission, type StaffActor } from '#server/context.ts';
import { audit } from '#server/lib/audit.ts';
import { findInviter } from '#server/features/invites/complete.ts';
import { findDealOf } from '#server/features/invites/start-deal.ts';
import { requireOwnFile } from '#server/features/assignments/own-file.ts';
import { findAssignee } from '#server/features/assignments/read.ts';
import { listHistory } from '#server/features/audit/list.ts';
import { listDecisions } from '#server/features/decisions/read.ts';
import { listEmailsAbout } from '#server/features/emails/list.ts';
import { listNotes } from '#server/features/notes/notes.ts';
import { readCopyState } from '#server/features/signed-copies/verify.ts';
import { listCorrections } from '#server/features/applications/corrections.ts';
import { flagsOf } from '#server/features/applications/flags.ts';
import { requireApplication, requireSignature } from '#server/features/applications/read.ts';
import { plainValues } from '#server/db/application-columns.ts';
import { presentApplicationRow } from './application-list.ts';
import { presentHold, maskedField } from '#server/features/applications/present.ts';
import { requireSubmitted } from '#server/features/deals/read.ts';

/** Returns one application with masked values and records the read. @throws AppError not_found */
export async function readApplication(app: App, ctx: Ctx<StaffActor>, id: string): Promise<ApplicationFile> {
  requirePermission(ctx, 'files.read');
  const { row, signature, deal, assignee, ...related } = await app.db.tx(async (tx) => {
    await requireOwnFile(tx, ctx, { kind: 'application', id });
    const found = await requireApplication(tx, id);
    await audit(tx, ctx, 'application.read', { kind: 'application', id });
    const deal = await findDealOf(tx, id);
    const signature = await requireSignature(tx, id);
    const pair = { applicationId: id, dealId: deal?.id ?? null };
    const borrowerCompany = deal && (await requireSubmitted(tx, deal.id)).borrower_company;
    return {
      row: found,
      signature,
      flags: withinScope(ctx, await flagsOf(tx, found, { signature, borrowerCompany })),
      mails: await listEmailsAbout(tx, { reference: found.reference, dealId: pair.dealId }),
      invitedBy: await findInviter(tx, id),
      deal,
      assignee: await findAssignee(tx, found),
      decisions: await listDecisions(app, tx, pair),
      notes: await listNotes(app, tx, pair),
      signedCopy: await readCopyState(app, tx, id),
      corrections: await listCorrections(app, tx, id),
    };
  });
  return {
    ...presentApplicationRow(row, { brand: app.brand, assignee }),
    ...plainValues(row),
    federalIdEncrypted: maskedField(app.vault, row, 'federalIdEncrypted'),
    principalSsnEncrypted: maskedField(app.vault, row, 'principalSsnEncrypted'),
    principalDobEncrypted: maskedField(app.vault, row, 'principalDobEncrypted'),
    contactConsent: row.contact_consent,
    inviteNote: row.invite_note,
    legalHold: presentHold(row),
    signature: presentSignature(signature),
    deal,
    ...related,
    history: await listHistory(app, id, ...(deal ? [deal.id] : [])),
  };
}

/** Removes flags that name another file, for users without files.all. */
const withinScope = ({ actor }: Ctx<StaffActor>, flags: ApplicationFlag[]): ApplicationFlag[] =>
  actor.permissions.includes('files.all') ? flags : flags.filter(({ about }) => about === null);

type Signature = Awaited<ReturnType<typeof requireSignature>>;
const presentSignature = (s: Signature): ApplicationFile['signature'] => ({
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
  untouchedDefaults: s.untouched_defaults,
});
