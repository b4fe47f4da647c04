import { readBrandFile } from './brand-file.ts';
import { type Config, ConfigError, hasEmbeddedDatabase, readConfig } from './environment.ts';
import { dataFolderFaults, movedFault } from './data-folder.ts';
import type { Settings } from './settings.ts';

/**
 * Reads the settings for a start. Also reports errors of the brand file and the data folder.
 * @param readsSaved the caller checks for samples with the saved values of the database
 */
export function readStart(env: Settings): { config: Config; faults: string[] } {
  const { config, faults } = readConfig(env);
  const moved = movedFault(config);
  return {
    config,
    faults: [
      ...faults,
      ...readBrandFile(config).faults,
      ...dataFolderFaults(config),
      ...(moved === undefined ? [] : [moved]),
    ],
  };
}

/** @throws ConfigError that lists every error */
export function startConfig(env: Settings): Config {
  const { config, faults } = readStart(env);
  if (faults.length > 0) throw new ConfigError(faults);
  return config;
}

/** Whether there is a database in which values may have been saved. */
export const mayHoldSettings = (config: Config): boolean =>
  config.databaseUrl !== undefined || (hasEmbeddedDatabase(config.dataDir) && movedFault(config) === undefined);
