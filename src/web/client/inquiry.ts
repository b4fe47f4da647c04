import type { IdempotencyKey } from './idempotency-key.ts';
import { request } from './request.ts';
import { sendOnce } from './send-once.ts';

/** Sends one of the short forms. Returns the sentence of the answer, or '' if it has none. @throws as sendOnce */
export async function sendShortForm(path: string, body: object, key: IdempotencyKey): Promise<string> {
  const post = (headers: Record<string, string>): Promise<unknown> => request('POST', path, body, { headers });
  const answer = await sendOnce(key, JSON.stringify([path, body]), post);
  // A 2xx means that it is stored, so an unreadable answer must not show a failure.
  return typeof answer === 'object' && answer !== null && 'message' in answer && typeof answer.message === 'string'
    ? answer.message
    : '';
}
