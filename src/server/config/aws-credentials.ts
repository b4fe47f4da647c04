import { Secret } from '../crypto/secret.ts';
import type { Reader } from './settings-reader.ts';

/** Unset: whatever the machine's role gives. */
export type AwsCredentials =
  Secret<{ accessKeyId: string; secretAccessKey: string; sessionToken?: string }> | undefined;

const HALF = 'AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY belong together.';

/** The same for all that is called at Amazon; a fault is told once. */
export function readCredentials(read: Reader, faults: string[]): AwsCredentials {
  const [accessKeyId, secretAccessKey] = [read.text('AWS_ACCESS_KEY_ID'), read.text('AWS_SECRET_ACCESS_KEY')];
  const sessionToken = read.text('AWS_SESSION_TOKEN');
  if ((accessKeyId === undefined) !== (secretAccessKey === undefined) && !faults.includes(HALF)) faults.push(HALF);
  if (accessKeyId === undefined || secretAccessKey === undefined) return undefined;
  return new Secret({ accessKeyId, secretAccessKey, ...(sessionToken === undefined ? {} : { sessionToken }) });
}
