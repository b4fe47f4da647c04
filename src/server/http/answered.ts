import type { FastifyInstance } from 'fastify';
import type { App } from '#server/app.ts';

/** What may be told of an answer: the pattern of its address, never the address, a body or a header. */
export type Answered = {
  /** Of the request. */
  id: string;
  method: string;
  /** Undefined for pages and what is lost: they have no route of their own. */
  route: string | undefined;
  status: number;
  ms: number;
  actor: string | undefined;
};

/** Tells log, metrics and traces of an answer. Addresses hold tokens and are without number, so they hear the pattern. */
export function tellAnswered(app: App, { id, method, route, status, ms, actor }: Answered): void {
  app.log.info({ reqId: id, method, route: route ?? 'page', status, ms: Math.round(ms), actor }, 'request');
  const pattern = route ?? 'none';
  const seconds = ms / 1000;
  app.metrics.request({ method, route: pattern, status: String(status) }, seconds);
  app.telemetry?.record({
    trace: id,
    kind: 'request',
    name: `${method} ${pattern}`,
    beganAt: new Date(Date.now() - ms),
    seconds,
    attributes: { 'http.request.method': method, 'http.route': pattern, 'http.response.status_code': status },
    failed: status >= 500,
  });
}

export function installAnswered(server: FastifyInstance, app: App): void {
  server.addHook('onResponse', (req, reply, done) => {
    tellAnswered(app, {
      id: req.id,
      method: req.method,
      route: req.routeOptions.url,
      status: reply.statusCode,
      ms: reply.elapsedTime,
      actor: req.actor?.userId,
    });
    done();
  });
}
