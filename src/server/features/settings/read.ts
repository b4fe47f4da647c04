import {
  type BackupsAnswer,
  type SettingsSectionState,
  sectionNames,
  type SettingsAnswer,
  settingsAnswerSchema,
  type SettingsHistory,
  settingsSections,
  type SettingsSection,
  type SettingsSource,
  type Checklist,
} from '#contract/settings.ts';
import { keyOfPath } from '#contract/setting-values.ts';
import type { App } from '#server/app.ts';
import { type Ctx, requirePermission, type StaffActor } from '#server/context.ts';
import { listHistory } from '#server/features/audit/list.ts';
import { readChanges } from './changes.ts';
import { valueOf } from './saved.ts';
import { readBackupState } from '#server/operations/scheduled-backup.ts';
import { sectionsWithSamples } from '#server/config/checks.ts';
import { checkUp, noneFails } from '#server/config/doctor.ts';
import { missingForPublishing } from '#server/config/environment.ts';
import { lacksKeyBackup } from './key-backup.ts';

/** Returns all sections as in effect on this node, and what only the environment can set. */
export function readSettings(app: App, ctx: Ctx<StaffActor>): SettingsAnswer {
  requirePermission(ctx, 'settings.manage');
  const { config } = app;
  return settingsAnswerSchema.parse({
    success: true,
    sections: Object.fromEntries(sectionNames.map((section) => [section, stateOf(app, section)])),
    environment: {
      stages: config.crmStages,
      paymentDescription: config.payment?.description ?? null,
      brandFile: config.brandFile,
    },
  });
}

/** Returns the changes of a section with user and time, newest first. */
export async function readSettingsHistory(
  app: App,
  ctx: Ctx<StaffActor>,
  section: SettingsSection,
): Promise<SettingsHistory> {
  requirePermission(ctx, 'settings.manage');
  const rows = await listHistory(app, section);
  return {
    entries: rows.map(({ at, actor, actorName, action, detail }) => ({
      at,
      actor,
      actorName,
      action: action === 'settings.reset' ? 'reset' : 'saved',
      changes: readChanges(detail),
    })),
  };
}

function stateOf(
  app: App,
  section: SettingsSection,
): Omit<SettingsSectionState<SettingsSection>, 'value'> & { value: object } {
  const { brand, rows, missing, unread } = app.liveBrand.now();
  const row = rows.find((one) => one.section === section);
  const keys: readonly string[] = settingsSections[section];
  return {
    value: valueOf(brand, section),
    version: row?.version ?? 0,
    source: sourceOf(app, keys, unread.includes(section) ? null : (row?.value ?? null)),
    shipped: missing.filter((path) => keys.includes(keyOfPath(path))),
    changedBy: row?.email ?? null,
    changedAt: row?.changed_at.toISOString() ?? null,
  };
}

function sourceOf(app: App, keys: readonly string[], saved: unknown): SettingsSource {
  if (saved !== null) return 'screen';
  return app.liveBrand.file.given.some((key) => keys.includes(key)) ? 'file' : 'default';
}

/** Returns what is left before the site can be published, or before this installation can run in production. */
export async function readChecklist(app: App, ctx: Ctx<StaffActor>): Promise<Checklist> {
  requirePermission(ctx, 'settings.manage');
  const { config, liveBrand, publication, db } = app;
  const { samples, beforeLive } = checkUp(config, liveBrand.now(), noneFails);
  const missing = config.production ? missingForPublishing(config, await lacksKeyBackup(config, db.query)) : beforeLive;
  return {
    samples,
    beforeLive: missing,
    open: missing.length + sectionsWithSamples(samples).length,
    isPublic: publication.isOpen(),
    isSample: liveBrand.now().brand.sample,
  };
}

/** Returns the scheduled backups of this installation. */
export async function readBackups(app: App, ctx: Ctx<StaffActor>): Promise<BackupsAnswer> {
  requirePermission(ctx, 'settings.manage');
  const { backups } = app.config;
  const { last, drilledAt, fault: error } = await readBackupState(app);
  return {
    success: true,
    schedule: backups ? { hours: backups.hours, keep: backups.keep, copies: backups.copyFolder !== undefined } : null,
    last: last?.ended_at
      ? { file: last.file, at: last.ended_at.toISOString(), bytes: Number(last.bytes), copied: last.copied }
      : null,
    drilledAt: drilledAt?.toISOString() ?? null,
    drillCommand: `${app.config.opsCommand} restore-drill`,
    fault: error ?? null,
  };
}
