import swagger from '@fastify/swagger';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import type { App } from '#server/app.ts';
import type { FastifyInstance } from 'fastify';
import { route } from './route.ts';
import { createHash } from 'node:crypto';
import { html, type Markup, raw } from '#server/lib/markup.ts';

/** Generates OpenAPI 3.1 from the schemas that validate and serialize. */
export async function installOpenApi(server: FastifyInstance, app: App): Promise<void> {
  await server.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'API',
        version: '1',
        description:
          'State-changing calls from a browser send x-csrf-token. Calls that require a sign-in send a bearer token.',
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
    summary: 'Returns this API description',
    handler: ({ reply }) => reply.type('application/json; charset=utf-8').send(JSON.stringify(described())),
  });
  route(server, app, {
    ...page,
    path: '/api/docs',
    summary: 'Shows this API description as a page',
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

type Operation = {
  summary?: string;
  description?: string;
  tags?: string[];
  requestBody?: unknown;
  parameters?: unknown;
  responses?: Record<string, unknown>;
  security?: unknown[];
};
type Document = { info: { title: string; description?: string }; paths?: Record<string, unknown> };

const STYLE = `:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}
h2{margin-top:2.5rem}h3{margin:2rem 0 .25rem;font-size:1rem}code,pre{font-family:ui-monospace,monospace;font-size:.875rem}
pre{overflow:auto;padding:.75rem;border:1px solid #8888;border-radius:6px;max-height:24rem}summary{cursor:pointer;padding:.25rem 0}`;

/** Renders the API description as a page without scripts. */
export function docsPage(document: unknown): { html: string; styleHash: string } {
  const { info, paths = {} } = document as Document;
  const operations = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item as Record<string, Operation>).map(([method, operation]) => ({ path, method, operation })),
  );
  const groups = Map.groupBy(operations, (o) => o.operation.tags?.[0] ?? 'Other');
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${info.title}</title>
        ${raw(`<style>${STYLE}</style>`)}
      </head>
      <body>
        <h1>${info.title}</h1>
        <p>${info.description ?? ''} <a href="/api/openapi.json">OpenAPI 3.1 document</a></p>
        ${[...groups].map(
          ([tag, list]) =>
            html`<h2>${tag}</h2>
              ${list.map(section)}`,
        )}
      </body>
    </html>`;
  return { html: page.text, styleHash: `sha256-${createHash('sha256').update(STYLE).digest('base64')}` };
}

const section = (o: { path: string; method: string; operation: Operation }): Markup => html`
  <h3><code>${o.method.toUpperCase()} ${o.path}</code></h3>
  <p>${o.operation.summary ?? ''}${(o.operation.security?.length ?? 0) > 0 ? ' Requires a bearer token.' : ''}</p>
  ${o.operation.requestBody ? details('Request body', o.operation.requestBody) : ''}
  ${o.operation.parameters ? details('Parameters', o.operation.parameters) : ''}
  ${details('Answers', o.operation.responses ?? {})}
`;
const details = (title: string, value: unknown): Markup =>
  html`<details>
    <summary>${title}</summary>
    <pre>${JSON.stringify(requiredFirst(value), null, 2)}</pre>
  </details>`;

/** Puts the names of required fields above the fields, where a reader looks for them. */
function requiredFirst(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(requiredFirst);
  if (typeof value !== 'object' || value === null) return value;
  const parts = Object.entries(value).map(([name, part]) => [name, requiredFirst(part)] as const);
  return Object.fromEntries(parts.toSorted(([a], [b]) => Number(b === 'required') - Number(a === 'required')));
}
