import { layOver, readBrandFile, sampleFault } from './brand-file.ts';
import { type Config, ConfigError, hasEmbeddedDatabase, readConfig } from './environment.ts';
import { dataFolderFaults } from './data-folder.ts';
import type { Settings } from './settings.ts';

/** The settings as a start needs them, with the faults of what they point at: the brand's file and the data folder. */
export function readStart(env: Settings): { config: Config; faults: string[] } {
  const { config, faults } = readConfig(env);
  return { config, faults: [...faults, ...brandFaults(config), ...dataFolderFaults(config)] };
}

/** @throws ConfigError that lists every fault */
export function startConfig(env: Settings): Config {
  const { config, faults } = readStart(env);
  if (faults.length > 0) throw new ConfigError(faults);
  return config;
}

/** Samples are told with the other faults where nothing can have been saved yet; else once the database is read. */
function brandFaults(config: Config): string[] {
  const file = readBrandFile(config);
  const samples = config.production && !mayHoldSettings(config) ? sampleFault(file.file, layOver(file, {})) : undefined;
  return [...file.faults, ...(samples === undefined ? [] : [samples])];
}

/** Whether there is a database in which values may have been saved. */
export const mayHoldSettings = ({ databaseUrl, dataDir }: Config): boolean =>
  databaseUrl !== undefined || hasEmbeddedDatabase(dataDir);
