import { Readable } from 'node:stream';
import * as z from 'zod/mini';
import { tableExport } from '#copy/portal/table-export.ts';
import { waitingTime } from '#server/lib/waiting-time.ts';
import type { FastifyReply } from 'fastify';

/** What the description of the interface says of an answer that is a table. */
export const csvAnswer = { description: 'CSV, UTF-8', content: { 'text/csv': { schema: z.string() } } };

export const tooManyExports = (seconds: number): string => tableExport.tooMany(waitingTime(seconds, 'en'));

/** Answers a table as a file that is named for the day, line by line as it is taken. */
export const sendCsv = (reply: FastifyReply, name: string, now: Date, lines: AsyncGenerator<string>): FastifyReply =>
  reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}-${now.toISOString().slice(0, 10)}.csv"`)
    .send(Readable.from(lines, { objectMode: false }));
