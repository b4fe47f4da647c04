import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sampleBrand } from '../../src/contract/brand.ts';
import { claimNames } from '../../src/contract/claims.ts';
import { settingsPaths } from '../../src/contract/settings.ts';
import { PASSWORD } from '../../tests/support/factories.ts';
import { type HoldingRelay, startHoldingRelay } from '../../tests/support/holding-relay.ts';
import { type PostgresServer, startPostgres } from '../../tests/support/postgres-server.ts';
import { type ServerProcess, startServerProcess } from '../../tests/support/server-process.ts';
import { AS_OPERATED } from '../../tests/support/short-lived.ts';
import { makeTemplate } from '../../tests/support/test-database.ts';
import { tokenMailed } from '../faults/world.ts';

export const STAFF = 'admin@acme.example';

/** New instances of the product, each started on first use. */
export type Site = {
  /** A published site on production settings with rate limits. Its only user is the administrator who published it. */
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
  const relay = once(startHoldingRelay, ({ close }) => close());
  return {
    live: once(
      async () => startLive(path.join(folder, 'live'), await relay()),
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

async function startLive(dataDir: string, relay: HoldingRelay): Promise<ServerProcess> {
  fs.mkdirSync(dataDir, { recursive: true });
  const proof = { evidence: 'A sample for the attacks', on: '2026-11-02' };
  const claims = Object.fromEntries(claimNames.map((name) => [name, proof]));
  const brandFile = path.join(dataDir, 'brand.json');
  fs.writeFileSync(
    brandFile,
    JSON.stringify({ ...sampleBrand, sample: false, testimonials: { en: [], es: [] }, claims }),
  );
  const server = await startServerProcess(
    {
      NODE_ENV: 'production',
      EMBEDDED_IN_PRODUCTION: 'yes',
      DATA_DIR: dataDir,
      BRAND_FILE: brandFile,
      PUBLIC_URL: 'https://apply.acme.example',
      ADMIN_EMAIL: STAFF,
      SMTP_URL: relay.url,
      MAIL_FROM: 'no-reply@acme.example',
      ENCRYPTION_KEYS: `k1:${randomBytes(32).toString('base64')}`,
      LOG_LEVEL: 'silent',
    },
    AS_OPERATED,
  );
  await publish(server, await tokenMailed(relay, STAFF));
  return server;
}

/** Publishes the site as its administrator. Before that every public address answers 503. */
async function publish({ url }: ServerProcess, invitation: string): Promise<void> {
  const { token } = (await accept(url, invitation)) as { token: string };
  const answer = await fetch(url + settingsPaths.publication, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ published: true, password: PASSWORD, code: '' }),
  });
  if (!answer.ok) throw new Error(`the site was not published: ${await answer.text()}`);
}

async function accept(url: string, token: string): Promise<unknown> {
  const answer = await postJson(`${url}/api/dealer/auth/accept-invite`, { token, password: PASSWORD });
  if (!answer.ok) throw new Error(`the administrator was not accepted: ${await answer.text()}`);
  return answer.json();
}

async function startOpen(dataDir: string): Promise<ServerProcess> {
  const settings = { DATA_DIR: dataDir, RATE_LIMIT: 'off', ADMIN_EMAIL: STAFF };
  const server = await startServerProcess(settings, AS_OPERATED);
  await accept(server.url, /accept-invite\?token=([\w-]+)/.exec(server.output())?.[1] ?? '');
  return server;
}

/** Sends no Origin and no cookie. */
export const postJson = (url: string, body: unknown): Promise<Response> =>
  fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
