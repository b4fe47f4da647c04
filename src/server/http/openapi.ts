import swagger from '@fastify/swagger';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import type { App } from '#server/app.ts';
import type { FastifyInstance } from 'fastify';
import { route } from './route.ts';
import { html, type Markup } from '#server/lib/markup.ts';
import { plainPage, plainPolicy } from '#server/lib/plain-page.ts';

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
    handler: ({ reply }) =>
      reply
        .type('text/html; charset=utf-8')
        .header('content-security-policy', plainPolicy())
        .send(docsPage(described())),
  });
}

/** The schema of a JSON body, or all of a body of another type. */
const schemaOf = (body: RequestBody): unknown => body.content?.['application/json']?.schema ?? body;

type RequestBody = { content?: Record<string, { schema?: unknown }> };
type Operation = {
  summary?: string;
  description?: string;
  tags?: string[];
  requestBody?: RequestBody;
  parameters?: unknown;
  responses?: Record<string, unknown>;
  security?: unknown[];
};
type Document = { info: { title: string; description?: string }; paths?: Record<string, unknown> };

/** Renders the API description as a page without scripts. */
export function docsPage(document: unknown): string {
  const { info, paths = {} } = document as Document;
  const operations = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item as Record<string, Operation>).map(([method, operation]) => ({ path, method, operation })),
  );
  const groups = Map.groupBy(operations, (o) => o.operation.tags?.[0] ?? 'Other');
  return plainPage(
    info.title,
    html`
      <h1>${info.title}</h1>
      <p>${info.description ?? ''} <a href="/api/openapi.json">OpenAPI 3.1 document</a></p>
      ${[...groups].map(
        ([tag, list]) =>
          html`<h2>${tag}</h2>
            ${list.map(section)}`,
      )}
    `,
  );
}

const section = (o: { path: string; method: string; operation: Operation }): Markup => html`
  <h3><code>${o.method.toUpperCase()} ${o.path}</code></h3>
  <p>${o.operation.summary ?? ''}${(o.operation.security?.length ?? 0) > 0 ? ' Requires a bearer token.' : ''}</p>
  ${o.operation.requestBody ? details('Request body', schemaOf(o.operation.requestBody)) : ''}
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
