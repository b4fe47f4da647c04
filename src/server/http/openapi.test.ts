import { createHash } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
import { encryptedApplicationFields } from '#contract/application-fields.ts';
import { startTestApp } from '#tests/support/start-test-app.ts';
import { docsPage } from './openapi.ts';

const t = await startTestApp();
afterAll(() => t.close());

type Schema = {
  type?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  required?: string[];
  additionalProperties?: unknown;
  enum?: unknown[];
};
type Content = { content?: Record<string, { schema: Schema }> };
type Operation = {
  summary: string;
  tags: string[];
  security: unknown[];
  requestBody?: Content;
  responses: Record<string, Content>;
};
type Document = {
  openapi: string;
  info: { title: string };
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
};

const answer = await t.server.inject('/api/openapi.json');
const document = answer.json<Document>();
const operations = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({ name: `${method.toUpperCase()} ${path}`, operation })),
);
/** The routes of the description itself are not part of it. */
const OWN = ['/api/openapi.json', '/api/docs'];
const routes = t.server.apiRoutes.filter((route) => route.method !== 'HEAD' && !OWN.includes(route.url));
const named = (route: { method: string; url: string }): string =>
  `${route.method} ${route.url.replace(/:(\w+)/g, '{$1}')}`;
const schemaOf = (content: Content | undefined): Schema | undefined => content?.content?.['application/json']?.schema;

/** Lists every property that a schema allows in an answer, with its path. */
function names(schema: Schema | undefined, at = ''): string[] {
  if (!schema) return [];
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, child]) => [
    `${at}${name}`,
    ...names(child, `${at}${name}.`),
  ]);
  return [...own, ...names(schema.items, at)];
}
function everyObject(schema: Schema | undefined): Schema[] {
  if (!schema) return [];
  const children = [...Object.values(schema.properties ?? {}), ...(schema.items ? [schema.items] : [])];
  return [...(schema.type === 'object' && schema.properties ? [schema] : []), ...children.flatMap(everyObject)];
}

describe('/api/openapi.json', () => {
  test('is OpenAPI 3.1 of this installation', () => {
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(document.openapi).toBe('3.1.0');
    expect(document.info.title).toBe('Acme Equipment Finance API');
    expect(document.servers).toEqual([{ url: 'http://localhost:3000' }]);
  });

  test('lists exactly the routes of the running server', () => {
    expect(operations.map((one) => one.name).sort()).toEqual(routes.map(named).sort());
  });

  test.each(operations)('states access, answer and errors of $name', ({ name, operation }) => {
    const route = routes.find((one) => named(one) === name);
    expect(operation.security).toEqual(route?.access === 'public' ? [] : [{ bearer: [] }]);
    expect(operation.summary).toMatch(/^[A-Z].+/);
    expect(operation.tags).toHaveLength(1);
    expect(Object.keys(operation.responses).filter((code) => code.startsWith('2'))).toHaveLength(1);
    for (const code of ['4XX', '5XX'])
      expect(schemaOf(operation.responses[code])?.required).toEqual([
        'success',
        'error',
        'message',
        'code',
        'requestId',
      ]);
  });

  test.each(operations)('allows no unnamed property in answers of $name', ({ operation }) => {
    for (const response of Object.values(operation.responses))
      for (const schema of everyObject(schemaOf(response))) expect(schema.additionalProperties).toBe(false);
  });

  test('requires the nine fields of the specification in both languages', () => {
    for (const path of ['/api/credit-application', '/api/credit-application-es']) {
      const body = schemaOf(document.paths[path]?.['post']?.requestBody);
      expect(body?.required?.sort()).toEqual(
        [
          'businessName',
          'businessPhone',
          'businessStreet',
          'businessCity',
          'businessState',
          'businessZip',
          'businessNature',
          'principalName',
          'primarySignature',
        ].sort(),
      );
      const types = JSON.stringify(body?.properties?.['businessType']);
      expect(types).toContain('"Corporation","Partnership","Proprietorship","LLC"');
    }
  });
});

describe('clear sensitive values in answers', () => {
  const answered = operations.flatMap(({ name, operation }) =>
    Object.values(operation.responses).flatMap((response) =>
      names(schemaOf(response)).map((field) => `${name} ${field}`),
    ),
  );

  test('are excluded: encrypted fields appear only in the masked file', () => {
    const sealed = answered.filter((field) => encryptedApplicationFields.some((one) => field.endsWith(one)));
    expect(sealed).toEqual(
      encryptedApplicationFields.map(
        (field) => expect.stringMatching(`^GET /api/admin/applications/\\{id\\} application\\.${field}$`) as string,
      ),
    );
  });

  test('have no other field: SSN, ITIN, EIN, birth date, hash or password', () => {
    const odd = answered.filter((field) =>
      /[sS]sn|SSN|[iI]tin(?![a-z])|\b[eE]in|taxId|[dD]ob|[bB]irth|assword|tokenHash|ealed/.test(
        field.split(' ').at(-1) ?? '',
      ),
    );
    expect(odd.filter((field) => !/(?:principal(?:Ssn|Dob)Encrypted|guarantor1(?:Ssn|Dob))$/.test(field))).toEqual([]);
    // Two in an application's file and two in each of the seven answers that contain a deal, all masked.
    expect(odd).toHaveLength(16);
  });

  test('are returned by the reveal only', () => {
    expect(answered.filter((field) => field.endsWith(' value'))).toEqual([
      'POST /api/admin/applications/{id}/reveal value',
    ]);
  });
});

describe('/api/docs', () => {
  test('is a page without scripts that shows every call', async () => {
    const page = await t.server.inject('/api/docs');
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    for (const { name } of operations) expect(page.body).toContain(`<code>${name}</code>`);
    expect(page.body).not.toMatch(/<script|\son\w+=|style="/);
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    const hashed = /'(sha256-[^']+)'/.exec(String(page.headers['content-security-policy']))?.[1];
    const style = /<style>([\s\S]*?)<\/style>/.exec(page.body)?.[1] ?? '';
    expect(style).toContain('font-family');
    expect(hashed).toBe(`sha256-${createHash('sha256').update(style).digest('base64')}`);
  });

  test("escapes markup in the company's name", () => {
    const html = docsPage({ info: { title: `Rivet & "Beam" <Capital> API` }, paths: {} });
    expect(html).toContain('<h1>Rivet &amp; &quot;Beam&quot; &lt;Capital&gt; API</h1>');
  });
});
