import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createQueryClient } from './query-client.ts';
import { read, request, RequestError } from './request.ts';

type Call = { path: string; method: string; headers: Record<string, string>; credentials: string; body?: string };
let calls: Call[];
let answers: Response[];
const json = (status: number, body: unknown, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), { status, headers });

beforeEach(() => {
  calls = [];
  answers = [];
  vi.stubGlobal('document', { cookie: 'csrf_token=kept' });
  vi.stubGlobal('fetch', async (path: string, options: RequestInit = {}) => {
    if (path === '/api/csrf-token') {
      (document as { cookie: string }).cookie = 'csrf_token=renewed';
      return json(200, { csrfToken: 'renewed' });
    }
    calls.push({ method: 'GET', ...options, path } as Call);
    return answers.shift() ?? json(200, {});
  });
});
afterEach(() => vi.unstubAllGlobals());

const refused = async (work: Promise<unknown>): Promise<RequestError> => {
  const error = await work.catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(RequestError);
  return error as RequestError;
};

describe('API request', () => {
  test('a state-changing call has the CSRF header, credentials, and a JSON type only with a body', async () => {
    await request('POST', '/api/thing', { a: 1 });
    await request('DELETE', '/api/thing');
    expect(calls[0]).toMatchObject({ method: 'POST', credentials: 'include', body: '{"a":1}' });
    expect(calls[0]?.headers).toEqual({ 'content-type': 'application/json', 'x-csrf-token': 'kept' });
    expect(calls[1]?.headers).toEqual({ 'x-csrf-token': 'kept' });
    expect(calls[1]).not.toHaveProperty('body');
  });

  test('fetches a missing CSRF cookie first', async () => {
    (document as { cookie: string }).cookie = '';
    await request('PUT', '/api/thing', {});
    expect(calls[0]?.headers['x-csrf-token']).toBe('renewed');
  });

  test('a query is a GET on the key parts joined by /, with credentials, parsed as JSON', async () => {
    answers = [json(200, { deals: [] })];
    expect(await read(['/api/dealer', 'deals', 7])).toEqual({ deals: [] });
    expect(calls[0]).toMatchObject({ path: '/api/dealer/deals/7', method: 'GET', credentials: 'include', headers: {} });
  });

  test('a 401 throws by default and is null on request', async () => {
    answers = [json(401, { error: 'Authentication required' }), json(401, {}), json(500, {})];
    expect((await refused(read(['/api/me']))).status).toBe(401);
    expect(await read(['/api/me'], { on401: 'null' })).toBeNull();
    expect((await refused(read(['/api/me'], { on401: 'null' }))).status).toBe(500);
  });

  test('a bearer token is sent together with the CSRF header', async () => {
    await request('PATCH', '/api/admin/x', {}, { bearer: 'secret' });
    expect(calls[0]?.headers).toMatchObject({ authorization: 'Bearer secret', 'x-csrf-token': 'kept' });
  });

  test('a rejected CSRF token is renewed and the call repeated once', async () => {
    answers = [json(403, { code: 'csrf' }), json(201, { ok: true })];
    expect(await request('POST', '/api/thing', { a: 1 })).toEqual({ ok: true });
    expect(calls.map(({ headers }) => headers['x-csrf-token'])).toEqual(['kept', 'renewed']);
    answers = [json(403, { code: 'csrf' }), json(403, { code: 'csrf' }), json(201, {})];
    expect((await refused(request('POST', '/api/thing', {}))).code).toBe('csrf');
    expect(calls).toHaveLength(4);
  });

  test('a missing permission is not retried', async () => {
    answers = [json(403, { code: 'forbidden' })];
    await refused(request('POST', '/api/thing', {}));
    expect(calls).toHaveLength(1);
  });

  test('each call times out after 30 s', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    await request('GET', '/api/thing');
    expect(timeout).toHaveBeenCalledWith(30_000);
    timeout.mockRestore();
  });

  test('queries do not refetch by interval or focus, never become stale, and are not retried', () => {
    const { queries, mutations } = createQueryClient().getDefaultOptions();
    expect(queries).toMatchObject({
      refetchInterval: false,
      refetchOnWindowFocus: false,
      staleTime: Infinity,
      retry: false,
    });
    expect(mutations).toEqual({ retry: false });
  });

  test('the default query path is the joined key', async () => {
    answers = [json(200, { count: 3 })];
    expect(await createQueryClient().fetchQuery({ queryKey: ['/api/dealer', 'notifications', 'count'] })).toEqual({
      count: 3,
    });
    expect(calls[0]?.path).toBe('/api/dealer/notifications/count');
  });
});

describe('error of a non-2xx answer', () => {
  test('its message is the status, a colon, a space and the body', async () => {
    answers = [new Response('Bad things', { status: 500 })];
    expect((await refused(request('GET', '/api/thing'))).message).toBe('500: Bad things');
  });

  test('its message is the status text when the body is empty', async () => {
    answers = [new Response('', { status: 502, statusText: 'Bad Gateway' })];
    expect((await refused(request('GET', '/api/thing'))).message).toBe('502: Bad Gateway');
  });

  test('contains the public message, the fields, the code and the retry delay', async () => {
    const body = {
      success: false,
      error: 'no',
      message: 'Slow down',
      code: 'rate_limited',
      fields: { a: 'bad', b: 3 },
    };
    answers = [json(429, body, { 'retry-after': '30' })];
    const error = await refused(request('POST', '/api/thing', {}));
    expect(error).toMatchObject({
      status: 429,
      publicMessage: 'Slow down',
      code: 'rate_limited',
      fields: { a: 'bad' },
      retryAfterSeconds: 30,
    });
  });

  test('has no public message when the answer is not JSON', async () => {
    answers = [new Response('<html>', { status: 504 })];
    expect(await refused(request('GET', '/api/thing'))).toMatchObject({
      publicMessage: undefined,
      code: undefined,
      fields: {},
    });
  });

  test("is the browser's error when there is no answer", async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(request('GET', '/api/thing')).rejects.toThrow(TypeError);
  });
});
