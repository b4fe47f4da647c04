import { DecryptCommand, EncryptCommand, KMSClient } from '@aws-sdk/client-kms';
import { idOfKms, isKmsKey, kmsKeyOf, type KmsSettings, regionOf } from '#server/config/kms-settings.ts';
import type { KeyProvider, WrappedKey } from '#server/ports.ts';

/** Time limit of one call, including retries. */
const LIMIT_MS = 10_000;
const KEY_BYTES = 32;
/** A disabled key, or one to be deleted, is noticed within this time, before its deletion. */
const ASK_AGAIN_MS = 3_600_000;

/** Opens AWS KMS, which binds data keys to their rows by encryption context. Caches them for an hour. */
export function openKms(settings: KmsSettings, limitMs = LIMIT_MS): KeyProvider {
  const clientFor = clientsOf(settings, limitMs);
  const ask = async <T>(keyId: string, action: 'Encrypt' | 'Decrypt', call: (signal: AbortSignal) => Promise<T>) => {
    try {
      return await call(AbortSignal.timeout(limitMs));
    } catch (error) {
      // Replaces the SDK's error, which contains the request and the response.
      throw new Error(kmsError(error, keyId, action));
    }
  };
  return {
    name: 'AWS KMS',
    activeId: () => idOfKms(ownKey(settings)),
    canRead: isKmsKey,
    wrap: async (purpose, id, key) => {
      const KeyId = ownKey(settings);
      const EncryptionContext = contextOf({ purpose, id });
      const { CiphertextBlob: sealed } = await ask(KeyId, 'Encrypt', (abortSignal) =>
        clientFor(KeyId).send(new EncryptCommand({ KeyId, Plaintext: key, EncryptionContext }), { abortSignal }),
      );
      if (!sealed || sealed.length === 0) throw new Error(oddAnswer(KeyId));
      return { kek_id: idOfKms(KeyId), wrapped: Buffer.from(sealed).toString('base64url') };
    },
    unwrap: remembered(ASK_AGAIN_MS, async (row) => {
      const KeyId = kmsKeyOf(row.kek_id);
      const CiphertextBlob = Buffer.from(row.wrapped, 'base64url');
      const EncryptionContext = contextOf(row);
      const { Plaintext: key } = await ask(KeyId, 'Decrypt', (abortSignal) =>
        clientFor(KeyId).send(new DecryptCommand({ KeyId, CiphertextBlob, EncryptionContext }), { abortSignal }),
      );
      if (key?.length !== KEY_BYTES) throw new Error(oddAnswer(KeyId));
      return Buffer.from(key);
    }),
  };
}

const contextOf = ({ purpose, id }: Pick<WrappedKey, 'purpose' | 'id'>): Record<string, string> => ({ purpose, id });

const oddAnswer = (keyId: string): string =>
  `AWS KMS returned something other than a data key for the key "${keyId}". Check KMS_ENDPOINT. Nothing was changed.`;

function ownKey({ keyId }: KmsSettings): string {
  if (keyId === undefined)
    throw new Error('There is no key to wrap with. Set KMS_KEY_ID or ENCRYPTION_KEYS, or start the server once.');
  return keyId;
}

/** Returns one client per region, because earlier keys may be in another region. */
function clientsOf({ region, endpoint, credentials }: KmsSettings, limitMs: number): (keyId: string) => KMSClient {
  const clients = new Map<string, KMSClient>();
  return (keyId) => {
    const place = regionOf(keyId) ?? region;
    const known =
      clients.get(place) ??
      new KMSClient({
        region: place,
        maxAttempts: 3,
        requestHandler: { connectionTimeout: limitMs / 4, requestTimeout: limitMs / 3, throwOnRequestTimeout: true },
        ...(endpoint === undefined ? {} : { endpoint }),
        ...(credentials && { credentials: credentials.reveal() }),
      });
    clients.set(place, known);
    return known;
  };
}

/** Advice per error name of AWS. */
const WHY: Record<string, (keyId: string, action: string) => string> = {
  NotFoundException: () =>
    'This key does not exist there. Check KMS_KEY_ID and KMS_REGION. A deleted key cannot be restored.',
  DisabledException: () => 'The key is disabled. Enable it in AWS KMS.',
  KMSInvalidStateException: () =>
    'The key cannot be used in its current state; it may be pending deletion. Cancel the deletion and enable the key. Once it is deleted, encrypted values can never be read again.',
  IncorrectKeyException: () =>
    'This is not the key that this database was encrypted with. If an alias was moved to another key, move it back, or set KMS_KEY_ID to the id of the new key; the old key stays readable.',
  InvalidCiphertextException: () =>
    'The stored data key does not decrypt with it: the row in data_keys was changed or moved, or another key encrypted it. Set the right key, or restore a backup.',
  InvalidKeyUsageException: () => 'This is not a symmetric encryption key. Set KMS_KEY_ID to one.',
  AccessDeniedException: (_keyId, action) =>
    `These credentials may not use the key. Allow kms:${action} (both kms:Encrypt and kms:Decrypt are needed) in the policy of the key or of the role.`,
};

const NO_CREDENTIALS =
  /^(?:UnrecognizedClient|InvalidSignature|InvalidClientTokenId|IncompleteSignature|MissingAuthenticationToken|ExpiredToken|Expired|CredentialsProviderError|TokenProviderError|OptInRequired)/;
const BUSY = /^(?:Throttling|LimitExceeded|TooManyRequests|RequestLimitExceeded)/;

/** Returns the message for a failed call. Contains nothing of the error's own text, which comes from outside. */
function kmsError(error: unknown, keyId: string, action: string): string {
  const name = error instanceof Error ? error.name : '';
  const why = WHY[name]?.(keyId, action) ?? otherwise(name);
  const shown = /^[\w.]{1,60}$/.test(name) ? ` (${action}: ${name})` : ` (${action})`;
  return `The key "${keyId}" of AWS KMS cannot be used${shown}. ${why} Nothing was changed.`;
}

function otherwise(name: string): string {
  if (NO_CREDENTIALS.test(name))
    return 'AWS refuses the credentials, or there are none. Check AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY and AWS_SESSION_TOKEN, or the role of the machine.';
  if (BUSY.test(name)) return 'AWS KMS accepts no more calls right now. Try again in a minute.';
  return 'AWS KMS does not respond correctly. Check the connection (KMS_REGION, KMS_ENDPOINT, the network), then try again.';
}

type Unwrap = KeyProvider['unwrap'];

/** Caches unwrapped keys per row for `forMs`. Failures are not cached. */
function remembered(forMs: number, unwrap: Unwrap): Unwrap {
  const held = new Map<string, { name: string; key: Buffer; until: number }>();
  return async (row) => {
    const known = held.get(row.id);
    const name = nameOf(row);
    if (known?.name === name && performance.now() < known.until) return known.key;
    const key = await unwrap(row);
    held.set(row.id, { name, key, until: performance.now() + forMs });
    return key;
  };
}

/** Returns a cache key that changes with any change of the row. */
const nameOf = ({ id, purpose, kek_id, wrapped }: WrappedKey): string => [id, purpose, kek_id, wrapped].join(' ');
