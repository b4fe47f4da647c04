import { readBrandFile } from './brand-file.ts';
import { type Config, ConfigError, hasEmbeddedDatabase, readConfig } from './environment.ts';
import { dataFolderErrors, movedError } from './data-folder.ts';
import type { Settings } from './settings.ts';

/**
 * Reads the settings for a start. Also reports errors of the brand file and the data folder.
 * @param readsSaved the caller checks for samples with the saved values of the database
 */
export function readStart(env: Settings): { config: Config; errors: string[] } {
  const { config, errors } = readConfig(env);
  const moved = movedError(config);
  return {
    config,
    errors: [
      ...errors,
      ...readBrandFile(config).errors,
      ...dataFolderErrors(config),
      ...(moved === undefined ? [] : [moved]),
    ],
  };
}

/** @throws ConfigError that lists every error */
export function startConfig(env: Settings): Config {
  const { config, errors } = readStart(env);
  if (errors.length > 0) throw new ConfigError(errors);
  return config;
}

/** Whether there is a database in which values may have been saved. */
export const mayHoldSettings = (config: Config): boolean =>
  config.databaseUrl !== undefined || (hasEmbeddedDatabase(config.dataDir) && movedError(config) === undefined);
