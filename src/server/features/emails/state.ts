import { JOB_TRIES } from '#server/jobs/queue.ts';
import type { StoredEmail } from '#server/db/tables.ts';

/**
 * The receiver is not known, or may not be written to (RFC 5321): a later try would be told the same.
 * A refusal of the sender or of the mail is about us, and may end: those are tried again.
 */
export const isForGood = (reason: string | null): boolean => /^EENVELOPE 55[0136] at RCPT TO$/.test(reason ?? '');

/** Whether an email was sent, waits, was refused by its receiver for good, or was tried for the last time. */
export type EmailState = 'sent' | 'waiting' | 'refused' | 'stopped';
export function emailState({
  state,
  attempts,
  last_error,
}: Pick<StoredEmail, 'state' | 'attempts' | 'last_error'>): EmailState {
  if (state === 'sent') return 'sent';
  if (isForGood(last_error)) return 'refused';
  return attempts >= JOB_TRIES ? 'stopped' : 'waiting';
}
