import { layOver, readBrandFile, sampleFault } from './brand-file.ts';
import { type Config, ConfigError, hasEmbeddedDatabase, readConfig } from './environment.ts';
import { dataFolderFaults } from './data-folder.ts';
import type { Settings } from './settings.ts';

/**
 * The settings as a start needs them, with the faults of what they point at: the brand's file and the data folder.
 * `readsSaved`: the caller judges samples with the saved values of the database.
 */
export function readStart(env: Settings, { readsSaved = false } = {}): { config: Config; faults: string[] } {
  const { config, faults } = readConfig(env);
  const folder = dataFolderFaults(config);
  return {
    config,
    faults: [...faults, ...brandFaults(config, !readsSaved && [...faults, ...folder].length > 0), ...folder],
  };
}

/** @throws ConfigError that lists every fault */
export function startConfig(env: Settings): Config {
  const { config, faults } = readStart(env);
  if (faults.length > 0) throw new ConfigError(faults);
  return config;
}

const SAVED = 'Values that were saved at /admin/settings count too; they are read once the other faults are corrected.';

/**
 * Samples are told with the other faults. Alone they are told here only where nothing can have been saved yet, else once
 * the database is read.
 */
function brandFaults(config: Config, others: boolean): string[] {
  const file = readBrandFile(config);
  const saved = mayHoldSettings(config);
  const samples = config.production && (others || !saved) ? sampleFault(file.file, layOver(file, {})) : undefined;
  return [...file.faults, ...(samples === undefined ? [] : [saved ? `${samples} ${SAVED}` : samples])];
}

/** Whether there is a database in which values may have been saved. */
export const mayHoldSettings = ({ databaseUrl, dataDir }: Config): boolean =>
  databaseUrl !== undefined || hasEmbeddedDatabase(dataDir);
