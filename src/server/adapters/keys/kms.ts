import { DecryptCommand, EncryptCommand, KMSClient } from '@aws-sdk/client-kms';
import { idOfKms, isKmsKey, kmsKeyOf, type KmsSettings, regionOf } from '#server/config/kms-settings.ts';
import type { KeyProvider, WrappedKey } from '#server/ports.ts';
import { kmsFault } from './kms-fault.ts';
import { remembered } from './remembered.ts';

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
