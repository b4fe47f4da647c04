import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { openServer } from '#server/db/open.ts';
import { parseConfig } from '#server/config/environment.ts';
import type { Ctx, StaffActor } from '#server/context.ts';
import { audit } from '#server/lib/audit.ts';
import { staffActor } from '#tests/support/actors.ts';
import { newId } from '#server/lib/ids.ts';
import { openLog } from '#server/lib/log.ts';
import { checkAudit } from '#server/features/audit/verify.ts';
import { startApp, type Started } from '#server/boot/start.ts';
import { runScript } from '#tests/support/run-script.ts';
import { newTestDatabaseUrl } from '#tests/support/test-database.ts';

/** The simulated attackers can write to the database. They have neither a key nor access to files. */
type Settings = Record<'DATA_DIR' | 'DATABASE_URL' | 'RATE_LIMIT', string>;
type Installation = { settings: Settings; remove: () => Promise<void> };
const installations: Installation[] = [];
afterAll(async () => {
  for (const one of installations) await one.remove();
});

async function newInstallation(): Promise<Installation> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'audit-attack-'));
  const database = await newTestDatabaseUrl();
  const one: Installation = {
    settings: { DATA_DIR: dataDir, RATE_LIMIT: 'off', DATABASE_URL: database.url },
    remove: async () => {
      await database.drop();
      fs.rmSync(dataDir, { recursive: true, force: true });
    },
  };
  installations.push(one);
  return one;
}

const start = ({ settings }: Installation): Promise<Started> =>
  startApp(parseConfig({ NODE_ENV: 'test', ...settings }), openLog('silent'));

const actor = staffActor({ userId: newId(), accountId: newId(), email: 'sample@acme.example' });
const ctxOf = (started: Started): Ctx<StaffActor> => ({
  actor,
  now: started.app.clock.now(),
  requestId: 'sample',
  lang: 'en',
  ip: '192.0.2.7',
  userAgent: '',
});

/** Returns what the audit screen of a running server reports after its sealer has run. */
const seenOnScreen = (started: Started) =>
  vi.waitFor(
    async () => {
      const verdict = await checkAudit(started.app, ctxOf(started), undefined);
      if (verdict.fault === null && verdict.pending > 0) throw new Error('entries wait for the sealer');
      return verdict;
    },
    { timeout: 240_000, interval: 1500 },
  );

/** Creates a stopped installation with 20 sealed entries about one user. */
async function used(): Promise<Installation> {
  const one = await newInstallation();
  const started = await start(one);
  for (let n = 0; n < 20; n++)
    await started.app.db.tx((tx) =>
      audit(tx, ctxOf(started), 'session.refused', { kind: 'user', id: actor.userId }, { factor: 'password' }),
    );
  await seenOnScreen(started);
  await started.close();
  return one;
}

async function attack({ settings }: Installation, statements: string[]): Promise<void> {
  const db = openServer(settings.DATABASE_URL);
  for (const statement of statements) await sql.raw(statement).execute(db.query);
  await db.close();
}

const FORGED = `insert into audit (id, at, actor_kind, actor_id, action, subject_kind, subject_id, detail, request_id, ip)
  values (gen_random_uuid(), now(), 'user', '${newId()}', 'application.revealed', 'application', '${newId()}',
    '{"field": "principalSsnEncrypted"}', 'forged', '192.0.2.99')`;

const attacks: [what: string, statements: string[]][] = [
  [
    'a rewritten history: the chain taken off, entries deleted and changed, the anchor deleted',
    [
      `update audit set seq = null, previous_hash = null, content_mac = null, hash = null`,
      `delete from audit where id <> (select id from audit order by id limit 1)`,
      `update audit set at = at - interval '1 day', ip = '192.0.2.98'`,
      `delete from audit_anchor`,
    ],
  ],
  ['a forged entry', [FORGED]],
  [
    'emptied entries and a forged record of their removal',
    [
      `update audit set ip = '', detail = '{}' where action = 'session.refused'`,
      `insert into audit (id, at, actor_kind, action, subject_kind, subject_id, detail, request_id, ip)
        values (gen_random_uuid(), now(), 'system', 'document.purged', 'document', '${actor.userId}', '{}', 'system', '')`,
    ],
  ],
];

describe('audit attack with write access to the database only', () => {
  test.each(attacks)('is reported by the running server and by the verify command: %s', async (_what, statements) => {
    const one = await used();
    await attack(one, statements);
    const started = await start(one);
    const verdict = await seenOnScreen(started);
    await started.close();
    const { code, output } = await runScript('verify-audit.ts', [], one.settings);
    expect(code, output).toBe(1);
    expect(output).not.toContain('Nothing was changed');
    expect(verdict).not.toMatchObject({ fault: null, rejected: 0 });
    expect(output, 'names the entry').toMatch(/Entry [\d,]+|[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/);
  });

  test('is reported when the newest entry is deleted before the mark names it and another takes its number', async () => {
    const started = await start(await used());
    const write = () =>
      started.app.db.tx((tx) =>
        audit(tx, ctxOf(started), 'session.refused', { kind: 'user', id: actor.userId }, { factor: 'password' }),
      );
    // The first sealed entry after a start is marked at once.
    for (let n = 0; n < 2; n++) {
      await write();
      await seenOnScreen(started);
    }
    await started.app.db.tx(async (tx) => {
      const newest = sql`select max(seq) from audit`;
      await sql`select * from audit_anchor for update`.execute(tx);
      await sql`delete from audit where seq = (${newest})`.execute(tx);
      await sql`update audit_anchor set (seq, hash) = (select seq, hash from audit where seq = (${newest}))`.execute(
        tx,
      );
    });
    await write();
    await vi.waitFor(
      () => expect(started.app.auditSealer.warnings()).toContain('the audit log does not reach its high-water mark'),
      { timeout: 240_000 },
    );
    expect(await seenOnScreen(started)).toMatchObject({ fault: { kind: 'mark' } });
    await started.close();
  });

  test('accepted with --renew-mark is listed as accepted, and the command ends with 0', async () => {
    const one = await used();
    await attack(one, [FORGED]);
    expect((await runScript('verify-audit.ts', [], one.settings)).code).toBe(1);
    expect((await runScript('verify-audit.ts', ['--renew-mark'], one.settings)).code).toBe(0);
    const { code, output } = await runScript('verify-audit.ts', [], one.settings);
    expect(output).toMatch(
      /1 entry without a valid hash, accepted on \d{4}-\d\d-\d\d by --renew-mark: [\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}\./,
    );
    expect(code, output).toBe(0);
  });

  test('is not reported for an unchanged installation', async () => {
    const one = await used();
    await attack(one, []);
    const started = await start(one);
    expect(await seenOnScreen(started)).toMatchObject({ fault: null });
    await started.close();
    const { code, output } = await runScript('verify-audit.ts', [], one.settings);
    expect(output).toContain('Nothing was changed, removed or moved.');
    expect(code).toBe(0);
  });
});
