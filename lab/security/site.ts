import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sampleBrand } from '../../src/contract/brand.ts';
import { claimNames } from '../../src/contract/claims.ts';
import { PASSWORD } from '../../tests/support/factories.ts';
import { type PostgresServer, startPostgres } from '../../tests/support/postgres-server.ts';
import { freePort, type ServerProcess, startServerProcess } from '../../tests/support/server-process.ts';
import { AS_OPERATED } from '../../tests/support/short-lived.ts';
import { makeTemplate } from '../../tests/support/test-database.ts';

export const STAFF = 'admin@acme.example';

/** New instances of the product, each started on first use. */
export type Site = {
  /** Production settings with rate limits, without users. */
  live: () => Promise<ServerProcess>;
  /** Without rate limits, with an administrator whose password is known. */
  open: () => Promise<ServerProcess>;
  /** A PostgreSQL server with the migrated template of the tests. */
  postgres: () => Promise<PostgresServer>;
  stop: () => Promise<void>;
};

export function openSite(): Site {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'security-site-'));
  const stops: (() => Promise<unknown>)[] = [];
  const once = <T>(start: () => Promise<T>, stop: (started: T) => Promise<unknown>): (() => Promise<T>) => {
    let started: Promise<T> | undefined;
    return () =>
      (started ??= start().then((one) => {
        stops.push(() => stop(one));
        return one;
      }));
  };
  return {
    live: once(
      () => startLive(path.join(folder, 'live')),
      (server) => server.kill('SIGTERM'),
    ),
    open: once(
      () => startOpen(path.join(folder, 'open')),
      (server) => server.kill('SIGTERM'),
    ),
    postgres: once(
      async () => {
        const postgres = await startPostgres();
        await makeTemplate(postgres.url);
        return postgres;
      },
      (postgres) => postgres.stop(),
    ),
    stop: async () => {
      for (const stop of stops.toReversed()) await stop();
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function startLive(dataDir: string): Promise<ServerProcess> {
  fs.mkdirSync(dataDir, { recursive: true });
  const proof = { evidence: 'A sample for the attacks', on: '2026-11-02' };
  const claims = Object.fromEntries(claimNames.map((name) => [name, proof]));
  const brandFile = path.join(dataDir, 'brand.json');
  fs.writeFileSync(
    brandFile,
    JSON.stringify({ ...sampleBrand, sample: false, testimonials: { en: [], es: [] }, claims }),
  );
  return startServerProcess(
    {
      NODE_ENV: 'production',
      EMBEDDED_IN_PRODUCTION: 'yes',
      DATA_DIR: dataDir,
      BRAND_FILE: brandFile,
      PUBLIC_URL: 'https://apply.acme.example',
      SMTP_URL: `smtp://127.0.0.1:${String(await freePort())}`,
      MAIL_FROM: 'no-reply@acme.example',
      ENCRYPTION_KEYS: `k1:${randomBytes(32).toString('base64')}`,
      LOG_LEVEL: 'silent',
    },
    AS_OPERATED,
  );
}

async function startOpen(dataDir: string): Promise<ServerProcess> {
  const settings = { DATA_DIR: dataDir, RATE_LIMIT: 'off', ADMIN_EMAIL: STAFF };
  const server = await startServerProcess(settings, AS_OPERATED);
  const token = /accept-invite\?token=([\w-]+)/.exec(server.output())?.[1];
  const answer = await postJson(`${server.url}/api/dealer/auth/accept-invite`, { token, password: PASSWORD });
  if (!answer.ok) throw new Error(`the administrator was not accepted: ${await answer.text()}`);
  return server;
}

/** Sends no Origin and no cookie. */
export const postJson = (url: string, body: unknown): Promise<Response> =>
  fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
