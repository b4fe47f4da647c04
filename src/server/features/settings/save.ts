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
import { keepProductKey } from '#server/features/documents/links.ts';
import { lenderOf } from '#server/features/emails/lender.ts';
import type { Tx } from '#server/ports.ts';
import { detailOfChange } from './changes.ts';
import { readSettings } from './read.ts';
import { confirmedIn, readSaved, valueOf } from './saved.ts';
import { claimSection, keepSection, lockSection, selectSettings } from './store.ts';

const STALE =
  'Somebody has saved this section since you opened it. Nothing of yours was saved: compare it with what stands now.';

const DIFFERS =
  'A colleague changed the same value since you opened this section. Nothing was saved: choose between the two.';

const UNFIT = 'This does not fit a value that a colleague changed since. Open the section again to see it.';

const NOT_SERVED =
  'This is saved, and not served yet: the pages could not be made. It is tried again every few seconds; the log says why.';

type Change = { section: SettingsSection; version: number; value: object | null };
type Value = SectionValue<SettingsSection>;

/**
 * Saves one section, and answers once this node serves it. With a base, only the values that differ from it are saved and
 * confirmed; without one, all of them are, over what was read as this version. A repeated save changes nothing.
 * @throws AppError edit_conflict where one of these values was changed since; conflict for another version, and where
 * production would run on samples; validation where the values of two editors do not fit together; unavailable when it is
 * saved and the pages could not be made
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

/** The file's values hold again, or the shipped ones. @throws AppError conflict as saveSettings does */
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

/** Values that were saved since elsewhere in the section stay. */
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

/** Each fits alone; the values of two editors may not fit together. @throws AppError validation */
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
  if (app.config.production) refuseSamples(section, before, after);
  await snapshotBrand(tx, before.brand, after.brand);
  const detail = detailOfChange(valueOf(before.brand, section), valueOf(after.brand, section));
  const action = value === null ? 'settings.reset' : 'settings.saved';
  await audit(tx, ctx, action, { kind: 'settings', id: section }, detail);
  if (asksAgain(section))
    await reportAct(app, ctx, tx, { act: 'contactChanged', about: words.sections[section].title });
}

/** The values as this transaction sees them: another node may have saved a moment ago. */
async function brandIn(app: App, tx: Tx): Promise<EffectiveBrand> {
  const { saved, partly } = readSaved(await selectSettings(tx));
  return layOver(app.liveBrand.file, saved, partly);
}

/** What runs in production stays startable. */
function refuseSamples(
  section: SettingsSection,
  before: EffectiveBrand,
  { brand, missing, unconfirmed }: EffectiveBrand,
): void {
  const keys: readonly string[] = settingsSections[section];
  const left = [
    ...missing.filter((path) => keys.includes(keyOfPath(path))).map((path) => `${path} would be the shipped value`),
    ...(section === 'claims' ? unconfirmed.map((words) => `${words} would have no proof`) : []),
  ];
  if (left.length === 0 && brand.sample && !before.brand.sample) left.push('the file calls its own values samples');
  if (left.length > 0)
    throw new AppError(
      'conflict',
      `This installation runs in production, where nothing is a sample: ${left.join('; ')}. Nothing was saved.`,
    );
}

/** Stores the values before a change in the decisions and links that were issued with them. */
async function snapshotBrand(tx: Tx, before: Brand, after: Brand): Promise<void> {
  if (before.productKey !== after.productKey) await keepProductKey(tx, before.productKey);
  if (!isDeepStrictEqual(lenderOf(before), lenderOf(after))) await keepLender(tx, lenderOf(before));
}
