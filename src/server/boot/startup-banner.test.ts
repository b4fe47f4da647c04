import fs from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { startTestApp } from '#tests/support/start-test-app.ts';
import type { App } from '#server/app.ts';
import { Secret } from '#server/crypto/secret.ts';
import { startupNotices } from './startup-banner.ts';

const t = await startTestApp();
afterAll(() => t.close());
fs.mkdirSync(path.join(t.dataDir, 'db'));

const config = { ...t.app.config, databaseUrl: undefined };
const app: App = { ...t.app, config };
const relay: App = { ...t.app, config: { ...config, smtpUrl: new Secret('smtp://mail.acme.example') } };
const open = { expiresAt: new Date('2026-11-28T15:00:00Z'), link: undefined };
const made = { ...open, link: new Secret('http://localhost:3000/dealer/accept-invite?token=sample') };
const said = (of: App, happened: Partial<Parameters<typeof startupNotices>[2]> = {}): string[] =>
  startupNotices(of, 'http://127.0.0.1:3000', {
    keysGenerated: true,
    keysBehind: [],
    searchesRows: false,
    throwAway: false,
    invitation: undefined,
    ...happened,
  });
const admin = (...given: Parameters<typeof said>): string => said(...given).at(-1) ?? '';

describe('the banner line about the first administrator', () => {
  test('shows the link when SMTP_URL is not set', () => {
    expect(admin(app, { invitation: made })).toBe(
      `  admin     admin@acme.example activates the account at ${made.link.reveal()}`,
    );
  });

  test('shows the destination of the email, never the link, when SMTP_URL is set', () => {
    expect(admin(relay, { invitation: made })).toBe(
      '  admin     admin@acme.example is invited until 2026-11-28 15:00 UTC: its email is queued for the relay of SMTP_URL',
    );
  });

  test.each([
    [
      'in the mailbox',
      app,
      `its email is in ${path.join(t.dataDir, 'outbox')}, shown at http://localhost:3000/dev/mailbox`,
    ],
    [
      'in the outbox where the mailbox is closed',
      { ...app, config: { ...config, publicUrl: 'https://apply.acme.example' } },
      `its email is in ${path.join(t.dataDir, 'outbox')}`,
    ],
    ['at the relay', relay, 'its email is queued for the relay of SMTP_URL'],
  ])('shows until when an open invitation is valid, %s, and how to replace it', (_where, of, mail) => {
    expect(admin(of, { invitation: open })).toBe(
      `  admin     an open invitation for admin@acme.example is valid until 2026-11-28 15:00 UTC: ${mail}. To replace it: npm run ops -- renew-invitation`,
    );
  });
});

describe('the banner lines about the data', () => {
  test('names the engine, database and host, never the password', () => {
    const lineOf = (databaseUrl: string | undefined): string[] =>
      said({
        ...app,
        config: { ...config, databaseUrl: databaseUrl === undefined ? undefined : new Secret(databaseUrl) },
      }).filter((line) => line.startsWith('  database  '));
    expect(lineOf(undefined)).toEqual([
      `  database  embedded, in ${path.join(t.dataDir, 'db')} (DATABASE_URL is not set)`,
    ]);
    expect(lineOf('postgres://app:hunter2@db.acme.example:6432/finance?sslmode=require')).toEqual([
      '  database  PostgreSQL, database "finance" at db.acme.example, port 6432',
    ]);
    expect(lineOf('postgres:///finance?host=/run/postgresql')).toEqual([
      '  database  PostgreSQL, database "finance" at /run/postgresql, port 5432',
    ]);
  });

  test('warns about slow searches when the database lacks pg_trgm', () => {
    expect(said(app, { searchesRows: true }).join('\n')).toContain('has no pg_trgm: searches read every row');
    expect(said(app).join('\n')).not.toContain('pg_trgm');
  });

  test('advises to back up new keys and to enter own values, except when the data folder is temporary', () => {
    const [kept, thrown] = [said(app).join('\n'), said(app, { throwAway: true }).join('\n')];
    expect(kept).toMatch(/BACK IT UP[^]+\(enter your own at .+\/admin\/settings\/setup\)/);
    expect(thrown).not.toMatch(/BACK IT UP|enter your own/);
    expect(thrown).toContain('  database  embedded, in memory (deleted at the end)');
    expect(thrown).toContain('sample values');
  });

  test('warns about an embedded database in production until EMBEDDED_IN_PRODUCTION=yes', () => {
    const live = { ...config, production: true };
    const warned = (of: Partial<typeof config>): boolean =>
      said({ ...app, config: { ...live, ...of } }).some((line) =>
        line.startsWith('  WARNING   The embedded database runs'),
      );
    expect(warned({})).toBe(true);
    expect(warned({ embeddedInProduction: true })).toBe(false);
    expect(warned({ production: false })).toBe(false);
  });

  test('names a database folder that was set aside', () => {
    expect(said(app).join()).not.toContain('set aside');
    const aside = path.join(t.dataDir, 'db', 'pg18.unfinished-1');
    fs.mkdirSync(aside);
    expect(said(app)).toContain(
      `  database  ${aside} was set aside after an interrupted first start. Delete it once you are sure that nothing is missing.`,
    );
  });
});
