import type { ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { RECEIVED, STREAM_END } from '#contract/chat-paths.ts';

const line = (data: string): string => `data: ${data}\n\n`;
const piece = (content: string): string => line(JSON.stringify({ content }));

/** In pieces that are known to the end, or come one by one. */
export type Pieces = Iterable<string> | AsyncIterable<string>;
type Failing = { interrupted: () => string; failed: (error: unknown) => void };

/**
 * Writes an answer as events, after an event that reports the receipt of the question. When the answer breaks off, calls
 * `failed` and ends with `interrupted`. The caller has written the head of `raw`.
 */
export async function streamReply(raw: ServerResponse, pieces: Pieces, failing: Failing): Promise<void> {
  raw.write(`${RECEIVED}\n\n`);
  // At once where it can be: each piece by itself costs a caller's time, and gains none.
  if (Symbol.iterator in pieces) raw.end(Array.from(pieces, piece).join('') + line(STREAM_END));
  else await pipeline(linesOf(pieces, failing), raw).catch(unlessLeft);
}

function unlessLeft(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
}

async function* linesOf(pieces: AsyncIterable<string>, { interrupted, failed }: Failing): AsyncGenerator<string> {
  try {
    for await (const next of pieces) yield piece(next);
  } catch (error) {
    failed(error);
    yield piece(interrupted());
  }
  yield line(STREAM_END);
}
