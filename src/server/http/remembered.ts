import type { FastifyReply, FastifyRequest } from 'fastify';

/** Pages of lists, with what they are filtered by: a screenful for each of those who look at one. */
const MOST = 64;

export type SendRemembered = (
  req: Pick<FastifyRequest, 'listMark'>,
  reply: FastifyReply,
  key: string | undefined,
  make: () => Promise<unknown>,
) => Promise<FastifyReply>;

/**
 * Sends an answer again, as it was written, while nothing has left a mark (`list_marks`) since it was made. The mark was read
 * when the call was let in, and what is made now is as new or newer: a change meanwhile has another mark. An answer of an
 * earlier mark is never asked for again, so none is kept.
 * @param key all that the answer depends on beside the tables that leave marks; undefined: it is made each time
 */
export function openRemembered(): SendRemembered {
  let mark: string | null = null;
  const kept = new Map<string, Buffer>();
  const recall = (of: string | null, key: string | undefined): Buffer | undefined => {
    if (of !== mark) kept.clear();
    mark = of;
    return key === undefined || of === null ? undefined : kept.get(key);
  };
  const keep = (of: string | null, key: string | undefined, body: Buffer): void => {
    if (key === undefined || of === null || of !== mark) return;
    const [oldest] = kept.keys();
    if (kept.size >= MOST && oldest !== undefined) kept.delete(oldest);
    kept.set(key, body);
  };
  return async (req, reply, key, make) => {
    let body = recall(req.listMark, key);
    if (body === undefined) {
      body = Buffer.from(reply.serialize(await make()) as string);
      keep(req.listMark, key, body);
    }
    return reply.type('application/json; charset=utf-8').send(body);
  };
}
