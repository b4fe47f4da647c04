import * as z from 'zod/mini';
import { Readable } from 'node:stream';
import { tableExport } from '#copy/portal/table-export.ts';
import { waitingTime } from '#server/lib/waiting-time.ts';
import type { FastifyReply } from 'fastify';
import type { ServerResponse } from 'node:http';
import { attachment } from '#server/features/documents/file-name.ts';
import type { Download } from '#server/features/documents/read.ts';
import type { CopyFile } from '#server/features/signed-copies/download.ts';

/** The API description of a CSV answer. */
export const csvAnswer = { description: 'CSV, UTF-8', content: { 'text/csv': { schema: z.string() } } };

export const tooManyExports = (seconds: number): string => tableExport.tooMany(waitingTime(seconds, 'en'));

/** Sends a table as a file named for the day. Streams its lines. */
export const sendCsv = (reply: FastifyReply, name: string, now: Date, lines: AsyncGenerator<string>): FastifyReply =>
  reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}-${now.toISOString().slice(0, 10)}.csv"`)
    .send(Readable.from(lines, { objectMode: false }));

/** The API description of a PDF answer. */
export const pdfAnswer = { description: 'The file', content: { 'application/pdf': { schema: z.string() } } };

/** Sends a PDF with personal data, always as an attachment and never cached. */
export const sendPdf = (reply: FastifyReply, { name, pdf }: CopyFile): FastifyReply =>
  reply
    .type('application/pdf')
    .headers({
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    })
    .send(pdf.reveal());

/**
 * A reader that accepts no byte for this long occupies an open file or a bucket connection. A shorter limit would end
 * valid downloads: the system buffers megabytes, so writes to a slow reader can be minutes apart.
 */
const SILENT_MS = 300_000;

/** Sends a file, always as an attachment. Ends the download when the reader stops reading. */
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
  // A connection that closed earlier emits no further event.
  if (answer.destroyed) return;
  let before = answer.socket?.bytesWritten ?? 0;
  const timer = setInterval(() => {
    const now = answer.socket?.bytesWritten ?? 0;
    // A reset instead of a normal end, after which the system would keep the unread data.
    if (now === before) answer.socket?.resetAndDestroy();
    before = now;
  }, SILENT_MS);
  timer.unref();
  answer.once('close', () => clearInterval(timer));
}

/** Shared instance: avoids capturing a stack trace per closed connection. */
const GONE = new DOMException('The caller closed the connection', 'AbortError');

/** Returns a signal that aborts when the caller disconnects, or has already disconnected. */
export function whenLeft({ raw }: FastifyReply): AbortSignal {
  const left = new AbortController();
  raw.once('close', () => left.abort(GONE));
  if (raw.destroyed) left.abort(GONE);
  return left.signal;
}
