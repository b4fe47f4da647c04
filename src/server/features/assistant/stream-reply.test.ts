import { once } from 'node:events';
import { describe, expect, test } from 'vitest';
import { streamReply, wholeReply } from './stream-reply.ts';

const failures: unknown[] = [];
const failed = (error: unknown): void => void failures.push(error);
const read = async (source: AsyncIterable<string>): Promise<string> => {
  let text = '';
  for await (const chunk of await streamReply(source, 'Sorry.', failed)) text += String(chunk);
  return text;
};

describe('public site 7: the stream of an answer', () => {
  test('a failure before the first piece is thrown, so that it can be answered as an error', async () => {
    const source = { [Symbol.asyncIterator]: () => ({ next: () => Promise.reject(new Error('no model')) }) };
    await expect(streamReply(source, 'Sorry.', failed)).rejects.toThrow('no model');
  });

  test('a later one ends it with an apologetic piece and [DONE]', async () => {
    async function* source(): AsyncGenerator<string> {
      await Promise.resolve();
      yield 'One ';
      throw new Error('cut');
    }
    expect(await read(source())).toBe('data: {"content":"One "}\n\ndata: {"content":"Sorry."}\n\ndata: [DONE]\n\n');
    expect(failures).toHaveLength(1);
  });

  test('an answer that is known whole is the same events', () => {
    expect(wholeReply(['One ', 'two.'])).toBe(
      'data: {"content":"One "}\n\ndata: {"content":"two."}\n\ndata: [DONE]\n\n',
    );
  });

  test('line ends in a piece stay within their line', () => {
    expect(wholeReply(['a\nb'])).toBe('data: {"content":"a\\nb"}\n\ndata: [DONE]\n\n');
  });

  test.each(['before the first byte', 'later'])('who goes away %s ends the source, once', async (when) => {
    let ended = 0;
    async function* source(): AsyncGenerator<string> {
      try {
        for (;;) {
          yield 'more ';
          await new Promise((resolve) => setTimeout(resolve, 1));
        }
      } finally {
        ended += 1;
      }
    }
    const stream = await streamReply(source(), 'Sorry.', failed);
    if (when === 'later') stream.once('data', () => stream.destroy());
    else stream.destroy();
    await once(stream, 'close');
    await expect.poll(() => ended).toBe(1);
  });
});
