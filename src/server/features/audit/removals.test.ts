import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { systemCtx } from '#server/context.ts';
import { startTestApp } from '#tests/support/start-test-app.ts';
import { audit } from '#server/lib/audit.ts';
import { readMark, writeMark } from '#server/lib/audit-mark.ts';
import { newId } from '#server/lib/ids.ts';
import { verifyAudit } from './verify.ts';

const t = await startTestApp();
afterAll(() => t.close());
const { app } = t;
const { query } = app.db;

/** Simulates the hour after an upgrade, in which nodes of the earlier version may run. */
beforeAll(async () => {
  await app.auditSealer.run();
  const read = await readMark(app.files, app.vault);
  if (read.state !== 'good') throw new Error('there is no high-water mark');
  const takeover = new Date(t.clock.now().getTime() + 3_600_000).toISOString();
  await writeMark(app.files, app.vault, { ...read.mark, epoch: read.mark.epoch + 1, takeover });
  t.clock.advance(60_000);
  await app.auditSealer.run();
});

/** Inserts an entry like a node of the earlier version: without a keyed hash. */
async function insertEarlier(action: string, kind: string, subject: string): Promise<void> {
  await sql`insert into audit (id, at, actor_kind, action, subject_kind, subject_id, detail, request_id, ip)
    values (${newId()}, ${t.clock.now()}, 'system', ${action}, ${kind}, ${subject}, '{"type": "other"}', 'system', '192.0.2.7')`.execute(
    query,
  );
}
const empty = (subject: string) =>
  sql`update audit set ip = '', detail = '{}' where subject_id = ${subject} and action = 'document.uploaded'`.execute(
    query,
  );
/** Waits until the sealer has authenticated and sealed everything. */
async function error() {
  for (;;) {
    await app.auditSealer.run();
    const mark = await readMark(app.files, app.vault);
    const verdict = await verifyAudit(query, app.vault, { mark, now: t.clock.now() });
    if (verdict.pending === 0) return verdict.fault;
  }
}

describe('entries that a node of the earlier version empties in the hour after an upgrade', () => {
  test('verify where the earlier version recorded the deletion of their subject later', async () => {
    const subject = newId();
    await insertEarlier('document.uploaded', 'document', subject);
    expect(await error()).toBeNull();
    await empty(subject);
    await insertEarlier('document.purged', 'document', subject);
    expect(await error()).toBeNull();
  });

  const changed: [name: string, write: (subject: string) => Promise<unknown>][] = [
    ['without a record of the removal', () => Promise.resolve()],
    ['with a record of a subject of another kind', (subject) => insertEarlier('deal.purged', 'deal', subject)],
    ['with a record of another subject', () => insertEarlier('document.purged', 'document', newId())],
  ];
  test.each(changed)('are reported as changed %s', async (_name, write) => {
    const subject = newId();
    await insertEarlier('document.uploaded', 'document', subject);
    expect(await error()).toBeNull();
    await empty(subject);
    await write(subject);
    expect(await error()).toMatchObject({ kind: 'changed' });
    await restore(subject);
  });

  test('are reported as changed when the deletion of their subject was recorded before the entry', async () => {
    const subject = newId();
    await insertEarlier('document.purged', 'document', subject);
    expect(await error()).toBeNull();
    await insertEarlier('document.uploaded', 'document', subject);
    expect(await error()).toBeNull();
    await empty(subject);
    expect(await error()).toMatchObject({ kind: 'changed' });
    await restore(subject);
  });

  test('are reported as changed when this version wrote them', async () => {
    const subject = newId();
    await app.db.tx((tx) =>
      audit(
        tx,
        { ...systemCtx(t.clock.now()), ip: '192.0.2.7' },
        'document.uploaded',
        { kind: 'document', id: subject },
        {
          type: 'other',
        },
      ),
    );
    expect(await error()).toBeNull();
    await empty(subject);
    await insertEarlier('document.purged', 'document', subject);
    expect(await error()).toMatchObject({ kind: 'changed' });
    await restore(subject);
  });
});

const restore = (subject: string) =>
  sql`update audit set ip = '192.0.2.7', detail = '{"type": "other"}'
    where subject_id = ${subject} and action = 'document.uploaded'`.execute(query);
