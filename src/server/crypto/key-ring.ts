import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** Key-encryption keys by id; the first is the active one. They wrap data keys and nothing else. */
export type KeyRing = { activeId: string; keys: Map<string, Buffer> };

/** Where the ring comes from, by its name for people; it may have grown when it is read again. */
export type RingSource = { name: string; read: () => KeyRing };

/**
 * Reads `id:base64,id:base64`, the active key first; each key is 32 bytes.
 * @throws Error that names the fault, never the key
 */
export function parseKeyRing(text: string): KeyRing {
  const keys = new Map<string, Buffer>();
  for (const part of text.split(',').map((p) => p.trim())) {
    const at = part.indexOf(':');
    const id = part.slice(0, at);
    const key = Buffer.from(part.slice(at + 1), 'base64');
    if (at < 1 || !/^[\w-]{1,40}$/.test(id)) throw new Error('each entry must read id:base64');
    if (key.length !== 32) throw new Error(`key "${id}" must be 32 bytes in base64 (it has ${String(key.length)})`);
    if (keys.has(id)) throw new Error(`key id "${id}" stands twice`);
    keys.set(id, key);
  }
  const activeId = keys.keys().next().value;
  if (activeId === undefined) throw new Error('it holds no key');
  return { activeId, keys };
}

/** Adds a fault instead of throwing one. */
export function tryRing(text: string, name: string, faults: string[]): KeyRing | undefined {
  try {
    return parseKeyRing(text);
  } catch (error) {
    faults.push(`${name} is not a key ring: ${error instanceof Error ? error.message : String(error)}.`);
    return undefined;
  }
}

/** One fresh entry of a ring. */
export const newRingEntry = (): string => `k${String(Date.now())}:${randomBytes(32).toString('base64')}`;

export const ringText = (ring: KeyRing): string =>
  [...ring.keys].map(([id, key]) => `${id}:${key.toString('base64')}`).join(',');

/** AES-256-GCM with a random 96-bit nonce: nonce, ciphertext, tag. */
export function gcmSeal(key: Buffer, plain: Buffer, aad: string): Buffer {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, nonce, { authTagLength: 16 }).setAAD(Buffer.from(aad));
  return Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

/** @throws Error when a bit of the input, the key or the additional data differs */
export function gcmOpen(key: Buffer, sealed: Buffer, aad: string): Buffer {
  if (sealed.length < 28) throw new Error('sealed value is too short');
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, 12), { authTagLength: 16 });
  decipher.setAAD(Buffer.from(aad)).setAuthTag(sealed.subarray(-16));
  return Buffer.concat([decipher.update(sealed.subarray(12, -16)), decipher.final()]);
}
