import type { Entry, EntryContent } from '#contract/assistant-entries.ts';
import { entryContentSchema } from '#contract/assistant-entries.ts';
import type { App } from '#server/app.ts';
import { type Ctx, requirePermission, type StaffActor } from '#server/context.ts';
import { AppError } from '#server/lib/app-error.ts';
import { audit } from '#server/lib/audit.ts';
import { isId, newId } from '#server/lib/ids.ts';
import type { Db, Query, Tx } from '#server/ports.ts';
import { builtIn, type Knowledge, knowledgeWith } from '#server/features/assistant/knowledge.ts';
import {
  countOtherPublishers,
  insertEntryVersion,
  lockEntries,
  publishEntryVersion,
  retireEntryVersions,
  selectAssistantEntries,
  selectEntryStamp,
  selectPublishedEntries,
  type StoredAssistantEntry,
} from './store.ts';

const STALE = 'A colleague changed this entry since you opened it. Nothing was saved.';

/** The entries that the assistant answers from: the product's, and those that staff have published. */
export type LiveKnowledge = {
  now: () => Knowledge;
  /** Reads what this or another node has published. */
  refresh: () => Promise<void>;
};

export async function openKnowledge(db: Db, log: App['log']): Promise<LiveKnowledge> {
  let stamp = '';
  let current = builtIn;
  const refresh = async (): Promise<void> => {
    const next = await selectEntryStamp(db.query);
    if (next === stamp) return;
    const published = await selectPublishedEntries(db.query);
    current = knowledgeWith(
      published.flatMap(({ id, content }) => {
        const read = readContent(content);
        if (!read) log.error({ entry: id }, 'a stored entry of the assistant is not valid: skipped');
        return read ? [{ id, content: read }] : [];
      }),
    );
    stamp = next;
  };
  await refresh();
  return { now: () => current, refresh };
}

/** Undefined for what the schema of today refuses. */
const readContent = (text: string): EntryContent | undefined => entryContentSchema.safeParse(JSON.parse(text)).data;
const isLive = (row: StoredAssistantEntry): boolean => row.published_at !== null && row.retired_at === null;

/** Every entry in its latest version, the newest first. */
export function listEntries(app: App, ctx: Ctx<StaffActor>): Promise<Entry[]> {
  requirePermission(ctx, 'assistant.entries');
  return readEntries(app.db.query, ctx);
}

/** Saves a draft as the next version. @throws AppError not_found; edit_conflict when the entry has another version */
export function saveEntry(
  app: App,
  ctx: Ctx<StaffActor>,
  id: string | undefined,
  { version, content }: { version: number; content: EntryContent },
): Promise<Entry> {
  requirePermission(ctx, 'assistant.entries');
  return change(app, ctx, { id, version, act: 'saved' }, async (tx, entryId) => {
    const row = { id: entryId, version: version + 1, content: JSON.stringify(content) };
    await insertEntryVersion(tx, { ...row, written_by: ctx.actor.userId, written_at: ctx.now });
    return row.version;
  });
}

/**
 * Publishes the latest version. Its author may publish only where no other user can, with a confirmation.
 * @throws AppError not_found; edit_conflict; conflict for the author of the version
 */
export async function publishEntry(
  app: App,
  ctx: Ctx<StaffActor>,
  id: string,
  { version, alone = false }: { version: number; alone?: boolean | undefined },
): Promise<Entry> {
  requirePermission(ctx, 'assistant.entries');
  const entry = await change(app, ctx, { id, version, act: 'published' }, async (tx, _id, latest) => {
    if (latest?.written_by === ctx.actor.userId) {
      const others = await countOtherPublishers(tx, ctx.actor.userId);
      if (others > 0) throw new AppError('conflict', 'Another person has to publish what you wrote.');
      if (!alone) throw new AppError('conflict', 'Confirm that you publish your own entry.');
    }
    await publishEntryVersion(tx, { id, version, published_by: ctx.actor.userId, published_at: ctx.now });
    return version;
  });
  await app.knowledge.refresh();
  return entry;
}

/** The assistant no longer answers from the entry. @throws AppError not_found; edit_conflict */
export async function retireEntry(app: App, ctx: Ctx<StaffActor>, id: string, version: number): Promise<Entry> {
  requirePermission(ctx, 'assistant.entries');
  const entry = await change(app, ctx, { id, version, act: 'retired' }, async (tx) => {
    await retireEntryVersions(tx, id, ctx.now);
    return version;
  });
  await app.knowledge.refresh();
  return entry;
}

type Change = { id: string | undefined; version: number; act: 'saved' | 'published' | 'retired' };
/** `write` receives the latest version and returns the version that the audit row names. */
function change(
  app: App,
  ctx: Ctx<StaffActor>,
  { id, version, act }: Change,
  write: (tx: Tx, id: string, latest: StoredAssistantEntry | undefined) => Promise<number>,
): Promise<Entry> {
  return app.db.tx(async (tx) => {
    await lockEntries(tx);
    const entryId = id ?? newId(ctx.now);
    const latest = id === undefined ? undefined : isId(id) ? (await selectAssistantEntries(tx, id)).at(0) : undefined;
    if (id !== undefined && !latest) throw new AppError('not_found', 'This entry was not found.');
    if ((latest?.version ?? 0) !== version) throw new AppError('edit_conflict', STALE);
    const written = await write(tx, entryId, latest);
    await audit(tx, ctx, `assistant_entry.${act}`, { kind: 'assistant_entry', id: entryId }, { version: written });
    const entry = (await readEntries(tx, ctx, entryId)).at(0);
    if (!entry) throw new Error('the entry is gone');
    return entry;
  });
}

async function readEntries(query: Query | Tx, ctx: Ctx<StaffActor>, id?: string): Promise<Entry[]> {
  const versions = Map.groupBy(await selectAssistantEntries(query, id), (row) => row.id);
  const isAlone = (await countOtherPublishers(query, ctx.actor.userId)) === 0;
  return [...versions.values()].flatMap((rows) => {
    const [latest] = rows;
    const content = latest && readContent(latest.content);
    return content ? [presentEntry(ctx, { ...latest, content }, rows.find(isLive), isAlone)] : [];
  });
}

const presentEntry = (
  { actor }: Ctx<StaffActor>,
  latest: Omit<StoredAssistantEntry, 'content'> & { content: EntryContent },
  live: StoredAssistantEntry | undefined,
  isAlone: boolean,
): Entry => ({
  id: latest.id,
  version: latest.version,
  liveVersion: live?.version ?? null,
  content: latest.content,
  writtenBy: latest.email,
  writtenAt: latest.written_at.toISOString(),
  publishing:
    latest.published_at !== null
      ? 'done'
      : latest.written_by !== actor.userId
        ? 'allowed'
        : isAlone
          ? 'alone'
          : 'second',
});
