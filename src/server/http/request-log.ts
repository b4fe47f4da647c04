import type { FastifyInstance } from 'fastify';

/** One line a request from an allow-list: the pattern of the address, never the address, a body or a header. */
export function installRequestLog(server: FastifyInstance): void {
  server.addHook('onResponse', (req, reply, done) => {
    req.log.info(
      {
        method: req.method,
        route: req.routeOptions.url ?? 'page',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        actor: req.actor?.userId,
      },
      'request',
    );
    done();
  });
}
