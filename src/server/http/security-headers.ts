import type { App } from '#server/app.ts';
import type { FastifyInstance } from 'fastify';

const API_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** Headers of every answer; pages replace the policy by their own. */
export function installSecurityHeaders(server: FastifyInstance, app: App): void {
  const https = app.config.publicUrl.startsWith('https:');
  server.addHook('onRequest', (req, reply, done) => {
    reply.headers({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
      'content-security-policy': API_POLICY,
      'x-request-id': req.id,
    });
    if (https) reply.header('strict-transport-security', 'max-age=63072000; includeSubDomains');
    if (req.url.startsWith('/api')) reply.header('cache-control', 'no-store');
    done();
  });
}
