import { DecryptCommand, EncryptCommand, KMSClient } from '@aws-sdk/client-kms';
import { idOfKms, isKmsKey, kmsKeyOf, type KmsSettings, regionOf } from '#server/config/kms-settings.ts';
import type { KeyProvider, WrappedKey } from '#server/ports.ts';

/** All tries of one call together. */
const LIMIT_MS = 10_000;
const KEY_BYTES = 32;
/** A key that was disabled or is to be deleted is noticed within this time, while its deletion can still be cancelled. */
const ASK_AGAIN_MS = 3_600_000;

/**
 * AWS KMS: data keys are encrypted there, bound to their rows by the encryption context. What was unwrapped is asked
 * for again after an hour, not at each look at the table.
 */
export function openKms(settings: KmsSettings, limitMs = LIMIT_MS): KeyProvider {
  const clientFor = clientsOf(settings, limitMs);
  const ask = async <T>(keyId: string, action: 'Encrypt' | 'Decrypt', call: (signal: AbortSignal) => Promise<T>) => {
    try {
      return await call(AbortSignal.timeout(limitMs));
    } catch (error) {
      // Not the SDK's own error: that one holds the request and the answer.
      throw new Error(kmsFault(error, keyId, action));
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
  `AWS KMS answered for the key "${keyId}" with something that is no data key. Is KMS_ENDPOINT right? Nothing was changed.`;

function ownKey({ keyId }: KmsSettings): string {
  if (keyId === undefined)
    throw new Error('There is no key to wrap with: set KMS_KEY_ID, or ENCRYPTION_KEYS, or start the server once.');
  return keyId;
}

/** One client a region: a key that wrapped before may lie in another one. */
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

/** By the error's name at AWS: what is wrong with the key, and what to do. */
const WHY: Record<string, (keyId: string, action: string) => string> = {
  NotFoundException: () =>
    'AWS KMS knows no such key there: look at KMS_KEY_ID and KMS_REGION. A key that was deleted never comes back.',
  DisabledException: () => 'The key is disabled: enable it in AWS KMS.',
  KMSInvalidStateException: () =>
    'The key cannot be used in its present state; it may be pending deletion. Cancel the deletion and enable the key: once it is deleted, nothing that was sealed can ever be read again.',
  IncorrectKeyException: () =>
    'It is not the key that this database was sealed with. Was an alias turned to another key? Let it lead to the old one, or set KMS_KEY_ID to the id of the new one, and the old one stays readable.',
  InvalidCiphertextException: () =>
    'What is stored does not open with it: the row in data_keys was changed or moved, or another key sealed it. Give the right key, or restore a backup.',
  InvalidKeyUsageException: () => 'It is not a symmetric key for encryption: set KMS_KEY_ID to one.',
  AccessDeniedException: (_keyId, action) =>
    `These credentials may not use it: allow kms:${action} (kms:Encrypt and kms:Decrypt are needed) in the policy of the key or of the role.`,
};

const NO_CREDENTIALS =
  /^(?:UnrecognizedClient|InvalidSignature|InvalidClientTokenId|IncompleteSignature|MissingAuthenticationToken|ExpiredToken|Expired|CredentialsProviderError|TokenProviderError|OptInRequired)/;
const BUSY = /^(?:Throttling|LimitExceeded|TooManyRequests|RequestLimitExceeded)/;

/** The message for a failed call of KMS. It holds nothing of the error's own text, which comes from outside. */
function kmsFault(error: unknown, keyId: string, action: string): string {
  const name = error instanceof Error ? error.name : '';
  const why = WHY[name]?.(keyId, action) ?? otherwise(name);
  const shown = /^[\w.]{1,60}$/.test(name) ? ` (${action}: ${name})` : ` (${action})`;
  return `The key "${keyId}" of AWS KMS cannot be used${shown}. ${why} Nothing was changed.`;
}

function otherwise(name: string): string {
  if (NO_CREDENTIALS.test(name))
    return 'AWS does not take the credentials, or found none: look at AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY and AWS_SESSION_TOKEN, or at the role of the machine.';
  if (BUSY.test(name)) return 'AWS KMS takes no more calls right now: try again in a minute.';
  return 'AWS KMS does not answer as it should: look at the way to it (KMS_REGION, KMS_ENDPOINT, the network) and try again.';
}

type Unwrap = KeyProvider['unwrap'];

/** Asks again for the same row only after this time, or when it failed; what was answered is held until then. */
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

/** Any change of the row is another question. */
const nameOf = ({ id, purpose, kek_id, wrapped }: WrappedKey): string => [id, purpose, kek_id, wrapped].join(' ');
