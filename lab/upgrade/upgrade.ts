import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseConfig } from '../../src/server/config/environment.ts';
import { openVault, type Vault } from '../../src/server/crypto/vault.ts';
import type { OpenDb } from '../../src/server/db/open.ts';
import { openKeyProvider } from '../../src/server/boot/open-key-provider.ts';
import { type HoldingRelay, startHoldingRelay } from '../../tests/support/holding-relay.ts';
import { startPostgres } from '../../tests/support/postgres-server.ts';
import { runScript } from '../../tests/support/run-script.ts';
import { type SalesforceStandIn, startSalesforce } from '../../tests/support/salesforce-stand-in/start.ts';
import { freePort, type ServerProcess, startServerProcess } from '../../tests/support/server-process.ts';
import { AS_OPERATED } from '../../tests/support/short-lived.ts';
import { until } from '../../tests/support/writers.ts';
import type { Engine } from '../faults/world.ts';
import { askAgain, untilDelivered } from './ask-again.ts';
import { compareRows, emptyColumns } from './compare.ts';
import { decryptAll, unlistedContexts } from './encrypted.ts';
import { ADMIN, fill } from './fill.ts';
import { leaveJobs, METRICS_TOKEN, openJobs, QUEUES, withSalesforce } from './leave-jobs.ts';
import { moveJobs, readOpenJobs, readRows, readUnfinished, type Settings, withData } from './snapshot.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

export type Outcome = { row: Record<string, string>; differences: string[]; notCovered: string[] };

/** Fills the released version in the folder `old`, stops it, starts this version on its data, and compares. */
export async function upgrade(engine: Engine, old: string): Promise<Outcome> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'upgrade-'));
  const [relay, org] = [await startHoldingRelay(), await startSalesforce()];
  const postgres = engine === 'PostgreSQL' ? await startPostgres() : undefined;
  const servers: ServerProcess[] = [];
  const settings: Settings = {
    ...(postgres && { DATABASE_URL: postgres.url }),
    DATA_DIR: path.join(folder, 'data'),
    PORT: String(await freePort()),
    RATE_LIMIT: 'off',
    ADMIN_EMAIL: ADMIN,
    SMTP_URL: relay.url,
    MAIL_FROM: 'portal@acme.example',
    METRICS_TOKEN,
  };
  const start = async (root: string, more: Settings = {}): Promise<ServerProcess> => {
    const server = await startServerProcess({ ...settings, ...more }, AS_OPERATED, { root });
    servers.push(server);
    return server;
  };
  try {
    return await run({ settings, relay, org, start, old });
  } catch (error) {
    const said = servers.map((server) => server.output()).join('\n');
    throw new Error(`${(error as Error).message}\n${said.slice(-4000)}`, { cause: error });
  } finally {
    for (const server of servers) await server.kill('SIGKILL');
    await relay.close();
    await org.close();
    await postgres?.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

type World = {
  settings: Settings;
  relay: HoldingRelay;
  org: SalesforceStandIn;
  start: (root: string, more?: Settings) => Promise<ServerProcess>;
  old: string;
};

async function run({ settings, relay, org, start, old }: World): Promise<Outcome> {
  const builtIn = await start(old);
  const filled = await fill(builtIn, relay);
  await until(async () => (await openJobs(builtIn, ['deliver-mail', 'make-signed-copy'])) === 0);
  await builtIn.kill('SIGTERM');
  const external = withSalesforce(org);
  await leaveJobs(await start(old, { ...external, SALESFORCE_POLL_SECONDS: '1' }), filled, { relay, org });

  const { before, jobs } = await withData(settings, async (db) => {
    const found = { before: await readRows(db), jobs: await readOpenJobs(db) };
    await moveJobs(db, 'later');
    return found;
  });
  const migrating = await start(ROOT, { ...external, LOG_LEVEL: 'info' });
  // The start encrypts the chats of the released version within seconds.
  await until(() => migrating.output().includes('were redacted and encrypted'));
  await migrating.kill('SIGTERM');
  const kept = await withData(settings, async (db) => {
    const [vault, after] = [await vaultOf(db, settings), await readRows(db)];
    await moveJobs(db, 'now');
    return { compared: compareRows(before, after, vault), decrypted: decryptAll(before, after, vault) };
  });

  const now = await start(ROOT, external);
  const asked = await askAgain(now, filled);
  relay.hold(undefined);
  org.faults.clear();
  const emails = await untilDelivered(now, relay, before);
  await now.kill('SIGTERM');
  const unfinished = await withData(settings, (db) => readUnfinished(db, jobs));
  const audit = await runScript('ops.ts', ['verify-audit'], { ...settings, ...external });

  const { compared, decrypted } = kept;
  const ran = QUEUES.map((queue) => jobs.filter(({ name }) => name === queue).length);
  return {
    notCovered: emptyColumns(before),
    row: {
      Tables: String(compared.tables),
      'Rows before': String(compared.rows),
      'Rows kept': String(compared.kept),
      'Encrypted columns (values)': `${String(decrypted.columns)} (${String(decrypted.values)})`,
      ...asked.row,
      'Audit entries verified': /[\d,]+/.exec(audit.output)?.[0] ?? '0',
      'Jobs that ran': `${String(jobs.length - unfinished.length)} of ${String(jobs.length)}`,
    },
    differences: [
      ...compared.differences,
      ...decrypted.differences,
      ...unlistedContexts(old),
      ...unlistedContexts(ROOT),
      ...asked.differences,
      ...emails,
      ...QUEUES.filter((_, at) => ran[at] === 0).map((queue) => `no job of ${queue} was left`),
      ...unfinished.map(({ name, id, state }) => `job ${name} ${id} is ${state}`),
      ...(audit.code === 0 ? [] : [`verify-audit exited with ${String(audit.code)}: ${audit.output}`]),
    ],
  };
}

async function vaultOf(db: OpenDb, settings: Settings): Promise<Vault> {
  const keyProvider = await openKeyProvider(parseConfig({ NODE_ENV: 'development', ...settings }));
  if (!keyProvider) throw new Error('the keys of the installation are missing');
  return openVault(db, keyProvider, new Date());
}
