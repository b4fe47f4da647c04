import type { FastifyReply } from 'fastify';
import { attachment } from '#server/features/documents/file-name.ts';
import type { Download } from '#server/features/documents/read.ts';

/** Answers a file, as an attachment in every case. */
export const sendDownload = (reply: FastifyReply, { name, bytes, content }: Download): FastifyReply =>
  reply
    .type('application/octet-stream')
    .headers({
      'content-disposition': attachment(name),
      'content-length': String(bytes),
      'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
    .send(content);
