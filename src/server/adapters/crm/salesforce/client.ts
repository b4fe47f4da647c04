import * as z from 'zod/mini';
import { CrmFault } from '#server/lib/crm-fault.ts';
import type { SalesforceSettings } from '#server/config/salesforce-settings.ts';
import { type Answered, type Exchange, openExchange } from './exchange.ts';
import { salesforceFaultOf, faultOfAnswer } from './fault.ts';
import { openSalesforceLimits, retryAfterOf } from './limits.ts';
import type { Soql } from './soql.ts';
import { type FileForm, streamForm } from './stream-form.ts';
import { openTokens, type Tokens } from './token.ts';

/** Each call may be repeated: reads, and writes that set values of one record. */
export type Call = { method: 'GET' | 'PATCH'; path: string; body?: object; headers?: Record<string, string> };
export type Client = {
  /** Below the path of the API version. Statuses other than those that are expected are faults. @throws CrmFault */
  call: (call: Call, expected: number[]) => Promise<Answered>;
  /** Posts a record with a file while the file is read; the form is made anew for a second try. @throws CrmFault */
  sendFile: (path: string, form: () => FileForm) => Promise<Answered>;
  /** A page after the other; `all` finds deleted records too. @throws CrmFault */
  query: <T>(query: Soql, row: z.ZodMiniType<T>, all?: 'all') => AsyncGenerator<T[]>;
  /** Four of five calls that are allowed within 24 hours are used. */
  isNearLimit: () => boolean;
};

const PASSING = /^(?:UNREACHABLE|UNABLE_TO_LOCK_ROW|DUPLICATE_VALUE|SERVER_UNAVAILABLE|HTTP_50[0234])$/;
/** Somebody may wait: two more tries at most, soon. */
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
    const fault = faultOfAnswer(answer.status, answer.body, retryAfterOf(answer.headers, now()));
    limits.hold(fault);
    throw fault;
  };
  const repeat = async (call: Call, expected: number[]): Promise<Answered> => {
    for (const ms of WAITS_MS) {
      try {
        return await attempt((token) => send(exchange, token, call), expected);
      } catch (error) {
        const passes = error instanceof CrmFault && PASSING.test(error.fault) && !error.extra.retryAfterSeconds;
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
        if (!page.success || !records.success) throw salesforceFaultOf('BAD_ANSWER');
        yield records.data;
        path = page.data.done ? undefined : page.data.nextRecordsUrl;
        if (!page.data.done && !NEXT_PAGE.test(path ?? '')) throw salesforceFaultOf('BAD_ANSWER');
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

/** A session that has ended is opened anew, once. */
async function withToken(tokens: Tokens, work: (token: string) => Promise<Answered>): Promise<Answered> {
  const token = await tokens.get();
  const answer = await work(token);
  if (answer.status !== 401) return answer;
  tokens.drop(token);
  return work(await tokens.get());
}

/** The rows of all pages; of no more pages than this. */
export async function allRows<T>(pages: AsyncGenerator<T[]>, mostPages = 20): Promise<T[]> {
  const rows: T[] = [];
  let left = mostPages;
  for await (const page of pages) {
    rows.push(...page);
    if (--left === 0) break;
  }
  return rows;
}
