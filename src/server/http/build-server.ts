import { randomUUID } from 'node:crypto';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { App } from '#server/app.ts';
import { readDatabaseTime } from '#server/db/database-clock.ts';
import { AppError } from '#server/lib/app-error.ts';
import { runTraced } from '#server/lib/trace.ts';
import { inquiryRoutes } from '#server/features/inquiries/routes.ts';
import { inviteReadRoutes, inviteRoutes } from '#server/features/invites/routes.ts';
import { decisionRoutes, noticeRoutes } from '#server/features/decisions/routes.ts';
import { applicationStaffRoutes } from '#server/features/applications/staff-routes.ts';
import { assignmentRoutes } from '#server/features/assignments/routes.ts';
import { applicationRoutes } from '#server/features/applications/routes.ts';
import { auditRoutes } from '#server/features/audit/routes.ts';
import { dealerContactRoutes } from '#server/features/users/dealer-contact-routes.ts';
import { deskRoutes } from '#server/features/desk/routes.ts';
import { crmPushRoutes, dealRoutes } from '#server/features/deals/routes.ts';
import { dealStaffRoutes } from '#server/features/deals/staff-routes.ts';
import { documentStaffRoutes, documentRequestRoutes } from '#server/features/documents/staff-routes.ts';
import { documentRoutes } from '#server/features/documents/routes.ts';
import { accountRoutes, ownAccountRoutes } from '#server/features/users/account-routes.ts';
import { colleagueRoutes } from '#server/features/users/colleague-routes.ts';
import { peopleRoutes } from '#server/features/users/people-routes.ts';
import { assistantRoutes } from '#server/features/assistant/routes.ts';
import { chatStaffRoutes } from '#server/features/chats/routes.ts';
import { entryRoutes } from '#server/features/entries/routes.ts';
import { recommendationRoutes } from '#server/features/recommendation/routes.ts';
import { signInRoutes } from '#server/features/auth/routes.ts';
import { mailboxRoutes } from '#server/features/emails/mailbox-routes.ts';
import { outboxRoutes } from '#server/features/outbox/routes.ts';
import { noteRoutes } from '#server/features/notes/routes.ts';
import { dataRequestRoutes } from '#server/features/data-requests/routes.ts';
import { notificationRoutes } from '#server/features/notifications/routes.ts';
import { paymentRoutes } from '#server/features/payments/routes.ts';
import { settingsRoutes } from '#server/features/settings/routes.ts';
import { signedCopyRoutes } from '#server/features/signed-copies/routes.ts';
import { uploadLinkRoutes } from '#server/features/documents/link-routes.ts';
import { statusRoutes } from '#server/features/status/routes.ts';
import { statusStaffRoutes } from '#server/features/status/staff-routes.ts';
import { visitorRoutes } from '#server/features/visitors/routes.ts';
import { changesState, checkCsrf, csrfRoutes } from './csrf.ts';
import { sendError } from './errors.ts';
import './fastify-types.ts';
import { acceptedLanguage } from './accepted-language.ts';
import { closedSite, isClosedCall, sendClosedPage } from './closed-site.ts';
import { checkAccess } from './guards.ts';
import { healthRoutes, type Readiness } from './health.ts';
import { docsRoutes, installOpenApi } from './openapi.ts';
import { checkOrigin } from './origin.ts';
import { addressOptions, addressNotFound } from './page-path.ts';
import { BODY_LIMIT, installBodyParser } from './request-body.ts';
import { installRoutes, noCompilers } from './route.ts';
import type { Config } from '#server/config/environment.ts';

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

type Pages = (server: FastifyInstance) => Promise<void>;

/** Builds the HTTP server: hooks in order, then every group of routes. */
export async function buildServer(app: App, readiness: Readiness, pages?: Pages): Promise<FastifyInstance> {
  const log: FastifyBaseLogger = app.log;
  const server = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: BODY_LIMIT,
    trustProxy: app.config.trustProxy.length > 0 ? app.config.trustProxy : false,
    requestTimeout: LONGEST_UPLOAD_MS,
    connectionTimeout: 0,
    keepAliveTimeout: 65_000,
    // While the server closes, requests on open connections are still answered. Then the connection ends.
    return503OnClosing: false,
    ...addressOptions,
    schemaController: noCompilers,
    onConstructorPoisoning: 'remove',
    // Answers requests that are refused before any hook runs, such as an address that cannot be decoded.
    frameworkErrors: (error, req, reply) => {
      sendError(error, req, setSecurityHeaders(app.config, req, reply));
    },
  });
  server.setErrorHandler(sendError);
  server.decorateRequest('actor', null);
  server.decorateRequest('now', null);
  installRoutes(server);

  installBodyTimes(server);
  installAnswered(server, app);
  installSecurityHeaders(server, app.config);
  server.addHook('onRequest', async (req, reply) => {
    if (!METHODS.has(req.method)) throw new AppError('method_not_allowed', 'This method is not allowed.');
    if (!app.publication.isOpen() && req.routeOptions.config.isPage === true) return sendClosedPage(req, reply);
    // Checks the matched route, not the raw address: /%61pi/ reaches the same routes as /api/.
    if (req.routeOptions.config.access === undefined && !req.url.startsWith('/api/')) return;
    checkOrigin(app.config, req);
    if (req.is404) return;
    if (!app.publication.isOpen() && isClosedCall(req))
      throw closedSite(acceptedLanguage(req.headers['accept-language']));
    await checkCsrf(app, req);
    await checkAccess(app, req);
    // Writes without a sign-in also use the database's time.
    if (changesState(req)) req.now ??= await readDatabaseTime(app.db.query);
  });
  installBodyParser(server);
  // Jobs and log lines of the handler carry the id of its request.
  server.addHook('preHandler', (req, _reply, done) => runTraced(req.id, done));
  await installOpenApi(server, app);

  healthRoutes(server, app, readiness);
  csrfRoutes(server, app);
  applicationRoutes(server, app);
  inviteReadRoutes(server, app);
  signInRoutes(server, app);
  accountRoutes(server, app);
  ownAccountRoutes(server, app);
  colleagueRoutes(server, app);
  inviteRoutes(server, app);
  dealRoutes(server, app);
  documentRoutes(server, app);
  uploadLinkRoutes(server, app);
  documentRequestRoutes(server, app);
  notificationRoutes(server, app);
  dealerContactRoutes(server, app);
  deskRoutes(server, app);
  dealStaffRoutes(server, app);
  applicationStaffRoutes(server, app);
  inquiryRoutes(server, app);
  statusRoutes(server, app);
  statusStaffRoutes(server, app);
  decisionRoutes(server, app);
  assignmentRoutes(server, app);
  noteRoutes(server, app);
  crmPushRoutes(server, app);
  documentStaffRoutes(server, app);
  signedCopyRoutes(server, app);
  visitorRoutes(server, app);
  assistantRoutes(server, app);
  recommendationRoutes(server, app);
  chatStaffRoutes(server, app);
  entryRoutes(server, app);
  auditRoutes(server, app);
  peopleRoutes(server, app);
  outboxRoutes(server, app);
  noticeRoutes(server, app);
  dataRequestRoutes(server, app);
  paymentRoutes(server, app);
  mailboxRoutes(server, app);
  settingsRoutes(server, app);
  docsRoutes(server, app);
  if (pages) await pages(server);
  else server.setNotFoundHandler((req, reply) => sendError(addressNotFound(), req, reply));
  return server;
}

/**
 * Reports each response to the log, the metrics and the traces. Reports only the route pattern, because addresses
 * contain tokens and are unbounded. Pages and unknown addresses have no pattern.
 */
function installAnswered(server: FastifyInstance, app: App): void {
  server.addHook('onResponse', (req, reply, done) => {
    const { method } = req;
    const { statusCode: status, elapsedTime: ms } = reply;
    const route = req.routeOptions.url;
    const actor = req.actor?.userId;
    // Proxies check each second, which would hide other lines.
    const level = status < 400 && (route === '/readyz' || route === '/healthz') ? 'debug' : 'info';
    app.log[level]({ reqId: req.id, method, route: route ?? 'page', status, ms: Math.round(ms), actor }, 'request');
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

/** Node has one time limit for all requests. The shorter limits are enforced below. */
const LONGEST_UPLOAD_MS = 30 * 60_000;
type Times = { bodyMs: number; windowMs: number; windowBytes: number };
const TIMES: Times = { bodyMs: 60_000, windowMs: 30_000, windowBytes: 16 * 1024 };

/** Ends slow bodies, and uploads below 16 KB per 30 s, which slow phones exceed. */
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

const API_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** Sets the headers of every response. Pages override policy and caching. */
function setSecurityHeaders(config: Config, req: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.headers({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    'content-security-policy': API_POLICY,
    'cache-control': 'no-store',
    'x-request-id': req.id,
  });
  if (config.publicUrl.startsWith('https:'))
    reply.header('strict-transport-security', 'max-age=63072000; includeSubDomains');
  return reply;
}

function installSecurityHeaders(server: FastifyInstance, config: Config): void {
  server.addHook('onRequest', (req, reply, done) => {
    setSecurityHeaders(config, req, reply);
    done();
  });
}
