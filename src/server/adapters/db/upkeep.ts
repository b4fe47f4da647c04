import type pg from 'pg';

/**
 * As autovacuum would choose on a server (its default shares and minimums), which the embedded engine does not have: what
 * holds many dead rows, many that were never looked at, or ids that grow old.
 */
const IN_NEED = `
  select format('%I.%I', s.schemaname, s.relname) as name
  from pg_stat_all_tables s join pg_class c on c.oid = s.relid
  where c.relkind in ('r', 'm') and s.schemaname !~ '^pg_(toast|temp)'
    and (s.n_dead_tup > 50 + 0.2 * c.reltuples
      or s.n_mod_since_analyze > 50 + 0.1 * c.reltuples
      or s.n_ins_since_vacuum > 1000 + 0.2 * c.reltuples
      or age(c.relfrozenxid) > 100000000)
  order by s.n_dead_tup`;

/** Cleans one table after another, so that a call waits for one of them at most, and no table that has not changed. */
export async function cleanTables(pool: pg.Pool): Promise<string[]> {
  await pool.query('select pg_stat_force_next_flush()');
  const { rows } = await pool.query<{ name: string }>(IN_NEED);
  for (const { name } of rows) await pool.query(`vacuum (analyze) ${name}`);
  await pool.query('checkpoint');
  return rows.map(({ name }) => name);
}
