import { dayIn } from '#contract/days.ts';
import type { ApplicationsAnswer, ApplicationsFilter, ApplicationsQuery, DueFilter } from '#contract/admin.ts';
import type { App } from '#server/app.ts';
import { type Ctx, requirePermission, type StaffActor } from '#server/context.ts';
import { scopeOf } from '#server/db/assigned-filter.ts';
import { nextCursor, readCursor } from '#server/lib/cursor.ts';
import { findAssignees } from '#server/features/assignments/read.ts';
import { presentOutcome } from '#server/features/decisions/read.ts';
import { beganBefore } from './clock.ts';
import { presentApplicationRow } from './present.ts';
import { type Due, selectListedApplications } from './store.ts';

/** One page of applications for the lender's staff, newest first. @throws AppError bad_request on a foreign cursor */
export async function listApplications(
  app: App,
  ctx: Ctx<StaffActor>,
  by: ApplicationsQuery,
): Promise<ApplicationsAnswer> {
  requirePermission(ctx, 'files.read');
  const rows = await selectListedApplications(app.db.query, {
    ...(await inboxBy(app, ctx, by)),
    limit: by.limit + 1,
    before: readCursor(by.cursor),
  });
  const page = rows.slice(0, by.limit);
  const { decisionDays } = app.brand.notices;
  const assigneeOf = await findAssignees(app.db.query, page);
  return {
    applications: page.map((row) => ({
      ...presentApplicationRow(row, { decisionDays, assignee: assigneeOf(row.assigned_to) }),
      decision: presentOutcome(row),
    })),
    nextCursor: nextCursor(rows.length > by.limit, page.at(-1)?.id),
  };
}

/** What the filter of a call means. */
export async function inboxBy(
  app: App,
  ctx: Ctx<StaffActor>,
  { q, status, due, assigned, outcome }: ApplicationsFilter,
) {
  requirePermission(ctx, 'files.read');
  return {
    q,
    status: status === '' ? undefined : status,
    assigned: await scopeOf(app.db.query, assigned, ctx.actor),
    outcome: outcome === '' ? undefined : outcome,
    due: due === undefined || due === '' ? undefined : dueBy(app, due),
  };
}

const WEEK_MS = 7 * 86_400_000;
export function dueBy(app: App, due: DueFilter): Due {
  const now = app.clock.now();
  const at = new Date(now.getTime() + (due === 'week' ? WEEK_MS : 0));
  return { beganBefore: beganBefore(at, app.brand.notices.decisionDays), today: dayIn(app.brand.timeZone, now) };
}
