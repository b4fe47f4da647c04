import { randomBytes, randomUUID } from 'node:crypto';
import type { Extension } from '#contract/documents.ts';
import { upload as en, type upload } from '#copy/en/upload.ts';
import { upload as es } from '#copy/es/upload.ts';
import type { App } from '#server/app.ts';
import type { Ctx } from '#server/context.ts';
import { AppError } from '#server/lib/app-error.ts';
import { encryptFile } from '#server/crypto/file-encryption.ts';
import { newId } from '#server/lib/ids.ts';
import { cleanFileName, extensionOf } from './file-name.ts';
import { type DetectedFile, inspectFile } from './inspect.ts';
import { type ReceivedDocument, sealContentKey } from './store.ts';
import type { Scanner } from '#server/ports.ts';

export type { ReceivedDocument as ReceivedFile };
export const uploadWords = { en, es };

/**
 * Encrypts and stores a file while it arrives. It belongs to no deal yet, and must be kept or discarded.
 * @throws AppError validation, unsupported_media_type, too_large, or unavailable when the virus scanner gives no
 * verdict; nothing is stored then
 */
export async function receiveFile(
  app: App,
  ctx: Ctx,
  file: { name: string; content: AsyncIterable<Buffer> },
  accepted: readonly Extension[],
): Promise<ReceivedDocument> {
  const words = uploadWords[ctx.lang].refusals;
  if (file.name === '') throw new AppError('validation', words.noFile, { fields: { file: words.noFile } });
  const name = cleanFileName(file.name);
  const extension = accepted.find((one) => one === extensionOf(name));
  if (!extension) throw new AppError('unsupported_media_type', words.type(accepted.join(', ')));
  const id = newId(ctx.now);
  const key = randomBytes(32);
  const storageKey = randomUUID();
  let found: DetectedFile | undefined;
  let malware: string | undefined;
  async function* scanned(): AsyncGenerator<Buffer> {
    malware = yield* scanFile(app.scanner, file.content, words);
  }
  async function* inspected(): AsyncGenerator<Buffer> {
    found = yield* inspectFile(scanned(), extension as Extension, words);
  }
  await app.files.put(storageKey, encryptFile(inspected(), key, id));
  if (!found) throw new Error('a file was stored before its end was checked');
  const contentMac = app.vault.mac('document', found.hash);
  return {
    id,
    name,
    storageKey,
    keySealed: sealContentKey(app.vault, id, key),
    contentMac,
    bytes: found.bytes,
    flagged: found.flagged,
    malware: malware ?? null,
  };
}

export const discardFile = (app: App, file: ReceivedDocument): Promise<void> => app.files.remove(file.storageKey);

/**
 * Runs `keep`, including its transaction. Discards the file when it is refused or a replay. After a database fault the
 * outcome is unknown, so the file stays until the cleanup. A file in quarantine stays, and the request is refused.
 */
export async function keepOrDiscard<T extends { replayed: boolean }>(
  app: App,
  ctx: Ctx,
  file: ReceivedDocument,
  keep: () => Promise<T>,
): Promise<T> {
  const kept = await keep().catch(async (error: unknown) => {
    if (error instanceof AppError) await discardFile(app, file);
    throw error;
  });
  if (kept.replayed) await discardFile(app, file);
  if (file.malware !== null) throw new AppError('unsupported_media_type', uploadWords[ctx.lang].refusals.infected);
  return kept;
}

type Words = (typeof upload)['refusals'];

/**
 * Passes a file on while it is scanned. Returns the name of the malware, if any was found.
 * @throws AppError unavailable when the scanner gives no verdict: an unscanned file is never accepted
 */
async function* scanFile(
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
