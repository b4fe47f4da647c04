import { frame } from '#copy/portal/frame.ts';
import { RequestError } from '#web/client/request.ts';

const { errors } = frame;
const ours: readonly string[] = [errors.forbidden, errors.expired, errors.notAuthenticated];

const LONGEST = 200;
/** Status and body of an answer without a sentence, such as a proxy's page: its text without tags. */
function plainText(message: string): string {
  const [, status = '', body = ''] = /^(\d+: )([^]*)$/.exec(message) ?? [];
  const text = body
    .slice(0, 5000)
    .replace(/<(title|style|script)\b[^]*?<\/\1>/gi, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return `${status}${text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text}`;
}

/**
 * Describes a failed call with the server's own sentence, otherwise its status and body, otherwise the browser's
 * error.
 */
export function failureWords(error: Error): string {
  if (error instanceof RequestError) return error.publicMessage ?? plainText(error.message);
  if (ours.includes(error.message)) return error.message;
  // fetch fails with a TypeError, and with a TimeoutError after our limit.
  return error.name === 'TypeError' || error.name === 'TimeoutError' ? errors.offline : errors.unknown;
}
