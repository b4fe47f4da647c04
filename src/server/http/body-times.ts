import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Node knows one time for all requests, so that the shorter ones are kept here. */
export const LONGEST_UPLOAD_MS = 30 * 60_000;
type Times = { bodyMs: number; windowMs: number; windowBytes: number };
const TIMES: Times = { bodyMs: 60_000, windowMs: 30_000, windowBytes: 16 * 1024 };

/** Cuts a body that takes too long, and a file that hardly moves: a slow phone may take its time, a trickle may not. */
export function installBodyTimes(server: FastifyInstance, times: Times = TIMES): void {
  server.addHook('onRequest', (req, _reply, done) => {
    const { 'content-length': length, 'transfer-encoding': encoding } = req.headers;
    if (encoding !== undefined || Number(length) > 0) watch(req, times);
    done();
  });
}

function watch(req: FastifyRequest, { bodyMs, windowMs, windowBytes }: Times): void {
  const { raw } = req;
  const takesFile = req.routeOptions.config.takesFile === true;
  let before = raw.socket.bytesRead;
  const look = (): void => {
    const now = raw.socket.bytesRead;
    if (!takesFile || now - before < windowBytes) raw.destroy();
    before = now;
  };
  const timer = setInterval(look, takesFile ? windowMs : bodyMs);
  timer.unref();
  const stop = (): void => clearInterval(timer);
  raw.once('end', stop).once('close', stop);
}
