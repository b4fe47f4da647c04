import { Readable } from 'node:stream';
import { STREAM_END } from '#contract/chat-paths.ts';

const line = (data: string): string => `data: ${data}\n\n`;
const piece = (content: string): string => line(JSON.stringify({ content }));

/** An answer that is known to its end, as the same events at once: each piece by itself costs a caller's time, and gains none. */
export const wholeReply = (pieces: Iterable<string>): string => [...pieces].map(piece).join('') + line(STREAM_END);

/**
 * The pieces as an event stream. The first one is awaited before anything is sent, so that a failure before it can
 * still answer as an error; a later one ends the stream with `interrupted`. `failed` learns of it.
 * @throws whatever the source throws before its first piece
 */
export async function streamReply(
  source: AsyncIterable<string>,
  interrupted: string,
  failed: (error: unknown) => void,
): Promise<Readable> {
  const pieces = source[Symbol.asyncIterator]();
  const first = await pieces.next();
  let ended = false;
  // The source must not go on for nobody.
  const end = async (): Promise<void> => {
    if (ended) return;
    ended = true;
    await pieces.return?.();
  };
  async function* lines(): AsyncGenerator<string> {
    try {
      for (let next = first; next.done !== true; next = await pieces.next()) yield piece(next.value);
    } catch (error) {
      failed(error);
      yield piece(interrupted);
    } finally {
      await end();
    }
    yield line(STREAM_END);
  }
  const stream = Readable.from(lines());
  // Closed before its first read, it never starts `lines`.
  stream.once('close', () => void end().catch(failed));
  return stream;
}
