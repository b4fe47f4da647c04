import * as z from 'zod/mini';
import { stepUpSchema } from '#contract/account.ts';
import { errorAnswerSchema } from '#contract/errors.ts';
import {
  checklistSchema,
  isSection,
  resetSectionSchema,
  saveSectionSchema,
  sectionSchemas,
  settingsAnswerSchema,
  settingsHistorySchema,
  settingsPaths,
  type SettingsSection,
} from '#contract/settings.ts';
import type { App } from '#server/app.ts';
import { AppError } from '#server/core/errors.ts';
import { staffCtx } from '#server/http/guards.ts';
import { parse } from '#server/http/parse.ts';
import type { FastifyInstance } from 'fastify';
import { readChecklist } from './checklist.ts';
import { readSettings, readSettingsHistory } from './read.ts';
import { resetSettings, saveSettings } from './save.ts';

const errors = { '4xx': errorAnswerSchema, '5xx': errorAnswerSchema };
const tags = ['Settings'];
const params = z.object({ section: z.string() });
const changes = { access: 'staff', permission: 'settings.manage', csrf: 'required' } as const;
const response = { 200: settingsAnswerSchema, ...errors };
type Named = { Params: { section: string } };

/** The lender's own values: one section read and saved at a time. */
export function settingsRoutes(server: FastifyInstance, app: App): void {
  server.get(
    settingsPaths.all,
    {
      config: { access: 'staff', permission: 'settings.manage' },
      schema: { tags, summary: 'Every section, and where its values come from', response },
    },
    (req) => readSettings(app, staffCtx(app, req)),
  );
  server.get(
    settingsPaths.checklist,
    {
      config: { access: 'staff', permission: 'settings.manage' },
      schema: {
        tags,
        summary: 'What is configured, what runs on a default, what must change before going live',
        response: { 200: checklistSchema, ...errors },
      },
    },
    (req) => readChecklist(app, staffCtx(app, req)),
  );
  server.get<Named>(
    settingsPaths.history(':section'),
    {
      config: { access: 'staff', permission: 'settings.manage' },
      schema: {
        tags,
        summary: 'Who changed a section, when, and what',
        params,
        response: { 200: settingsHistorySchema, ...errors },
      },
    },
    (req) => readSettingsHistory(app, staffCtx(app, req), sectionNamed(req.params.section)),
  );
  server.put<Named>(
    settingsPaths.section(':section'),
    {
      config: changes,
      schema: {
        tags,
        summary:
          'Saves the values of a section that differ from its base, or all of them over what was read as this version',
        params,
        body: saveSectionSchema,
        response,
      },
    },
    (req) => {
      const section = sectionNamed(req.params.section);
      const { version, value, base, ...given } = parse(saveSectionSchema, req.body);
      return saveSettings(app, staffCtx(app, req), section, {
        version,
        value: parse(sectionSchemas[section], value),
        base: base === undefined ? undefined : parse(sectionSchemas[section], base),
        given,
      });
    },
  );
  server.delete<Named>(
    settingsPaths.section(':section'),
    {
      config: changes,
      schema: {
        tags,
        summary: "Takes a section's values from the file again, or the shipped ones",
        params,
        querystring: resetSectionSchema,
        body: stepUpSchema,
        response,
      },
    },
    (req) => {
      const section = sectionNamed(req.params.section);
      const { version } = parse(resetSectionSchema, req.query);
      return resetSettings(app, staffCtx(app, req), section, { version, given: parse(stepUpSchema, req.body) });
    },
  );
}

/** @throws AppError not_found */
function sectionNamed(name: string): SettingsSection {
  if (!isSection(name)) throw new AppError('not_found', 'There is no such section of the settings.');
  return name;
}
