import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import { Readable } from 'node:stream';
import * as z from 'zod/mini';
import { wrapProved } from '#server/crypto/data-keys.ts';
import { decryptFile, encryptFile } from '#server/crypto/file-encryption.ts';
import type { KeyProvider } from '#server/ports.ts';
import type { OpenBackup } from './read-backup.ts';

const FORMAT = 'encrypted backup 1';
const LONGEST_HEAD = 4096;
const NEWLINE = 10;
/** The first line of an encrypted backup. A plain backup is a tar file, whose first byte is a letter. */
const headSchema = z.object({ format: z.literal(FORMAT), id: z.string(), kek_id: z.string(), wrapped: z.string() });
type Head = z.infer<typeof headSchema>;

/** Encrypts a backup under a key of its own, which the key ring or KMS wraps. Names and addresses in it are encrypted too. */
export async function encryptBackup(
  plain: AsyncIterable<Buffer>,
  keyProvider: KeyProvider,
  id: string,
): Promise<Readable> {
  const key = randomBytes(32);
  const head: Head = { format: FORMAT, id, ...(await wrapProved(keyProvider, { purpose: 'backup', id }, key)) };
  return Readable.from(
    (async function* () {
      yield Buffer.from(`${JSON.stringify(head)}\n`);
      yield* encryptFile(plain, key, id);
    })(),
    { objectMode: false },
  );
}

/**
 * Opens a backup file, encrypted or not. `keyProvider` is needed for an encrypted one.
 * @throws Error with a readable message when there is no such file or its key is not here
 */
export async function openBackupFile(
  file: string,
  keyProvider: KeyProvider | undefined,
  opsCommand: string,
): Promise<OpenBackup> {
  if (!fs.existsSync(file)) throw new Error(`There is no file ${file}.`);
  const found = readHead(file);
  if (found === undefined) return () => fs.createReadStream(file);
  const { head, length } = found;
  if (!keyProvider?.canRead(head.kek_id))
    throw new Error(
      `This backup is encrypted with the key "${head.kek_id}", which is not here. Nothing was changed. First restore the keys: ${opsCommand} restore-keys FILE, or set ENCRYPTION_KEYS or KMS_KEY_ID.`,
    );
  const key = await keyProvider.unwrap({ purpose: 'backup', id: head.id, kek_id: head.kek_id, wrapped: head.wrapped });
  const encrypted = (): AsyncIterable<Buffer> => fs.createReadStream(file, { start: length }) as AsyncIterable<Buffer>;
  return () => Readable.from(decryptFile(encrypted(), key, head.id), { objectMode: false });
}

/** Undefined for a plain backup. */
function readHead(file: string): { head: Head; length: number } | undefined {
  const bytes = Buffer.alloc(LONGEST_HEAD);
  const handle = fs.openSync(file, 'r');
  const read = fs.readSync(handle, bytes, 0, LONGEST_HEAD, 0);
  fs.closeSync(handle);
  const end = bytes.subarray(0, read).indexOf(NEWLINE);
  if (bytes[0] !== '{'.charCodeAt(0) || end < 0) return undefined;
  try {
    return { head: headSchema.parse(JSON.parse(bytes.toString('utf8', 0, end))), length: end + 1 };
  } catch (cause) {
    throw new Error(`${file} is not a backup of this product, or another version made it.`, { cause });
  }
}
