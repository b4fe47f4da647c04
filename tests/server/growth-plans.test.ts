import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AuditBy, selectAudit } from '#server/features/audit/store.ts';
import { readBy } from '#tests/support/explained.ts';
import { signedIn, submit, submittedDeal } from '#tests/support/factories.ts';
import { startTestApp } from '#tests/support/start-test-app.ts';
import { selectApplications } from '#server/features/desk/application-store.ts';
import { selectSubmitted, selectBoard } from '#server/features/desk/deal-store.ts';
import { assignedToOf } from '#server/features/desk/filter-store.ts';
import { promisesSince } from '#server/features/desk/promise-store.ts';

const t = await startTestApp();
afterAll(() => t.close());
const { query: database } = t.app.db;
const ROWS = 6000;

/** Copies the one row of a table. Every third copy has the name Ramos. */
async function copies(table: 'applications' | 'deals', own: Record<string, string>): Promise<void> {
  const { rows } = await sql<{ name: string }>`select column_name as name from information_schema.columns
    where table_name = ${table} and column_name <> all(${Object.keys(own)}::text[])`.execute(database);
  const rest = rows.map(({ name }) => `old.${name}`).join();
  await sql
    .raw(
      `insert into ${table} (${Object.keys(own).join()}, ${rest.replaceAll('old.', '')}) select ${Object.values(own).join()}, ${rest}
        from generate_series(1, ${String(ROWS)}) n, (select * from ${table} limit 1) old`,
    )
    .execute(database);
  await sql.raw(`vacuum (analyze) ${table}`).execute(database);
}

beforeAll(async () => {
  await submit(t);
  await submittedDeal(await signedIn(t, 'dealer'));
  await sql`insert into accounts (id, name, kind, created_at)
    select md5(n::text)::uuid, 'Dealership ' || n, 'dealer', now() from generate_series(1, 400) n`.execute(database);
  const id = `lpad(to_hex(n), 32, '0')::uuid`;
  const search = `'person ' || md5(n::text) || case when n % 3 = 0 then ' ramos' else '' end`;
  const closed = `case when n % 50 > 0 then now() end`;
  await copies('applications', { id, search, reference: `'COPY-' || n`, decided_at: closed, assigned_to: `null` });
  const stage = `(array['10 - New', '20 - In Review', 'Nurturing'])[1 + n % 3]`;
  const alone = { crm_lead_id: 'null', application_invite_id: 'null', account_id: `md5((1 + n / 20)::text)::uuid` };
  await copies('deals', { id, search, stage, ...alone });
});

const applications = { limit: 51, before: undefined, q: '', status: undefined, due: undefined, assigned: undefined };
const inbox = (by: Partial<Parameters<typeof selectApplications>[1]>) =>
  readBy(database, (query) => selectApplications(query, { ...applications, outcome: undefined, ...by }));
const none = { q: '', today: '2026-12-31', status: undefined, assigned: undefined, outcome: undefined };
const deals = (q: string) =>
  readBy(database, (query) => selectSubmitted(query, { ...none, q, limit: 51, before: undefined }));

describe('searches and lists read a bounded number of rows', () => {
  test.each([
    ['a rare word', 'c4ca4238a0'],
    ['a word in no row', 'nowhere'],
    ['several words, one of them in every row', 'person c4ca4238a0'],
    ['a reference', 'gen-2025-0771234'],
  ])('applications by %s use their index', async (_what, q) => {
    expect(await inbox({ q })).toEqual(['applications_trigrams']);
  });

  test('a search for a common word reads applications through the newest-first index', async () => {
    for (const q of ['ramos', 'per', 'e'])
      expect(await inbox({ q }), q).toEqual([expect.stringMatching(/newest|pkey/)]);
  });

  test('overdue and unassigned applications use their index', async () => {
    const at = new Date('2026-01-01');
    const due = { at, beganBefore: at, promises: promisesSince(at, at, 'UTC'), today: '2026-01-01' };
    // The decision tells whether an approval only waits for its disclosure.
    expect(await inbox({ due })).toEqual([expect.stringMatching(/undecided|clock/), 'decisions_application']);
    const nobody = await assignedToOf(database, 'nobody', '');
    expect(await inbox({ assigned: nobody })).toEqual([expect.stringMatching(/newest|pkey/)]);
    await sql`update applications set assigned_to = (select id from users limit 1)`.execute(database);
    await sql`analyze applications`.execute(database);
    expect(await inbox({ assigned: nobody })).toEqual(['applications_assigned']);
  });

  test('deals by text, by dealership and by both use their indexes', async () => {
    expect(await deals('c4ca4238a0')).toContain('deals_trigrams');
    expect(await deals('c4ca4238a0')).not.toContain('deals');
    expect(await deals('dealership nowhere')).toContain('deals_trigrams');
  });

  test.each([
    'dealership',
    'dealership 117',
    'dealership 11',
    'c4ca',
    '117 ramos',
    'sample',
    'qz',
    'p',
    '11 e',
    'nowhere',
  ])('deals: "%s" finds exactly the deals with matching texts or names', async (q) => {
    const found = await selectSubmitted(database, { ...none, q, limit: ROWS + 1, before: undefined });
    const conditions = q.split(' ').map((word) => {
      const held = `%${word}%`;
      return sql`(deals.search like ${held} or lower(accounts.name) like ${held})`;
    });
    const { rows } = await sql<{
      id: string;
    }>`select deals.id from deals join accounts on accounts.id = deals.account_id
        where status <> 'draft' and ${sql.join(conditions, sql` and `)} order by deals.id desc`.execute(database);
    expect(found.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
  });

  test('the board reads each column from its own index', async () => {
    const board = await readBy(database, (query) => selectBoard(query, { ...none, limit: 21 }));
    expect(board).toContain('deals_board');
  });

  test('audit entries by actor and by action use their indexes', async () => {
    await sql`insert into audit select gen_random_uuid(), now(), 'system', null, 'sample.row', 'sample', 'row ' || n,
      '{}', 'sample', '127.0.0.1' from generate_series(1, ${ROWS}::int) n`.execute(database);
    await sql`analyze audit`.execute(database);
    const trail = (by: Partial<AuditBy>) => readBy(database, (query) => selectAudit(query, { limit: 51, ...by }));
    expect(await trail({ who: 'nobody@' })).toContain('audit_actor');
    expect(await trail({ action: 'settings.saved' })).toContain('audit_action');
  });
});
