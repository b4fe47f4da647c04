import type { AdminDeal } from '#contract/admin-deals.ts';
import {
  answerBy,
  type InviteOfDeal,
  presentDeal,
  presentTimeline,
  inviteOf,
  readWaiting,
  dealSubjectOf,
  requireSubmitted,
} from './read.ts';
import { stateCodeOf } from '#contract/us-states.ts';
import type { App } from '#server/app.ts';
import { type Ctx, requirePermission, type StaffActor } from '#server/context.ts';
import { audit } from '#server/lib/audit.ts';
import { listHistory, listMoves } from '#server/features/audit/list.ts';
import { requireOwnFile } from '#server/features/assignments/own-file.ts';
import { findAssignee } from '#server/features/assignments/read.ts';
import { decisionForDealer, listDecisions } from '#server/features/decisions/read.ts';
import { listEmailsAbout } from '#server/features/emails/list.ts';
import { listNotes } from '#server/features/notes/notes.ts';

/** Returns one deal with masked values and records the read. @throws AppError not_found */
export async function readDealFile(app: App, ctx: Ctx<StaffActor>, id: string): Promise<AdminDeal> {
  requirePermission(ctx, 'files.read');
  await app.db.tx(async (tx) => {
    await requireOwnFile(tx, ctx, { kind: 'deal', id });
    await audit(tx, ctx, 'deal.read', { kind: 'deal', id });
  });
  return loadDealFile(app, id);
}

export async function loadDealFile(app: App, id: string): Promise<AdminDeal> {
  const row = await requireSubmitted(app.db.query, id);
  const timeline = presentTimeline(await listMoves(app, id));
  const invite = await inviteOf(app.db.query, row);
  const decision = await decisionForDealer(app, app.db.query, dealSubjectOf(row, invite));
  const decisions = await listDecisions(app, app.db.query, dealSubjectOf(row, invite));
  const standing = decisions.find((one) => one.supersededAt === null);
  const application = presentApplication(invite);
  return {
    ...presentDeal(app.vault, row, {
      timeline,
      invite,
      answerBy: answerBy(row, timeline, standing?.decidedAt, app.brand.timeZone),
      decision,
      ...(await readWaiting(app.db.query, row, decision)),
    }),
    decisions,
    notes: await listNotes(app, app.db.query, dealSubjectOf(row, invite)),
    application,
    mails: await listEmailsAbout(app.db.query, { reference: invite?.reference ?? null, dealId: id }),
    assignee: await findAssignee(app.db.query, row),
    businessState: stateCodeOf(invite?.business_state ?? ''),
    dealership: row.dealership,
    dealerId: row.dealer_id,
    createdBy: row.creator_email,
    stages: app.config.crmStages.map((one) => one.stage),
    history: await listHistory(app, id, ...(application ? [application.id] : [])),
  };
}

/** Returns the application that a deal was created from. Null when it was deleted. */
function presentApplication(invite: InviteOfDeal): AdminDeal['application'] {
  if (!invite) return null;
  const { application_id: id, reference, application_language: language, application_status: status } = invite;
  const at = invite.application_received_at;
  if (id === null || reference === null || language === null || status === null || at === null) return null;
  return { id, reference, language, status, receivedAt: at.toISOString() };
}
