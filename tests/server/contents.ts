import { sql } from 'kysely';
import type { TestApp } from '#tests/start-test-app.ts';

/** A fingerprint of every row of the product: equal before and after means that nothing changed. */
export async function contentsOf({ app }: TestApp): Promise<Record<string, string>> {
  const prints = (await tablesOf(app)).map((table) => {
    // Mails and signed copies move on as jobs run: only how many there are counts.
    // The sealer chains the audit rows of earlier calls meanwhile.
    const row = table === 'audit' ? "(to_jsonb(t) - '{seq,previous_hash,content_mac,hash}'::text[])::text" : 't::text';
    const print =
      table === 'mails' || table === 'signed_copies'
        ? 'count(*)::text'
        : `md5(coalesce(string_agg(${row}, chr(10) order by ${row}), ''))`;
    return `select '${table}' as name, ${print} as print from ${table} t`;
  });
  const { rows } = await sql.raw<{ name: string; print: string }>(prints.join(' union all ')).execute(app.db.query);
  return Object.fromEntries(rows.map(({ name, print }) => [name, print]));
}

/** Every table of the product but the counters of limits and the anchor of the audit chain. */
export async function tablesOf(app: TestApp['app']): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select table_name as name from information_schema.tables
    where table_schema = 'public' and table_name not in ('limits', 'audit_anchor') order by 1`.execute(app.db.query);
  return rows.map((row) => row.name);
}
