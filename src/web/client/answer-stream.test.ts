import { describe, expect, test } from 'vitest';
import { readAnswer } from './answer-stream.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const streamOf = (...chunks: Uint8Array[]): ReadableStream<Uint8Array> =>
  new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });

async function read(body: ReadableStream<Uint8Array>) {
  const pieces: string[] = [];
  const ended = await readAnswer(body, (piece) => void pieces.push(piece)).then(
    () => 'whole',
    (error: unknown) => (error as Error).message,
  );
  return { pieces, ended };
}

describe('streamed answer', () => {
  test('is read piece by piece up to its end marker', async () => {
    const text =
      'data: {"content":"From "}\n\ndata: {"content":"$10,000"}\n\ndata: [DONE]\n\ndata: {"content":"late"}\n\n';
    expect(await read(streamOf(bytes(text)))).toEqual({ pieces: ['From ', '$10,000'], ended: 'whole' });
  });

  test('is independent of chunk boundaries, even inside a character', async () => {
    const whole = bytes('data: {"content":"¿Cuánto? "}\r\n\r\ndata: {"content":"Año"}\r\n\r\ndata: [DONE]');
    for (let at = 1; at < whole.length; at++)
      expect(await read(streamOf(whole.slice(0, at), whole.slice(at)))).toEqual({
        pieces: ['¿Cuánto? ', 'Año'],
        ended: 'whole',
      });
    const single = Array.from(whole, (byte) => Uint8Array.of(byte));
    expect((await read(streamOf(...single))).pieces).toEqual(['¿Cuánto? ', 'Año']);
  });

  test('skips lines that do not parse or contain no piece', async () => {
    const odd = [
      ': keep-alive',
      'event: message',
      'data: {"content":',
      'data: null',
      'data: 7',
      'data: {"content":7}',
      'data:{"content":"close"}',
      '{"content":"bare"}',
      '',
      'data: [DONE]',
    ];
    expect(await read(streamOf(bytes(odd.join('\n'))))).toEqual({ pieces: ['close'], ended: 'whole' });
  });

  test('without an end marker rejects and keeps the received pieces', async () => {
    const broken = { pieces: ['From '], ended: 'The answer broke off' };
    expect(await read(streamOf(bytes('data: {"content":"From "}\n\n')))).toEqual(broken);
    expect(await read(streamOf(bytes('data: {"content":"From "}')))).toEqual(broken);
    expect(await read(streamOf())).toEqual({ pieces: [], ended: 'The answer broke off' });
  });

  test('resolves at its end marker, and discards later data without waiting for it', async () => {
    let feed: ReadableStreamDefaultController<Uint8Array> | undefined;
    const body = new ReadableStream<Uint8Array>({ start: (controller) => void (feed = controller) });
    feed?.enqueue(bytes('data: {"content":"From"}\n\ndata: [DONE]\n\n'));
    expect(await read(body)).toEqual({ pieces: ['From'], ended: 'whole' });
    feed?.enqueue(bytes('data: {"content":"late"}\n\n'));
    await expect.poll(() => feed?.desiredSize).toBe(1);
    feed?.error(new Error('the connection ended'));
  });
});
