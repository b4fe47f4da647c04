import { layOver, readBrandFile, sampleFault } from './brand-file.ts';
import { type Config, ConfigError, hasEmbeddedDatabase, readConfig } from './environment.ts';
import { dataFolderFaults } from './data-folder.ts';
import type { Settings } from './settings.ts';

/**
 * Reads the settings for a start. Also reports errors of the brand file and the data folder.
 * @param readsSaved the caller checks for samples with the saved values of the database
 */
export function readStart(env: Settings, { readsSaved = false } = {}): { config: Config; faults: string[] } {
  const { config, faults } = readConfig(env);
  const folder = dataFolderFaults(config);
  return {
    config,
    faults: [...faults, ...brandFaults(config, !readsSaved && [...faults, ...folder].length > 0), ...folder],
  };
}

/** @throws ConfigError that lists every error */
export function startConfig(env: Settings): Config {
  const { config, faults } = readStart(env);
  if (faults.length > 0) throw new ConfigError(faults);
  return config;
}

const SAVED = 'Values that were saved at /admin/settings count too; they are read once the other faults are corrected.';

/** Sample values alone are reported here only when none can be saved yet, otherwise after the database is read. */
function brandFaults(config: Config, others: boolean): string[] {
  const file = readBrandFile(config);
  const saved = mayHoldSettings(config);
  const samples = config.production && (others || !saved) ? sampleFault(file.file, layOver(file, {})) : undefined;
  return [...file.faults, ...(samples === undefined ? [] : [saved ? `${samples} ${SAVED}` : samples])];
}

/** Returns whether a database with saved settings may exist. */
export const mayHoldSettings = ({ databaseUrl, dataDir }: Config): boolean =>
  databaseUrl !== undefined || hasEmbeddedDatabase(dataDir);
