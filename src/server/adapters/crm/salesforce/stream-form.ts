import { randomBytes } from 'node:crypto';
import { salesforceErrorOf } from './error.ts';
import http from 'node:http';
import https from 'node:https';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { CrmError } from '#server/lib/crm-error.ts';
import { type Answered, readJson } from './exchange.ts';

/** A record and one file of `size` bytes. Salesforce requires the record first. */
export type FileForm = { record: object; part: string; size: number; content: AsyncIterable<Buffer> };

const MOST_BYTES = 64 * 1024;

/**
 * Posts a form while its file is read. Sends the total length first, because Salesforce does not accept the chunked
 * encoding of fetch. Aborts when nothing is transferred for `idleMs`.
 * @throws CrmFault; the errors of reading the file; Error when its length is wrong
 */
export async function streamForm(url: string, token: string, form: FileForm, idleMs: number): Promise<Answered> {
  const boundary = randomBytes(16).toString('hex');
  const part = (name: string, type: string): string =>
    `--${boundary}\r\nContent-Disposition: form-data; name=${name}\r\nContent-Type: ${type}\r\n\r\n`;
  const head = Buffer.from(
    `${part('"entity_content"', 'application/json')}${JSON.stringify(form.record)}\r\n${part(`"${form.part}"; filename="file"`, 'application/octet-stream')}`,
  );
  const tail = Buffer.from(`\r\n--${boundary}--\r\n`);
  const request = (url.startsWith('https:') ? https : http).request(url, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'content-length': String(head.length + form.size + tail.length),
    },
  });
  request.setTimeout(idleMs, () => request.destroy(salesforceErrorOf('TIMEOUT')));
  const answered = answerOf(request);
  const read: Reading = { failed: undefined };
  const sent = pipeline(Readable.from(piecesOf(form, head, tail, read)), request);
  try {
    // A refusal may arrive before everything is sent.
    const [answer] = await Promise.all([answered, sent.catch(() => undefined)]);
    return answer;
  } catch (error) {
    if (read.failed) throw read.failed;
    throw error instanceof CrmError ? error : salesforceErrorOf('UNREACHABLE');
  }
}

/** The error of our side of the stream. */
type Reading = { failed: Error | undefined };

async function* piecesOf(
  { size, content }: FileForm,
  head: Buffer,
  tail: Buffer,
  read: Reading,
): AsyncGenerator<Buffer> {
  yield head;
  let bytes = 0;
  try {
    for await (const piece of content) {
      bytes += piece.length;
      if (bytes > size) break;
      yield piece;
    }
    if (bytes !== size) throw new Error('the file does not have the announced length');
  } catch (error) {
    read.failed = error instanceof Error ? error : new Error('the file could not be read');
    throw error;
  }
  yield tail;
}

const answerOf = (request: http.ClientRequest): Promise<Answered> =>
  new Promise((resolve, reject) => {
    request.once('error', reject);
    request.once('response', (answer) => {
      const pieces: Buffer[] = [];
      let bytes = 0;
      answer.on('data', (piece: Buffer) => {
        bytes += piece.length;
        if (bytes <= MOST_BYTES) pieces.push(piece);
      });
      answer.once('error', reject);
      answer.once('end', () => {
        const headers = new Headers(
          Object.entries(answer.headers).flatMap(([name, value]) =>
            typeof value === 'string' ? [[name, value] as [string, string]] : [],
          ),
        );
        const body = bytes <= MOST_BYTES ? readJson(Buffer.concat(pieces).toString('utf8')) : undefined;
        resolve({ status: answer.statusCode ?? 0, headers, body });
      });
    });
  });
