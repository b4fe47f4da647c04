import type { FastifyReply } from 'fastify';

/** One for all: each made anew would carry a stack that nobody reads. */
const GONE = new DOMException('The caller has gone', 'AbortError');

/** Aborts when the caller has gone, also one who went before this was asked: that is not announced again. */
export function whenLeft({ raw }: FastifyReply): AbortSignal {
  const left = new AbortController();
  raw.once('close', () => left.abort(GONE));
  if (raw.destroyed) left.abort(GONE);
  return left.signal;
}
