import { type AwsCredentials, readCredentials, type Reader } from './settings-reader.ts';

/** An S3 bucket, or one of an S3-compatible store. */
export type BucketSettings = {
  bucket: string;
  region: string;
  /** Not set: the Amazon S3 endpoint of the region. */
  endpoint: string | undefined;
  /** Maximum number of files sent to the bucket at the same time (default: 16). */
  parallel: number;
  credentials: AwsCredentials;
};

const PARAMETERS = ['region', 'endpoint', 'parallel'];
const FORM = 'FILES_URL must read s3://BUCKET?region=REGION, with &endpoint=https://… for a store that is not Amazon’s';

/** Reads the bucket for documents. Undefined: documents are files in the data folder. */
export function readBucket(read: Reader, errors: string[]): BucketSettings | undefined {
  const url = read.url('FILES_URL', ['s3:']);
  if (!url) return undefined;
  const given = url.searchParams;
  const endpoint = given.get('endpoint') ?? undefined;
  const region = given.get('region') ?? (endpoint === undefined ? '' : 'us-east-1');
  const parallel = Number(given.get('parallel') ?? 16);
  if (!isPlain(url) || region === '' || !isWeb(endpoint)) errors.push(`${FORM}.`);
  if (!Number.isInteger(parallel) || parallel < 1 || parallel > 200)
    errors.push('FILES_URL: parallel must be a whole number from 1 to 200.');
  return { bucket: url.hostname, region, endpoint, parallel, credentials: readCredentials(read, errors) };
}

const isPlain = ({ host, username, pathname, searchParams }: URL): boolean =>
  host !== '' &&
  username === '' &&
  /^\/?$/.test(pathname) &&
  [...searchParams.keys()].every((name) => PARAMETERS.includes(name));

const isWeb = (endpoint: string | undefined): boolean =>
  endpoint === undefined || /^https?:$/.test(URL.parse(endpoint)?.protocol ?? '');
