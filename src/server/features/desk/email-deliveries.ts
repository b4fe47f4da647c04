import type { FileKind } from '#contract/assignments.ts';
import type { Deliveries } from '#contract/deliveries.ts';
import { maskedEmail } from '#contract/email-address.ts';
import type { App } from '#server/app.ts';
import { type Ctx, requirePermission, type StaffActor } from '#server/context.ts';
import { listEmailsAbout } from '#server/features/emails/list.ts';
import { findDealOf } from '#server/features/invites/start-deal.ts';
import { requireOwnFile } from '#server/features/assignments/own-file.ts';
import { referenceOfApplication } from '#server/features/applications/read.ts';
import { inviteOf, requireSubmitted } from '#server/features/deals/read.ts';

/**
 * Returns the delivery state of emails about an application and its deal. Addresses are masked, because this read is
 * not recorded.
 * @throws AppError not_found, also for drafts
 */
export async function listDeliveries(app: App, ctx: Ctx<StaffActor>, kind: FileKind, id: string): Promise<Deliveries> {
  requirePermission(ctx, 'files.read');
  await requireOwnFile(app.db.query, ctx, { kind, id });
  const mails = await listEmailsAbout(app.db.query, await aboutFile(app, kind, id));
  return mails.map((mail) => ({ ...mail, to: maskedEmail(mail.to) }));
}

async function aboutFile(app: App, kind: FileKind, id: string) {
  if (kind === 'application') {
    const reference = await referenceOfApplication(app.db.query, id);
    const deal = await app.db.tx((tx) => findDealOf(tx, id));
    return { reference, dealId: deal?.id ?? null };
  }
  const invite = await inviteOf(app.db.query, await requireSubmitted(app.db.query, id));
  return { reference: invite?.reference ?? null, dealId: id };
}
