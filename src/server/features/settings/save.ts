import { isDeepStrictEqual } from 'node:util';
import type { Brand } from '#contract/brand.ts';
import { type SectionValue, type SettingsAnswer, settingsSections, type SettingsSection } from '#contract/settings.ts';
import type { App } from '#server/app.ts';
import { type EffectiveBrand, layOver } from '#server/brand-file.ts';
import type { Ctx, UserActor } from '#server/context.ts';
import { audit } from '#server/core/audit.ts';
import { AppError } from '#server/core/errors.ts';
import type { Tx } from '#server/ports.ts';
import { detailOfChange } from './changes.ts';
import { keepTold } from './keep-told.ts';
import { readSettings } from './read.ts';
import { readSaved, valueOf } from './saved.ts';
import { keepSection, lockSection, selectSettings } from './store.ts';

const STALE =
  'Somebody has saved this section since you opened it. Nothing of yours was saved: compare it with what stands now.';

const NOT_SERVED =
  'This is saved, and not served yet: the pages could not be made. It is tried again every few seconds; the log says why.';

type Change = { section: SettingsSection; version: number; value: object | null };

/**
 * Saves one section over what was read as this version, and answers once this node serves it.
 * The same values sent again are a repetition, and change nothing.
 * @throws AppError conflict for another version, and where production would run on samples; unavailable when it is saved
 * and the pages could not be made
 */
export const saveSettings = (
  app: App,
  ctx: Ctx<UserActor>,
  section: SettingsSection,
  { version, value }: { version: number; value: SectionValue<SettingsSection> },
): Promise<SettingsAnswer> => change(app, ctx, { section, version, value });

/** The file's values hold again, or the shipped ones. @throws AppError conflict as saveSettings does */
export const resetSettings = (
  app: App,
  ctx: Ctx<UserActor>,
  section: SettingsSection,
  version: number,
): Promise<SettingsAnswer> => change(app, ctx, { section, version, value: null });

async function change(app: App, ctx: Ctx<UserActor>, wanted: Change): Promise<SettingsAnswer> {
  await app.db.tx((tx) => write(app, ctx, tx, wanted));
  await app.liveBrand.refresh().catch((error: unknown) => {
    throw new AppError('unavailable', NOT_SERVED, { cause: error });
  });
  return readSettings(app);
}

async function write(app: App, ctx: Ctx<UserActor>, tx: Tx, { section, version, value }: Change): Promise<void> {
  const row = await lockSection(tx, section);
  if (isDeepStrictEqual(row?.value ?? null, value)) return;
  const next = {
    section,
    value,
    version: version + 1,
    changed_by: ctx.actor.userId,
    changed_at: ctx.now,
    confirmed: null,
  };
  if ((row?.version ?? 0) !== version) throw new AppError('conflict', STALE);
  const before = await brandIn(app, tx);
  if (!(await keepSection(tx, next))) throw new AppError('conflict', STALE);
  const after = await brandIn(app, tx);
  if (app.config.production) refuseSamples(section, before, after);
  await keepTold(tx, before.brand, after.brand);
  const detail = detailOfChange(valueOf(before.brand, section), valueOf(after.brand, section));
  const action = value === null ? 'settings.reset' : 'settings.saved';
  await audit(tx, ctx, action, { kind: 'settings', id: section }, detail);
}

/** The values as this transaction sees them: another node may have saved a moment ago. */
const brandIn = async (app: App, tx: Tx) => layOver(app.liveBrand.file, readSaved(await selectSettings(tx)).saved);

/** What runs in production stays startable. */
function refuseSamples(
  section: SettingsSection,
  before: EffectiveBrand,
  { brand, missing, unconfirmed }: EffectiveBrand,
): void {
  const keys: readonly (keyof Brand)[] = settingsSections[section];
  const left = [
    ...missing.filter((key) => keys.some((one) => one === key)).map((key) => `${key} would be the shipped value`),
    ...(section === 'claims' ? unconfirmed.map((words) => `${words} would have no proof`) : []),
  ];
  if (left.length === 0 && brand.sample && !before.brand.sample) left.push('the file calls its own values samples');
  if (left.length > 0)
    throw new AppError(
      'conflict',
      `This installation runs in production, where nothing is a sample: ${left.join('; ')}. Nothing was saved.`,
    );
}
