import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { signedIn, submit } from '#tests/support/factories.ts';
import { expectRefusal } from '#tests/server/expect-refusal.ts';
import { startTestApp } from '#tests/support/start-test-app.ts';
import { csvCell } from '#server/lib/csv.ts';

const t = await startTestApp();
afterAll(() => t.close());
const admin = await signedIn(t, 'admin');
const { id, reference } = await submit(t);
const REASON = '=HYPERLINK("https://evil.example";"x"), see file';
await admin.send('POST', `/api/admin/applications/${id}/reveal`, { field: 'principalSsnEncrypted', reason: REASON });

const get = (query: Record<string, string> = {}) =>
  admin.send('GET', `/api/admin/audit.csv?${new URLSearchParams(query).toString()}`);
const lines = (body: string): string[] => body.trimEnd().split('\r\n');

describe('GET /api/admin/audit.csv', () => {
  test('returns every matching row, newest first, without caching', async () => {
    const answer = await get({ subject: id });
    expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
      200,
      'text/csv; charset=utf-8',
      'no-store',
    ]);
    expect(answer.headers['content-disposition']).toBe('attachment; filename="audit-2026-11-21.csv"');
    const [head, revealed, submitted, ...more] = lines(answer.body);
    expect(head).toBe('\uFEFFtime,who,action,kind,subject,name,detail,address,request,number');
    expect(revealed).toContain(`"${admin.email}","application.revealed","application","${id}","${reference}"`);
    expect(submitted).toContain('"visitor","application.submitted"');
    expect(more).toEqual([]);
  });

  test('is recorded with the names of its filters, not their values', async () => {
    const before = lines((await get()).body).length;
    const after = lines((await get({ who: 'somebody@', action: '' })).body);
    expect(after).toHaveLength(1);
    const [, newest, older] = lines((await get({ action: 'audit.exported' })).body);
    expect([newest, older].map((line) => /"filters: ([^"]*)"/.exec(line ?? '')?.[1])).toEqual(['action', 'who']);
    expect(lines((await get()).body)).toHaveLength(before + 3);
  });

  test('reads pages without gaps or duplicates', async () => {
    await sql`insert into audit (id, at, actor_kind, action, subject_kind, subject_id, detail, request_id, ip)
      select gen_random_uuid(), now(), 'system', 'session.closed', 'session', 'many', '{}', n::text, ''
      from generate_series(1, 1100) n`.execute(t.app.db.query);
    const rows = lines((await get({ subject: 'many' })).body).slice(1);
    expect(new Set(rows).size).toBe(1100);
    expect(rows).toHaveLength(1100);
    await t.app.db.query.deleteFrom('audit').where('subject_id', '=', 'many').execute();
  });

  test('refuses an invalid filter and records nothing', async () => {
    const before = lines((await get()).body).length;
    expectRefusal(await get({ from: 'yesterday' }), 400, 'validation');
    expect(lines((await get()).body)).toHaveLength(before + 1);
  });

  test.each([
    ['=1+1', `"'=1+1"`],
    ['+1', `"'+1"`],
    ['-1', `"'-1"`],
    ['@SUM(A1)', `"'@SUM(A1)"`],
    ['\t=1', `"'\t=1"`],
    ['  =1', `"'  =1"`],
    ['＝1', `"'＝1"`],
    ['say "hi", ok', '"say ""hi"", ok"'],
    ['2026-11-21', '"2026-11-21"'],
  ])('makes the cell %j text for a spreadsheet', (text, cell) => {
    expect(csvCell(text)).toBe(cell);
  });
});

describe('GET /api/admin/audit/verify', () => {
  const verify = (seal?: string) =>
    admin.send('GET', `/api/admin/audit/verify${seal === undefined ? '' : `?seal=${encodeURIComponent(seal)}`}`);

  test('returns the result and records it', async () => {
    const found = (await verify()).json<{ rows: number; pending: number; fault: null }>();
    expect(found).toMatchObject({ fault: null });
    const { entries } = (await admin.send('GET', '/api/admin/audit?action=audit.verified')).json<{
      entries: { detail: object }[];
    }>();
    expect(entries.map((one) => one.detail)).toEqual([{ rows: found.rows, fault: null }]);
  });

  test('reports a seal that never existed and refuses a malformed one', async () => {
    const answer = await verify(`1:${'x'.repeat(43)}`);
    expect(answer.json<{ fault: { kind: string } | null }>().fault?.kind).toMatch(/^(anchor|removed)$/);
    for (const seal of ['12', 'a:b', `1:${'x'.repeat(42)}`]) expectRefusal(await verify(seal), 400, 'validation');
  });
});
