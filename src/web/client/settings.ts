import type { StepUp } from '#contract/account.ts';
import {
  type BackupsAnswer,
  backupsAnswerSchema,
  type Checklist,
  checklistSchema,
  type KeyBackupAnswer,
  keyBackupAnswerSchema,
  type KeyBackupFile,
  keyBackupFileSchema,
  type PublicationAnswer,
  publicationAnswerSchema,
  type SectionValue,
  type SettingsAnswer,
  settingsAnswerSchema,
  type SettingsHistory,
  settingsHistorySchema,
  settingsPaths,
  type SettingsSection,
} from '#contract/settings.ts';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { requestAsUser } from './session.ts';
import { refreshSetup } from './setup.ts';

const SETTINGS = [settingsPaths.all];
const CHECKLIST = [settingsPaths.checklist];
const PUBLICATION = [settingsPaths.publication];
const historyOf = (section: SettingsSection) => [settingsPaths.history(section)];

const readSettings = async (): Promise<SettingsAnswer> =>
  settingsAnswerSchema.parse(await requestAsUser('GET', settingsPaths.all));

export const useSettings = () => useQuery({ queryKey: SETTINGS, queryFn: readSettings, refetchOnMount: 'always' });
export const useChecklist = () =>
  useQuery({
    queryKey: CHECKLIST,
    queryFn: async (): Promise<Checklist> => checklistSchema.parse(await requestAsUser('GET', settingsPaths.checklist)),
    refetchOnMount: 'always',
  });
export const usePublication = () =>
  useQuery({
    queryKey: PUBLICATION,
    queryFn: async (): Promise<PublicationAnswer> =>
      publicationAnswerSchema.parse(await requestAsUser('GET', settingsPaths.publication)),
    refetchOnMount: 'always',
  });
export const useBackups = () =>
  useQuery({
    queryKey: [settingsPaths.backups],
    queryFn: async (): Promise<BackupsAnswer> =>
      backupsAnswerSchema.parse(await requestAsUser('GET', settingsPaths.backups)),
    refetchOnMount: 'always',
  });
export const useKeyBackup = () =>
  useQuery({
    queryKey: [settingsPaths.keyBackup],
    queryFn: async (): Promise<KeyBackupAnswer> =>
      keyBackupAnswerSchema.parse(await requestAsUser('GET', settingsPaths.keyBackup)),
    refetchOnMount: 'always',
  });
export const apiDownloadKeys = async (body: { passphrase: string } & StepUp): Promise<KeyBackupFile> =>
  keyBackupFileSchema.parse(await requestAsUser('POST', settingsPaths.keyBackup, body));
export async function apiConfirmKeyBackup(
  client: QueryClient,
  body: { passphrase: string; content: string },
): Promise<void> {
  const answer = keyBackupAnswerSchema.parse(await requestAsUser('POST', settingsPaths.confirmKeyBackup, body));
  client.setQueryData([settingsPaths.keyBackup], answer);
  await refreshOpenSteps(client);
}
/** Reloads every place that lists what is left before publishing. */
async function refreshOpenSteps(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: CHECKLIST }),
    client.invalidateQueries({ queryKey: PUBLICATION }),
    refreshSetup(client),
  ]);
}

/** Opens or closes the public site. */
export async function apiSetPublication(client: QueryClient, body: { published: boolean } & StepUp): Promise<void> {
  const answer = publicationAnswerSchema.parse(await requestAsUser('PUT', settingsPaths.publication, body));
  client.setQueryData(PUBLICATION, answer);
  await client.invalidateQueries({ queryKey: CHECKLIST });
}
export const useSettingsHistory = (section: SettingsSection, enabled: boolean) =>
  useQuery({
    queryKey: historyOf(section),
    queryFn: async (): Promise<SettingsHistory> =>
      settingsHistorySchema.parse(await requestAsUser('GET', settingsPaths.history(section))),
    enabled,
    refetchOnMount: 'always',
  });

/** Reloads the stored values for the comparison after a conflict. */
export const refreshSettings = (client: QueryClient): Promise<void> => client.invalidateQueries({ queryKey: SETTINGS });

export async function apiSaveSection<S extends SettingsSection>(
  client: QueryClient,
  section: S,
  body: { version: number; value: SectionValue<S>; base: SectionValue<S> | undefined } & Partial<StepUp>,
): Promise<SettingsAnswer> {
  return keep(client, section, await requestAsUser('PUT', settingsPaths.section(section), body));
}
export async function apiResetSection(
  client: QueryClient,
  section: SettingsSection,
  version: number,
  given?: StepUp,
): Promise<SettingsAnswer> {
  const path = `${settingsPaths.section(section)}?version=${String(version)}`;
  return keep(client, section, await requestAsUser('DELETE', path, given));
}

async function keep(client: QueryClient, section: SettingsSection, answer: unknown): Promise<SettingsAnswer> {
  const settings = settingsAnswerSchema.parse(answer);
  client.setQueryData(SETTINGS, settings);
  await Promise.all([client.invalidateQueries({ queryKey: historyOf(section) }), refreshOpenSteps(client)]);
  return settings;
}
