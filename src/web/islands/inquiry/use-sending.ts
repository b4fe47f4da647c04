import { useRef, useState } from 'react';
import { createIdempotencyKey, type IdempotencyKey } from '#web/client/idempotency-key.ts';
import { request, RequestError } from '#web/client/request.ts';
import { sendOnce } from '#web/client/send-once.ts';

/** The state of a form. `refused` counts the attempts, so that each one moves the focus. */
export type Sending = {
  busy: boolean;
  errors: Record<string, string>;
  tries: number;
  /** Why nothing was sent, when no field is the reason. */
  failure: string | undefined;
  /** The sentence of the answer. */
  sent: string | undefined;
};
const idle: Sending = { busy: false, errors: {}, tries: 0, failure: undefined, sent: undefined };
type Words = { offline: string; fallback: string };

/** Returns the sentence of the answer, or '' if it has none. @throws as sendOnce */
async function sendShortForm(path: string, body: object, key: IdempotencyKey): Promise<string> {
  const post = (headers: Record<string, string>): Promise<unknown> =>
    request('POST', path, body, { headers: { ...headers, 'accept-language': document.documentElement.lang } });
  const answer = await sendOnce(key, JSON.stringify([path, body]), post);
  // A 2xx means that it is stored, so an unreadable answer must not show a failure.
  return typeof answer === 'object' && answer !== null && 'message' in answer && typeof answer.message === 'string'
    ? answer.message
    : '';
}

/** Sends a short form once at a time. A failure leaves the form as it is. */
export function useInquirySending(path: string, words: Words) {
  const [state, setState] = useState(idle);
  const key = useRef<IdempotencyKey>(undefined);
  const refuse = (errors: Record<string, string>): void =>
    setState(({ tries }) => ({ ...idle, errors, tries: tries + 1 }));
  return {
    ...state,
    refuse,
    /** Forgets the error of a field that is corrected. */
    correct: (field: string): void =>
      setState((now) => {
        if (now.errors[field] === undefined) return now;
        const { [field]: _corrected, ...errors } = now.errors;
        return { ...now, errors };
      }),
    send: async (body: object): Promise<void> => {
      if (state.busy) return;
      setState({ ...idle, tries: state.tries, busy: true });
      key.current ??= createIdempotencyKey(
        `${document.body.dataset['product'] ?? ''}:${path}-key`,
        () => window.sessionStorage,
      );
      try {
        setState({ ...idle, sent: await sendShortForm(path, body, key.current) });
      } catch (error) {
        if (!(error instanceof RequestError)) setState({ ...idle, failure: words.offline });
        else if (Object.keys(error.fields).length > 0) refuse(error.fields);
        else setState({ ...idle, failure: error.publicMessage ?? words.fallback });
      }
    },
    again: (): void => setState(idle),
  };
}
