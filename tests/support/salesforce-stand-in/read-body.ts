import { createHash } from 'node:crypto';
import type http from 'node:http';
import { Busboy, type BusboyHeaders } from '@fastify/busboy';

/** A body as text, or the record of a form with the size and checksum of its file. The file content is not stored. */
export type Body = { text: string } | { record: Record<string, unknown>; size: number; md5: string };

export async function readBody(req: http.IncomingMessage): Promise<Body> {
  if (req.headers['content-type']?.startsWith('multipart/') === true) return readForm(req);
  const pieces: Buffer[] = [];
  for await (const piece of req) pieces.push(piece as Buffer);
  return { text: Buffer.concat(pieces).toString('utf8') };
}

const readForm = (req: http.IncomingMessage): Promise<Body> =>
  new Promise((resolve, reject) => {
    const hash = createHash('md5');
    let record: Record<string, unknown> = {};
    let size = 0;
    const form = new Busboy({ headers: req.headers as BusboyHeaders });
    form.on('field', (_name, value) => (record = JSON.parse(String(value)) as Record<string, unknown>));
    form.on('file', (_name, file) => {
      file.on('data', (piece: Buffer) => {
        size += piece.length;
        hash.update(piece);
      });
    });
    form.on('finish', () => resolve({ record, size, md5: hash.digest('hex') }));
    form.on('error', reject);
    req.once('error', reject);
    req.pipe(form);
  });
