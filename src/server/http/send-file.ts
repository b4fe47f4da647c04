import { Readable } from 'node:stream';
import * as z from 'zod/mini';
import { tableExport } from '#copy/portal/table-export.ts';
import { waitingTime } from '#server/lib/waiting-time.ts';
import type { FastifyReply } from 'fastify';
import type { ServerResponse } from 'node:http';
import { attachment } from '#server/features/documents/file-name.ts';
import type { Download } from '#server/features/documents/read.ts';

/** What the description of the interface says of an answer that is a table. */
export const csvAnswer = { description: 'CSV, UTF-8', content: { 'text/csv': { schema: z.string() } } };

export const tooManyExports = (seconds: number): string => tableExport.tooMany(waitingTime(seconds, 'en'));

/** Answers a table as a file that is named for the day, line by line as it is taken. */
export const sendCsv = (reply: FastifyReply, name: string, now: Date, lines: AsyncGenerator<string>): FastifyReply =>
  reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}-${now.toISOString().slice(0, 10)}.csv"`)
    .send(Readable.from(lines, { objectMode: false }));

/**
 * A reader that accepts no byte for so long holds an open file, or a connection to the bucket, for too long. A shorter time
 * ends honest downloads: the system passes on megabytes at a time, so that writes to a slow reader are minutes apart.
 */
const SILENT_MS = 300_000;

/** Answers a file, always as an attachment, and ends the download when the reader accepts nothing. */
export function sendDownload(reply: FastifyReply, { name, bytes, content }: Download): FastifyReply {
  endWhenSilent(reply.raw);
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

function endWhenSilent(answer: ServerResponse): void {
  // A reader who left before this moment is not announced again.
  if (answer.destroyed) return;
  let before = answer.socket?.bytesWritten ?? 0;
  const timer = setInterval(() => {
    const now = answer.socket?.bytesWritten ?? 0;
    // A reset, not a normal end: the system would keep what was not read yet for such a reader.
    if (now === before) answer.socket?.resetAndDestroy();
    before = now;
  }, SILENT_MS);
  timer.unref();
  answer.once('close', () => clearInterval(timer));
}
