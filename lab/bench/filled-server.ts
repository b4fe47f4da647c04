import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { applicationPaths } from '../../src/contract/application-choices.ts';
import { dealPaths } from '../../src/contract/deals.ts';
import { sampleApplication, sampleDeal } from '../../tests/support/factories.ts';
import { type PostgresServer, startPostgres } from '../../tests/support/postgres-server.ts';
import { type ServerProcess, startServerProcess } from '../../tests/support/server-process.ts';
import { AS_OPERATED, shortLivedEnv } from '../../tests/support/short-lived.ts';
import { activateAdmin, until } from '../../tests/support/writers.ts';
import { familyOf, stateOf } from '../faults/database-down.ts';
import type { Group } from '../faults/machine.ts';

export type Engine = 'PostgreSQL' | 'embedded';
export type Filled = {
  server: ServerProcess;
  postgres: PostgresServer | undefined;
  settings: Record<string, string>;
  headers: { authorization: string };
  /** Adds rows while the server runs on PostgreSQL. */
  fill: (rows: number) => void;
};
type Options = {
  settings?: Record<string, string>;
  /** Limits the server and PostgreSQL once the rows are stored. */
  group?: Group;
};

export const ADMIN = 'admin@acme.example';
const FILL = path.join(import.meta.dirname, 'fill-rows.ts');
/** 10% of the memory of a small machine, and enough WAL for a million rows between checkpoints. */
const ROOM = ['shared_buffers=256MB', 'max_wal_size=4GB'];

/** Runs the server as in operation, without rate limits, with an administrator, applications and deals. */
export async function withFilledServer<T>(
  engine: Engine,
  rows: number,
  work: (filled: Filled) => Promise<T>,
  { settings: more = {}, group }: Options = {},
): Promise<T> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-'));
  const postgres = engine === 'PostgreSQL' ? await startPostgres(group ? [] : ROOM) : undefined;
  const first = {
    DATA_DIR: dataDir,
    RATE_LIMIT: 'off',
    ADMIN_EMAIL: ADMIN,
    ...(postgres && { DATABASE_URL: postgres.url }),
  };
  const settings = { ...first, ...more };
  const fill = (count: number): void => {
    execFileSync(process.execPath, [FILL, String(count)], { env: { ...shortLivedEnv, ...settings }, stdio: 'pipe' });
  };
  let server: ServerProcess | undefined;
  try {
    // Without a relay, the first start prints the administrator's invitation.
    server = await startServerProcess(first, AS_OPERATED);
    const headers = { authorization: `Bearer ${await activateAdmin(server)}` };
    await postTo(server, applicationPaths.en, sampleApplication(), { authorization: 'Bearer none' });
    await postTo(server, dealPaths.own, sampleDeal(), headers);
    // The embedded database allows one process at a time.
    await server.kill('SIGTERM');
    fill(rows);
    if (group && postgres) await restartIn(group, postgres);
    server = await startServerProcess(settings, AS_OPERATED, { by: group?.by ?? [] });
    return await work({ server, postgres, settings, headers, fill });
  } finally {
    await server?.kill('SIGTERM');
    await postgres?.stop();
    fs.rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Memory counts for the group of its first use, so PostgreSQL restarts before it is moved. */
async function restartIn(group: Group, postgres: PostgresServer): Promise<void> {
  const pid = postgres.pid();
  process.kill(pid, 'SIGINT');
  await until(() => stateOf(pid) === '');
  await postgres.startAgain();
  for (const one of familyOf(postgres.pid())) group.add(one);
}

/** Sends JSON that the server must accept. */
export async function postTo<T>(
  server: { url: string },
  at: string,
  body: object,
  headers: Record<string, string>,
): Promise<T> {
  const answer = await fetch(server.url + at, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${at} answered ${String(answer.status)}: ${await answer.text()}`);
  return (await answer.json()) as T;
}
