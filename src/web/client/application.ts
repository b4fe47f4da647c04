import { applicationPaths } from '#contract/application-choices.ts';
import { applicationAnswerSchema } from '#contract/application.ts';
import type { Language } from '#contract/language.ts';
import type { IdempotencyKey } from './idempotency-key.ts';
import { request } from './request.ts';
import { sendOnce } from './send-once.ts';

export type SentApplication = {
  message: string;
  reference: string;
  receivedAt: string;
  timeZone?: string | undefined;
  copyToken?: string | undefined;
  statusUrl?: string | undefined;
};
export type Invitation = { status: string; recipientName: string; prefillData: unknown };

const invitationPath = '/api/credit-application-invite';

/** Submits an application. @throws as sendOnce */
export async function apiSendApplication(
  lang: Language,
  body: Record<string, unknown>,
  key: IdempotencyKey,
  wait?: (ms: number) => Promise<void>,
): Promise<SentApplication> {
  const post = (headers: Record<string, string>): Promise<unknown> =>
    request('POST', applicationPaths[lang], body, { headers });
  const answer = await sendOnce(key, JSON.stringify([lang, body]), post, wait);
  const parsed = applicationAnswerSchema.safeParse(answer);
  // A 2xx means that it is stored, so an unreadable answer must not show a failure.
  return parsed.success ? parsed.data : { message: '', reference: '', receivedAt: '' };
}

/** Reads an invitation. @throws Error 'Failed to load invitation' for any non-2xx answer */
export async function apiReadInvitation(token: string): Promise<Invitation> {
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
