import type { Logger } from 'pino';
import { systemCtx } from '#server/context.ts';
import type { Clock, Db, Files, Query } from '#server/ports.ts';
import { audit } from '#server/lib/audit.ts';
import type { Mac } from '#server/lib/audit-chain.ts';
import { EMPTY_CHAIN, isTakeoverOpen, type MarkRead, reachesMark, readMark } from '#server/lib/audit-mark.ts';
import { readAccepted } from './accepted.ts';
import { readDatabaseTime } from '#server/db/database-clock.ts';
import { errorForLog } from '#server/lib/error-for-log.ts';
import { hasBeenMarked, openMarkState } from './mark-state.ts';
import { type Seal, sealAudit, selectAnchor } from './seal.ts';
import { takeOverAudit } from './take-over.ts';

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
  const mark = openMarkState({ query: db.query, vault, files, clock });
  let isBehind = false;
  let hasRefused = false;

  const warnings = (): string[] => warningsOf({ state: mark.stored()?.state ?? 'good', isBehind, hasRefused });

  const isOpen = async (): Promise<boolean> => {
    const stored = mark.stored();
    if (stored?.state !== 'good' || stored.mark.takeover === null) return false;
    return isTakeoverOpen(stored.mark, await readDatabaseTime(db.query));
  };

  const takeOver = async (): Promise<void> => {
    if (!(await isOpen())) return;
    const now = await readDatabaseTime(db.query);
    const taken = await takeOverAudit(db, vault, now);
    if (taken > 0)
      await db.tx((tx) =>
        audit(tx, systemCtx(now), 'audit.taken_over', { kind: 'audit', id: 'trail' }, { rows: taken }),
      );
    if (mark.known()?.takeover !== 'begun') return;
    // Another node may have been first.
    const stored = await mark.read();
    if (stored?.takeover !== 'begun') return;
    const anchor = await selectAnchor(db.query);
    const seal = anchor && (await reachesMark(db.query, anchor)) ? { seq: anchor.seq, hash: anchor.hash } : EMPTY_CHAIN;
    const takeover = db.embedded || taken === 0 ? null : new Date(now.getTime() + TAKEOVER_MS).toISOString();
    await mark.put({ ...seal, at: now.toISOString(), epoch: stored.epoch, takeover });
  };

  /** Logs a failure. The readiness check reports an unreachable store, and the next run tries again. */
  const logged = (work: Promise<unknown>): Promise<unknown> =>
    work.catch((error: unknown) =>
      log.warn({ cause: errorForLog(error) }, 'the high-water mark of the audit log could not be read or written'),
    );

  const check = async (): Promise<void> => {
    const before = warnings().join();
    await logged(mark.read());
    hasRefused = await hasRefusedRows(db.query, vault);
    const floor = mark.newest();
    isBehind = floor !== undefined && !(await reachesMark(db.query, floor));
    const found = warnings();
    if (found.length > 0 && found.join() !== before) log.error({ warnings: found }, 'audit log');
  };

  const run = async (): Promise<void> => {
    const now = clock.now();
    if (mark.isReadDue(now)) await check();
    if (!mark.stored()) return;
    await takeOver();
    const sealed = await sealAudit(db, vault, now, { floor: mark.newest(), takeover: await isOpen(), counted });
    if (sealed.refused.length > 0)
      log.error({ rows: sealed.refused.slice(0, 20), count: sealed.refused.length }, 'audit rows were refused');
    if (sealed.isBehind && !isBehind)
      log.error('the audit log does not reach its high-water mark, so nothing is sealed');
    hasRefused ||= sealed.refused.length > 0;
    isBehind = sealed.isBehind || (isBehind && sealed.seal === undefined);
    if (sealed.seal) mark.add(sealed.seal);
    if (mark.isWriteDue(now)) await logged(mark.writeAdded());
  };

  await check();
  await logged(takeOver());
  return { run, warnings, floor: mark.newest, close: async () => void (await logged(mark.writeAdded())) };
}

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
