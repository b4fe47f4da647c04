import { applicationPaths } from '#contract/application-choices.ts';
import { applicationAnswerSchema } from '#contract/application.ts';
import type { Language } from '#contract/language.ts';
import type { IdempotencyKey } from './idempotency-key.ts';
import { request, RequestError } from './request.ts';

export type SentApplication = {
  message: string;
  reference: string;
  receivedAt: string;
  copyToken?: string | undefined;
};
export type Invitation = { status: string; recipientName: string; prefillData: unknown };

const invitationPath = '/api/credit-application-invite';
const STILL_RUNNING_WAIT_MS = 1000;

/**
 * Sends one application. A sending that still runs is asked for once more after a second; a key that the
 * server holds for other content is renewed once.
 * @throws RequestError when the server refuses; the browser's error when it cannot be reached
 */
export async function sendApplication(
  lang: Language,
  body: Record<string, unknown>,
  key: IdempotencyKey,
  wait: (ms: number) => Promise<void> = sleep,
): Promise<SentApplication> {
  const content = JSON.stringify([lang, body]);
  const post = (id: string): Promise<unknown> =>
    request('POST', applicationPaths[lang], body, { headers: { 'idempotency-key': id } });
  let answer: unknown;
  try {
    answer = await post(key.forContent(content));
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    if (error.code === 'in_progress') {
      await wait(STILL_RUNNING_WAIT_MS);
      answer = await post(key.forContent(content));
    } else if (error.code === 'idempotency_mismatch') answer = await post(key.renew(content));
    else throw error;
  }
  key.settle();
  const parsed = applicationAnswerSchema.safeParse(answer);
  // It is stored whatever the answer looks like: never show a failure after a 2xx.
  return parsed.success ? parsed.data : { message: '', reference: '', receivedAt: '' };
}

/** @throws Error 'Failed to load invitation' for any answer that is not OK */
export async function loadInvitation(token: string): Promise<Invitation> {
  let answer: unknown;
  try {
    answer = await request('GET', `${invitationPath}?token=${encodeURIComponent(token)}`);
  } catch (error) {
    throw new Error('Failed to load invitation', { cause: error });
  }
  const invite = typeof answer === 'object' && answer !== null ? (answer as Record<string, unknown>) : {};
  const text = (value: unknown): string => (typeof value === 'string' ? value : '');
  return {
    status: text(invite['status']),
    recipientName: text(invite['recipientName']).trim(),
    prefillData: invite['prefillData'],
  };
}

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
