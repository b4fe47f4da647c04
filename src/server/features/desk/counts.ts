import { UNASSIGNED } from '#contract/assignments.ts';
import { DATA_REQUEST_SOON_DAYS } from '#contract/data-requests.ts';
import { addDays, dayIn } from '#contract/days.ts';
import type { DeskCounts } from '#contract/desk.ts';
import type { App } from '#server/app.ts';
import { type Ctx, requirePermission, type StaffActor } from '#server/context.ts';
import { dueBy } from './application-list.ts';
import { assignedToOf, scopeOf } from './filter-store.ts';
import { selectDeskCounts } from './counts-store.ts';

/** Counts what waits at the desk for this user, each up to MOST_COUNTED. */
export async function countDesk(app: App, ctx: Ctx<StaffActor>): Promise<DeskCounts> {
  requirePermission(ctx, 'files.read');
  const { query } = app.db;
  const may = ctx.actor.permissions;
  const today = dayIn(app.brand.timeZone, ctx.now);
  return selectDeskCounts(query, {
    userId: ctx.actor.userId,
    scope: await scopeOf(query, undefined, ctx.actor),
    unassigned: await assignedToOf(query, UNASSIGNED, ctx.actor.userId),
    due: dueBy(app, 'overdue'),
    today,
    requestsDueBefore: may.includes('data-requests.manage') ? addDays(today, DATA_REQUEST_SOON_DAYS) : undefined,
    inquiries: may.includes('inquiries.work'),
    notices: may.includes('notices.read'),
    outbox: may.includes('outbox.read'),
  });
}
