import * as z from 'zod/mini';
import { stepUpSchema } from '#contract/account.ts';
import {
  backupsAnswerSchema,
  checklistSchema,
  confirmKeysSchema,
  downloadKeysSchema,
  keyBackupAnswerSchema,
  keyBackupFileSchema,
  isSection,
  publicationAnswerSchema,
  resetSectionSchema,
  saveSectionSchema,
  sectionSchemas,
  setPublicationSchema,
  settingsAnswerSchema,
  settingsHistorySchema,
  settingsPaths,
  type SettingsSection,
} from '#contract/settings.ts';
import type { App } from '#server/app.ts';
import { AppError } from '#server/lib/app-error.ts';
import { parse } from '#server/http/parse.ts';
import { route } from '#server/http/route.ts';
import type { FastifyInstance } from 'fastify';
import { confirmKeyBackup, downloadKeyBackup, readKeyBackup } from './key-backup.ts';
import { readPublication, setPublication } from './publication.ts';
import { readBackups, readChecklist, readSettings, readSettingsHistory } from './read.ts';
import { resetSettings, saveSettings } from './save.ts';

const reads = { access: 'staff', permission: 'settings.manage', tags: ['Settings'] } as const;
const changes = { ...reads, csrf: 'required' } as const;
const params = z.object({ section: z.string() });

/** The lender's values, read and saved by section. */
export function settingsRoutes(server: FastifyInstance, app: App): void {
  route(server, app, {
    ...reads,
    method: 'GET',
    path: settingsPaths.all,
    summary: 'All sections, and the source of their values',
    answer: settingsAnswerSchema,
    handler: ({ ctx }) => readSettings(app, ctx),
  });
  route(server, app, {
    ...reads,
    method: 'GET',
    path: settingsPaths.checklist,
    summary: 'The configured values, the defaults in use, and what must change before going live',
    answer: checklistSchema,
    handler: ({ ctx }) => readChecklist(app, ctx),
  });
  route(server, app, {
    ...reads,
    method: 'GET',
    path: settingsPaths.publication,
    summary: 'Whether the site is published, and what keeps it from being published',
    answer: publicationAnswerSchema,
    handler: ({ ctx }) => readPublication(app, ctx),
  });
  route(server, app, {
    ...reads,
    method: 'GET',
    path: settingsPaths.backups,
    summary: 'The newest scheduled backup, the last restore drill, and what is wrong',
    answer: backupsAnswerSchema,
    handler: ({ ctx }) => readBackups(app, ctx),
  });
  route(server, app, {
    ...reads,
    method: 'GET',
    path: settingsPaths.keyBackup,
    summary: 'Whether the encryption keys need a backup, and the last one that was read back',
    answer: keyBackupAnswerSchema,
    handler: ({ ctx }) => readKeyBackup(app, ctx),
  });
  route(server, app, {
    ...changes,
    method: 'POST',
    path: settingsPaths.keyBackup,
    summary: 'The encryption keys in a file that opens with a passphrase only',
    body: downloadKeysSchema,
    answer: keyBackupFileSchema,
    handler: ({ ctx, body: { passphrase, ...given } }) => downloadKeyBackup(app, ctx, { passphrase, given }),
  });
  route(server, app, {
    ...changes,
    method: 'POST',
    path: settingsPaths.confirmKeyBackup,
    summary: 'Reads a key backup and compares it with the keys in use',
    body: confirmKeysSchema,
    answer: keyBackupAnswerSchema,
    handler: ({ ctx, body }) => confirmKeyBackup(app, ctx, body),
  });
  route(server, app, {
    ...changes,
    method: 'PUT',
    path: settingsPaths.publication,
    summary: 'Publishes the site, or closes it to the public',
    body: setPublicationSchema,
    answer: publicationAnswerSchema,
    handler: ({ ctx, body: { published, ...given } }) => setPublication(app, ctx, { published, given }),
  });
  route(server, app, {
    ...reads,
    method: 'GET',
    path: settingsPaths.history(':section'),
    summary: 'Who changed a section, when, and what',
    params,
    answer: settingsHistorySchema,
    find: ({ params }) => sectionNamed(params.section),
    handler: ({ ctx, found }) => readSettingsHistory(app, ctx, found),
  });
  route(server, app, {
    ...changes,
    method: 'PUT',
    path: settingsPaths.section(':section'),
    summary: 'Saves the values of a section that differ from the base, or without one all values over this version',
    params,
    body: saveSectionSchema,
    answer: settingsAnswerSchema,
    find: ({ params }) => sectionNamed(params.section),
    handler: ({ ctx, found: section, body }) => {
      const { version, value, base, ...given } = body;
      return saveSettings(app, ctx, section, {
        version,
        value: parse(sectionSchemas[section], value),
        base: base === undefined ? undefined : parse(sectionSchemas[section], base),
        given,
      });
    },
  });
  route(server, app, {
    ...changes,
    method: 'DELETE',
    path: settingsPaths.section(':section'),
    summary: "Restores a section's values from the file, or the defaults",
    params,
    query: resetSectionSchema,
    body: stepUpSchema,
    answer: settingsAnswerSchema,
    find: ({ params }) => sectionNamed(params.section),
    handler: ({ ctx, found, query, body }) => resetSettings(app, ctx, found, { version: query.version, given: body }),
  });
}

/** @throws AppError not_found */
function sectionNamed(name: string): SettingsSection {
  if (!isSection(name)) throw new AppError('not_found', 'This section of the settings does not exist.');
  return name;
}
