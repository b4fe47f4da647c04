import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { sql } from 'kysely';
import { encryptBackup, openBackupFile } from '#server/adapters/backup/encrypted-backup.ts';
import { verifyBackup } from '#server/adapters/backup/read-backup.ts';
import { writeBackup } from '#server/adapters/backup/write-backup.ts';
import type { App } from '#server/app.ts';
import { openKeyProvider } from '#server/boot/open-key-provider.ts';
import { filesFolder } from '#server/config/data-folder.ts';
import type { BackupSettings } from '#server/config/environment.ts';
import type { BackupRow } from '#server/db/tables.ts';
import { errorForLog } from '#server/lib/error-for-log.ts';
import { flushFolder } from '#server/lib/flush-folder.ts';
import { newId } from '#server/lib/ids.ts';
import { asSentence } from '#copy/as-sentence.ts';
import type { KeyProvider, Query, Tx } from '#server/ports.ts';
import { diskWords } from './disk-words.ts';

const NAME = /^equipment-finance-\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}Z\.backup$/;
/** A node that crashed while it wrote: after this long another backup begins. */
const LONGEST_HOURS = 6;
/** Pause after a try that failed, and after a backup whose file is missing, such as in a folder that nodes do not share. */
const RETRY_HOURS = 1;
const KEPT_ROWS = 200;
const CHECK_HOURS = 12;

type Place = Pick<App, 'config' | 'db' | 'log'>;
type Written = { bytes: number; sha256: string };

/** What the log, the metrics and the settings screen say of scheduled backups. */
export type BackupState = {
  /** The newest one that is complete; undefined while there is none. */
  last: BackupRow | undefined;
  drilledAt: Date | undefined;
  /** Why the newest try failed, or what is wrong with the newest file. */
  fault: string | undefined;
  /** What to do about a missing file. */
  next: string | undefined;
};

/**
 * Makes the backup that is due: encrypted, read back, copied to the second folder, and recorded. When several nodes have
 * BACKUP_DIR, one of them makes it. Between two backups the content of the newest file is checked.
 */
export async function runBackups({ config, db, log }: Place): Promise<void> {
  const settings = config.backups;
  if (!settings) return;
  const row = await claimBackup(db.query, settings);
  if (!row) return checkContent({ config, db }, settings.folder);
  try {
    const keyProvider = await openKeyProvider(config);
    if (!keyProvider) throw new Error('the encryption keys are not here');
    const target = path.join(settings.folder, row.file);
    const written = await writeFile({ config, db }, keyProvider, target);
    const notCopied = await copyFile(settings, row.file, written);
    const copied = settings.copyFolder !== undefined && notCopied === undefined;
    const failure = notCopied ?? removeOld(settings);
    if (failure !== undefined) log.error({ file: row.file }, failure);
    await endBackup(db.query, row.id, { state: 'done', written, copied, fault: failure });
    log.info({ file: row.file, bytes: written.bytes }, 'backup written and read back');
  } catch (error) {
    const failure = diskWords(error, settings.folder);
    await endBackup(db.query, row.id, { state: 'failed', fault: failure });
    log.error({ cause: errorForLog(error), file: row.file }, 'the scheduled backup failed');
  }
}

/** Undefined when none is due, or when a node makes one now. */
async function claimBackup(
  query: Query,
  { hours, folder }: BackupSettings,
): Promise<Pick<BackupRow, 'id' | 'file'> | undefined> {
  return query.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('scheduled backup', 0))`.execute(tx);
    const last = await selectLast(tx);
    const pause = last && isMissing(folder, last) ? RETRY_HOURS : hours;
    const { rows } = await sql<{ now: Date; due: boolean }>`select now() as now, not exists (
      select from backups where (state = 'running' and started_at > now() - make_interval(hours => ${LONGEST_HOURS}))
        or (state = 'done' and started_at > now() - make_interval(hours => ${pause}))
        or (state = 'failed' and started_at > now() - make_interval(hours => ${RETRY_HOURS}))) as due`.execute(tx);
    const [found] = rows;
    if (!found?.due) return undefined;
    const row = { id: newId(found.now), file: nameAt(found.now) };
    const rest = {
      ended_at: null,
      bytes: null,
      sha256: null,
      copied: false,
      fault: null,
      checked_at: null,
      drilled_at: null,
    };
    await tx
      .insertInto('backups')
      .values({ ...row, ...rest, state: 'running', started_at: found.now })
      .execute();
    await sql`delete from backups where id not in (
      select id from backups order by started_at desc limit ${KEPT_ROWS})`.execute(tx);
    return row;
  });
}

const nameAt = (at: Date): string => `equipment-finance-${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z.backup`;

/** The file has its name once all of it is on the disk and was read back. */
async function writeFile(
  { config, db }: Pick<App, 'config' | 'db'>,
  keyProvider: KeyProvider,
  target: string,
): Promise<Written> {
  const part = `${target}.part`;
  fs.mkdirSync(path.dirname(target), { recursive: true, mode: 0o700 });
  try {
    const plain = new PassThrough();
    const source = writeBackup(plain, db.query, filesFolder(config), new Date()).then(
      () => plain.end(),
      (error: unknown) => plain.destroy(error instanceof Error ? error : new Error(String(error))),
    );
    const encrypted = await encryptBackup(plain, keyProvider, path.basename(target));
    await pipeline(encrypted, fs.createWriteStream(part, { mode: 0o600, flags: 'wx', flush: true }));
    await source;
    await verifyBackup(await openBackupFile(part, keyProvider, config.opsCommand));
    const written = await measure(part);
    fs.renameSync(part, target);
    flushFolder(path.dirname(target));
    return written;
  } finally {
    fs.rmSync(part, { force: true });
  }
}

/** @returns what went wrong, or undefined; the first copy stays in both cases */
async function copyFile(
  { folder, copyFolder }: BackupSettings,
  name: string,
  written: Written,
): Promise<string | undefined> {
  if (copyFolder === undefined) return undefined;
  const part = path.join(copyFolder, `${name}.part`);
  try {
    fs.mkdirSync(copyFolder, { recursive: true, mode: 0o700 });
    await pipeline(
      fs.createReadStream(path.join(folder, name)),
      fs.createWriteStream(part, { mode: 0o600, flush: true }),
    );
    if ((await measure(part)).sha256 !== written.sha256) throw new Error('the copy differs from the backup');
    fs.renameSync(part, path.join(copyFolder, name));
    flushFolder(copyFolder);
    return undefined;
  } catch (error) {
    if (fs.existsSync(part)) fs.rmSync(part);
    return `The backup was not copied to BACKUP_COPY_DIR (${copyFolder}): ${asSentence(diskWords(error, copyFolder))}`;
  }
}

async function measure(file: string): Promise<Written> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const piece of fs.createReadStream(file) as AsyncIterable<Buffer>) {
    hash.update(piece);
    bytes += piece.length;
  }
  return { bytes, sha256: hash.digest('hex') };
}

async function endBackup(
  query: Query,
  id: string,
  {
    state,
    written,
    copied = false,
    fault: failure,
  }: { state: 'done' | 'failed'; written?: Written; copied?: boolean; fault: string | undefined },
): Promise<void> {
  await query
    .updateTable('backups')
    .set({
      state,
      ended_at: sql<Date>`now()`,
      checked_at: sql<Date>`now()`,
      bytes: written === undefined ? null : String(written.bytes),
      sha256: written?.sha256 ?? null,
      copied,
      fault: failure ?? null,
    })
    .where('id', '=', id)
    .execute();
}

/** Compares the content of the newest file with its hash, twice a day. */
async function checkContent({ config, db }: Pick<Place, 'config' | 'db'>, folder: string): Promise<void> {
  const { last, fault: failure } = await readBackupState({ config, db });
  if (!last || failure !== undefined) return;
  const { numUpdatedRows } = await db.query
    .updateTable('backups')
    .set({ checked_at: sql<Date>`now()` })
    .where('id', '=', last.id)
    .where('checked_at', '<', sql<Date>`now() - make_interval(hours => ${CHECK_HOURS})`)
    .executeTakeFirst();
  if (numUpdatedRows === 0n || (await measure(path.join(folder, last.file))).sha256 === last.sha256) return;
  const damaged = `The newest backup ${last.file} is damaged: its content has changed.`;
  await db.query.updateTable('backups').set({ fault: damaged }).where('id', '=', last.id).execute();
}

const isMissing = (folder: string, { file }: BackupRow): boolean => !fs.existsSync(path.join(folder, file));

/** Returns what is wrong with a file, or undefined. The size is compared, not the content. */
function errorOfFile(folder: string, { file, bytes }: BackupRow): { fault: string; next?: string } | undefined {
  const size = fs.statSync(path.join(folder, file), { throwIfNoEntry: false })?.size;
  if (size === undefined)
    return { fault: `The newest backup ${file} is missing in BACKUP_DIR.`, next: nextOfMissing(folder) };
  if (String(size) === bytes) return undefined;
  return { fault: `The newest backup ${file} has ${String(size)} bytes instead of ${bytes ?? '0'}.` };
}

const nextOfMissing = (folder: string): string =>
  `The server makes a new backup within an hour. If the file is missing again, check that BACKUP_DIR (${folder}) is the right folder, and that all nodes share it.`;

/** Deletes all but the newest backups. Names sort by time, and files of other names stay. Returns what went wrong, or undefined. */
function removeOld({ folder, copyFolder, keep }: BackupSettings): string | undefined {
  try {
    for (const one of [folder, copyFolder].filter((name) => name !== undefined)) {
      const names = namesIn(one);
      for (const name of names.slice(0, Math.max(0, names.length - keep))) fs.rmSync(path.join(one, name));
    }
    return undefined;
  } catch (error) {
    return `Old backups were not deleted: ${error instanceof Error ? error.message : String(error)}.`;
  }
}

const namesIn = (folder: string): string[] =>
  fs
    .readdirSync(folder)
    .filter((name) => NAME.test(name))
    .sort();

/** Reads the record, and looks for the newest file in BACKUP_DIR of this node. */
export async function readBackupState({ config, db: { query } }: Pick<App, 'config' | 'db'>): Promise<BackupState> {
  const newest = await query
    .selectFrom('backups')
    .selectAll()
    .where('state', '<>', 'running')
    .orderBy('started_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  const last = await selectLast(query);
  const drill = await query
    .selectFrom('backups')
    .select((eb) => eb.fn.max('drilled_at').as('at'))
    .executeTakeFirst();
  const found: ReturnType<typeof errorOfFile> = newest?.fault
    ? { fault: newest.fault }
    : config.backups && last && errorOfFile(config.backups.folder, last);
  return { last, drilledAt: drill?.at ?? undefined, fault: found?.fault, next: found?.next };
}

/** The newest complete backup. */
const selectLast = (query: Query | Tx): Promise<BackupRow | undefined> =>
  query
    .selectFrom('backups')
    .selectAll()
    .where('state', '=', 'done')
    .orderBy('started_at', 'desc')
    .limit(1)
    .executeTakeFirst();

/** The newest finished file of the folder. @throws Error with a readable message when there is none */
export function newestBackup(folder: string): string {
  const name = fs.existsSync(folder) ? namesIn(folder).at(-1) : undefined;
  if (name === undefined) throw new Error(`There is no scheduled backup in ${folder}.`);
  return path.join(folder, name);
}

/** Records that a restore of this backup was practiced. False for a file that is no scheduled backup. */
export async function recordDrill(query: Query, file: string): Promise<boolean> {
  const { numUpdatedRows } = await query
    .updateTable('backups')
    .set({ drilled_at: sql<Date>`now()` })
    .where('file', '=', path.basename(file))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
