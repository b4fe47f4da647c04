import { type AwsCredentials, readCredentials, type Reader } from './settings-reader.ts';
import { isLoopback } from '#server/lib/network.ts';

/** AWS KMS. Without a key id it only unwraps earlier keys, which is how an installation returns to a ring. */
export type KmsSettings = {
  keyId: string | undefined;
  region: string;
  /** Not set: the AWS endpoint of the region. */
  endpoint: string | undefined;
  credentials: AwsCredentials;
};

/** Prefix of KMS key ids in the database. Ids of ring keys contain no colon. */
const PREFIX = 'kms:';
export const isKmsKey = (kekId: string): boolean => kekId.startsWith(PREFIX);
export const idOfKms = (keyId: string): string => PREFIX + keyId;
export const kmsKeyOf = (kekId: string): string => kekId.slice(PREFIX.length);

const ARN = /^arn:aws[\w-]*:kms:([a-z0-9-]+):\d{12}:(?:key|alias)\/[\w/-]{1,250}$/;
const PLAIN = /^(?:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|mrk-[0-9a-f]{32}|alias\/[\w/-]{1,250})$/;
/** Returns the region of an ARN. */
export const regionOf = (keyId: string): string | undefined => ARN.exec(keyId)?.[1];

/** Reads the KMS settings. Undefined: the ring wraps the data keys. */
export function readKms(read: Reader, errors: string[]): KmsSettings | undefined {
  const keyId = read.text('KMS_KEY_ID');
  const region = read.text('KMS_REGION');
  const endpoint = read.url('KMS_ENDPOINT', ['https:', 'http:']);
  if (keyId === undefined && region === undefined && endpoint === undefined) return undefined;
  const ofKey = regionOf(keyId ?? '');
  errors.push(...keyErrors(keyId), ...regionErrors(region, ofKey, endpoint), ...endpointErrors(endpoint));
  return {
    keyId,
    region: region ?? ofKey ?? 'us-east-1',
    endpoint: endpoint?.href,
    credentials: readCredentials(read, errors),
  };
}

const keyErrors = (keyId: string | undefined): string[] =>
  keyId === undefined || PLAIN.test(keyId) || ARN.test(keyId)
    ? []
    : ['KMS_KEY_ID must be the id of a key of AWS KMS, its ARN (arn:aws:kms:…) or an alias (alias/…).'];

const endpointErrors = (endpoint: URL | undefined): string[] =>
  endpoint?.protocol === 'http:' && !isLoopback(endpoint.hostname)
    ? [
        'KMS_ENDPOINT must start with https://, because it receives keys. Only an address of this machine may use http://.',
      ]
    : [];

/** A custom endpoint may have no regions. */
function regionErrors(region: string | undefined, ofKey: string | undefined, endpoint: URL | undefined): string[] {
  if (region === undefined)
    return ofKey === undefined && !endpoint
      ? ['KMS_REGION must be set with KMS_KEY_ID: the region of the key, such as us-east-1.']
      : [];
  if (!/^[a-z0-9-]{1,40}$/.test(region)) return ['KMS_REGION must be a region of AWS, such as us-east-1.'];
  return ofKey !== undefined && region !== ofKey
    ? [`KMS_REGION is ${region}, but the key of KMS_KEY_ID is in ${ofKey}: leave KMS_REGION out.`]
    : [];
}
