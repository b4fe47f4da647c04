import { CrmError } from '#server/lib/crm-error.ts';
import { salesforceErrorOf } from './error.ts';

/** Per answer. A page of 2,000 records has a few hundred kilobytes. */
const MOST_BYTES = 8 * 1024 * 1024;

export type Answered = { status: number; headers: Headers; body: unknown };
/** Sends one request to Salesforce. Returns its whole answer, parsed if it is JSON. @throws CrmFault */
export type Exchange = (path: string, init: RequestInit) => Promise<Answered>;

/** Follows no redirect, and limits time and size. */
export const openExchange =
  (url: string, timeoutMs: number): Exchange =>
  async (path, init) => {
    try {
      const signal = AbortSignal.timeout(timeoutMs);
      const answer = await fetch(url + path, { ...init, redirect: 'error', signal });
      const text = await readText(answer);
      return { status: answer.status, headers: answer.headers, body: readJson(text) };
    } catch (error) {
      if (error instanceof CrmError) throw error;
      throw salesforceErrorOf((error as Error).name === 'TimeoutError' ? 'TIMEOUT' : 'UNREACHABLE');
    }
  };

async function readText(answer: Response): Promise<string> {
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of answer.body ?? []) {
    bytes += piece.byteLength;
    if (bytes > MOST_BYTES) throw salesforceErrorOf('TOO_LONG');
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString('utf8');
}

/** Returns undefined for an empty body or the error page of a proxy. The status then decides. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
