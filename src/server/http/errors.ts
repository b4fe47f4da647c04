import type { ErrorAnswer } from '#contract/errors.ts';
import { DATABASE_SECONDS, isDatabaseTimeout } from '#server/db/database-clock.ts';
import { codeOf, errorForLog } from '#server/lib/error-for-log.ts';
import { AppError } from '#server/lib/app-error.ts';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';

const UNKNOWN = 'Something went wrong on our side. Please try again; if it happens again, call us.';
const TOO_SLOW = `The database did not answer within ${String(DATABASE_SECONDS)} seconds. Please try again.`;
const BUSY = 'The service is not available at this moment. Please try again in a minute; nothing was lost.';

const FULL = 'There is no room to store this at the moment. It was not stored: keep it, try again later, or call us.';

/** Readable messages for errors of the framework before a handler runs. */
const FRAMEWORK: Record<string, AppError> = {
  FST_ERR_CTP_BODY_TOO_LARGE: new AppError('too_large', 'The request is too large.'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: new AppError('unsupported_media_type', 'Send the request as application/json.'),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: new AppError('bad_request', 'The request body is incomplete.'),
  FST_ERR_BAD_URL: new AppError('bad_request', 'The address is not valid.'),
};

/** PostgreSQL: connections, shutdown, disk full or failing, read-only, lock timeouts, deadlocks. */
const UNAVAILABLE =
  /^(?:08|57P0|53|58|55P03|25P03|25006|40P01|40001)|^(?:ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTURN|ENOSPC|EIO|EMFILE|ENFILE)$/;

/** A full disk or exhausted quota of this machine or of PostgreSQL. */
const NO_ROOM = /^(?:ENOSPC|EDQUOT|53100)$/;

export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const code = codeOf(error);
  const framework = FRAMEWORK[code];
  if (framework) return framework;
  const status = (error as Partial<FastifyError> | null | undefined)?.statusCode ?? 500;
  if (status >= 400 && status < 500)
    return new AppError('bad_request', 'The request could not be read.', { cause: error });
  if (isDatabaseTimeout(error)) return new AppError('unavailable', TOO_SLOW, { cause: error, retryAfterSeconds: 5 });
  if (NO_ROOM.test(code)) return new AppError('unavailable', FULL, { cause: error, retryAfterSeconds: 5 });
  if (UNAVAILABLE.test(code) || isLineError(error))
    return new AppError('unavailable', BUSY, { cause: error, retryAfterSeconds: 5 });
  return new AppError('internal', UNKNOWN, { cause: error });
}

/** Driver errors without a code, including a rollback on a broken connection and a standby. */
const isLineError = (error: unknown): boolean =>
  error instanceof Error &&
  /Connection terminated|Cannot use a pool|Client (?:has encountered a connection error|was closed)|unlogged relations during recovery/.test(
    error.message,
  );

/** Maps every error to an HTTP response. */
export function sendError(error: unknown, req: FastifyRequest, reply: FastifyReply): FastifyReply {
  const known = toAppError(error);
  if (known.status >= 500)
    // Logs name and code only, because messages of databases and libraries can contain values.
    req.log.error({ code: known.code, cause: errorForLog(known.cause) }, 'request failed');
  if (known.extra.retryAfterSeconds !== undefined) reply.header('retry-after', String(known.extra.retryAfterSeconds));
  return reply
    .code(known.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer((answer: unknown) => JSON.stringify(answer))
    .send(errorAnswer(known, req.id));
}

export function errorAnswer(error: AppError, requestId: string): ErrorAnswer {
  return {
    success: false,
    error: error.message,
    message: error.message,
    code: error.code,
    ...(error.extra.fields ? { fields: error.extra.fields } : {}),
    ...error.extra.answer,
    ...(error.extra.valid === false ? { valid: false as const } : {}),
    requestId,
  };
}
