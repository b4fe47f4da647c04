import type { App } from '#server/app.ts';
import { watchBacklog } from '#server/boot/backlog.ts';
import { LITTLE_ROOM_BYTES } from '#server/config/checks.ts';
import type { Config } from '#server/config/environment.ts';
import { isLoopback } from '#server/lib/network.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isSameText } from '#server/crypto/tokens.ts';
import { freeBytesOf } from '#server/db/open.ts';
import { errorForLog } from '#server/lib/error-for-log.ts';
import type { Backlog } from '#server/lib/metrics.ts';
import { within } from '#server/lib/within.ts';
import { isOurHost } from './origin.ts';

const BACKLOG_MS = 3_000;

export type Readiness = () => Promise<string[]>;

/** Adds /healthz (responds), /readyz (can work, with warnings) and /metrics (Prometheus). */
export function healthRoutes(server: FastifyInstance, app: App, readiness: Readiness): void {
  const backlog = watchBacklog(app);
  // Counters of this process are reported even when the database is unreachable.
  const readBacklog = (): Promise<Backlog | undefined> =>
    within(BACKLOG_MS, backlog()).catch((error: unknown) => {
      app.log.warn({ cause: errorForLog(error) }, 'the waiting work could not be counted');
      return undefined;
    });
  const readReasons = (req: FastifyRequest): Promise<string[]> =>
    readiness().catch((error: unknown) => {
      req.log.error({ cause: errorForLog(error) }, 'readiness check failed');
      return ['the database does not answer'];
    });
  const hidden = { schema: { hide: true } };
  server.get('/healthz', hidden, (_req, reply) => reply.header('cache-control', 'no-store').send({ ok: true }));
  server.get('/readyz', hidden, async (req, reply) => {
    const reasons = await readReasons(req);
    return reply
      .code(reasons.length === 0 ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({
        ready: reasons.length === 0,
        reasons,
        warnings: [...app.auditSealer.warnings(), ...app.clockCheck.warnings(), ...diskWarnings(app)],
      });
  });
  server.get('/metrics', hidden, async (req, reply) => {
    if (!mayReadMetrics(app, req)) return reply.callNotFound();
    const [reasons, backlog] = await Promise.all([readReasons(req), readBacklog()]);
    const now = { backlog, pool: app.db.connections(), ready: reasons.length === 0, freeBytes: readFreeBytes(app) };
    return reply
      .header('cache-control', 'no-store')
      .type(app.metrics.contentType)
      .send(await app.metrics.print(now));
  });
}

const MEGABYTE = 1_000_000;

/** Undefined when the folder cannot be read, which the document store reports. */
function readFreeBytes(app: App): number | undefined {
  try {
    return freeBytesOf(app.config.dataDir);
  } catch (error) {
    app.log.warn({ cause: errorForLog(error) }, 'the free space of the data folder could not be read');
    return undefined;
  }
}

/** Low space is only a warning, because pages and the database work without room for files. */
function diskWarnings(app: App): string[] {
  const free = readFreeBytes(app);
  if (free === undefined || free >= LITTLE_ROOM_BYTES) return [];
  return [`the data folder has ${String(Math.floor(free / MEGABYTE))} MB left`];
}

function mayReadMetrics(app: App, req: FastifyRequest): boolean {
  const token = app.config.metricsToken;
  // Production requires the token, because a proxy may add no header.
  if (!token) return !app.config.production && isLocalRequest(app.config, req);
  return isSameText(req.headers.authorization ?? '', `Bearer ${token.reveal()}`);
}

/** Headers in which proxies name the caller. */
const PROXIED =
  /^(?:forwarded|via|x-forwarded-.+|x-real-ip|x-client-ip|x-cluster-client-ip|true-client-ip|fastly-client-ip|cf-.+)$/;

/** Whether a request is local: no proxy, no other website, a local host name. */
export const isLocalRequest = (config: Config, req: FastifyRequest): boolean =>
  isOurHost(config, req.host) &&
  isLoopback((req.socket.remoteAddress ?? '').replace(/^::ffff:/, '')) &&
  req.headers['sec-fetch-site'] !== 'cross-site' &&
  !Object.keys(req.headers).some((name) => PROXIED.test(name));
