import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { systemCtx } from '#server/context.ts';
import { startTestApp } from '#tests/support/start-test-app.ts';
import { audit } from '#server/lib/audit.ts';
import { contentMac, rowMac } from '#server/lib/audit-chain.ts';
import { newId } from '#server/lib/ids.ts';
import { sealAudit } from './seal.ts';
import { verifyAudit } from './verify.ts';

const t = await startTestApp();
afterAll(() => t.close());
const { db, vault } = t.app;

const writeAll = (subjects: string[]) =>
  db.tx(async (tx) => {
    for (const id of subjects)
      await audit(tx, systemCtx(t.clock.now()), 'session.closed', { kind: 'session', id }, { rows: 1 });
  });
const write = (subject: string) => writeAll([subject]);
const verdict = (noted?: { seq: number; hash: string }) => verifyAudit(db.query, vault, { noted });
/** The application's own sealer may run at the same time. Only one of them seals. */
const seal = async (): Promise<void> => {
  do await sealAudit(db, vault, t.clock.now());
  while ((await verdict()).pending > 0);
};
const chained = () => db.query.selectFrom('audit').select(['seq', 'subject_id', 'hash']).orderBy('seq').execute();
const run = (statement: string) => sql.raw(statement).execute(db.query);

// Uses the same lock order as the application's own sealer.
beforeEach(async () => {
  await run('truncate audit_anchor, audit');
  for (const subject of ['a', 'b', 'c', 'd', 'e']) await write(subject);
  await seal();
});

describe('the chain of audit rows', () => {
  test('links each row to the previous one, and the anchor contains the last', async () => {
    const rows = await chained();
    expect(rows.map((row) => [row.seq, row.subject_id])).toEqual([
      [1, 'a'],
      [2, 'b'],
      [3, 'c'],
      [4, 'd'],
      [5, 'e'],
    ]);
    expect(await verdict()).toEqual({
      rows: 5,
      pending: 0,
      takenOver: 0,
      rejected: 0,
      rejectedIds: [],
      accepted: [],
      mark: null,
      seal: { seq: 5, hash: rows[4]?.hash, at: t.clock.now().toISOString() },
      fault: null,
    });
  });

  test('appends a row whose transaction commits late', async () => {
    const row = {
      id: newId(),
      at: t.clock.now(),
      actor_kind: 'system' as const,
      actor_id: null,
      action: 'session.closed',
      subject_kind: 'session',
      subject_id: 'late',
      request_id: 'r',
    };
    await write('f');
    await seal();
    const content_mac = contentMac(vault, { id: row.id, ip: '', detail: {} });
    const macs = { content_mac, row_mac: rowMac(vault, { ...row, content_mac }) };
    await db.query
      .insertInto('audit')
      .values({ ...row, detail: '{}', ip: '', ...macs })
      .execute();
    await seal();
    expect((await chained()).map((row) => row.subject_id)).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'late']);
    expect((await verdict()).fault).toBeNull();
  });

  test('does not report a row that waits for the sealer', async () => {
    await run('truncate audit_anchor, audit');
    await write('x');
    const { rows, pending, fault: error } = await verdict();
    expect([rows + pending, error]).toEqual([1, null]);
  });

  test('reports rows outside the chain without a valid hash, at most 20 by id', async () => {
    const forged = Array.from({ length: 22 }, newId);
    for (const id of forged)
      await run(`insert into audit (id, at, actor_kind, action, subject_kind, subject_id, detail, request_id, ip)
        values ('${id}', now(), 'system', 'session.closed', 'session', 'x', '{}', 'system', '')`);
    expect(await verdict()).toMatchObject({ rejected: 22, rejectedIds: forged.slice(0, 20) });
  });

  test('does not report the very first batch when it is sealed during the check', async () => {
    await run('truncate audit_anchor, audit');
    await write('x');
    const meanwhile = { sealed: false };
    const query = db.query.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        if (!meanwhile.sealed) {
          meanwhile.sealed = true;
          await seal();
        }
        return result;
      },
    });
    expect(await verifyAudit(query, vault)).toMatchObject({ rows: 1, pending: 0, fault: null });
  });

  test('has no gap when several nodes seal while rows are written', async () => {
    const writers = [1, 2, 3, 4].map(async (writer) => {
      for (let i = 0; i < 40; i++) await write(`${String(writer)}-${String(i)}`);
    });
    const done = { now: false };
    const nodes = [1, 2, 3].map(async () => {
      while (!done.now) await seal();
    });
    await Promise.all(writers);
    done.now = true;
    await Promise.all(nodes);
    await seal();
    expect(await verdict()).toMatchObject({ rows: 165, pending: 0, fault: null });
  });

  test('extends over several batches and pages', async () => {
    await writeAll(Array.from({ length: 1200 }, (_, n) => String(n)));
    await seal();
    expect(await verdict()).toMatchObject({ rows: 1205, pending: 0, fault: null });
    await run(`update audit set detail = '{"rows": 2}' where seq = 1100`);
    expect(await verdict()).toMatchObject({ rows: 1099, fault: { kind: 'changed', seq: 1100 } });
  });
});

describe('a check of the audit chain reports', () => {
  test.each([
    ['its details', `detail = '{"rows": 2}'`],
    ['the time', `at = at + interval '1 second'`],
    ['who did it', `actor_id = gen_random_uuid()`],
    ['what was done', `action = 'session.opened'`],
    ['what it was about', `subject_id = 'z'`],
    ['where it came from', `ip = '192.0.2.1'`],
    ['its hash', `hash = repeat('x', 43)`],
    ['the details, emptied without a recorded deletion', `detail = '{}'`],
  ])('a changed row: %s', async (_what, change) => {
    await run(`update audit set ${change} where seq = 3`);
    expect(await verdict()).toMatchObject({ rows: 2, fault: { kind: 'changed', seq: 3 } });
  });

  test('a changed row whose hashes were rewritten without the key', async () => {
    await run(`update audit set action = 'session.opened', hash = md5(random()::text) where seq = 3`);
    expect((await verdict()).fault).toMatchObject({ kind: 'changed', seq: 3 });
  });

  test.each([1, 3])('a removed row: %i', async (seq) => {
    await run(`delete from audit where seq = ${String(seq)}`);
    expect(await verdict()).toMatchObject({ rows: seq - 1, fault: { kind: 'removed', seq } });
  });

  test('a removed row, even if later rows are renumbered', async () => {
    await run('delete from audit where seq = 3');
    await run('update audit set seq = seq - 1 where seq > 3');
    expect((await verdict()).fault).toMatchObject({ kind: 'removed', seq: 3 });
  });

  test('two swapped rows', async () => {
    await run('update audit set seq = -seq where seq in (2, 4)');
    await run('update audit set seq = 6 + seq where seq < 0');
    expect(await verdict()).toMatchObject({ rows: 1, fault: { kind: 'moved', seq: 2 } });
  });

  test('a removed tail', async () => {
    await run('delete from audit where seq > 3');
    expect(await verdict()).toMatchObject({ rows: 3, fault: { kind: 'removed', seq: 4 } });
  });

  test('a removed tail with a moved anchor only if an earlier seal was noted', async () => {
    const { seal: noted } = await verdict();
    await run('delete from audit where seq > 3');
    await run('update audit_anchor set seq = 3, hash = (select hash from audit where seq = 3)');
    expect((await verdict()).fault).toBeNull();
    expect(noted && (await verdict(noted)).fault).toMatchObject({ kind: 'removed', seq: 4 });
  });

  test('a missing or changed anchor', async () => {
    await run(`update audit_anchor set hash = repeat('x', 43)`);
    expect((await verdict()).fault).toMatchObject({ kind: 'anchor', seq: 5 });
    await run('delete from audit_anchor');
    expect((await verdict()).fault).toMatchObject({ kind: 'anchor', seq: 5 });
  });

  test('an empty log', async () => {
    await run('delete from audit');
    expect(await verdict()).toMatchObject({ rows: 0, fault: { kind: 'removed', seq: 1 } });
  });

  test('no error for a noted seal after more rows', async () => {
    const { seal: noted } = await verdict();
    await write('more');
    await seal();
    expect(noted && (await verdict(noted)).fault).toBeNull();
  });
});

describe('a failed seal', () => {
  test('chains no row when the anchor cannot be written', async () => {
    await run('truncate audit_anchor, audit');
    await run('alter table audit_anchor add constraint refuses check (seq = 0)');
    await write('x');
    await write('y');
    await expect(seal()).rejects.toThrow('refuses');
    expect((await chained()).map((row) => row.seq)).toEqual([null, null]);
    await run('alter table audit_anchor drop constraint refuses');
    await seal();
    expect(await verdict()).toMatchObject({ rows: 2, pending: 0, fault: null });
  });
});
