import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Writable } from 'node:stream';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type { App } from '#server/app.ts';
import { parseConfig } from '#server/config/environment.ts';
import { openPasswords, type Passwords } from '#server/crypto/password-hash.ts';
import { openLog } from '#server/lib/log.ts';
import { buildServer } from '#server/http/build-server.ts';
import type { Settings } from '#server/config/settings.ts';
import { type Parts, startApp } from '#server/boot/start.ts';
import { fakeClock, fakeMailer, fakePrinter } from './fake-parts.ts';
import { openTestDatabase } from './test-database.ts';

export type TestApp = {
  app: App;
  server: FastifyInstance;
  mailer: ReturnType<typeof fakeMailer>;
  clock: ReturnType<typeof fakeClock>;
  logged: () => string;
  dataDir: string;
  /** Returns a browser client with a CSRF token. It sends the cookie, the header and the product's Origin. */
  browser: (headers?: Record<string, string>) => Promise<TestClient>;
  close: () => Promise<void>;
};
export type TestClient = {
  token: string;
  cookie: string;
  send: (
    method: string,
    url: string,
    body?: unknown,
    headers?: Record<string, string>,
  ) => Promise<LightMyRequestResponse>;
};

/**
 * Starts the application on a real database, with a fake clock, mailer and printer, and the lowest cost of password
 * hashes. Rate limits are off by default.
 * The database uses the fake clock. `aheadMs` is the lead of this node's clock over the database.
 */
export async function startTestApp(
  settings: Settings = {},
  {
    printer = fakePrinter(),
    passwords = openPasswords({ memoryCost: 8, timeCost: 1 }),
    aheadMs = 0,
  }: Pick<Parts, 'printer'> & { passwords?: Passwords; aheadMs?: number } = {},
): Promise<TestApp> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'app-test-'));
  const config = parseConfig({
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    RATE_LIMIT: 'off',
    PUBLIC_URL: 'http://localhost:3000',
    ADMIN_EMAIL: 'admin@acme.example',
    ...settings,
  });
  let text = '';
  const lines = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      text += chunk.toString();
      done();
    },
  });
  const clock = fakeClock();
  const mailer = fakeMailer();
  const started = await startApp(config, openLog('debug', lines), {
    db: await openTestDatabase(clock),
    mailer,
    clock: { ...clock, now: () => new Date(clock.now().getTime() + aheadMs) },
    printer,
  });
  started.app.passwords = passwords;
  const server = await buildServer(started.app, started.readiness);
  return {
    app: started.app,
    server,
    mailer,
    clock,
    logged: () => text,
    dataDir,
    browser: (headers) => openBrowser(server, headers),
    close: async () => {
      await server.close();
      await started.close();
      fs.rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function openBrowser(server: FastifyInstance, extra: Record<string, string> = {}): Promise<TestClient> {
  const answer = await server.inject({ url: '/api/csrf-token', headers: { host: 'localhost:3000' } });
  const token = answer.json<{ csrfToken: string }>().csrfToken;
  const cookie = `csrf_token=${token}`;
  return {
    token,
    cookie,
    send: (method, url, body, headers = {}) =>
      server.inject({
        method,
        url,
        headers: {
          host: 'localhost:3000',
          origin: 'http://localhost:3000',
          cookie,
          'x-csrf-token': token,
          ...extra,
          ...headers,
        },
        ...(body === undefined ? {} : { payload: body as object }),
      }),
  };
}
