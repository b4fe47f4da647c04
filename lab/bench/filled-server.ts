import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { applicationPaths } from '../../src/contract/application-choices.ts';
import { dealPaths } from '../../src/contract/deals.ts';
import { sampleApplication, sampleDeal } from '../../tests/factories.ts';
import { type PostgresServer, startPostgres } from '../../tests/postgres-server.ts';
import { type ServerProcess, startServerProcess } from '../../tests/server-process.ts';
import { AS_OPERATED, shortLivedEnv } from '../../tests/short-lived.ts';
import { activateAdmin } from '../../tests/writers.ts';

export type Engine = 'PostgreSQL' | 'embedded';
export type Filled = {
  server: ServerProcess;
  postgres: PostgresServer | undefined;
  /** What an administrator sends along. */
  headers: { authorization: string };
  /** More rows, while the server runs on PostgreSQL. */
  fill: (rows: number) => void;
  restart: () => Promise<ServerProcess>;
};

const FILL = path.join(import.meta.dirname, 'fill-rows.ts');
/** A tenth of the memory of a small machine, and room for a million rows before the log is cut. */
const ROOM = ['shared_buffers=256MB', 'max_wal_size=4GB'];

/** The real server as it is operated, limits off, with an administrator and so many applications and deals. */
export async function withFilledServer<T>(
  engine: Engine,
  rows: number,
  work: (filled: Filled) => Promise<T>,
): Promise<T> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-'));
  const postgres = engine === 'PostgreSQL' ? await startPostgres(ROOM) : undefined;
  const settings = {
    DATA_DIR: dataDir,
    RATE_LIMIT: 'off',
    ADMIN_EMAIL: 'admin@acme.example',
    ...(postgres && { DATABASE_URL: postgres.url }),
  };
  const start = (): Promise<ServerProcess> => startServerProcess(settings, AS_OPERATED);
  const fill = (count: number): void => {
    execFileSync(process.execPath, [FILL, String(count)], { env: { ...shortLivedEnv, ...settings }, stdio: 'pipe' });
  };
  let server = await start();
  try {
    const headers = { authorization: `Bearer ${await activateAdmin(server)}` };
    await post(server, applicationPaths.en, sampleApplication(), { authorization: 'Bearer none' });
    await post(server, dealPaths.own, sampleDeal(), headers);
    const restart = async (): Promise<ServerProcess> => {
      await server.kill('SIGTERM');
      return (server = await start());
    };
    // The embedded database has one process at a time.
    await server.kill('SIGTERM');
    fill(rows);
    server = await start();
    return await work({ server, postgres, headers, fill, restart });
  } finally {
    await server.kill('SIGTERM');
    await postgres?.stop();
    fs.rmSync(dataDir, { recursive: true, force: true });
  }
}

async function post(server: ServerProcess, at: string, body: object, headers: Record<string, string>): Promise<void> {
  const answer = await fetch(server.url + at, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${at} answered ${String(answer.status)}: ${await answer.text()}`);
}
