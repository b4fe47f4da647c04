import type { FastifyInstance } from 'fastify';
import type { App } from '#server/app.ts';

/**
 * Reports each response to the log, the metrics and the traces. Addresses contain tokens and are unlimited in number, so only
 * the pattern of a route is reported. Pages and unknown addresses have none.
 */
export function installAnswered(server: FastifyInstance, app: App): void {
  server.addHook('onResponse', (req, reply, done) => {
    const { method } = req;
    const { statusCode: status, elapsedTime: ms } = reply;
    const route = req.routeOptions.url;
    const actor = req.actor?.userId;
    app.log.info({ reqId: req.id, method, route: route ?? 'page', status, ms: Math.round(ms), actor }, 'request');
    const pattern = route ?? 'none';
    const seconds = ms / 1000;
    app.metrics.request({ method, route: pattern, status: String(status) }, seconds);
    app.telemetry?.record({
      trace: req.id,
      kind: 'request',
      name: `${method} ${pattern}`,
      beganAt: new Date(Date.now() - ms),
      seconds,
      attributes: { 'http.request.method': method, 'http.route': pattern, 'http.response.status_code': status },
      failed: status >= 500,
    });
    done();
  });
}
