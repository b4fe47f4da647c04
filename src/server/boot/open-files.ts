import { withBreaker } from '#server/adapters/files/breaker.ts';
import { openLocalFiles } from '#server/adapters/files/local.ts';
import type { Config } from '#server/config/environment.ts';
import { arrivalFolder, filesFolder } from '#server/config/data-folder.ts';
import type { Files } from '#server/ports.ts';
import type { App } from '#server/app.ts';
import { errorForLog } from '#server/lib/error-for-log.ts';
import { openNodeEntry } from '#server/lib/file-store.ts';

/** Opens the document store. The S3 library loads slowly, so it is imported only when a bucket is configured. */
export const openFiles = async (config: Config): Promise<Files> =>
  config.bucket
    ? withBreaker((await import('#server/adapters/files/s3.ts')).openBucket(config.bucket, arrivalFolder(config)))
    : openLocalFiles(filesFolder(config));

const BEAT_MS = 20_000;

/**
 * Registers this node and compares its file store with those of the other running nodes. Repeats this every 20 seconds
 * and logs differences as errors. Does nothing on the embedded database, which has one node. A store that does not
 * answer is compared later.
 * @returns a function that removes the registration
 * @throws Error when another running node uses a different store
 */
export async function watchFileStore({
  db,
  files,
  log,
}: Pick<App, 'db' | 'files' | 'log'>): Promise<() => Promise<void>> {
  if (db.embedded) return () => Promise.resolve();
  const entry = openNodeEntry(db, files);
  const failed = (error: unknown): undefined => {
    log.error({ cause: errorForLog(error) }, 'the file store could not be compared with those of other nodes');
    return undefined;
  };
  const different = await entry.beat().catch(failed);
  if (different !== undefined) {
    await entry.leave();
    throw new Error(different);
  }
  let logged: string | undefined;
  let beating: Promise<void> | undefined;
  const beat = async (): Promise<void> => {
    const found = await entry.beat().catch(failed);
    if (found !== undefined && found !== logged) log.error(found);
    logged = found;
  };
  const timer = setInterval(() => {
    beating ??= beat().finally(() => (beating = undefined));
  }, BEAT_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await beating;
    await entry.leave().catch(failed);
  };
}
