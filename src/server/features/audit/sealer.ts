import type { Logger } from 'pino';
import { systemCtx } from '#server/context.ts';
import type { Clock, Db, Files, Query } from '#server/ports.ts';
import { audit } from '#server/lib/audit.ts';
import type { Mac } from '#server/lib/audit-chain.ts';
import {
  type AuditMark,
  EMPTY_CHAIN,
  isTakeoverOpen,
  type MarkRead,
  reachesMark,
  readMark,
  writeMark,
} from '#server/lib/audit-mark.ts';
import { readAccepted } from './accepted.ts';
import { readDatabaseTime } from '#server/db/database-clock.ts';
import { errorForLog } from '#server/lib/error-for-log.ts';
import { type Seal, sealAudit, selectAnchor } from './seal.ts';
import { takeOverAudit } from './take-over.ts';
import { within } from '#server/lib/within.ts';

const MARK_EVERY_MS = 60_000;
const STORE_MS = 3000;
const PAGE = 500;
/** After an upgrade, nodes of the earlier version may insert rows for this long. */
const TAKEOVER_MS = 3_600_000;

type Parts = {
  /** A database from withAuditKey. */
  db: Db;
  vault: Mac;
  files: Pick<Files, 'readNamed' | 'writeNamed'>;
  clock: Clock;
  log: Logger;
  counted: (action: string, count: number) => void;
};

export type AuditSealer = {
  /** Chains waiting rows and updates the high-water mark. */
  run: () => Promise<void>;
  /** The newest entry that this process knows to be in the chain, even before the mark names it. */
  floor: () => Seal | undefined;
  /** Problems that an operator must investigate. */
  warnings: () => string[];
  /** Writes the last mark. */
  close: () => Promise<void>;
};

/**
 * Opens the sealer of the audit log, which reads and writes its high-water mark. Authenticates rows of an earlier
 * version before it resolves. Also resolves when the file store does not answer: nothing is sealed until the mark was
 * read.
 */
export async function openAuditSealer(parts: Parts): Promise<AuditSealer> {
  const { db, vault, files, clock, log, counted } = parts;
  /** The content of the file store at the last successful read. */
  let read: MarkRead | undefined;
  let readAt = 0;
  /** The highest mark that this process has read or written. An older one in the store does not lower it. */
  let known: AuditMark | undefined;
  /** Sealed since the mark was last written. */
  let unwritten: Seal | undefined;
  let writtenAt = 0;
  let isBehind = false;
  let hasRefused = false;

  const warnings = (): string[] => warningsOf({ state: read?.state ?? 'good', isBehind, hasRefused });

  const newest = (): Seal | undefined => (known && unwritten ? higher(known, unwritten) : (known ?? unwritten));

  const put = async (mark: AuditMark): Promise<void> => {
    await within(STORE_MS, writeMark(files, vault, mark));
    read = { state: 'good', mark };
    known = mark;
  };

  const readStored = async (): Promise<AuditMark | undefined> => {
    readAt = clock.now().getTime();
    const found = await within(STORE_MS, readMark(files, vault));
    if (found.state === 'missing' && !(await hasBeenMarked(db.query)))
      await put({ ...EMPTY_CHAIN, at: clock.now().toISOString(), epoch: 0, takeover: 'begun' });
    else read = found;
    if (found.state !== 'good') return read?.state === 'good' ? read.mark : undefined;
    if (known && isLater(known, found.mark)) unwritten ??= known;
    else {
      // After a renewal or a restore the chain may end earlier.
      if (known && known.epoch < found.mark.epoch) unwritten = undefined;
      known = found.mark;
    }
    return found.mark;
  };

  const isOpen = async (): Promise<boolean> =>
    read?.state === 'good' &&
    read.mark.takeover !== null &&
    isTakeoverOpen(read.mark, await readDatabaseTime(db.query));

  const takeOver = async (): Promise<void> => {
    if (!(await isOpen())) return;
    const now = await readDatabaseTime(db.query);
    const taken = await takeOverAudit(db, vault, now);
    if (taken > 0)
      await db.tx((tx) =>
        audit(tx, systemCtx(now), 'audit.taken_over', { kind: 'audit', id: 'trail' }, { rows: taken }),
      );
    if (known?.takeover !== 'begun') return;
    // Another node may have been first.
    const stored = await readStored();
    if (stored?.takeover !== 'begun') return;
    const anchor = await selectAnchor(db.query);
    const seal = anchor && (await reachesMark(db.query, anchor)) ? { seq: anchor.seq, hash: anchor.hash } : EMPTY_CHAIN;
    const takeover = db.embedded || taken === 0 ? null : new Date(now.getTime() + TAKEOVER_MS).toISOString();
    await put({ ...seal, at: now.toISOString(), epoch: stored.epoch, takeover });
  };

  const writeDue = async (): Promise<void> => {
    if (!unwritten) return;
    // Another node may have written a later mark. A missing or invalid mark is left to the operator.
    const stored = await readStored();
    const seal = newest();
    if (!stored || !known || !seal) return;
    const mark = { ...known, seq: seal.seq, hash: seal.hash, at: clock.now().toISOString() };
    if (isLater(mark, stored)) await put(mark);
    unwritten = undefined;
    writtenAt = clock.now().getTime();
  };

  /** Logs a failure. The readiness check reports an unreachable store, and the next run tries again. */
  const logged = (work: Promise<unknown>): Promise<unknown> =>
    work.catch((error: unknown) =>
      log.warn({ cause: errorForLog(error) }, 'the high-water mark of the audit log could not be read or written'),
    );

  const check = async (): Promise<void> => {
    const before = warnings().join();
    await logged(readStored());
    hasRefused = await hasRefusedRows(db.query, vault);
    const floor = newest();
    isBehind = floor !== undefined && !(await reachesMark(db.query, floor));
    const found = warnings();
    if (found.length > 0 && found.join() !== before) log.error({ warnings: found }, 'audit log');
  };

  const run = async (): Promise<void> => {
    const now = clock.now();
    if (!read || now.getTime() - readAt >= MARK_EVERY_MS) await check();
    if (!read) return;
    await takeOver();
    const sealed = await sealAudit(db, vault, now, { floor: newest(), takeover: await isOpen(), counted });
    if (sealed.refused.length > 0)
      log.error({ rows: sealed.refused.slice(0, 20), count: sealed.refused.length }, 'audit rows were refused');
    if (sealed.isBehind && !isBehind)
      log.error('the audit log does not reach its high-water mark, so nothing is sealed');
    hasRefused ||= sealed.refused.length > 0;
    isBehind = sealed.isBehind || (isBehind && sealed.seal === undefined);
    unwritten = sealed.seal ?? unwritten;
    if (now.getTime() - writtenAt >= MARK_EVERY_MS) await logged(writeDue());
  };

  await check();
  await logged(takeOver());
  return { run, warnings, floor: newest, close: async () => void (await logged(writeDue())) };
}

const isLater = (one: AuditMark, other: AuditMark): boolean =>
  one.epoch > other.epoch || (one.epoch === other.epoch && one.seq > other.seq);

const higher = (one: Seal, other: Seal): Seal => {
  const { seq, hash } = other.seq > one.seq ? other : one;
  return { seq, hash };
};

const warningsOf = (found: { state: MarkRead['state']; isBehind: boolean; hasRefused: boolean }): string[] => [
  ...(found.state === 'missing' ? ['the high-water mark of the audit log is missing'] : []),
  ...(found.state === 'invalid' ? ['the high-water mark of the audit log is not valid'] : []),
  ...(found.isBehind ? ['the audit log does not reach its high-water mark'] : []),
  ...(found.hasRefused ? ['audit rows without a valid hash were refused'] : []),
];

/** Returns the same warnings for a command, without reading the whole log. @throws the errors of the file store */
export async function readAuditWarnings(query: Query, vault: Mac, files: Parts['files']): Promise<string[]> {
  const read = await readMark(files, vault);
  return warningsOf({
    state: read.state === 'missing' && !(await hasBeenMarked(query)) ? 'good' : read.state,
    isBehind: read.state === 'good' && !(await reachesMark(query, read.mark)),
    hasRefused: await hasRefusedRows(query, vault),
  });
}

/** Rows with a keyed hash need a mark. Without any, this is the first start of this version. */
async function hasBeenMarked(query: Query): Promise<boolean> {
  const found = await query
    .selectFrom('audit')
    .select('id')
    .where('seq', 'is not', null)
    .where('row_mac', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Returns whether there are refused rows that no renewal of the mark accepted. */
async function hasRefusedRows(query: Query, vault: Mac): Promise<boolean> {
  const refused = query.selectFrom('audit').selectAll().where('refused_at', 'is not', null).orderBy('id').limit(PAGE);
  let page = await refused.execute();
  if (page.length === 0) return false;
  const acceptedAt = await readAccepted(query, vault);
  for (;;) {
    if (page.some((row) => acceptedAt(row) === undefined)) return true;
    const last = page.at(-1);
    if (page.length < PAGE || !last) return false;
    page = await refused.where('id', '>', last.id).execute();
  }
}
