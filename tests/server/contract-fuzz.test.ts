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

/** FUZZ_CASES for each call and FUZZ_SEED: npm run lab -- security fuzz gives many more than the daily tests. */
const CASES = Number(process.env['FUZZ_CASES'] ?? 9);
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

/** Who is answered something good: the one who may see most of what stands behind the call. */
async function bearerOf({ answers }: ApiRow): Promise<Record<string, string>> {
  if (answers.anonymous < 400) return {};
  const { bearer } = await signedIn(t, answers.dealer < 300 && answers.admin >= 300 ? 'dealer' : 'admin');
  return { authorization: `Bearer ${bearer}` };
}

describe('checks 2: every call, as it is meant', () => {
  test.each(calls)('$name answers what the document says', async ({ method, operation, row }) => {
    const { url, body } = await row.prepare(t);
    const answer = await visitor.send(method, url, body, await bearerOf(row));
    expect(answer.statusCode, answer.body).toBe(
      row.answers.anonymous < 400 ? row.answers.anonymous : row.answers.admin,
    );
    expect(breachOf(operation, answered(answer))).toBeUndefined();
  });
});

describe(`checks 2: every call with something broken, ${String(CASES)} times each, seed ${String(SEED)}`, () => {
  test.each(calls)(
    '$name never fails, and answers what the document says',
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

/** Always the same cases: what is planted must be found each time, not nearly each time. */
const PLANTED_SEED = 1;

describe('checks 2: faults that are planted are found', () => {
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

  test('a call that answers another type than it says', async () => {
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

  test('a field of its own, an undocumented status, a refusal without words', () => {
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
