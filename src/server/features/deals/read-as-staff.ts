import type { AdminDeal, AdminDealsAnswer } from '#contract/admin-deals.ts';
import type { DealStatus } from '#contract/deals.ts';
import { stateCodeOf } from '#contract/us-states.ts';
import type { App } from '#server/app.ts';
import type { Ctx, UserActor } from '#server/context.ts';
import { audit } from '#server/core/audit.ts';
import { nextCursor, readCursor } from '#server/core/cursor.ts';
import { AppError } from '#server/core/errors.ts';
import { isId } from '#server/core/ids.ts';
import { listHistory, listMoves } from '#server/features/admin/list-audit.ts';
import { decisionForDealer, listDecisions } from '#server/features/decisions/read.ts';
import type { Query, Tx } from '#server/ports.ts';
import { presentDeal, presentRow, presentTimeline } from './present.ts';
import { inviteOf, subjectOf, UNKNOWN } from './read.ts';
import { selectSubmitted, selectSubmittedOne, type StaffsDeal } from './store.ts';

/** @throws AppError not_found, also for a draft: those are their dealer's alone */
export async function requireSubmitted(query: Query | Tx, id: string): Promise<StaffsDeal> {
  const found = isId(id) ? await selectSubmittedOne(query, id) : undefined;
  if (!found) throw new AppError('not_found', UNKNOWN);
  return found;
}

/** One page of what dealers submitted, newest first. @throws AppError bad_request on a foreign cursor */
export async function listSubmitted(
  app: App,
  by: { limit: number; cursor?: string | undefined; q: string; status?: DealStatus | '' | undefined },
): Promise<AdminDealsAnswer> {
  const rows = await selectSubmitted(app.db.query, {
    limit: by.limit + 1,
    before: readCursor(by.cursor),
    q: by.q,
    status: by.status === '' ? undefined : by.status,
  });
  const page = rows.slice(0, by.limit);
  return {
    deals: page.map((row) => ({
      ...presentRow(row),
      dealership: row.dealership,
      borrowerCompany: row.borrower_company,
      submittedAt: row.submitted_at?.toISOString() ?? null,
      statusSince: row.status_at.toISOString(),
    })),
    nextCursor: nextCursor(rows.length > by.limit, page.at(-1)?.id),
  };
}

/** One deal with masked values; that it was opened is recorded. @throws AppError not_found */
export async function openDeal(app: App, ctx: Ctx<UserActor>, id: string): Promise<AdminDeal> {
  await app.db.tx(async (tx) => {
    await requireSubmitted(tx, id);
    await audit(tx, ctx, 'deal.read', { kind: 'deal', id });
  });
  return showToStaff(app, id);
}

export async function showToStaff(app: App, id: string): Promise<AdminDeal> {
  const row = await requireSubmitted(app.db.query, id);
  const timeline = presentTimeline(await listMoves(app, id));
  const invite = await inviteOf(app.db.query, row);
  const { application_id: applicationId = null, reference = null } = invite ?? {};
  return {
    ...presentDeal(app.vault, row, {
      timeline,
      invite,
      decision: await decisionForDealer(app, app.db.query, subjectOf(row, invite)),
    }),
    decisions: await listDecisions(app, app.db.query, subjectOf(row, invite)),
    application: applicationId === null || reference === null ? null : { id: applicationId, reference },
    businessState: stateCodeOf(invite?.business_state ?? ''),
    dealership: row.dealership,
    createdBy: row.creator_email,
    stages: app.config.crmStages.map((one) => one.stage),
    history: await listHistory(app, id),
  };
}
