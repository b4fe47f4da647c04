import type { Language } from '#contract/language.ts';
import { chatPaths } from '#contract/chat-paths.ts';
import { readAnswer } from './answer-stream.ts';
import { request, requestAnswer } from './request.ts';
import { visitorId } from './visitor-id.ts';

/** Aborts an answer after this long without data. */
const SILENCE_MS = 60_000;

/** Returns the id of a new session. @throws RequestError when the server refuses; Error for an answer without an id */
export async function apiOpenChat(language: Language): Promise<string> {
  const { industry } = document.body.dataset;
  const answer = await request('POST', chatPaths.session, { visitorId: visitorId(), language, industry });
  const id = (answer as { id?: unknown } | null)?.id;
  if (typeof id !== 'string' || id === '') throw new Error('The answer holds no session');
  return id;
}

export type Heard = { onReceived: () => void; onPiece: (piece: string) => void };

/**
 * Sends a message, reports its acceptance, and passes on the answer piece by piece. @throws RequestError when the
 * server refuses; Error for an incomplete answer
 */
export async function apiSendMessage(
  sessionId: string,
  content: string,
  { onReceived, onPiece }: Heard,
): Promise<void> {
  const silence = new AbortController();
  const give = (): ReturnType<typeof setTimeout> => setTimeout(() => silence.abort(), SILENCE_MS);
  let timer = give();
  try {
    const { body } = await requestAnswer('POST', chatPaths.message, { sessionId, content }, { signal: silence.signal });
    if (!body) throw new Error('The answer is empty');
    onReceived();
    await readAnswer(body, onPiece, () => {
      clearTimeout(timer);
      timer = give();
    });
  } finally {
    clearTimeout(timer);
  }
}
