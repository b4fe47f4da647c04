import type { Readable } from 'node:stream';
import { Busboy, type BusboyHeaders, type BusboyInstance } from '@fastify/busboy';
import { MAX_FILE_BYTES } from '#contract/documents.ts';
import { AppError } from '#server/lib/app-error.ts';
import type { FastifyRequest } from 'fastify';
import { NO_FORM } from './request-body.ts';

type Words = Record<'noFile' | 'oneFile' | 'tooLarge' | 'form' | 'cut', string>;
export type FormFile = { name: string; content: Readable };
type Receiver<T> = {
  /** Reads the content to its end, or throws. */
  take: (file: FormFile) => Promise<T>;
  /** Undoes `take` when a later part of the form is refused. */
  discard: (taken: T) => Promise<void>;
};

/** Maximum bytes of fields and boundaries, in addition to the file. */
const REST_BYTES = 256 * 1024;
/** Longer than a full path on any system. The parser truncates longer names, which would lose the extension. */
const LONGEST_NAME = 4096;
const LIMITS = {
  fieldNameSize: 100,
  fieldSize: 10_000,
  fields: 20,
  files: 1,
  parts: 21,
  headerPairs: 20,
  headerSize: 16_384,
};

/**
 * Reads a form with one file. Fields may come before or after it. The file is never in memory as a whole.
 * @throws AppError too_large, bad_request or unsupported_media_type, and the errors of `take`; nothing is kept then
 */
export async function readMultipartForm<T>(
  req: FastifyRequest,
  words: Words,
  { take, discard }: Receiver<T>,
): Promise<{ fields: Record<string, string>; taken: T }> {
  if (Number(req.headers['content-length']) > MAX_FILE_BYTES + REST_BYTES)
    throw new AppError('too_large', words.tooLarge);
  // A connection that closed earlier emits no further event.
  if (req.raw.destroyed && !req.raw.readableEnded) throw new AppError('bad_request', words.cut);
  const parser = openParser(req, words);
  const fields: Record<string, string> = {};
  let content: Readable | undefined;
  let taking: Promise<T> | undefined;
  try {
    await new Promise<void>((resolve, reject) => {
      const refuse = (code: 'bad_request' | 'too_large', message: string) => () => reject(new AppError(code, message));
      parser.on('field', (name, value, _nameCut, cut) => {
        if (cut) reject(new AppError('too_large', words.form));
        else fields[name] = value.replaceAll('\0', '').toWellFormed();
      });
      parser.on('file', (name, stream, fileName: string | undefined) => {
        // A reader that refuses the file ends the stream with an AbortError. Then its own error counts.
        stream.on('error', (error) => {
          if (error.name !== 'AbortError') reject(new AppError('bad_request', words.cut, { cause: error }));
        });
        if (name !== 'file') return reject(new AppError('bad_request', words.noFile));
        if ((fileName ?? '').length > LONGEST_NAME) return reject(new AppError('bad_request', words.form));
        content = stream;
        taking = take({ name: fileName ?? '', content: stream });
        taking.catch(reject);
      });
      parser.once('filesLimit', refuse('bad_request', words.oneFile));
      for (const limit of ['fieldsLimit', 'partsLimit']) parser.once(limit, refuse('bad_request', words.form));
      parser.once('error', refuse('bad_request', words.cut));
      parser.once('finish', resolve);
      req.raw.once('close', () => {
        if (!req.raw.readableEnded) reject(new AppError('bad_request', words.cut));
      });
      req.raw.pipe(parser);
    });
    if (!taking) throw new AppError('bad_request', words.noFile);
    return { fields, taken: await taking };
  } catch (error) {
    drain(req, parser);
    content?.destroy(error instanceof Error ? error : undefined);
    await taking?.then(discard, () => undefined);
    throw error;
  }
}

function openParser(req: FastifyRequest, words: Words): BusboyInstance {
  const type = req.headers['content-type'] ?? '';
  if (type === '') throw new AppError('bad_request', words.noFile);
  if (!/^multipart\/form-data\b/i.test(type)) throw new AppError('unsupported_media_type', NO_FORM);
  try {
    return new Busboy({ headers: req.headers as BusboyHeaders, limits: LIMITS });
  } catch (cause) {
    throw new AppError('bad_request', words.form, { cause });
  }
}

/** Reads and discards the rest of the body, so that the client receives the response. Limited to the size of a file. */
function drain({ raw }: FastifyRequest, parser: BusboyInstance): void {
  raw.unpipe(parser);
  parser.on('error', () => undefined);
  let left = MAX_FILE_BYTES;
  raw.on('data', (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) raw.destroy();
  });
  raw.resume();
}
