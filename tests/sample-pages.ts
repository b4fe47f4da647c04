import Fastify, { type FastifyInstance } from 'fastify';
import { sampleBrand } from '#contract/brand.ts';
import type { PageOptions } from '#server/http/page-site.ts';
import { type Follow, registerPages } from '#server/http/pages.ts';

/** The pages of the sample lender by themselves, without the API: for what is asked of them by their address alone. `seen`: of each request that the framework is given. */
export async function openSamplePages(
  changes: Partial<PageOptions> = {},
  seen: () => void = () => undefined,
  follow?: Follow,
): Promise<FastifyInstance> {
  const server = Fastify({ routerOptions: { maxParamLength: 400 } });
  server.addHook('onRequest', (req, reply, done) => {
    seen();
    reply.header('x-request-id', req.id);
    done();
  });
  const options: PageOptions = {
    publicUrl: 'https://lender.example',
    brand: sampleBrand,
    consentHash: { en: 'a'.repeat(64), es: 'b'.repeat(64) },
    visits: { tracking: 'notice', days: 30, chatDays: 90 },
    dev: false,
    now: () => new Date(),
    ...changes,
  };
  await registerPages(server, options, follow);
  await server.ready();
  return server;
}
