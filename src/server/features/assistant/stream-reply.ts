import type { ServerResponse } from 'node:http';
import { once } from 'node:events';
import { RECEIVED, STREAM_END } from '#contract/chat-paths.ts';

const line = (data: string): string => `data: ${data}\n\n`;
const piece = (content: string): string => line(JSON.stringify({ content }));

/** In pieces that are known to the end, or that arrive one by one. */
export type Pieces = Iterable<string> | AsyncIterable<string>;

/**
 * Writes an answer as events, after an event that reports the receipt of the question. The caller has written the head
 * of `raw`. Stops when the visitor leaves.
 */
export async function streamReply(raw: ServerResponse, pieces: Pieces): Promise<void> {
  raw.write(`${RECEIVED}\n\n`);
  if (Symbol.iterator in pieces) {
    raw.end(Array.from(pieces, piece).join('') + line(STREAM_END));
    return;
  }
  for await (const next of pieces) {
    if (raw.destroyed) return;
    if (!raw.write(piece(next))) await Promise.race([once(raw, 'drain'), once(raw, 'close')]);
  }
  raw.end(line(STREAM_END));
}
