import { industryOf, plainPage, type TrackInput, type RecentVisitor } from '#contract/visitors.ts';
import type { App } from '#server/app.ts';
import type { Ctx } from '#server/context.ts';
import { keepVisitor, selectVisitor } from './store.ts';

/**
 * Stores a visitor's last page, language and industry, unless tracking is off or the browser objects. Stores no IP
 * address and no audit record, because both could identify a person.
 */
export async function trackVisitor(app: App, ctx: Ctx, input: TrackInput, objects: boolean): Promise<void> {
  if (objects || app.config.tracking === 'off') return;
  await keepVisitor(app.db.query, {
    id: input.visitorId,
    language: input.language,
    currentPage: plainPage(input.currentPage),
    equipmentType: industryOf(input.equipmentType),
    seenAt: ctx.now,
  });
}

/** Data of this visitor id. Ids can be guessed, so an unknown id looks like one without a visit. */
export const readVisitor = async (app: App, visitorId: string): Promise<RecentVisitor> =>
  (await selectVisitor(app.db.query, visitorId)) ?? {
    visitorId,
    language: null,
    currentPage: null,
    equipmentType: null,
  };
