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
/** The application's own sealer may be at it just then, and one that finds another lets it go on. */
const seal = async (): Promise<void> => {
  do await sealAudit(db, vault, t.clock.now());
  while ((await verdict()).pending > 0);
};
const chained = () => db.query.selectFrom('audit').select(['seq', 'subject_id', 'hash']).orderBy('seq').execute();
const run = (statement: string) => sql.raw(statement).execute(db.query);

// In the order in which the application's own sealer locks the two tables.
beforeEach(async () => {
  await run('truncate audit_anchor, audit');
  for (const subject of ['a', 'b', 'c', 'd', 'e']) await write(subject);
  await seal();
});

describe('design 4: one sealer chains the audit rows in order', () => {
  test('each follows the one before, and the anchor holds the last', async () => {
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

  test('a row whose transaction commits late is not left out: it comes next', async () => {
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

  test('what is not sealed yet waits, and is no fault', async () => {
    await run('truncate audit_anchor, audit');
    await write('x');
    const { rows, pending, fault } = await verdict();
    expect([rows + pending, fault]).toEqual([1, null]);
  });

  test('names rows outside the chain without a valid hash, 20 at most', async () => {
    const forged = Array.from({ length: 22 }, newId);
    for (const id of forged)
      await run(`insert into audit (id, at, actor_kind, action, subject_kind, subject_id, detail, request_id, ip)
        values ('${id}', now(), 'system', 'session.closed', 'session', 'x', '{}', 'system', '')`);
    expect(await verdict()).toMatchObject({ rejected: 22, rejectedIds: forged.slice(0, 20) });
  });

  test('the first batch of all, sealed while the chain is read, is no fault', async () => {
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

  test('many nodes that seal at once under writers make one chain without a gap', async () => {
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

  test('more than one batch and more than one page are one chain', async () => {
    await writeAll(Array.from({ length: 1200 }, (_, n) => String(n)));
    await seal();
    expect(await verdict()).toMatchObject({ rows: 1205, pending: 0, fault: null });
    await run(`update audit set detail = '{"rows": 2}' where seq = 1100`);
    expect(await verdict()).toMatchObject({ rows: 1099, fault: { kind: 'changed', seq: 1100 } });
  });
});

describe('design 4: the first fault of the chain is said', () => {
  test.each([
    ['its details', `detail = '{"rows": 2}'`],
    ['the time', `at = at + interval '1 second'`],
    ['who did it', `actor_id = gen_random_uuid()`],
    ['what was done', `action = 'session.opened'`],
    ['what it was about', `subject_id = 'z'`],
    ['where it came from', `ip = '192.0.2.1'`],
    ['its hash', `hash = repeat('x', 43)`],
    ['the details, emptied without a removal on record', `detail = '{}'`],
  ])('a changed row: %s', async (_what, change) => {
    await run(`update audit set ${change} where seq = 3`);
    expect(await verdict()).toMatchObject({ rows: 2, fault: { kind: 'changed', seq: 3 } });
  });

  test('a changed row whose hashes were written anew without the key', async () => {
    await run(`update audit set action = 'session.opened', hash = md5(random()::text) where seq = 3`);
    expect((await verdict()).fault).toMatchObject({ kind: 'changed', seq: 3 });
  });

  test.each([1, 3])('a removed row: %i', async (seq) => {
    await run(`delete from audit where seq = ${String(seq)}`);
    expect(await verdict()).toMatchObject({ rows: seq - 1, fault: { kind: 'removed', seq } });
  });

  test('a removed row, the numbers after it closed up', async () => {
    await run('delete from audit where seq = 3');
    await run('update audit set seq = seq - 1 where seq > 3');
    expect((await verdict()).fault).toMatchObject({ kind: 'removed', seq: 3 });
  });

  test('two rows swapped', async () => {
    await run('update audit set seq = -seq where seq in (2, 4)');
    await run('update audit set seq = 6 + seq where seq < 0');
    expect(await verdict()).toMatchObject({ rows: 1, fault: { kind: 'moved', seq: 2 } });
  });

  test('the tail cut off', async () => {
    await run('delete from audit where seq > 3');
    expect(await verdict()).toMatchObject({ rows: 3, fault: { kind: 'removed', seq: 4 } });
  });

  test('the tail cut off and the anchor moved back: only a seal noted elsewhere tells', async () => {
    const { seal: noted } = await verdict();
    await run('delete from audit where seq > 3');
    await run('update audit_anchor set seq = 3, hash = (select hash from audit where seq = 3)');
    expect((await verdict()).fault).toBeNull();
    expect(noted && (await verdict(noted)).fault).toMatchObject({ kind: 'removed', seq: 4 });
  });

  test('the anchor gone, or another one', async () => {
    await run(`update audit_anchor set hash = repeat('x', 43)`);
    expect((await verdict()).fault).toMatchObject({ kind: 'anchor', seq: 5 });
    await run('delete from audit_anchor');
    expect((await verdict()).fault).toMatchObject({ kind: 'anchor', seq: 5 });
  });

  test('everything gone', async () => {
    await run('delete from audit');
    expect(await verdict()).toMatchObject({ rows: 0, fault: { kind: 'removed', seq: 1 } });
  });

  test('a seal that was noted still stands', async () => {
    const { seal: noted } = await verdict();
    await write('more');
    await seal();
    expect(noted && (await verdict(noted)).fault).toBeNull();
  });
});

describe('design 4: a failed seal leaves nothing half done', () => {
  test('when the anchor cannot be written, no row is chained', async () => {
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
