import { isMigrated } from '#server/db/migrate.ts';
import type { Config } from '#server/config/environment.ts';
import { systemCtx } from '#server/context.ts';
import { ACCEPTED, acceptanceTexts, readAccepted } from '#server/features/audit/accepted.ts';
import { audit, withAuditKey } from '#server/lib/audit.ts';
import { type AuditMark, EMPTY_CHAIN, isTakeoverOpen, readMark, writeMark } from '#server/lib/audit-mark.ts';
import { readAuditWarnings } from '#server/features/audit/sealer.ts';
import { wrappedBy } from '#server/crypto/data-keys.ts';
import { lockAnchor, moveAnchor, type Seal } from '#server/features/audit/seal.ts';
import type { AuditRow } from '#server/db/tables.ts';
import { openVault, type Vault } from '#server/crypto/vault.ts';
import { unsealedRows } from '#server/features/audit/verify.ts';
import { openFiles } from '#server/boot/open-files.ts';
import { openKeyProvider } from '#server/boot/open-key-provider.ts';
import type { Db, Files, KeyProvider, Tx } from '#server/ports.ts';

const AUTHENTICATED = '0029-authenticated-audit';

/** Lists problems of the audit log for the operator. Empty before the first start of this version. */
export async function auditWarnings(config: Config, db: Db): Promise<string[]> {
  if (!(await isMigrated(db.query)) || (await wrappedBy(db.query)).length === 0) return [];
  const keyProvider = await openKeyProvider(config);
  if (!keyProvider) return [];
  return readAuditWarnings(db.query, await openVault(db, keyProvider, new Date()), await openFiles(config));
}

/**
 * Accepts the audit log as it is. Writes a high-water mark that names the newest entry. Adds an audit row with the old
 * mark and the refused entries that are accepted. Returns the number of the newest entry.
 * @throws Error when there are no keys or the file store does not answer
 */
export async function renewAuditMark(config: Config, db: Db, now: Date): Promise<number> {
  if (!(await isMigrated(db.query)))
    throw new Error('The database is of another version: start the server of this version once.');
  const keyProvider = await openKeyProvider(config);
  if (!keyProvider)
    throw new Error('The high-water mark is authenticated with the keys of this installation, which are missing here.');
  const vault = await openVault(db, keyProvider, now);
  const seal = await renew({ db, vault, files: await openFiles(config), now }, 'command');
  return seal.seq;
}

/** Lowers the mark to the restored database. Older rows are authenticated at the next start. */
export async function markRestored(
  config: Config,
  db: Db,
  { keyProvider, migrations }: { keyProvider: KeyProvider; migrations: string[] },
): Promise<void> {
  const now = new Date();
  const [vault, files] = [await openVault(db, keyProvider, now), await openFiles(config)];
  if (migrations.includes(AUTHENTICATED)) await renew({ db, vault, files, now }, 'restore');
  else {
    const epoch = epochAfter(await readMark(files, vault), now);
    await writeMark(files, vault, { ...EMPTY_CHAIN, at: now.toISOString(), epoch, takeover: 'begun' });
  }
}

type Place = { db: Db; vault: Vault; files: Files; now: Date };

async function renew({ db, vault, files, now }: Place, cause: 'command' | 'restore'): Promise<Seal> {
  const before = await readMark(files, vault);
  const from = before.state === 'good' ? before.mark.seq : null;
  const seal = await withAuditKey(db, vault).tx(async (tx) => {
    await lockAnchor(tx, now);
    const newest = await selectNewest(tx);
    await moveAnchor(tx, newest, now);
    const isOpen = before.state === 'good' && isTakeoverOpen(before.mark, now);
    const refused = cause === 'command' ? await refuseRejected(tx, vault, now, isOpen) : [];
    const detail = { cause, mark: before.state, from, to: newest.seq, refused: refused.length };
    for (const text of acceptanceTexts(vault, refused))
      await audit(
        tx,
        systemCtx(now),
        'audit.mark_renewed',
        { kind: 'audit', id: 'trail' },
        { ...detail, [ACCEPTED]: text },
      );
    return newest;
  });
  const takeover = before.state === 'good' && cause === 'command' ? before.mark.takeover : null;
  await writeMark(files, vault, { ...seal, at: now.toISOString(), epoch: epochAfter(before, now), takeover });
  return seal;
}

/** Marks the rows that the sealer would refuse. Returns those not accepted before. Needs the anchor's lock. */
async function refuseRejected(tx: Tx, vault: Vault, now: Date, isOpen: boolean): Promise<AuditRow[]> {
  const acceptedAt = await readAccepted(tx, vault);
  const rejected: AuditRow[] = [];
  for await (const { row, isGenuine } of unsealedRows(tx, vault, isOpen))
    if (!isGenuine && acceptedAt(row) === undefined) rejected.push(row);
  for (const { id, refused_at } of rejected)
    if (refused_at === null) await tx.updateTable('audit').set({ refused_at: now }).where('id', '=', id).execute();
  return rejected;
}

/** Servers accept a lower mark only with a later epoch. */
const epochAfter = (before: Awaited<ReturnType<typeof readMark>>, now: Date): AuditMark['epoch'] =>
  Math.max(now.getTime(), before.state === 'good' ? before.mark.epoch + 1 : 0);

async function selectNewest(tx: Tx): Promise<Seal> {
  const row = await tx
    .selectFrom('audit')
    .select(['seq', 'hash'])
    .where('seq', 'is not', null)
    .orderBy('seq', 'desc')
    .limit(1)
    .$narrowType<Seal>()
    .executeTakeFirst();
  return row ?? EMPTY_CHAIN;
}
