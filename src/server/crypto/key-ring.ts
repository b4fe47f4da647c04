import { createCipheriv, createDecipheriv, randomBytes, scrypt, type ScryptOptions } from 'node:crypto';
import { promisify } from 'node:util';
import type { KeyProvider, WrappedKey } from '#server/ports.ts';
import * as z from 'zod/mini';

/** Key-encryption keys by id. They only wrap data keys. */
export type KeyRing = { activeId: string; keys: Map<string, Buffer> };

/** The ring's source. `name` is shown to operators; `read` may return more keys later. */
export type RingSource = { name: string; read: () => KeyRing };

/** Reads `id:base64,id:base64`, the active key first, 32 bytes each. @throws Error without the key */
export function parseKeyRing(text: string): KeyRing {
  const keys = new Map<string, Buffer>();
  for (const part of text.split(',').map((p) => p.trim())) {
    const at = part.indexOf(':');
    const id = part.slice(0, at);
    const key = Buffer.from(part.slice(at + 1), 'base64');
    if (at < 1 || !/^[\w-]{1,40}$/.test(id)) throw new Error('each entry must read id:base64');
    if (key.length !== 32) throw new Error(`key "${id}" must be 32 bytes in base64 (it has ${String(key.length)})`);
    if (keys.has(id)) throw new Error(`key id "${id}" appears twice`);
    keys.set(id, key);
  }
  const activeId = keys.keys().next().value;
  if (activeId === undefined) throw new Error('it contains no key');
  return { activeId, keys };
}

/** Parses a ring. Adds an error to `errors` instead of throwing. */
export function tryRing(text: string, name: string, errors: string[]): KeyRing | undefined {
  try {
    return parseKeyRing(text);
  } catch (error) {
    errors.push(`${name} is not a key ring: ${error instanceof Error ? error.message : String(error)}.`);
    return undefined;
  }
}

/** Creates a ring entry with a new random key. */
export const newRingEntry = (): string => `k${String(Date.now())}:${randomBytes(32).toString('base64')}`;

export const ringText = (ring: KeyRing): string =>
  [...ring.keys].map(([id, key]) => `${id}:${key.toString('base64')}`).join(',');

/** Encrypts with AES-256-GCM and a random 96-bit nonce. Returns nonce, ciphertext and tag. */
export function encryptGcm(key: Buffer, plain: Buffer, aad: string): Buffer {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, nonce, { authTagLength: 16 }).setAAD(Buffer.from(aad));
  return Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

/** @throws Error when a bit of the input, the key or the additional data differs */
export function decryptGcm(key: Buffer, sealed: Buffer, aad: string): Buffer {
  if (sealed.length < 28) throw new Error('encrypted value is too short');
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, 12), { authTagLength: 16 });
  decipher.setAAD(Buffer.from(aad)).setAuthTag(sealed.subarray(-16));
  return Buffer.concat([decipher.update(sealed.subarray(12, -16)), decipher.final()]);
}

/** Rereads the ring at each use, because keys may have been added. */
export const ringKeyProvider = (source: RingSource): KeyProvider => ({
  name: source.name,
  activeId: () => source.read().activeId,
  canRead: (kekId) => source.read().keys.has(kekId),
  wrap: async (purpose, id, key) => {
    const { activeId, keys } = source.read();
    const kek = keys.get(activeId);
    if (!kek) throw new Error('the key ring has no active key');
    return Promise.resolve({
      kek_id: activeId,
      wrapped: encryptGcm(kek, key, wrapAad({ purpose, id })).toString('base64url'),
    });
  },
  unwrap: async (row) => Promise.resolve(unwrapBy(source, row)),
});

const wrapAad = ({ purpose, id }: Pick<WrappedKey, 'purpose' | 'id'>): string => `data-key:${purpose}:${id}`;

function unwrapBy({ name, read }: RingSource, row: WrappedKey): Buffer {
  const kek = read().keys.get(row.kek_id);
  if (!kek)
    throw new Error(
      `${name} lacks the key "${row.kek_id}" that this database was encrypted with. Restore that key from your key backup, or start on an empty DATA_DIR.`,
    );
  try {
    return decryptGcm(kek, Buffer.from(row.wrapped, 'base64url'), wrapAad(row));
  } catch (cause) {
    throw new Error(
      `The key "${row.kek_id}" in ${name} is not the one that this database was encrypted with. Restore the right key. Nothing was changed.`,
      { cause },
    );
  }
}

/** 128 MiB and about 500 ms per guess. */
const COST = { N: 2 ** 17, r: 8, p: 1 };
const LEAST_LETTERS = 12;
const schema = z.object({
  format: z.literal('key-ring-1'),
  keyIds: z.array(z.string()),
  createdAt: z.string(),
  salt: z.string(),
  sealed: z.string(),
});

/** Encrypts the ring with a passphrase (scrypt and AES-256-GCM). @throws Error when the passphrase is too short */
export async function encryptRing(ring: KeyRing, passphrase: string, now: Date): Promise<string> {
  if (passphrase.length < LEAST_LETTERS)
    throw new Error(`Use a passphrase of ${String(LEAST_LETTERS)} characters or more. It protects every key.`);
  const head = { format: 'key-ring-1' as const, keyIds: [...ring.keys.keys()], createdAt: now.toISOString() };
  const salt = randomBytes(16);
  const sealed = encryptGcm(await stretch(passphrase, salt), Buffer.from(ringText(ring)), JSON.stringify(head));
  return JSON.stringify({ ...head, salt: salt.toString('base64'), sealed: sealed.toString('base64') }, null, 1);
}

/** Decrypts a ring. @throws Error when the file is not a key backup or the passphrase is wrong */
export async function decryptRing(text: string, passphrase: string): Promise<KeyRing> {
  const { salt, sealed, ...head } = readBackup(text);
  try {
    const key = await stretch(passphrase, Buffer.from(salt, 'base64'));
    return parseKeyRing(decryptGcm(key, Buffer.from(sealed, 'base64'), JSON.stringify(head)).toString('utf8'));
  } catch (cause) {
    throw new Error('The passphrase is wrong, or the file was changed.', { cause });
  }
}

function readBackup(text: string): z.infer<typeof schema> {
  try {
    return schema.parse(JSON.parse(text));
  } catch (cause) {
    throw new Error('This file is not a key backup. Use the file that the setup or the command backup-keys wrote.', {
      cause,
    });
  }
}

const scryptAsync = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);
/** Takes 0.3 s of CPU time in another thread, so that the server answers others. */
const stretch = (passphrase: string, salt: Buffer): Promise<Buffer> =>
  scryptAsync(passphrase.normalize('NFKC'), salt, 32, { ...COST, maxmem: 256 * 1024 * 1024 });
