import { ModelFault } from './fault.ts';

/**
 * Of one answer: about forty times what its text may take, since each word comes in an envelope of its own. What is
 * beyond it, a line without an end too, is never held.
 */
const MOST_BYTES = 1024 * 1024;

/** fetch that follows no redirect and reads no more than a language model can have to say. */
export async function boundedFetch(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const answer = await fetch(input, { ...init, redirect: 'error' });
  if (!answer.body) return answer;
  let bytes = 0;
  const counted = answer.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform: (chunk, controller) => {
        bytes += chunk.byteLength;
        if (bytes > MOST_BYTES) controller.error(new ModelFault('TOO_LONG'));
        else controller.enqueue(chunk);
      },
    }),
  );
  return new Response(counted, { status: answer.status, statusText: answer.statusText, headers: answer.headers });
}
