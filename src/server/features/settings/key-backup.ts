import * as z from 'zod/mini';
import type { StepUp } from '#contract/account.ts';
import type { KeyBackupAnswer, KeyBackupFile } from '#contract/settings.ts';
import type { App } from '#server/app.ts';
import type { Config } from '#server/config/environment.ts';
import { ringSource } from '#server/config/key-ring-file.ts';
import { type Ctx, requirePermission, type StaffActor } from '#server/context.ts';
import { type KeyRing, decryptRing, ringText, encryptRing } from '#server/crypto/key-ring.ts';
import { reportAct, withStepUp } from '#server/features/auth/step-up.ts';
import { audit } from '#server/lib/audit.ts';
import { AppError, fieldError } from '#server/lib/app-error.ts';
import { newId } from '#server/lib/ids.ts';
import type { Query, Tx } from '#server/ports.ts';

/**
 * Returns true when the ring was generated on this server and no key backup with all of its keys was read back. Keys of
 * ENCRYPTION_KEYS and AWS KMS are kept elsewhere.
 */
export async function lacksKeyBackup(config: Config, query: Query | Tx): Promise<boolean> {
  if (config.keySource !== 'file' || config.keysBackedUp) return false;
  const ring = ringSource(config)?.read();
  if (!ring) return true;
  const rows = await query.selectFrom('key_backups').select('key_ids').execute();
  const held = rows.map((row) => z.array(z.string()).parse(row.key_ids));
  return !held.some((ids) => [...ring.keys.keys()].every((id) => ids.includes(id)));
}

/** Returns whether the keys need a backup, and the last one that was read back. */
export async function readKeyBackup(app: App, ctx: Ctx<StaffActor>): Promise<KeyBackupAnswer> {
  requirePermission(ctx, 'settings.manage');
  const last = await app.db.query
    .selectFrom('key_backups')
    .innerJoin('users', 'users.id', 'key_backups.confirmed_by')
    .select(['key_backups.confirmed_at', 'users.email'])
    .orderBy('confirmed_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return {
    success: true,
    isNeeded: app.config.keySource === 'file',
    isMissing: await lacksKeyBackup(app.config, app.db.query),
    confirmedAt: last?.confirmed_at.toISOString() ?? null,
    confirmedBy: last?.email ?? null,
  };
}

/**
 * Returns the key ring in a file that opens only with the passphrase, and emails the other administrators. The file counts as
 * a backup after confirmKeyBackup has read it.
 * @throws AppError validation for a short passphrase, a wrong password or code; conflict when there is no generated ring
 */
export async function downloadKeyBackup(
  app: App,
  ctx: Ctx<StaffActor>,
  { passphrase, given }: { passphrase: string; given: StepUp },
): Promise<KeyBackupFile> {
  requirePermission(ctx, 'settings.manage');
  const ring = requireRing(app.config);
  await withStepUp(app, ctx, given, async (tx) => {
    const keys = [...ring.keys.keys()].join(', ');
    await audit(tx, ctx, 'keys.backup_downloaded', { kind: 'settings', id: 'key-backup' }, { keys });
    await reportAct(app, ctx, tx, { act: 'keysDownloaded', about: app.config.publicUrl });
  });
  const day = ctx.now.toISOString().slice(0, 10);
  return { success: true, file: `encryption-keys-${day}.json`, content: await encryptRing(ring, passphrase, ctx.now) };
}

/**
 * Opens a key backup with its passphrase and compares it with the keys in use. From then on it counts.
 * @throws AppError validation when the file or the passphrase is wrong, or when it holds other keys
 */
export async function confirmKeyBackup(
  app: App,
  ctx: Ctx<StaffActor>,
  { passphrase, content }: { passphrase: string; content: string },
): Promise<KeyBackupAnswer> {
  requirePermission(ctx, 'settings.manage');
  const ring = requireRing(app.config);
  const found = await open(content, passphrase);
  if (ringText(found) !== ringText(ring))
    throw fieldError('content', 'This file holds other keys than the ones in use. Download a new key backup.');
  await app.db.tx(async (tx) => {
    const key_ids = JSON.stringify([...ring.keys.keys()]);
    const row = { id: newId(ctx.now), key_ids, confirmed_by: ctx.actor.userId, confirmed_at: ctx.now };
    await tx.insertInto('key_backups').values(row).execute();
    await audit(tx, ctx, 'keys.backup_confirmed', { kind: 'settings', id: 'key-backup' });
  });
  return readKeyBackup(app, ctx);
}

function requireRing(config: Config): KeyRing {
  const ring = config.keySource === 'file' ? ringSource(config)?.read() : undefined;
  if (!ring)
    throw new AppError('conflict', 'The keys of this installation are kept elsewhere. There is nothing to back up.');
  return ring;
}

async function open(content: string, passphrase: string): Promise<KeyRing> {
  try {
    return await decryptRing(content, passphrase);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw fieldError(message.startsWith('The passphrase') ? 'passphrase' : 'content', message);
  }
}
