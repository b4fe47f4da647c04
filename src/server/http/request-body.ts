import type { FastifyInstance } from 'fastify';
import { AppError } from '#server/lib/app-error.ts';

export const BODY_LIMIT = 100 * 1024;
const MAX_DEPTH = 32;
const NO_JSON = 'Send the request as application/json.';
export const NO_FORM = 'Send the file as multipart/form-data.';

/** Parses JSON only. An empty body is {}. Removes characters that a database cannot store. */
export function installBodyParser(server: FastifyInstance): void {
  server.removeAllContentTypeParsers();
  const parse = server.getDefaultJsonParser('remove', 'remove');
  server.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit: BODY_LIMIT }, (req, body, done) => {
    if (body === '') {
      done(null, {});
      return;
    }
    void parse(req, body as string, (error, value) => {
      if (error) done(new AppError('bad_request', 'The request body is not valid JSON.', { cause: error }));
      else done(null, value);
    });
  });
  // A form with a file is read by its handler, after the caller's permission was checked.
  server.addContentTypeParser('*', (req, _payload, done) => {
    const { takesFile = false } = req.routeOptions.config;
    const form = /^multipart\/form-data\b/i.test(req.headers['content-type'] ?? '');
    if (req.is404 || (takesFile && form)) done(null, undefined);
    else done(new AppError('unsupported_media_type', takesFile ? NO_FORM : NO_JSON));
  });
  server.addHook('preValidation', (req, _reply, done) => {
    try {
      if (req.body !== undefined && req.headers['content-type']?.startsWith('multipart/') !== true)
        req.body = clean(req.body, 0);
      req.query = clean(req.query, 0);
      done();
    } catch (error) {
      done(error as Error);
    }
  });
}

/** Removes NUL and lone surrogates at every depth. @throws AppError when nested too deeply */
export function clean(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return value.replaceAll('\0', '').toWellFormed();
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= MAX_DEPTH) throw new AppError('bad_request', 'The request body is nested too deeply.');
  if (Array.isArray(value)) return value.map((item) => clean(item, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key.replaceAll('\0', '').toWellFormed(), clean(item, depth + 1)]),
  );
}
