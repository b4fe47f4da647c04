import type { IdempotencyKey } from './idempotency-key.ts';
import { RequestError } from './request.ts';

const STILL_RUNNING_WAIT_MS = 1000;

/**
 * Sends with the key of this content. Repeats a submission in progress once after 1 s. Renews the key once when the
 * server knows it for other content. Only success settles the key. @throws RequestError when the server refuses; the
 * browser's error when it is unreachable
 */
export async function sendOnce(
  key: IdempotencyKey,
  content: string,
  post: (headers: { 'idempotency-key': string }) => Promise<unknown>,
  wait: (ms: number) => Promise<void> = sleep,
): Promise<unknown> {
  const send = (id: string): Promise<unknown> => post({ 'idempotency-key': id });
  let answer: unknown;
  try {
    answer = await send(key.forContent(content));
  } catch (error) {
    const code = codeOf(error);
    if (code === 'in_progress') {
      await wait(STILL_RUNNING_WAIT_MS);
      answer = await send(key.forContent(content));
    } else if (code === 'idempotency_mismatch') answer = await send(key.renew(content));
    else throw error;
  }
  key.settle();
  return answer;
}

const codeOf = (error: unknown): string | undefined => (error instanceof RequestError ? error.code : undefined);
const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
