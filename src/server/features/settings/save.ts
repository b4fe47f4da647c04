import type { Brand } from '#contract/brand.ts';
import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import type { StepUp } from '#contract/account.ts';
import { changedPaths, isSameAt, keyOfPath, withValues } from '#contract/setting-values.ts';
import {
  asksAgain,
  sectionSchemas,
  type SectionValue,
  type SettingsAnswer,
  settingsSections,
  type SettingsSection,
} from '#contract/settings.ts';
import { settings as words } from '#copy/portal/settings.ts';
import type { App } from '#server/app.ts';
import { type EffectiveBrand, layOver } from '#server/config/brand-file.ts';
import { type Ctx, requirePermission, type StaffActor } from '#server/context.ts';
import { audit } from '#server/lib/audit.ts';
import { AppError } from '#server/lib/app-error.ts';
import { reportAct, withStepUp } from '#server/features/auth/step-up.ts';
import { keepLender } from '#server/features/decisions/read.ts';
import { storeProductKey } from '#server/features/documents/links.ts';
import { lenderOf } from '#server/features/emails/lender.ts';
import type { Tx } from '#server/ports.ts';
import { detailOfChange } from './changes.ts';
import { readSettings } from './read.ts';
import { confirmedIn, readSaved, valueOf } from './saved.ts';
import { claimSection, keepSection, lockSection, selectSettings } from './store.ts';

const STALE =
  'Another user saved this section after you opened it. Your changes were not saved. Compare them with the current values.';

const DIFFERS =
  'Another user changed the same value after you opened this section. Nothing was saved. Choose one of the two values.';

const UNFIT = 'This value does not match one that another user changed. Open the section again to see it.';

const NOT_SERVED =
  'This is saved but not visible yet, because the pages could not be built. The server retries every few seconds. See the log for the reason.';

type Change = { section: SettingsSection; version: number; value: object | null };
type Value = SectionValue<SettingsSection>;

/**
 * Saves one section. Resolves when it is in effect on this node. With a base, only the values that differ from it are
 * saved and confirmed; without one, all values over this version. A repeated save changes nothing.
 * @throws AppError edit_conflict when one of these values was changed
 * @throws AppError conflict for another version, and when production would use samples
 * @throws AppError validation when the values of two editors do not match
 * @throws AppError unavailable when it is saved but the pages could not be built
 */
export const saveSettings = (
  app: App,
  ctx: Ctx<StaffActor>,
  section: SettingsSection,
  { version, value, base, given }: { version: number; value: Value; base?: Value | undefined; given: StepUp },
): Promise<SettingsAnswer> => {
  requirePermission(ctx, 'settings.manage');
  return serve(app, ctx, { section, given }, (tx) =>
    base === undefined
      ? write(app, ctx, tx, { section, version, value })
      : writeChanged(app, ctx, tx, { section, base, value }),
  );
};

/** Restores the file's values, or the defaults. @throws AppError conflict as saveSettings does */
export const resetSettings = (
  app: App,
  ctx: Ctx<StaffActor>,
  section: SettingsSection,
  { version, given }: { version: number; given: StepUp },
): Promise<SettingsAnswer> => {
  requirePermission(ctx, 'settings.manage');
  return serve(app, ctx, { section, given }, (tx) => write(app, ctx, tx, { section, version, value: null }));
};

async function serve(
  app: App,
  ctx: Ctx<StaffActor>,
  { section, given }: { section: SettingsSection; given: StepUp },
  save: (tx: Tx) => Promise<void>,
): Promise<SettingsAnswer> {
  await (asksAgain(section) ? withStepUp(app, ctx, given, save) : app.db.tx(save));
  await app.liveBrand.refresh().catch((error: unknown) => {
    throw new AppError('unavailable', NOT_SERVED, { cause: error });
  });
  return readSettings(app, ctx);
}

async function write(app: App, ctx: Ctx<StaffActor>, tx: Tx, { section, version, value }: Change): Promise<void> {
  const row = await lockSection(tx, section);
  if (isDeepStrictEqual(row?.value ?? null, value) && (row === undefined || confirmedIn(row) === null)) return;
  if ((row?.version ?? 0) !== version) throw new AppError('conflict', STALE);
  await keep(app, ctx, tx, { section, version, value, confirmed: null });
}

/** Keeps other values of the section that were saved since. */
async function writeChanged(
  app: App,
  ctx: Ctx<StaffActor>,
  tx: Tx,
  { section, base, value }: { section: SettingsSection; base: Value; value: Value },
): Promise<void> {
  const paths = changedPaths(base, value);
  if (paths.length === 0) return;
  await claimSection(tx, { section, changed_by: ctx.actor.userId, changed_at: ctx.now });
  const row = await lockSection(tx, section);
  const isRead = row !== undefined && row.value !== null && readSaved([row]).unread.length === 0;
  const confirmed = isRead ? confirmedIn(row) : [];
  const current = valueOf((await brandIn(app, tx)).brand, section);
  const differing = paths.filter((path) => !isSameAt(current, value, path));
  if (differing.some((path) => !isSameAt(current, base, path))) throw new AppError('edit_conflict', DIFFERS);
  if (differing.length === 0 && (confirmed === null || paths.every((path) => confirmed.includes(path)))) return;
  await keep(app, ctx, tx, {
    section,
    version: row?.version ?? 0,
    value: fitting(section, withValues(current, value, paths)),
    confirmed: confirmed && [...new Set([...confirmed, ...paths])],
  });
}

/** Validates the merged values: those of two editors may not match. @throws AppError validation */
function fitting(section: SettingsSection, value: object): Value {
  const { data, error } = z.safeParse(sectionSchemas[section], value);
  if (data) return data;
  const fields = Object.fromEntries(error.issues.map(({ path, message }) => [path.join('.'), message]));
  throw new AppError('validation', UNFIT, { fields });
}

async function keep(
  app: App,
  ctx: Ctx<StaffActor>,
  tx: Tx,
  { section, version, value, confirmed }: Change & { confirmed: string[] | null },
): Promise<void> {
  const before = await brandIn(app, tx);
  const saved = { changed_by: ctx.actor.userId, changed_at: ctx.now, value, confirmed };
  if (!(await keepSection(tx, { section, version: version + 1, ...saved }))) throw new AppError('conflict', STALE);
  const after = await brandIn(app, tx);
  if (app.config.production && app.publication.isOpen()) refuseSamples(section, before, after);
  await snapshotBrand(tx, before.brand, after.brand);
  const detail = detailOfChange(valueOf(before.brand, section), valueOf(after.brand, section));
  const action = value === null ? 'settings.reset' : 'settings.saved';
  await audit(tx, ctx, action, { kind: 'settings', id: section }, detail);
  if (asksAgain(section))
    await reportAct(app, ctx, tx, { act: 'contactChanged', about: words.sections[section].title });
}

/** Reads the values in this transaction, which include changes saved by other nodes. */
async function brandIn(app: App, tx: Tx): Promise<EffectiveBrand> {
  const { saved, partly } = readSaved(await selectSettings(tx));
  return layOver(app.liveBrand.file, saved, partly);
}

/** Refuses a change in production that would prevent the next start. */
function refuseSamples(
  section: SettingsSection,
  before: EffectiveBrand,
  { brand, missing, unconfirmed }: EffectiveBrand,
): void {
  const keys: readonly string[] = settingsSections[section];
  const left = [
    ...missing.filter((path) => keys.includes(keyOfPath(path))).map((path) => `${path} would use the default`),
    ...(section === 'claims' ? unconfirmed.map((words) => `${words} would have no evidence`) : []),
  ];
  if (left.length === 0 && brand.sample && !before.brand.sample) left.push('the file marks its values as samples');
  if (left.length > 0)
    throw new AppError(
      'conflict',
      `The site is published, and nothing on it may be a sample: ${left.join('; ')}. Nothing was saved.`,
    );
}

/** Stores the values before a change in the decisions and links that were issued with them. */
async function snapshotBrand(tx: Tx, before: Brand, after: Brand): Promise<void> {
  if (before.productKey !== after.productKey) await storeProductKey(tx, before.productKey);
  if (!isDeepStrictEqual(lenderOf(before), lenderOf(after))) await keepLender(tx, lenderOf(before));
}
