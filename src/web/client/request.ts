import { ensureCsrf, refreshCsrf } from './csrf.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export type RequestOptions = {
  bearer?: string;
  headers?: Record<string, string>;
  timeoutMs?: number;
  /** Cancels the call. Replaces the time limit. */
  signal?: AbortSignal;
  onHeaders?: (headers: Headers) => void;
};

const TIMEOUT_MS = 30_000;

/** A non-2xx answer. Its message is the status, a colon and the body (or the status text). */
export class RequestError extends Error {
  readonly status: number;
  /** The public message, if the server sent one. */
  readonly publicMessage: string | undefined;
  readonly code: string | undefined;
  readonly fields: Record<string, string>;
  /** The parsed answer. Empty unless it is JSON. */
  readonly answer: Record<string, unknown>;
  readonly retryAfterSeconds: number | undefined;

  constructor(status: number, statusText: string, body: string, retryAfter: string | null) {
    super(`${String(status)}: ${body === '' ? statusText : body}`);
    this.name = 'RequestError';
    const json = asRecord(parseJson(body));
    const fields = Object.entries(asRecord(json['fields']));
    const seconds = Number(retryAfter ?? NaN);
    this.status = status;
    this.answer = json;
    this.publicMessage = asText(json['message']) ?? asText(json['error']);
    this.code = asText(json['code']);
    this.fields = Object.fromEntries(fields.filter((field): field is [string, string] => typeof field[1] === 'string'));
    this.retryAfterSeconds = Number.isFinite(seconds) && retryAfter !== '' ? seconds : undefined;
  }
}

/**
 * Calls the API and returns the parsed JSON (null for an empty body). Renews a rejected CSRF token and repeats the
 * call once, which is safe because nothing was stored. @throws RequestError for a non-2xx answer, or the browser's
 * error without an answer
 */
export async function request(
  method: Method,
  path: string,
  body?: unknown,
  options: RequestOptions = {},
): Promise<unknown> {
  const text = await (await requestAnswer(method, path, body, options)).text();
  return text === '' ? null : (JSON.parse(text) as unknown);
}

/** Like request, for an answer that is a file. */
export const requestFile = async (
  method: Method,
  path: string,
  body?: unknown,
  options: RequestOptions = {},
): Promise<Blob> => (await requestAnswer(method, path, body, options)).blob();

/** Like request, for a streamed answer. */
export async function requestAnswer(
  method: Method,
  path: string,
  body?: unknown,
  options: RequestOptions = {},
): Promise<Response> {
  if (method === 'GET') return send(method, path, body, options, '');
  try {
    return await send(method, path, body, options, await ensureCsrf());
  } catch (error) {
    if (!(error instanceof RequestError) || error.code !== 'csrf') throw error;
    return send(method, path, body, options, await refreshCsrf());
  }
}

/** Reads the path of a query key: its parts joined by '/'. */
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
  { bearer, headers, timeoutMs = TIMEOUT_MS, signal, onHeaders }: RequestOptions,
  csrf: string,
): Promise<Response> {
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
    signal: signal ?? AbortSignal.timeout(timeoutMs),
  });
  if (answer.ok) {
    onHeaders?.(answer.headers);
    return answer;
  }
  throw new RequestError(answer.status, answer.statusText, await answer.text(), answer.headers.get('retry-after'));
}

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
