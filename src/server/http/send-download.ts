import type { ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';
import { attachment } from '#server/features/documents/file-name.ts';
import type { Download } from '#server/features/documents/read.ts';

/** A reader that accepts less than this in one window holds an open file, or a connection to the bucket, for too long. */
const WINDOW_MS = 60_000;
const WINDOW_BYTES = 64 * 1024;

/** Answers a file, always as an attachment, and ends the download when the reader is too slow. */
export function sendDownload(reply: FastifyReply, { name, bytes, content }: Download): FastifyReply {
  endWhenSlow(reply.raw);
  return reply
    .type('application/octet-stream')
    .headers({
      'content-disposition': attachment(name),
      'content-length': String(bytes),
      'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
    .send(content);
}

function endWhenSlow(answer: ServerResponse): void {
  // A reader who left before this moment is not announced again.
  if (answer.destroyed) return;
  let before = answer.socket?.bytesWritten ?? 0;
  const timer = setInterval(() => {
    const now = answer.socket?.bytesWritten ?? 0;
    // A reset, not a normal end: the system would keep what was not read yet for such a reader.
    if (now - before < WINDOW_BYTES) answer.socket?.resetAndDestroy();
    before = now;
  }, WINDOW_MS);
  timer.unref();
  answer.once('close', () => clearInterval(timer));
}
