import type { Extension } from '#contract/documents.ts';
import type { App } from '#server/app.ts';
import type { Ctx } from '#server/context.ts';
import { discardFile, type ReceivedFile, receiveFile, uploadWords } from '#server/features/documents/receive.ts';
import { AppError } from '#server/lib/app-error.ts';
import type { FastifyRequest } from 'fastify';
import { readMultipartForm } from './multipart.ts';

/**
 * Receives the one file of a form, then runs `keep` with its fields, including its transaction. `kept` is true when a
 * row of the table `documents` refers to the received file. The file is discarded otherwise, and after a refusal. After
 * a database error the outcome is unknown, so the file stays until the cleanup.
 * @throws AppError the errors of readMultipartForm and receiveFile; unsupported_media_type for malware, also when it is
 * kept in quarantine
 */
export async function receiveUpload<T extends { kept: boolean }>(
  app: App,
  ctx: Ctx,
  req: FastifyRequest,
  accepted: readonly Extension[],
  keep: (file: ReceivedFile, fields: Record<string, string>) => Promise<T>,
): Promise<T> {
  const words = uploadWords[ctx.lang].refusals;
  const { fields, taken: file } = await readMultipartForm(req, words, {
    take: (one) => receiveFile(app, ctx, one, accepted),
    discard: (one) => discardFile(app, one),
  });
  const result = await keep(file, fields).catch(async (error: unknown) => {
    if (error instanceof AppError) await discardFile(app, file);
    throw error;
  });
  if (!result.kept) await discardFile(app, file);
  if (file.malware !== null) throw new AppError('unsupported_media_type', words.infected);
  return result;
}
