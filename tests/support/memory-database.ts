import fs from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { openMemory, type OpenDb, startMemory } from '#server/db/open.ts';

/** Opening an engine takes 1 s of processor time, so it is emptied and reused by the next test file. */
type Engine = { pglite: PGlite; shape: string };
const free: Engine[] = [];

/** Opens an in-memory copy of this run's snapshot for one test file. */
export async function openCopyInMemory(snapshot: string): Promise<OpenDb> {
  const engine = free.pop() ?? (await start(snapshot));
  const db = openMemory(engine.pglite);
  const end = async (): Promise<void> => {
    await db.close();
    await restore(engine);
  };
  // A second close must neither empty the engine of the next file nor pass it on twice.
  let ended: Promise<void> | undefined;
  return { ...db, close: () => (ended ??= end()) };
}

async function start(snapshot: string): Promise<Engine> {
  const pglite = await startMemory(new Blob([fs.readFileSync(snapshot)]));
  await pglite.exec(KEEP);
  return { pglite, shape: await shapeOf(pglite) };
}

async function restore(engine: Engine): Promise<void> {
  await engine.pglite.exec('rollback');
  const isWhole = (await shapeOf(engine.pglite)) === engine.shape;
  if (!isWhole) return engine.pglite.close();
  await engine.pglite.exec('discard all');
  await engine.pglite.exec(RESTORE);
  free.push(engine);
}

/** Describes every table, column, index, rule and constraint. An engine with a changed schema is not reused. */
async function shapeOf(pglite: PGlite): Promise<string> {
  const { rows } = await pglite.query<{ shape: string }>(SHAPE);
  return rows[0]?.shape ?? '';
}

const OURS = `n.nspname in ('public', 'jobs')`;
const SHAPE = `select md5(string_agg(line, e'\\n' order by line)) as shape from (
    select format('%s.%s %s', n.nspname, c.relname, c.relkind) as line
      from pg_class c join pg_namespace n on n.oid = c.relnamespace where ${OURS}
    union all select format('%s.%s %s %s', c.oid::regclass, a.attname, a.atttypid::regtype, a.attnotnull)
      from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
      where ${OURS} and a.attnum > 0 and not a.attisdropped
    union all select format('%s %s', conrelid::regclass, pg_get_constraintdef(k.oid))
      from pg_constraint k join pg_namespace n on n.oid = k.connamespace where ${OURS}
    union all select format('%s %s', tgrelid::regclass, tgname) from pg_trigger
    union all select format('%s(%s)', p.proname, p.prosrc)
      from pg_proc p join pg_namespace n on n.oid = p.pronamespace where ${OURS}
  ) as lines`;

/** Saves the rows of a new installation in a separate schema. */
const KEEP = `
  create schema kept;
  do $$
  declare t record; has_rows boolean;
  begin
    for t in select c.oid::regclass as name, c.relname, n.nspname from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where ${OURS} and c.relkind = 'r' loop
      execute format('select exists (select from %s)', t.name) into has_rows;
      if has_rows then execute format('create table kept.%I as table %s', t.nspname || '.' || t.relname, t.name); end if;
    end loop;
  end $$`;
const RESTORE = `
  do $$
  declare names text; t record; s record;
  begin
    select string_agg(c.oid::regclass::text, ', ') into names from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where ${OURS} and c.relkind = 'r' and pg_relation_size(c.oid) > 0;
    if names is not null then execute format('truncate %s restart identity cascade', names); end if;
    for s in select c.oid::regclass as name, c.oid from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where ${OURS} and c.relkind = 'S' loop
      execute format('select setval(%L, seqstart, false) from pg_sequence where seqrelid = %s', s.name, s.oid);
    end loop;
    for t in select relname from pg_class where relnamespace = 'kept'::regnamespace and relkind = 'r' loop
      execute format('insert into %s overriding system value table kept.%I', t.relname, t.relname);
    end loop;
  end $$`;
