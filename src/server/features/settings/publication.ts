import type { StepUp } from '#contract/account.ts';
import type { PublicationAnswer } from '#contract/settings.ts';
import type { App } from '#server/app.ts';
import { layOver } from '#server/config/brand-file.ts';
import { OWN_VALUES, sectionsWithSamples } from '#server/config/checks.ts';
import { checkUp, noneFails } from '#server/config/doctor.ts';
import { missingForPublishing } from '#server/config/environment.ts';
import { type Ctx, requirePermission, type StaffActor } from '#server/context.ts';
import { reportAct, withStepUp } from '#server/features/auth/step-up.ts';
import { audit } from '#server/lib/audit.ts';
import { AppError } from '#server/lib/app-error.ts';
import type { Db, Query, Tx } from '#server/ports.ts';
import { lacksKeyBackup } from './key-backup.ts';
import { readSaved } from './saved.ts';
import { selectSettings } from './store.ts';

/** Whether the public site is open. A production installation starts closed (setup mode); every other one is always open. */
export type Publication = {
  isOpen: () => boolean;
  /** Reads what this or another node has stored. */
  refresh: () => Promise<void>;
};

export async function openPublication(db: Db, { production }: { production: boolean }): Promise<Publication> {
  const read = async (): Promise<boolean> => !production || isPublished(await selectPublication(db.query));
  let isOpen = await read();
  return {
    isOpen: () => isOpen,
    refresh: async () => {
      isOpen = await read();
    },
  };
}

/** Returns the state of the site, and sentences about what keeps it from being published. */
export async function readPublication(app: App, ctx: Ctx<StaffActor>): Promise<PublicationAnswer> {
  requirePermission(ctx, 'settings.manage');
  const row = await selectPublication(app.db.query);
  return {
    success: true,
    usesSetupMode: app.config.production,
    publishedAt: row?.published_at?.toISOString() ?? null,
    changedBy: row?.email ?? null,
    left: await leftToDo(app, app.db.query),
  };
}

/**
 * Opens or closes the public site, after the password was given again. A repeated call changes nothing.
 * @throws AppError conflict that lists what is left when the site cannot be published yet
 */
export async function setPublication(
  app: App,
  ctx: Ctx<StaffActor>,
  { published, given }: { published: boolean; given: StepUp },
): Promise<PublicationAnswer> {
  requirePermission(ctx, 'settings.manage');
  await withStepUp(app, ctx, given, async (tx) => {
    // withStepUp holds a lock that serializes these calls.
    if (isPublished(await selectPublication(tx)) === published) return;
    const left = published ? await leftToDo(app, tx) : [];
    if (left.length > 0) throw new AppError('conflict', `The site cannot be published yet. ${left.join(' ')}`);
    const row = { published_at: published ? ctx.now : null, changed_by: ctx.actor.userId, changed_at: ctx.now };
    await tx
      .insertInto('publication')
      .values({ id: true, ...row })
      .onConflict((c) => c.column('id').doUpdateSet(row))
      .execute();
    await audit(tx, ctx, published ? 'site.published' : 'site.unpublished', { kind: 'settings', id: 'publication' });
    await reportAct(app, ctx, tx, {
      act: published ? 'sitePublished' : 'siteUnpublished',
      about: app.config.publicUrl,
    });
  });
  await app.publication.refresh();
  return readPublication(app, ctx);
}

/** Samples as this transaction sees them, and settings of the environment. */
async function leftToDo(app: App, query: Query | Tx): Promise<string[]> {
  const { saved, partly } = readSaved(await selectSettings(query));
  const { samples } = checkUp(app.config, layOver(app.liveBrand.file, saved, partly), noneFails);
  return [
    ...missingForPublishing(app.config, await lacksKeyBackup(app.config, query)),
    ...sectionsWithSamples(samples).map(({ text }) => `${text} ${OWN_VALUES}`),
  ];
}

/** Returns whether the site is published. Without a row it never was. */
const isPublished = (row: { published_at: Date | null } | undefined): boolean => (row?.published_at ?? null) !== null;

const selectPublication = (query: Query | Tx) =>
  query
    .selectFrom('publication')
    .leftJoin('users', 'users.id', 'publication.changed_by')
    .select(['publication.published_at', 'users.email'])
    .executeTakeFirst();
