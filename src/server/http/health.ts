import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { App } from '#server/app.ts';
import { type Config, isLoopback } from '#server/config.ts';
import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { describe } from '#server/core/describe.ts';
import { isOurHost } from './origin.ts';

export type Readiness = () => Promise<string[]>;

/** /healthz: the process answers. /readyz: it can do its work. /metrics: Prometheus. */
export function healthRoutes(server: FastifyInstance, app: App, readiness: Readiness): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the first byte of a request to the last of its answer',
    // The pattern, never the address: addresses hold tokens and are without number.
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  server.addHook('onResponse', (req, reply, done) => {
    const route = req.routeOptions.url ?? 'none';
    duration.observe({ method: req.method, route, status: String(reply.statusCode) }, reply.elapsedTime / 1000);
    done();
  });
  const hidden = { schema: { hide: true } };
  server.get('/healthz', hidden, (_req, reply) => reply.header('cache-control', 'no-store').send({ ok: true }));
  server.get('/readyz', hidden, async (req, reply) => {
    const reasons = await readiness().catch((error: unknown) => {
      req.log.error({ cause: describe(error) }, 'readiness check failed');
      return ['the database does not answer'];
    });
    return reply
      .code(reasons.length === 0 ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ready: reasons.length === 0, reasons });
  });
  server.get('/metrics', hidden, async (req, reply) => {
    if (!mayReadMetrics(app, req)) return reply.callNotFound();
    return reply
      .header('cache-control', 'no-store')
      .type(registry.contentType)
      .send(await registry.metrics());
  });
}

function mayReadMetrics(app: App, req: FastifyRequest): boolean {
  const token = app.config.metricsToken;
  if (!token) return isLocalRequest(app.config, req);
  const [given, wanted] = [Buffer.from(req.headers.authorization ?? ''), Buffer.from(`Bearer ${token.reveal()}`)];
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

/** From this machine itself, not through a proxy on it nor by a website's name that resolves to it. */
export const isLocalRequest = (config: Config, req: FastifyRequest): boolean =>
  isOurHost(config, req.host) &&
  isLoopback((req.socket.remoteAddress ?? '').replace(/^::ffff:/, '')) &&
  !Object.keys(req.headers).some((name) => name === 'forwarded' || name.startsWith('x-forwarded-'));
