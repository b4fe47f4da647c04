import { randomBytes, scryptSync } from 'node:crypto';
import * as z from 'zod/mini';
import { gcmOpen, gcmSeal, type KeyRing, parseKeyRing, ringText } from './key-ring.ts';

/** 128 MiB and about half a second a guess. */
const COST = { N: 2 ** 17, r: 8, p: 1 };
const LEAST_LETTERS = 12;
const schema = z.object({
  format: z.literal('key-ring-1'),
  keyIds: z.array(z.string()),
  createdAt: z.string(),
  salt: z.string(),
  sealed: z.string(),
});

/** The ring as a text that opens only with the passphrase: scrypt, then AES-256-GCM. @throws Error when it is short */
export function sealRing(ring: KeyRing, passphrase: string, now: Date): string {
  if (passphrase.length < LEAST_LETTERS)
    throw new Error(`Take a passphrase of ${String(LEAST_LETTERS)} characters or more: it protects every key.`);
  const head = { format: 'key-ring-1' as const, keyIds: [...ring.keys.keys()], createdAt: now.toISOString() };
  const salt = randomBytes(16);
  const sealed = gcmSeal(stretch(passphrase, salt), Buffer.from(ringText(ring)), JSON.stringify(head));
  return JSON.stringify({ ...head, salt: salt.toString('base64'), sealed: sealed.toString('base64') }, null, 1);
}

/** @throws Error in words when it is no such file, or the passphrase is another one */
export function openRing(text: string, passphrase: string): KeyRing {
  const { salt, sealed, ...head } = readBackup(text);
  try {
    const key = stretch(passphrase, Buffer.from(salt, 'base64'));
    return parseKeyRing(gcmOpen(key, Buffer.from(sealed, 'base64'), JSON.stringify(head)).toString('utf8'));
  } catch (cause) {
    throw new Error('The passphrase is not the right one, or the file was changed.', { cause });
  }
}

function readBackup(text: string): z.infer<typeof schema> {
  try {
    return schema.parse(JSON.parse(text));
  } catch (cause) {
    throw new Error('This file is no backup of keys (npm run ops -- backup-keys writes one).', { cause });
  }
}

const stretch = (passphrase: string, salt: Buffer): Buffer =>
  scryptSync(passphrase.normalize('NFKC'), salt, 32, { ...COST, maxmem: 256 * 1024 * 1024 });
