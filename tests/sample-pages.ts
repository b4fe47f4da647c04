import Fastify, { type FastifyInstance } from 'fastify';
import { sampleBrand } from '#contract/brand.ts';
import type { PageOptions } from '#server/http/page-site.ts';
import { registerPages } from '#server/http/pages.ts';

/** The pages of the sample lender by themselves, without the API: for what is asked of them by their address alone. */
export async function openSamplePages(changes: Partial<PageOptions> = {}): Promise<FastifyInstance> {
  const server = Fastify({ routerOptions: { maxParamLength: 400 } });
  await registerPages(server, {
    publicUrl: 'https://lender.example',
    brand: sampleBrand,
    consentHash: { en: 'a'.repeat(64), es: 'b'.repeat(64) },
    visits: { tracking: 'notice', days: 30, chatDays: 90 },
    dev: false,
    now: () => new Date(),
    ...changes,
  });
  await server.ready();
  return server;
}
