import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { languages } from '#contract/language.ts';
import { finishPaths } from '#contract/payment.ts';
import type { App } from '#server/app.ts';
import { plainPolicy } from '#server/lib/plain-page.ts';
import { isLocalRequest } from '#server/http/health.ts';
import { route } from '#server/http/route.ts';
import {
  answerOrder,
  orderError,
  SAMPLE_GATEWAY,
  emptyGatewayPage,
  gatewayPage,
  refusedOrderPage,
} from './sample-gateway.ts';

const FORM = 'application/x-www-form-urlencoded';
const BODY_LIMIT = 16 * 1024;
const page = { access: 'page', bodyLimit: BODY_LIMIT } as const;

/** Returns posted by a gateway, and the sample gateway when none is configured. */
export function paymentRoutes(server: FastifyInstance, app: App): void {
  void server.register((forms, _options, done) => {
    forms.addContentTypeParser(FORM, { parseAs: 'string', bodyLimit: BODY_LIMIT }, (_req, body, parsed) =>
      parsed(null, body),
    );
    // The finish page is a GET page, so a posted return becomes its query.
    for (const lang of languages)
      route(forms, app, {
        ...page,
        method: 'POST',
        path: finishPaths[lang],
        handler: ({ req, reply }) => reply.redirect(`${finishPaths[lang]}?${formOf(req).toString()}`, 303),
      });
    if (app.payments && !app.config.payment) void forms.register((local) => sampleGatewayRoutes(local, app));
    done();
  });
}

function sampleGatewayRoutes(server: FastifyInstance, app: App): Promise<void> {
  const { config } = app;
  server.addHook('onRequest', (req, reply, next) => (isLocalRequest(config, req) ? next() : reply.callNotFound()));
  route(server, app, {
    ...page,
    method: 'GET',
    path: SAMPLE_GATEWAY,
    handler: ({ reply }) => send(reply, emptyGatewayPage()),
  });
  route(server, app, {
    ...page,
    method: 'POST',
    path: SAMPLE_GATEWAY,
    handler: ({ req, reply }) => {
      const order = formOf(req);
      const error = orderError(order, config.publicUrl);
      if (error !== undefined) return send(reply.code(400), refusedOrderPage(order, error));
      if (order.has('answer')) return reply.redirect(answerOrder(order), 303);
      // The answer redirects to PUBLIC_URL, which may be another name of this computer.
      return send(reply, gatewayPage(order), `'self' ${config.publicUrl}`);
    },
  });
  return Promise.resolve();
}

const formOf = ({ body }: FastifyRequest): URLSearchParams => new URLSearchParams(typeof body === 'string' ? body : '');

const send = (reply: FastifyReply, page: string, formAction?: string): FastifyReply =>
  reply.type('text/html; charset=utf-8').header('content-security-policy', plainPolicy(formAction)).send(page);
