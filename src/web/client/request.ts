import { ensureCsrf, refreshCsrf } from './csrf.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export type RequestOptions = { bearer?: string; headers?: Record<string, string>; timeoutMs?: number };

const TIMEOUT_MS = 30_000;

/** A non-OK answer: its message is the status, a colon and the body (or the status text). */
export class RequestError extends Error {
  readonly status: number;
  /** The sentence for a person, when the server sent one. */
  readonly said: string | undefined;
  readonly code: string | undefined;
  readonly fields: Record<string, string>;
  readonly retryAfterSeconds: number | undefined;

  constructor(status: number, statusText: string, body: string, retryAfter: string | null) {
    super(`${String(status)}: ${body === '' ? statusText : body}`);
    this.name = 'RequestError';
    const json = asRecord(parseJson(body));
    const fields = Object.entries(asRecord(json['fields']));
    const seconds = Number(retryAfter ?? NaN);
    this.status = status;
    this.said = asText(json['message']) ?? asText(json['error']);
    this.code = asText(json['code']);
    this.fields = Object.fromEntries(fields.filter((field): field is [string, string] => typeof field[1] === 'string'));
    this.retryAfterSeconds = Number.isFinite(seconds) && retryAfter !== '' ? seconds : undefined;
  }
}

/**
 * One call to our own API, answered with its parsed JSON (null for an empty body).
 * A refused CSRF token is renewed and the call sent once more: nothing was stored by then.
 * @throws RequestError for a non-OK answer; the browser's own error when no answer came
 */
export async function request(
  method: Method,
  path: string,
  body?: unknown,
  options: RequestOptions = {},
): Promise<unknown> {
  if (method === 'GET') return send(method, path, body, options, '');
  try {
    return await send(method, path, body, options, await ensureCsrf());
  } catch (error) {
    if (!(error instanceof RequestError) || error.code !== 'csrf') throw error;
    return send(method, path, body, options, await refreshCsrf());
  }
}

/** The read behind a query key: its parts joined by '/'. */
export async function read(
  parts: readonly unknown[],
  { on401 = 'throw', ...options }: RequestOptions & { on401?: 'throw' | 'null' } = {},
): Promise<unknown> {
  try {
    return await request('GET', parts.join('/'), undefined, options);
  } catch (error) {
    if (on401 === 'null' && error instanceof RequestError && error.status === 401) return null;
    throw error;
  }
}

async function send(
  method: Method,
  path: string,
  body: unknown,
  { bearer, headers, timeoutMs = TIMEOUT_MS }: RequestOptions,
  csrf: string,
): Promise<unknown> {
  const answer = await fetch(path, {
    method,
    credentials: 'include',
    headers: {
      ...headers,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(csrf === '' ? {} : { 'x-csrf-token': csrf }),
      ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(timeoutMs),
  });
  const text = await answer.text();
  if (!answer.ok) throw refusal(answer, text);
  return text === '' ? null : (JSON.parse(text) as unknown);
}

/** A file of ours, however long it takes. @throws RequestError for a non-OK answer */
export async function requestFile(path: string, bearer: string): Promise<Blob> {
  const answer = await fetch(path, { credentials: 'include', headers: { authorization: `Bearer ${bearer}` } });
  if (!answer.ok) throw refusal(answer, await answer.text());
  return answer.blob();
}

const refusal = (answer: Response, text: string): RequestError =>
  new RequestError(answer.status, answer.statusText, text, answer.headers.get('retry-after'));

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
const asText = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);
