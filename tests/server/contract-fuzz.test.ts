import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { afterAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { buildServer } from '#server/http/build-server.ts';
import { byId, route } from '#server/http/route.ts';
import { signedIn } from '#tests/support/factories.ts';
import { type Answered, breachOf, type Document, type Operation } from '#tests/security/contract.ts';
import { type Fuzzed, fuzzCall } from '#tests/security/fuzz-call.ts';
import { type ApiRow, rowsOf } from '#tests/server/api-calls.ts';
import { startTestApp } from '#tests/support/start-test-app.ts';

/** FUZZ_CASES sets the cases per call, FUZZ_SEED the seed. `npm run lab -- security fuzz` runs many more. */
const CASES = Number(process.env['FUZZ_CASES'] ?? 6);
const SEED = Number(process.env['FUZZ_SEED'] ?? Date.now() % 1_000_000);
const DESCRIPTION = new Set(['GET /api/openapi.json', 'GET /api/docs']);

const t = await startTestApp();
afterAll(() => t.close());
const visitor = await t.browser();
const document = (await visitor.send('GET', '/api/openapi.json')).json<Document>();
const operationOf = (method: string, url: string): Operation | undefined =>
  document.paths[url.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];

type Target = Fuzzed & { row: ApiRow };
const calls = rowsOf(t).flatMap(([name, method, row]): Target[] => {
  if (method === 'HEAD' || DESCRIPTION.has(name)) return [];
  const pattern = name.slice(method.length + 1);
  const operation = operationOf(method, pattern);
  if (!operation) throw new Error(`${name} is not in the document`);
  return [{ name, method, pattern, operation, row }];
});
const answered = (answer: LightMyRequestResponse): Answered => ({
  status: answer.statusCode,
  type: String(answer.headers['content-type'] ?? ''),
  body: answer.body,
});

/** Returns the headers of the caller with the most access among those with a successful answer. */
async function bearerOf({ answers }: ApiRow): Promise<Record<string, string>> {
  if (answers.anonymous < 400) return {};
  const { bearer } = await signedIn(t, answers.dealer < 300 && answers.admin >= 300 ? 'dealer' : 'admin');
  return { authorization: `Bearer ${bearer}` };
}

describe('every API call with valid input', () => {
  test.each(calls)('$name answers as the OpenAPI document describes', async ({ method, operation, row }) => {
    const { url, body } = await row.prepare(t);
    const answer = await visitor.send(method, url, body, await bearerOf(row));
    expect(answer.statusCode, answer.body).toBe(
      row.answers.anonymous < 400 ? row.answers.anonymous : row.answers.admin,
    );
    expect(breachOf(operation, answered(answer))).toBeUndefined();
  });
});

describe(`every API call with one invalid part, ${String(CASES)} cases each, seed ${String(SEED)}`, () => {
  test.each(calls)(
    '$name returns no 5xx and answers as the OpenAPI document describes',
    async (target) => {
      const { row } = target;
      const prepared = row.prepare(t);
      const headers = await bearerOf(row);
      const breach = await fuzzCall(
        target,
        async () => {
          const { url, body } = await prepared;
          return row.takesFile || body === undefined ? { url } : { url, body };
        },
        async (method, url, payload) => {
          const type = payload === undefined ? {} : { 'content-type': 'application/json' };
          return answered(await visitor.send(method, url, payload, { ...headers, ...type }));
        },
        { seed: SEED, numRuns: CASES },
      );
      expect(breach).toBeUndefined();
    },
    600_000,
  );
});

/** A fixed seed, so that the test finds the seeded errors in every run. */
const PLANTED_SEED = 1;

describe('the fuzzer finds seeded errors', () => {
  const pattern = '/api/planted/:id';
  const described = { tags: ['Test'], summary: 'Test', params: byId };
  const planted = { ...described, method: 'GET', path: pattern, access: 'public' } as const;
  const plant = (routes: (server: FastifyInstance) => void) =>
    buildServer(
      t.app,
      () => Promise.resolve([]),
      async (server) => {
        routes(server);
        await Promise.resolve();
      },
    );
  async function fuzzPlanted(server: FastifyInstance, method: string, url: string): Promise<string | undefined> {
    await server.ready();
    const whole = server.swagger() as unknown as Document;
    const operation = whole.paths['/api/planted/{id}']?.[method.toLowerCase()];
    if (!operation) throw new Error('the planted call is not documented');
    const sent = async (verb: string, at: string, payload: string | undefined): Promise<Answered> =>
      answered(
        await server.inject({
          method: verb as 'GET',
          url: at,
          headers: { host: 'localhost:3000', ...(payload === undefined ? {} : { 'content-type': 'application/json' }) },
          ...(payload === undefined ? {} : { payload }),
        }),
      );
    const breach = await fuzzCall(
      { name: 'planted', method, pattern, operation },
      () => Promise.resolve({ url }),
      sent,
      { seed: PLANTED_SEED, numRuns: 500 },
    );
    await server.close();
    return breach;
  }

  test('a call that fails on NUL', async () => {
    const server = await plant((s) =>
      route(s, t.app, {
        ...planted,
        answer: z.object({ id: z.string() }),
        handler: ({ params }) => {
          if (params.id.includes('\0')) throw new Error('invalid byte sequence');
          return { id: params.id };
        },
      }),
    );
    expect(await fuzzPlanted(server, 'GET', '/api/planted/x')).toMatch(/^planted with .*"segment".* answered 500/);
  });

  test('a call whose answer has another type than documented', async () => {
    const server = await plant((s) =>
      route(s, t.app, {
        ...planted,
        answer: z.object({ count: z.number() }),
        handler: ({ reply }) =>
          reply
            .type('application/json; charset=utf-8')
            .serializer((value: unknown) => JSON.stringify(value))
            .send({ count: '7' }),
      }),
    );
    expect(await fuzzPlanted(server, 'GET', '/api/planted/x')).toMatch(/unlike its schema: data\/count must be number/);
  });

  test('an undocumented field, an undocumented status, and an error without a readable message', () => {
    const operation: Operation = {
      responses: {
        '200': { content: { 'application/json': { schema: { type: 'object', additionalProperties: false } } } },
        '4XX': { content: { 'application/json': { schema: {} } } },
      },
    };
    const type = 'application/json; charset=utf-8';
    expect(breachOf(operation, { status: 200, type, body: '{"ssn":"1"}' })).toMatch(/must NOT have additional/);
    expect(breachOf(operation, { status: 302, type, body: '{}' })).toMatch('not documented');
    expect(breachOf(operation, { status: 200, type: 'text/html', body: '' })).toMatch('answered text/html');
    const refusal = (words: string) => JSON.stringify({ error: words, message: words });
    expect(breachOf(operation, { status: 400, type, body: refusal('FST_ERR at parse (a.ts:1)') })).toMatch('no words');
    expect(breachOf(operation, { status: 400, type, body: refusal('Check the marked fields.') })).toBeUndefined();
  });
});
