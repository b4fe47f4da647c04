import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** An answer kept in memory, as it stands and compressed. */
export type Packed = {
  plain: Buffer;
  brotli: Buffer;
  etag: string;
  type: string;
  policy: string | undefined;
  squeeze: () => Promise<void>;
};

const brotli = promisify(brotliCompress);
const quality = (level: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: level } });

export const packText = (text: string, type: string, policy?: string): Packed => pack(Buffer.from(text), type, policy);

export function pack(plain: Buffer, type: string, policy?: string): Packed {
  const packed: Packed = {
    plain,
    brotli: brotliCompressSync(plain, quality(9)),
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    type,
    policy,
    squeeze: async () => {
      packed.brotli = await brotli(plain, quality(11));
    },
  };
  return packed;
}

export function sendPacked(packed: Packed, req: FastifyRequest, reply: FastifyReply, status = 200): FastifyReply {
  reply.headers({ etag: packed.etag, vary: 'accept-encoding' });
  if (packed.policy !== undefined) reply.header('content-security-policy', packed.policy);
  if (
    status === 200 &&
    (req.headers['if-none-match'] ?? '').split(/,\s*/).some((tag) => tag.replace('W/', '') === packed.etag)
  )
    return reply.code(304).send();
  reply.code(status).type(packed.type);
  if (/\bbr\b/.test(String(req.headers['accept-encoding'] ?? '')))
    return reply.header('content-encoding', 'br').send(packed.brotli);
  return reply.send(packed.plain);
}
