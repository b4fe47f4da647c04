import { sql } from 'kysely';
import type { AssistantEntryRow } from '#server/db/tables.ts';
import type { Query, Tx } from '#server/ports.ts';

/** A version of an entry, and the email address of its author. */
export type StoredAssistantEntry = AssistantEntryRow & { email: string };

/** Changes of entries run one at a time. */
export const lockEntries = (tx: Tx): Promise<unknown> =>
  sql`select pg_advisory_xact_lock(hashtext('assistant_entries'))`.execute(tx);

/** Changes whenever a version is added, published or retired. */
export async function selectEntryStamp(query: Query): Promise<string> {
  const { rows } = await sql<{ stamp: string }>`
    select concat_ws(' ', count(*), max(published_at), max(retired_at), count(retired_at)) as stamp
    from assistant_entries where published_at is not null`.execute(query);
  return rows[0]?.stamp ?? '';
}

const MOST_ENTRIES = 2000;
/** The published version of each entry, the newest entries first. */
export const selectPublishedEntries = (query: Query): Promise<Pick<AssistantEntryRow, 'id' | 'content'>[]> =>
  query
    .selectFrom('assistant_entries')
    .select(['id', 'content'])
    .where('published_at', 'is not', null)
    .where('retired_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(MOST_ENTRIES)
    .execute();

/** The latest and the published version of one entry or of all, the newest entries and their latest versions first. */
export function selectAssistantEntries(query: Query | Tx, id?: string): Promise<StoredAssistantEntry[]> {
  const rows = query
    .selectFrom('assistant_entries as e')
    .innerJoin('users', 'users.id', 'e.written_by')
    .selectAll('e')
    .select('users.email')
    .where(
      sql<boolean>`((e.published_at is not null and e.retired_at is null)
        or e.version = (select max(version) from assistant_entries where id = e.id))`,
    )
    .orderBy('e.id', 'desc')
    .orderBy('version', 'desc')
    .limit(2 * MOST_ENTRIES);
  return (id === undefined ? rows : rows.where('e.id', '=', id)).execute();
}

type NewVersion = Pick<AssistantEntryRow, 'id' | 'version' | 'content' | 'written_by' | 'written_at'>;
export async function insertEntryVersion(tx: Tx, row: NewVersion): Promise<void> {
  await tx
    .insertInto('assistant_entries')
    .values({ ...row, published_by: null, published_at: null, retired_at: null })
    .execute();
}

type Published = Pick<AssistantEntryRow, 'id' | 'version'> & { published_by: string; published_at: Date };
/** Publishes a version in place of the published ones. */
export async function publishEntryVersion(tx: Tx, { id, version, ...published }: Published): Promise<void> {
  await retireEntryVersions(tx, id, published.published_at);
  await tx
    .updateTable('assistant_entries')
    .set({ ...published, retired_at: null })
    .where('id', '=', id)
    .where('version', '=', version)
    .execute();
}

export async function retireEntryVersions(tx: Tx, id: string, now: Date): Promise<void> {
  await tx
    .updateTable('assistant_entries')
    .set({ retired_at: now })
    .where('id', '=', id)
    .where('published_at', 'is not', null)
    .where('retired_at', 'is', null)
    .execute();
}

/** Active users, except one, who may publish entries. */
export async function countOtherPublishers(query: Query | Tx, userId: string): Promise<number> {
  const { count } = await query
    .selectFrom('users')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('status', '=', 'active')
    .where('id', '<>', userId)
    .where(sql<boolean>`(role = 'admin' or staff_roles && array['compliance'])`)
    .executeTakeFirstOrThrow();
  return Number(count);
}
