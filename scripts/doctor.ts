import fs from 'node:fs';
import path from 'node:path';
import { type Brand, UNDECIDED_MONTHS } from '#contract/brand.ts';
import { openServer } from '#server/adapters/db/open.ts';
import { loadBrand } from '#server/brand-file.ts';
import { type Config, ConfigError, parseConfig, readEnvironment } from '#server/config.ts';
import { settings } from '#server/settings.ts';

/** npm run doctor: what is configured, what is a default, what must change before going live. Changes nothing. */
const HIDDEN = /URL|KEYS$|TOKEN/;
const env = readEnvironment();

say(
  'Settings',
  Object.entries(settings).map(([name, [fallback, meaning]]) => {
    const value = env[name];
    const shown =
      value === undefined
        ? `default ${fallback === '' ? '(unset)' : fallback}`
        : HIDDEN.test(name) && name !== 'PUBLIC_URL'
          ? 'set'
          : value;
    return `${name.padEnd(21)} ${shown.padEnd(28)} ${meaning}`;
  }),
);

const faults = faultsOf(() => parseConfig(env));
const config = faults.length === 0 ? parseConfig(env) : undefined;
if (config) {
  const brandFaults = faultsOf(() => loadBrand(config));
  faults.push(...brandFaults);
  say('This installation', [
    `data folder           ${config.dataDir}${fs.existsSync(config.dataDir) ? '' : ' (not there yet)'}`,
    `database              ${config.databaseUrl ? await pingWords(config) : `embedded${fs.existsSync(path.join(config.dataDir, 'db', 'pg18.ok')) ? '' : ', not made yet'}`}`,
    `mail                  ${config.smtpUrl ? 'SMTP' : 'files in the outbox folder'}`,
    `encryption keys       ${config.keySource === 'setting' ? 'from ENCRYPTION_KEYS' : 'generated into the data folder'}`,
    `retention             ${retentionWords(config, brandFaults.length > 0 ? undefined : loadBrand(config))}`,
    `brand                 ${brandFaults.length > 0 ? 'has faults' : loadBrand(config).sample ? 'sample values' : 'own values'}`,
  ]);
}
say('Faults', faults.length > 0 ? faults : ['none']);

const live = faultsOf(() => {
  const production = parseConfig({ ...env, NODE_ENV: 'production' });
  loadBrand(production);
});
if (config && faultsOf(() => loadBrand({ ...config, production: true })).length > 0)
  live.push(...faultsOf(() => loadBrand({ ...config, production: true })));
say('Before going live', live.length > 0 ? [...new Set(live)] : ['nothing is missing: set NODE_ENV=production']);
process.exit(faults.length > 0 ? 1 : 0);

function faultsOf(work: () => unknown): string[] {
  try {
    work();
    return [];
  } catch (error) {
    return error instanceof ConfigError ? error.faults : [error instanceof Error ? error.message : String(error)];
  }
}

function retentionWords({ retention }: Config, brand: Brand | undefined): string {
  const months = brand?.retentionMonths;
  const applications = months
    ? `applications ${String(months)} months after the decision, ${String(months + UNDECIDED_MONTHS)} after arrival without one (retentionMonths in the brand); `
    : '';
  return `${applications}mails ${String(retention.mailDays)} days; ended sessions and invitations ${String(retention.endedDays)} days`;
}

async function pingWords(of: Config): Promise<string> {
  const db = openServer(of.databaseUrl?.reveal() ?? '', 1);
  try {
    await db.ping();
    return 'PostgreSQL, answers';
  } catch (error) {
    return `PostgreSQL, does not answer (${error instanceof Error ? ((error as { code?: string }).code ?? error.name) : 'unknown'})`;
  } finally {
    await db.close();
  }
}

function say(title: string, lines: string[]): void {
  console.log(`\n${title}\n${lines.map((line) => `  ${line}`).join('\n')}`);
}
