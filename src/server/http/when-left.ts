import type { FastifyReply } from 'fastify';

/** Aborts when the caller has gone, also one who went before this was asked: that is not announced again. */
export function whenLeft({ raw }: FastifyReply): AbortSignal {
  const left = new AbortController();
  raw.once('close', () => left.abort());
  if (raw.destroyed) left.abort();
  return left.signal;
}
