import * as z from 'zod/mini';
import { CrmError } from '#server/lib/crm-error.ts';
import type { SalesforceSettings } from '#server/config/salesforce-settings.ts';
import { type Answered, type Exchange, openExchange } from './exchange.ts';
import { salesforceErrorOf, errorOfAnswer } from './error.ts';
import type { Soql } from './soql.ts';
import { createSign } from 'node:crypto';
import { type FileForm, streamForm } from './stream-form.ts';

/** Every call may be repeated: it reads, or sets values of one record. */
type Call = { method: 'GET' | 'PATCH'; path: string; body?: object; headers?: Record<string, string> };
export type Client = {
  /** Calls a path below the API version. @throws CrmFault for a status that is not expected */
  call: (call: Call, expected: number[]) => Promise<Answered>;
  /** Posts a record with a file while the file is read. Calls `form` again for a second try. @throws CrmFault */
  sendFile: (path: string, form: () => FileForm) => Promise<Answered>;
  /** Yields one page after another. `all` includes deleted records. @throws CrmFault */
  query: <T>(query: Soql, row: z.ZodMiniType<T>, all?: 'all') => AsyncGenerator<T[]>;
  /** Returns true when 80% of the calls allowed in 24 hours are used. */
  isNearLimit: () => boolean;
};

const PASSING = /^(?:UNREACHABLE|UNABLE_TO_LOCK_ROW|DUPLICATE_VALUE|SERVER_UNAVAILABLE|HTTP_50[0234])$/;
/** A user may be waiting, so at most 2 quick retries. */
const WAITS_MS = [200, 600];
const NEXT_PAGE = /^\/services\/data\/v\d{2,3}\.\d\/query\/[\w-]{1,80}$/;
const pageSchema = z.object({
  records: z.array(z.unknown()),
  done: z.boolean(),
  nextRecordsUrl: z.optional(z.string()),
});

export function openClient(settings: SalesforceSettings, now: () => number = Date.now): Client {
  const exchange = openExchange(settings.url, settings.timeoutMs);
  const tokens = openTokens(settings, exchange);
  const limits = openSalesforceLimits(now);
  const root = `/services/data/v${settings.apiVersion}`;

  const attempt = async (send: (token: string) => Promise<Answered>, expected: number[]): Promise<Answered> => {
    limits.check();
    const answer = await withToken(tokens, send);
    limits.note(answer.headers);
    if (expected.includes(answer.status)) return answer;
    const failure = errorOfAnswer(answer.status, answer.body, retryAfterOf(answer.headers, now()));
    limits.hold(failure);
    throw failure;
  };
  const repeat = async (call: Call, expected: number[]): Promise<Answered> => {
    for (const ms of WAITS_MS) {
      try {
        return await attempt((token) => send(exchange, token, call), expected);
      } catch (error) {
        const passes = error instanceof CrmError && PASSING.test(error.fault) && !error.extra.retryAfterSeconds;
        if (!passes) throw error;
        await new Promise((resolve) => setTimeout(resolve, ms));
      }
    }
    return attempt((token) => send(exchange, token, call), expected);
  };
  return {
    call: (call, expected) => repeat({ ...call, path: `${root}/${call.path}` }, expected),
    sendFile: (path, form) => {
      const url = `${settings.url}${root}/${path}`;
      return attempt((token) => streamForm(url, token, form(), settings.timeoutMs), [201]);
    },
    query: async function* (query, row, all) {
      const rows = z.array(row);
      let path: string | undefined = `${root}/${all ? 'queryAll' : 'query'}?q=${encodeURIComponent(query.soql)}`;
      while (path !== undefined) {
        const { body } = await repeat({ method: 'GET', path }, [200]);
        const page = pageSchema.safeParse(body);
        const records = rows.safeParse(page.data?.records);
        if (!page.success || !records.success) throw salesforceErrorOf('BAD_ANSWER');
        yield records.data;
        path = page.data.done ? undefined : page.data.nextRecordsUrl;
        if (!page.data.done && !NEXT_PAGE.test(path ?? '')) throw salesforceErrorOf('BAD_ANSWER');
      }
    },
    isNearLimit: limits.isNear,
  };
}

const send = (exchange: Exchange, token: string, { method, path, body, headers }: Call): Promise<Answered> =>
  exchange(path, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      accept: 'application/json',
      ...(body && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body && { body: JSON.stringify(body) }),
  });

/** Signs in again once when the session has expired. */
async function withToken(tokens: Tokens, work: (token: string) => Promise<Answered>): Promise<Answered> {
  const token = await tokens.get();
  const answer = await work(token);
  if (answer.status !== 401) return answer;
  tokens.drop(token);
  return work(await tokens.get());
}

/** Returns the rows of all pages, up to `mostPages`. */
export async function allRows<T>(pages: AsyncGenerator<T[]>, mostPages = 20): Promise<T[]> {
  const rows: T[] = [];
  let left = mostPages;
  for await (const page of pages) {
    rows.push(...page);
    if (--left === 0) break;
  }
  return rows;
}

/** REQUEST_LIMIT_EXCEEDED does not say when to retry. The limit is a rolling 24 hours. */
const EXCEEDED_MS = 15 * 60_000;
const LONGEST_MS = 60 * 60_000;
const NEAR = 0.8;

/** Tracks Salesforce's limits and when it may be called again. */
function openSalesforceLimits(now: () => number) {
  let usage = 0;
  let held: { until: number; fault: string } | undefined;
  return {
    /** @throws CrmFault while Salesforce must not be called */
    check: (): void => {
      if (held && now() < held.until) throw salesforceErrorOf(held.fault, [], Math.ceil((held.until - now()) / 1000));
      held = undefined;
    },
    /** Reads the header Sforce-Limit-Info: api-usage=n/m. */
    note: (headers: Headers): void => {
      const [, used, of] = /\bapi-usage=(\d{1,12})\/(\d{1,12})\b/.exec(headers.get('sforce-limit-info') ?? '') ?? [];
      if (used !== undefined && Number(of) > 0) usage = Number(used) / Number(of);
    },
    hold: ({ fault: failure, extra }: CrmError): void => {
      const asked = extra.retryAfterSeconds === undefined ? 0 : extra.retryAfterSeconds * 1000;
      const ms = failure === 'REQUEST_LIMIT_EXCEEDED' ? EXCEEDED_MS : Math.min(asked, LONGEST_MS);
      if (ms > 0) held = { until: now() + ms, fault: failure };
    },
    /** Returns true when 80% of the calls are used. Low-priority calls then wait. */
    isNear: (): boolean => usage >= NEAR,
  };
}

/** Reads the header Retry-After, in seconds or as a date. */
function retryAfterOf(headers: Headers, now: number): number | undefined {
  const text = headers.get('retry-after') ?? '';
  const seconds = /^\d{1,6}$/.test(text) ? Number(text) : Math.ceil((Date.parse(text) - now) / 1000);
  return Number.isFinite(seconds) && seconds > 0 ? seconds : undefined;
}

const answerSchema = z.object({ access_token: z.string().check(z.minLength(1)) });
const refusalSchema = z.object({ error: z.string().check(z.regex(/^[a-z_]{1,60}$/)) });
/** Salesforce accepts assertions of at most 5 minutes. */
const ASSERTION_SECONDS = 180;

type Tokens = {
  /** Returns the current token or a new one. Concurrent calls wait for the same new token. @throws CrmFault */
  get: () => Promise<string>;
  /** Drops this token if it is still current, so that the next call gets a new one. */
  drop: (token: string) => void;
};

function openTokens(settings: SalesforceSettings, exchange: Exchange): Tokens {
  let current: { token: string } | undefined;
  let asked: Promise<string> | undefined;
  const ask = async (): Promise<string> => {
    const { status, body } = await exchange('/services/oauth2/token', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(grantOf(settings)).toString(),
    });
    const answer = answerSchema.safeParse(body);
    if (status === 200 && answer.success) return answer.data.access_token;
    const refused = refusalSchema.safeParse(body);
    throw salesforceErrorOf(
      refused.success ? `AUTH_${refused.data.error.toUpperCase()}` : `AUTH_HTTP_${String(status)}`,
    );
  };
  return {
    get: async () => {
      if (current) return current.token;
      asked ??= ask().finally(() => (asked = undefined));
      const token = await asked;
      current ??= { token };
      return token;
    },
    drop: (token) => {
      if (current?.token === token) current = undefined;
    },
  };
}

function grantOf({ url, clientId, signIn }: SalesforceSettings): Record<string, string> {
  if ('clientSecret' in signIn)
    return { grant_type: 'client_credentials', client_id: clientId, client_secret: signIn.clientSecret.reveal() };
  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const exp = Math.floor(Date.now() / 1000) + ASSERTION_SECONDS;
  const unsigned = `${part({ alg: 'RS256' })}.${part({ iss: clientId, sub: signIn.username, aud: url, exp })}`;
  const signature = createSign('RSA-SHA256').update(unsigned).sign(signIn.privateKey.reveal(), 'base64url');
  return { grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion: `${unsigned}.${signature}` };
}
