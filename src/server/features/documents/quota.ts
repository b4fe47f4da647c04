import type { Language } from '#contract/language.ts';
import { MAX_FILE_BYTES } from '#contract/documents.ts';
import type { App } from '#server/app.ts';
import { waitingTime } from '#server/lib/waiting-time.ts';

const MEGABYTE = 1_000_000;

/**
 * Counts an upload for its dealership by its Content-Length. A request without one counts as the largest file.
 * @throws AppError rate_limited after 10 GB in a day
 */
export async function countMegabytes(
  app: App,
  length: string | undefined,
  accountId: string,
  words: (wait: string) => string,
  language: Language = 'en',
): Promise<void> {
  const announced = Number(length ?? MAX_FILE_BYTES);
  const megabytes = Math.max(1, Math.ceil(announced / MEGABYTE));
  await app.limits.use('uploadMegabytes', accountId, (seconds) => words(waitingTime(seconds, language)), megabytes);
}
