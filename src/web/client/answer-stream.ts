import { STREAM_END } from '#contract/chat-paths.ts';

const LINE = /^data: ?(.*?)\r?$/;

/** Passes on each piece of an answer as it arrives. @throws Error when the stream ends before its end marker */
export async function readAnswer(
  body: ReadableStream<Uint8Array>,
  onPiece: (piece: string) => void,
  onSign: () => void = () => undefined,
): Promise<void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    onSign();
    const lines = (rest + decoder.decode(value, { stream: !done })).split('\n');
    rest = done ? '' : (lines.pop() ?? '');
    for (const line of lines) {
      const data = LINE.exec(line)?.[1] ?? '';
      if (data === STREAM_END) return void readAway(reader);
      const piece = pieceOf(data);
      if (piece !== '') onPiece(piece);
    }
    if (done) throw new Error('The answer broke off');
  }
}

/** Reads to the end without waiting, because browsers report a canceled request as failed. */
const readAway = async (reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> => {
  try {
    while (!(await reader.read()).done);
  } catch {
    // The answer was already complete.
  }
};

function pieceOf(data: string): string {
  try {
    const content = (JSON.parse(data) as { content?: unknown } | null)?.content;
    return typeof content === 'string' ? content : '';
  } catch {
    return '';
  }
}
