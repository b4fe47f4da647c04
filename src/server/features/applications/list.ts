import { dayIn } from '#contract/days.ts';
import type { ApplicationsAnswer, ApplicationsQuery, DueFilter } from '#contract/admin.ts';
import type { App } from '#server/app.ts';
import { nextCursor, readCursor } from '#server/core/cursor.ts';
import { beganBefore } from './clock.ts';
import { presentRow } from './present.ts';
import { selectApplications } from './store.ts';

/** One page of applications for the lender's staff, newest first. @throws AppError bad_request on a foreign cursor */
export async function listApplications(app: App, by: ApplicationsQuery): Promise<ApplicationsAnswer> {
  const { decisionDays } = app.brand.notices;
  const rows = await selectApplications(app.db.query, {
    limit: by.limit + 1,
    before: readCursor(by.cursor),
    q: by.q,
    status: by.status === '' ? undefined : by.status,
    due: by.due === undefined || by.due === '' ? undefined : dueBy(app, by.due),
  });
  const page = rows.slice(0, by.limit);
  return {
    applications: page.map((row) => presentRow(row, decisionDays)),
    nextCursor: nextCursor(rows.length > by.limit, page.at(-1)?.id),
  };
}

const WEEK_MS = 7 * 86_400_000;
function dueBy(app: App, due: DueFilter): { beganBefore: Date; today: string } {
  const now = app.clock.now();
  const at = new Date(now.getTime() + (due === 'week' ? WEEK_MS : 0));
  return { beganBefore: beganBefore(at, app.brand.notices.decisionDays), today: dayIn(app.brand.timeZone, now) };
}
