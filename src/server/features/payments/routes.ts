import type { FastifyInstance, FastifyReply } from 'fastify';
import { languages } from '#contract/language.ts';
import { finishPaths } from '#contract/payment.ts';
import type { App } from '#server/app.ts';
import { devPolicy } from '#server/core/dev-page.ts';
import { isLocalRequest } from '#server/http/health.ts';
import { answerOrder, orderFault, SAMPLE_GATEWAY } from './sample-gateway.ts';
import { emptyGatewayPage, gatewayPage, refusedOrderPage } from './sample-gateway-page.ts';

const FORM = 'application/x-www-form-urlencoded';
const BODY_LIMIT = 16 * 1024;
const hidden = { bodyLimit: BODY_LIMIT, schema: { hide: true } };
type Form = { Body: string | undefined };

/** Returns that a gateway posts, and the sample gateway where none is set. The pages themselves come from memory. */
export function paymentRoutes(server: FastifyInstance, app: App): void {
  void server.register((forms, _options, done) => {
    forms.addContentTypeParser(FORM, { parseAs: 'string', bodyLimit: BODY_LIMIT }, (_req, body, parsed) =>
      parsed(null, body),
    );
    // The finish page is a page: a posted return becomes the query of its address.
    for (const lang of languages)
      forms.post<Form>(finishPaths[lang], hidden, (req, reply) =>
        reply.redirect(`${finishPaths[lang]}?${new URLSearchParams(req.body).toString()}`, 303),
      );
    if (app.payments && !app.config.payment) void forms.register((local) => sampleGatewayRoutes(local, app));
    done();
  });
}

function sampleGatewayRoutes(server: FastifyInstance, { config }: App): Promise<void> {
  server.addHook('onRequest', (req, reply, next) => (isLocalRequest(config, req) ? next() : reply.callNotFound()));
  server.get(SAMPLE_GATEWAY, hidden, (_req, reply) => send(reply, emptyGatewayPage()));
  server.post<Form>(SAMPLE_GATEWAY, hidden, (req, reply) => {
    const order = new URLSearchParams(req.body);
    const fault = orderFault(order, config.publicUrl);
    if (fault !== undefined) return send(reply.code(400), refusedOrderPage(order, fault));
    if (order.has('answer')) return reply.redirect(answerOrder(order), 303);
    // The answer leads to PUBLIC_URL, which may be another name of this machine.
    return send(reply, gatewayPage(order), `'self' ${config.publicUrl}`);
  });
  return Promise.resolve();
}

const send = (reply: FastifyReply, page: string, formAction?: string): FastifyReply =>
  reply.type('text/html; charset=utf-8').header('content-security-policy', devPolicy(formAction)).send(page);
