import type { upload } from '#copy/en/upload.ts';
import { AppError } from '#server/lib/app-error.ts';
import type { Scanner } from '#server/ports.ts';

type Words = (typeof upload)['refusals'];

/**
 * Hands a file on as it comes and has it scanned meanwhile; the name of what was found stands at the end.
 * @throws AppError unavailable when the scanner gives no verdict: an unscanned file is never taken
 */
export async function* scanFile(
  scanner: Scanner | undefined,
  content: AsyncIterable<Buffer>,
  words: Words,
): AsyncGenerator<Buffer, string | undefined> {
  if (!scanner) return yield* passed(content);
  const away = (cause: unknown): never => {
    throw new AppError('unavailable', words.notScanned, { cause, retryAfterSeconds: 60 });
  };
  const scan = scanner.begin();
  try {
    for await (const chunk of content) {
      await scan.write(chunk).catch(away);
      yield chunk;
    }
    return await scan.end().catch(away);
  } finally {
    scan.close();
  }
}

async function* passed(content: AsyncIterable<Buffer>): AsyncGenerator<Buffer, undefined> {
  for await (const chunk of content) yield chunk;
}
