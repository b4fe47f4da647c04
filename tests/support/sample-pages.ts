import Fastify, { type FastifyInstance } from 'fastify';
import { sampleBrand } from '#contract/brand.ts';
import type { OnPageValues, PageOptions } from '#server/http/page-site.ts';
import { registerPages } from '#server/http/pages.ts';

export const samplePageOptions: PageOptions = {
  publicUrl: 'https://lender.example',
  brand: sampleBrand,
  consentHash: { en: 'a'.repeat(64), es: 'b'.repeat(64) },
  visits: { tracking: 'notice', days: 30, chatDays: 90 },
  dev: false,
  now: () => new Date(),
};

/** Serves the pages of the sample lender without the API. */
export async function openSamplePages(
  changes: Partial<PageOptions> = {},
  onValues?: OnPageValues,
): Promise<FastifyInstance> {
  const server = Fastify({ routerOptions: { maxParamLength: 400 } });
  await registerPages(server, { ...samplePageOptions, ...changes }, onValues);
  await server.ready();
  return server;
}
