import type { Mac } from '#server/lib/audit-chain.ts';
import { type AuditMark, EMPTY_CHAIN, type MarkRead, readMark, writeMark } from '#server/lib/audit-mark.ts';
import { within } from '#server/lib/within.ts';
import type { Clock, Files, Query } from '#server/ports.ts';
import type { Seal } from './seal.ts';

const MARK_EVERY_MS = 60_000;
const STORE_MS = 3000;

type Parts = { query: Query; vault: Mac; files: Pick<Files, 'readNamed' | 'writeNamed'>; clock: Clock };

export type MarkState = {
  /** Returns the content of the file store at the last successful read. */
  stored: () => MarkRead | undefined;
  /** Returns the highest mark that this process has read or written. An older one in the store does not lower it. */
  known: () => AuditMark | undefined;
  /** Returns the newest entry that this process knows to be in the chain, even before the mark names it. */
  newest: () => Seal | undefined;
  /** Reads the mark, and creates it at the first start of this version. @throws the errors of the file store */
  read: () => Promise<AuditMark | undefined>;
  /** Writes a mark. @throws the errors of the file store */
  put: (mark: AuditMark) => Promise<void>;
  /** Keeps a seal for the next mark. */
  add: (seal: Seal) => void;
  /** Writes a mark for the seals since the last one. @throws the errors of the file store */
  writeAdded: () => Promise<void>;
  isReadDue: (now: Date) => boolean;
  isWriteDue: (now: Date) => boolean;
};

/** Opens what this process knows about the high-water mark of the audit log. Other nodes write the same mark. */
export function openMarkState({ query, vault, files, clock }: Parts): MarkState {
  let stored: MarkRead | undefined;
  let readAt = 0;
  let known: AuditMark | undefined;
  let unwritten: Seal | undefined;
  let writtenAt = 0;

  const newest = (): Seal | undefined => (known && unwritten ? higher(known, unwritten) : (known ?? unwritten));

  const put = async (mark: AuditMark): Promise<void> => {
    await within(STORE_MS, writeMark(files, vault, mark));
    stored = { state: 'good', mark };
    known = mark;
  };

  const read = async (): Promise<AuditMark | undefined> => {
    readAt = clock.now().getTime();
    const found = await within(STORE_MS, readMark(files, vault));
    if (found.state === 'missing' && !(await hasBeenMarked(query)))
      await put({ ...EMPTY_CHAIN, at: clock.now().toISOString(), epoch: 0, takeover: 'begun' });
    else stored = found;
    if (found.state !== 'good') return stored?.state === 'good' ? stored.mark : undefined;
    if (known && isLater(known, found.mark)) unwritten ??= known;
    else {
      // After a renewal or a restore the chain may end earlier.
      if (known && known.epoch < found.mark.epoch) unwritten = undefined;
      known = found.mark;
    }
    return found.mark;
  };

  const writeAdded = async (): Promise<void> => {
    if (!unwritten) return;
    // Another node may have written a later mark. A missing or invalid mark is left to the operator.
    const before = await read();
    const seal = newest();
    if (!before || !known || !seal) return;
    const mark = { ...known, seq: seal.seq, hash: seal.hash, at: clock.now().toISOString() };
    if (isLater(mark, before)) await put(mark);
    unwritten = undefined;
    writtenAt = clock.now().getTime();
  };

  return {
    stored: () => stored,
    known: () => known,
    newest,
    read,
    put,
    add: (seal) => {
      unwritten = seal;
    },
    writeAdded,
    isReadDue: (now) => !stored || now.getTime() - readAt >= MARK_EVERY_MS,
    isWriteDue: (now) => now.getTime() - writtenAt >= MARK_EVERY_MS,
  };
}

const isLater = (one: AuditMark, other: AuditMark): boolean =>
  one.epoch > other.epoch || (one.epoch === other.epoch && one.seq > other.seq);

const higher = (one: Seal, other: Seal): Seal => {
  const { seq, hash } = other.seq > one.seq ? other : one;
  return { seq, hash };
};

/** Returns whether rows with a keyed hash exist, which need a mark. None exist at the first start of this version. */
export async function hasBeenMarked(query: Query): Promise<boolean> {
  const found = await query
    .selectFrom('audit')
    .select('id')
    .where('seq', 'is not', null)
    .where('row_mac', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
