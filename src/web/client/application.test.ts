import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { apiReadInvitation, apiSendApplication } from './application.ts';
import { createIdempotencyKey, type IdempotencyKey } from './idempotency-key.ts';

const received = {
  success: true,
  message: 'Thanks',
  reference: 'AEF-2026-000001',
  receivedAt: '2026-11-21T20:31:00.000Z',
};
let sent: { path: string; key: string | undefined; body: unknown }[];
let answers: (Response | Error)[];
let key: IdempotencyKey;
const json = (status: number, body: unknown): Response => new Response(JSON.stringify(body), { status });
const noWait = (): Promise<void> => Promise.resolve();

beforeEach(() => {
  sent = [];
  answers = [];
  key = createIdempotencyKey('k', () => {
    throw new Error('no storage here');
  });
  vi.stubGlobal('document', { cookie: 'csrf_token=t' });
  vi.stubGlobal('fetch', async (path: string, options: RequestInit) => {
    const headers = options.headers as Record<string, string>;
    const body: unknown = options.body === undefined ? undefined : JSON.parse(options.body as string);
    sent.push({ path, key: headers['idempotency-key'], body });
    const answer = answers.shift() ?? json(201, received);
    if (answer instanceof Error) throw answer;
    return answer;
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('submitting the application', () => {
  test.each([
    ['en', '/api/credit-application'],
    ['es', '/api/credit-application-es'],
  ] as const)('%s goes to %s with a key, and reads the message', async (lang, path) => {
    const { success: _, ...shown } = received;
    expect(await apiSendApplication(lang, { businessName: 'A' }, key)).toMatchObject(shown);
    expect(sent[0]).toMatchObject({ path, body: { businessName: 'A' } });
    expect(sent[0]?.key).toHaveLength(36);
  });

  test('after a network failure the same content keeps its key', async () => {
    answers = [new TypeError('Failed to fetch')];
    await expect(apiSendApplication('en', { a: 1 }, key)).rejects.toThrow(TypeError);
    await apiSendApplication('en', { a: 1 }, key);
    expect(sent[1]?.key).toBe(sent[0]?.key);
  });

  test('after a rejection changed content gets a new key', async () => {
    answers = [json(400, { code: 'validation' })];
    await expect(apiSendApplication('en', { a: 1 }, key)).rejects.toThrow('400');
    await apiSendApplication('en', { a: 2 }, key);
    expect(sent[1]?.key).not.toBe(sent[0]?.key);
  });

  test('success ends the submission, and the next one gets its own key', async () => {
    await apiSendApplication('en', { a: 1 }, key);
    await apiSendApplication('en', { a: 1 }, key);
    expect(sent[1]?.key).not.toBe(sent[0]?.key);
  });

  test('a submission in progress is repeated once after 1 s with the same key', async () => {
    answers = [json(409, { code: 'in_progress' })];
    const wait = vi.fn(noWait);
    await apiSendApplication('en', { a: 1 }, key, wait);
    expect(wait).toHaveBeenCalledExactlyOnceWith(1000);
    expect(sent.map((call) => call.key)).toEqual([sent[0]?.key, sent[0]?.key]);
    answers = [json(409, { code: 'in_progress' }), json(409, { code: 'in_progress' })];
    await expect(apiSendApplication('en', { a: 1 }, key, noWait)).rejects.toThrow('409');
  });

  test('a stored key that belongs to other content is renewed once', async () => {
    answers = [json(422, { code: 'idempotency_mismatch' })];
    await apiSendApplication('en', { a: 1 }, key, noWait);
    expect(sent[1]?.key).not.toBe(sent[0]?.key);
  });

  test('a page of another network does not count as success', async () => {
    answers = [new Response('<html>Sign in to the hotel network</html>', { status: 200 })];
    await expect(apiSendApplication('en', {}, key)).rejects.toThrow(SyntaxError);
  });
});

describe('GET /api/credit-application-invite', () => {
  test('returns status, recipientName and prefillData', async () => {
    answers = [json(200, { status: 'pending', recipientName: ' Elena Ramos ', prefillData: '{}', more: 1 })];
    expect(await apiReadInvitation('a b')).toEqual({
      status: 'pending',
      recipientName: 'Elena Ramos',
      prefillData: '{}',
    });
    expect(sent[0]?.path).toBe('/api/credit-application-invite?token=a%20b');
  });

  test.each([404, 410, 500])('throws Failed to load invitation for status %i', async (status) => {
    answers = [json(status, { error: 'no' })];
    await expect(apiReadInvitation('x')).rejects.toThrow('Failed to load invitation');
  });
});
