import type { Config } from '#server/config/environment.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const API_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** Headers of every answer; pages replace policy and caching by their own. */
export function setSecurityHeaders(config: Config, req: FastifyRequest, reply: FastifyReply): FastifyReply {
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

export function installSecurityHeaders(server: FastifyInstance, config: Config): void {
  server.addHook('onRequest', (req, reply, done) => {
    setSecurityHeaders(config, req, reply);
    done();
  });
}
