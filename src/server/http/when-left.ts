import type { FastifyReply } from 'fastify';

/** Shared instance: avoids capturing a stack trace per closed connection. */
const GONE = new DOMException('The caller closed the connection', 'AbortError');

/** Returns a signal that aborts when the caller disconnects, or has already disconnected. */
export function whenLeft({ raw }: FastifyReply): AbortSignal {
  const left = new AbortController();
  raw.once('close', () => left.abort(GONE));
  if (raw.destroyed) left.abort(GONE);
  return left.signal;
}
