import { text } from 'node:stream/consumers';
import * as z from 'zod/mini';
import { sectionNames } from '#contract/settings.ts';
import type { Config } from '#server/config/environment.ts';
import { readSaved } from '#server/features/settings/saved.ts';
import { mayHoldSettings } from '#server/config/start-config.ts';
import { callData } from './calls.ts';

const rowsSchema = z.array(z.object({ section: z.enum(sectionNames), value: z.unknown(), confirmed: z.unknown() }));

/** Reads the saved settings through the running server or from the data. @throws Error when unreadable */
export async function askSavedSettings(config: Config): Promise<Omit<ReturnType<typeof readSaved>, 'unread'>> {
  if (!mayHoldSettings(config)) return { saved: {}, partly: [] };
  const rows = rowsSchema.parse(JSON.parse(await text(await callData(config, 'settings'))));
  return readSaved(rows);
}
