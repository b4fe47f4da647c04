import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { isWhole } from '#contract/audit.ts';
import { readMark } from '#server/lib/audit-mark.ts';
import { newId } from '#server/lib/ids.ts';
import { verifyAudit } from '#server/features/audit/verify.ts';
import { startTestApp } from '#tests/support/start-test-app.ts';
import { auditWarnings, renewAuditMark } from './audit-mark.ts';

const t = await startTestApp();
afterAll(() => t.close());
const { app } = t;

/** Inserts an entry like an attacker with write access to the database but without keys. */
async function forge(): Promise<string> {
  const id = newId();
  await sql`insert into audit (id, at, actor_kind, action, subject_kind, subject_id, detail, request_id, ip)
    values (${id}, now(), 'system', 'session.closed', 'session', 'x', '{}', 'system', '')`.execute(app.db.query);
  return id;
}
const renew = () => renewAuditMark(app.config, app.db, t.clock.now());
const verdict = async () =>
  verifyAudit(app.db.query, app.vault, { mark: await readMark(app.files, app.vault), now: t.clock.now() });
/** Returns the warnings of /readyz after the sealer read the log again. The doctor shows the same warnings. */
async function warnings(): Promise<string[]> {
  t.clock.advance(60_000);
  await app.auditSealer.run();
  expect(await auditWarnings(app.config, app.db)).toEqual(app.auditSealer.warnings());
  return app.auditSealer.warnings();
}
const REFUSED = 'audit rows without a valid hash were refused';

describe('renewing the high-water mark', () => {
  test('accepts refused entries: no more warnings, and the check lists them as accepted', async () => {
    const ids = [await forge(), await forge()];
    expect(await warnings()).toEqual([REFUSED]);
    expect(isWhole(await verdict())).toBe(false);
    const at = t.clock.now().toISOString();
    await renew();
    expect(await warnings()).toEqual([]);
    const found = await verdict();
    expect(found).toMatchObject({ rejected: 0, rejectedIds: [], accepted: [{ at, rows: 2, ids }], fault: null });
    expect(isWhole(found)).toBe(true);
  });

  test('does not accept an entry that is forged later', async () => {
    const id = await forge();
    expect(await warnings()).toEqual([REFUSED]);
    expect(await verdict()).toMatchObject({ rejected: 1, rejectedIds: [id], accepted: [{ rows: 2 }] });
    await renew();
    expect(await warnings()).toEqual([]);
    expect(await verdict()).toMatchObject({ rejected: 0, accepted: [{ rows: 2 }, { rows: 1, ids: [id] }] });
  });

  test('does not accept a change to an accepted entry', async () => {
    const id = await forge();
    await renew();
    expect(await warnings()).toEqual([]);
    await sql`update audit set detail = '{"rows": 2}' where id = ${id}`.execute(app.db.query);
    expect(await warnings()).toEqual([REFUSED]);
    expect(await verdict()).toMatchObject({ rejected: 1, rejectedIds: [id] });
    await renew();
    expect(await warnings()).toEqual([]);
  });

  test('ignores a forged record of a renewal', async () => {
    const id = await forge();
    expect(await warnings()).toEqual([REFUSED]);
    await sql`insert into audit (id, at, actor_kind, action, subject_kind, subject_id, detail, request_id, ip)
      select ${newId()}, at, actor_kind, action, subject_kind, subject_id,
        jsonb_set(detail, '{accepted}', to_jsonb(replace(detail->>'accepted', split_part(detail->>'accepted', ':', 1), ${id}))),
        request_id, ip
      from audit where action = 'audit.mark_renewed' order by seq desc limit 1`.execute(app.db.query);
    expect(await warnings()).toEqual([REFUSED]);
    expect(await verdict()).toMatchObject({ rejected: 2 });
  });

  test('accepts more than 200 entries at once', async () => {
    for (let n = 0; n < 201; n++) await forge();
    await renew();
    expect(await warnings()).toEqual([]);
    const found = await verdict();
    expect([found.rejected, found.accepted.at(-1)?.ids.length]).toEqual([0, 20]);
    expect(found.accepted.at(-1)?.rows).toBe(203);
  });
});
