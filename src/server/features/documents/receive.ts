import { randomBytes, randomUUID } from 'node:crypto';
import type { Extension } from '#contract/documents.ts';
import { upload as en } from '#copy/en/upload.ts';
import { upload as es } from '#copy/es/upload.ts';
import type { App } from '#server/app.ts';
import type { Ctx } from '#server/context.ts';
import { AppError } from '#server/core/errors.ts';
import { encryptFile } from '#server/core/file-encryption.ts';
import { newId } from '#server/core/ids.ts';
import { cleanFileName, extensionOf } from './file-name.ts';
import { type Found, inspectFile } from './inspect.ts';
import { type ReceivedFile, sealFileKey } from './store.ts';

export type { ReceivedFile };
export const uploadWords = { en, es };

/**
 * Encrypts and stores a file while it comes. It belongs to no deal yet: it must be kept or discarded.
 * @throws AppError validation, unsupported_media_type or too_large; then nothing is stored
 */
export async function receiveFile(
  app: App,
  ctx: Ctx,
  file: { name: string; content: AsyncIterable<Buffer> },
  accepted: readonly Extension[],
): Promise<ReceivedFile> {
  const words = uploadWords[ctx.lang].refusals;
  if (file.name === '') throw new AppError('validation', words.noFile, { fields: { file: words.noFile } });
  const name = cleanFileName(file.name);
  const extension = accepted.find((one) => one === extensionOf(name));
  if (!extension) throw new AppError('unsupported_media_type', words.type(accepted.join(', ')));
  const id = newId();
  const key = randomBytes(32);
  const fileKey = randomUUID();
  let found: Found | undefined;
  async function* inspected(): AsyncGenerator<Buffer> {
    found = yield* inspectFile(file.content, extension as Extension, words);
  }
  await app.files.put(fileKey, encryptFile(inspected(), key, id));
  if (!found) throw new Error('a file was stored before its end was seen');
  const contentMac = app.vault.mac('document', found.hash);
  return {
    id,
    name,
    fileKey,
    keySealed: sealFileKey(app.vault, id, key),
    contentMac,
    bytes: found.bytes,
    flagged: found.flagged,
  };
}

export const discardFile = (app: App, file: ReceivedFile): Promise<void> => app.files.remove(file.fileKey);

/**
 * Runs what keeps a received file, its transaction included. Refused, or already answered once: the file goes. After a fault of
 * the database nobody knows whether it was kept, so it stays, for the sweep to judge.
 */
export async function keepOrDiscard<T extends { replayed: boolean }>(
  app: App,
  file: ReceivedFile,
  keep: () => T | Promise<T>,
): Promise<T> {
  try {
    const kept = await keep();
    if (kept.replayed) await discardFile(app, file);
    return kept;
  } catch (error) {
    if (error instanceof AppError) await discardFile(app, file);
    throw error;
  }
}
