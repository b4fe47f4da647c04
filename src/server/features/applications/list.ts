import type { ApplicationsAnswer, ApplicationStatus } from '#contract/admin.ts';
import type { App } from '#server/app.ts';
import { nextCursor, readCursor } from '#server/core/cursor.ts';
import { presentRow } from './present.ts';
import { selectApplications } from './store.ts';

/** One page of applications for the lender's staff, newest first. @throws AppError bad_request on a foreign cursor */
export async function listApplications(
  app: App,
  by: { limit: number; cursor?: string | undefined; q: string; status?: ApplicationStatus | '' | undefined },
): Promise<ApplicationsAnswer> {
  const rows = await selectApplications(app.db.query, {
    limit: by.limit + 1,
    before: readCursor(by.cursor),
    q: by.q,
    status: by.status === '' ? undefined : by.status,
  });
  const page = rows.slice(0, by.limit);
  return { applications: page.map(presentRow), nextCursor: nextCursor(rows.length > by.limit, page.at(-1)?.id) };
}
