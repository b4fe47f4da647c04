import { readBrand } from './brand-file.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import { dataFolderFaults } from './data-folder.ts';
import type { Settings } from './settings.ts';

/** The settings as a start needs them, with the faults of what they point at: the brand's file and the data folder. */
export function readStart(env: Settings): { config: Config; faults: string[] } {
  const { config, faults } = readConfig(env);
  return { config, faults: [...faults, ...readBrand(config).faults, ...dataFolderFaults(config)] };
}

/** @throws ConfigError that lists every fault */
export function startConfig(env: Settings): Config {
  const { config, faults } = readStart(env);
  if (faults.length > 0) throw new ConfigError(faults);
  return config;
}
