import { codeOf } from '#server/lib/error-for-log.ts';
import type { Files } from '#server/ports.ts';

/** Consecutive failures after which the store is not called for `REST_MS`. */
const ERRORS = 2;
const REST_MS = 5000;
const AWAY = /^(?:ECONN(?:REFUSED|RESET)|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;

/**
 * Circuit breaker for remote file storage. After repeated failures, calls fail at once. After a cool-down, one trial
 * call is let through and the others keep failing until it succeeds.
 */
export function withBreaker(files: Files, { errors = ERRORS, restMs = REST_MS, now = Date.now } = {}): Files {
  let inARow = 0;
  let restsUntil = 0;
  const through = async <T>(work: () => Promise<T>): Promise<T> => {
    if (inARow >= errors) {
      if (now() < restsUntil) throw away();
      restsUntil = now() + restMs;
    }
    try {
      const done = await work();
      inARow = 0;
      return done;
    } catch (error) {
      if (!isAway(error)) throw error;
      inARow += 1;
      restsUntil = now() + restMs;
      throw away(error);
    }
  };
  return {
    put: (key, source) => through(() => files.put(key, source)),
    open: (key) => through(() => files.open(key)),
    remove: (key) => through(() => files.remove(key)),
    sweep: (before, areKept) => through(() => files.sweep(before, areKept)),
    readNamed: (name) => through(() => files.readNamed(name)),
    writeNamed: (name, content) => through(() => files.writeNamed(name, content)),
    // The health check also acts as the trial call.
    ping: async () => {
      await files.ping();
      inARow = 0;
    },
  };
}

const away = (cause?: unknown): Error =>
  Object.assign(new Error('the document store does not answer', { cause }), { code: codeOf(cause) || 'ETIMEDOUT' });

const isAway = (error: unknown): boolean =>
  AWAY.test(codeOf(error)) || (error instanceof Error && error.name === 'TimeoutError');
