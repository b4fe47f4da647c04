import { frame } from '#copy/portal/frame.ts';
import { RequestError } from '#web/client/request.ts';

const { errors } = frame;
const ours: readonly string[] = [errors.forbidden, errors.expired, errors.notAuthenticated];

/** What a person reads about a failed call: the server's own sentence, else what the browser knows. */
export function failureWords(error: Error): string {
  if (error instanceof RequestError) return error.said ?? errors.unknown;
  if (ours.includes(error.message)) return error.message;
  // fetch fails with a TypeError, and with a TimeoutError after our limit.
  return error.name === 'TypeError' || error.name === 'TimeoutError' ? errors.offline : errors.unknown;
}
