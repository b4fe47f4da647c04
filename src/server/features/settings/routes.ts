import * as z from 'zod/mini';
import { stepUpSchema } from '#contract/account.ts';
import { doctorAnswerSchema, doctorPath } from '#contract/doctor.ts';
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
import {
  answerStepSchema,
  isSetupStep,
  previewAnswerSchema,
  setupAnswerSchema,
  setupPaths,
  type SetupStep,
  testEmailAnswerSchema,
} from '#contract/setup.ts';
import type { App } from '#server/app.ts';
import { AppError } from '#server/lib/app-error.ts';
import { parse } from '#server/http/parse.ts';
import { route } from '#server/http/route.ts';
import type { FastifyInstance } from 'fastify';
import { readDoctor } from './doctor.ts';
import { confirmKeyBackup, downloadKeyBackup, readKeyBackup } from './key-backup.ts';
import { openPreview, PREVIEW_COOKIE, PREVIEW_MS } from './preview.ts';
import { readPublication, setPublication } from './publication.ts';
import { readBackups, readChecklist, readSettings, readSettingsHistory } from './read.ts';
import { resetSettings, saveSettings } from './save.ts';
import { answerSetupStep, readSetup } from './setup.ts';
import { testEmail } from './test-email.ts';

const reads = { access: 'staff', permission: 'settings.manage', tags: ['Settings'] } as const;
const changes = { ...reads, csrf: 'required' } as const;
const params = z.object({ section: z.string() });

/** Adds the routes of the lender's values, read and saved by section. */
export function settingsRoutes(server: FastifyInstance, app: App): void {
  route(server, app, {
    ...reads,
    method: 'GET',
    path: settingsPaths.all,
    summary: 'Returns all sections, and the source of their values',
    answer: settingsAnswerSchema,
    handler: ({ ctx }) => readSettings(app, ctx),
  });
  route(server, app, {
    ...reads,
    method: 'GET',
    path: settingsPaths.checklist,
    summary: 'Returns the configured values, the defaults in use, and what must change before publishing',
    answer: checklistSchema,
    handler: ({ ctx }) => readChecklist(app, ctx),
  });
  route(server, app, {
    ...reads,
    method: 'GET',
    path: settingsPaths.publication,
    summary: 'Returns whether the site is published, and what keeps it from being published',
    answer: publicationAnswerSchema,
    handler: ({ ctx }) => readPublication(app, ctx),
  });
  route(server, app, {
    ...reads,
    method: 'GET',
    path: doctorPath,
    summary: 'Tests every service of this installation, and returns what to do about each problem',
    answer: doctorAnswerSchema,
    handler: ({ ctx }) => readDoctor(app, ctx),
  });
  route(server, app, {
    ...reads,
    method: 'GET',
    path: settingsPaths.backups,
    summary: 'Returns the newest scheduled backup, the last restore drill, and what is wrong',
    answer: backupsAnswerSchema,
    handler: ({ ctx }) => readBackups(app, ctx),
  });
  route(server, app, {
    ...reads,
    method: 'GET',
    path: settingsPaths.keyBackup,
    summary: 'Returns whether the encryption keys need a backup, and the last one that was read back',
    answer: keyBackupAnswerSchema,
    handler: ({ ctx }) => readKeyBackup(app, ctx),
  });
  route(server, app, {
    ...changes,
    method: 'POST',
    path: settingsPaths.keyBackup,
    summary: 'Returns the encryption keys in a file that only a passphrase decrypts',
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
  setupRoutes(server, app);
  route(server, app, {
    ...reads,
    method: 'GET',
    path: settingsPaths.history(':section'),
    summary: 'Returns the changes of a section, each with its user and time',
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

/** Adds the routes of the setup wizard. */
function setupRoutes(server: FastifyInstance, app: App): void {
  route(server, app, {
    ...reads,
    method: 'GET',
    path: setupPaths.all,
    summary: 'Returns the steps before publishing, with what is left of each',
    answer: setupAnswerSchema,
    handler: ({ ctx }) => readSetup(app, ctx),
  });
  route(server, app, {
    ...changes,
    method: 'PUT',
    path: setupPaths.step(':step'),
    summary: 'Records that the test email arrived, or postpones a step until after publishing',
    params: z.object({ step: z.string() }),
    body: answerStepSchema,
    answer: setupAnswerSchema,
    find: ({ params: { step } }) => stepNamed(step),
    handler: ({ ctx, found, body }) => answerSetupStep(app, ctx, found, body),
  });
  route(server, app, {
    ...changes,
    method: 'POST',
    path: setupPaths.testEmail,
    summary: 'Sends a test email to the own address',
    answer: testEmailAnswerSchema,
    handler: ({ ctx }) => testEmail(app, ctx),
  });
  route(server, app, {
    ...changes,
    method: 'POST',
    path: setupPaths.preview,
    summary: 'Shows the public pages in this browser for an hour while the site is closed',
    answer: previewAnswerSchema,
    handler: async ({ ctx, reply }) => {
      const { token, until } = await openPreview(app, ctx);
      const secure = app.config.publicUrl.startsWith('https:') ? '; Secure' : '';
      const limits = `Path=/; HttpOnly; SameSite=Strict; Max-Age=${String(PREVIEW_MS / 1000)}${secure}`;
      reply.header('set-cookie', `${PREVIEW_COOKIE}=${token}; ${limits}`);
      return { success: true as const, until: until.toISOString() };
    },
  });
}

/** @throws AppError not_found */
function stepNamed(name: string): SetupStep {
  if (!isSetupStep(name)) throw new AppError('not_found', 'This step of the setup does not exist.');
  return name;
}

/** @throws AppError not_found */
function sectionNamed(name: string): SettingsSection {
  if (!isSection(name)) throw new AppError('not_found', 'This section of the settings does not exist.');
  return name;
}
