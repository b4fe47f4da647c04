import { withBreaker } from '../adapters/files/breaker.ts';
import { openLocalFiles } from '../adapters/files/local.ts';
import type { Config } from '../config/environment.ts';
import { filesFolder } from '../config/data-folder.ts';
import type { Files } from '../ports.ts';

/** Where documents lie. The library for buckets takes a while: loaded where it is used alone. */
export const openFiles = async (config: Config): Promise<Files> =>
  config.bucket
    ? withBreaker((await import('../adapters/files/s3.ts')).openBucket(config.bucket))
    : openLocalFiles(filesFolder(config));
