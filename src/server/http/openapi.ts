import swagger from '@fastify/swagger';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import type { App } from '#server/app.ts';
import type { FastifyInstance } from 'fastify';
import { docsPage } from './docs-page.ts';
import { route } from './route.ts';

/** OpenAPI 3.1 from the same schemas that validate and serialise. */
export async function installOpenApi(server: FastifyInstance, app: App): Promise<void> {
  await server.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'API',
        version: '1',
        description:
          'State-changing calls from a browser carry x-csrf-token; calls behind a sign-in carry a bearer token.',
      },
      servers: [{ url: app.config.publicUrl }],
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: (document) => {
      const { schema, url } = jsonSchemaTransform(document);
      const access = document.route.config?.access;
      const security = access === 'public' || access === undefined ? [] : [{ bearer: [] }];
      return { url, schema: { ...schema, ...(url.startsWith('/api') ? { security } : { hide: true }) } };
    },
  });
}

export function docsRoutes(server: FastifyInstance, app: App): void {
  const described = () => {
    const document = server.swagger();
    return { ...document, info: { ...document.info, title: `${app.brand.company} API` } };
  };
  const page = { method: 'GET', access: 'public', hidden: true, tags: [], answer: undefined } as const;
  route(server, app, {
    ...page,
    path: '/api/openapi.json',
    summary: 'The description of the API',
    handler: ({ reply }) => reply.type('application/json; charset=utf-8').send(JSON.stringify(described())),
  });
  route(server, app, {
    ...page,
    path: '/api/docs',
    summary: 'The same description as a page',
    handler: ({ reply }) => {
      const { html, styleHash } = docsPage(described());
      return reply
        .type('text/html; charset=utf-8')
        .header(
          'content-security-policy',
          `default-src 'none'; style-src '${styleHash}'; base-uri 'none'; frame-ancestors 'none'`,
        )
        .send(html);
    },
  });
}
