import type { RecentVisitor } from '#contract/visitors.ts';
import type { App } from '#server/app.ts';
import { selectVisitor } from './store.ts';

/** What is kept under this number. Ids can be guessed, so one that nobody has reads like one without a visit. */
export const readVisitor = async (app: App, visitorId: string): Promise<RecentVisitor> =>
  (await selectVisitor(app.db.query, visitorId)) ?? {
    visitorId,
    language: null,
    currentPage: null,
    equipmentType: null,
  };
