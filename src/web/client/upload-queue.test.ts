import { afterEach, describe, expect, test, vi } from 'vitest';
import { RequestError } from './request.ts';
import { createUploadQueue, progressOf, type QueuedFile, type QueueParts } from './upload-queue.ts';

const file = (name: string): File => new File(['x'], name);
const refusal = (status: number, code = 'x', message = 'No.'): RequestError =>
  new RequestError(status, '', JSON.stringify({ code, message }), null);
const lost = new TypeError('the connection was lost');

afterEach(() => vi.useRealTimers());

/** Opens a queue whose requests the test answers. */
function open(changes: Partial<QueueParts<string, string>> = {}) {
  const sent: {
    one: QueuedFile;
    fields: string;
    progress: (share: number) => void;
    answer: (with_: string | Error) => void;
  }[] = [];
  const received: string[] = [];
  const failed: string[] = [];
  const waits: { tries: number; back: () => void }[] = [];
  const queue = createUploadQueue<string, string>({
    send: (one, fields, progress, signal) =>
      new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(new DOMException('stopped', 'AbortError')));
        sent.push({
          one,
          fields,
          progress,
          answer: (given) => (given instanceof Error ? reject(given) : resolve(given)),
        });
      }),
    received: (one, answer) => received.push(`${one.file.name} ${answer}`),
    failed: (one, said) => failed.push(`${one.file.name}: ${said}`),
    explain: (error) => (error instanceof RequestError ? (error.publicMessage ?? 'unknown') : 'unreadable'),
    untilBack: (tries) => new Promise((back) => waits.push({ tries, back })),
    ...changes,
  });
  const states = () => queue.state().files.map((one) => `${one.file.name} ${one.state}`);
  const nth = async (n: number) => vi.waitFor(() => sent[n] ?? Promise.reject(new Error('not sent yet')));
  return { queue, sent, received, failed, waits, states, nth };
}

describe('queue of chosen files, sent one after another', () => {
  test('removes a sent file, keeps a failed one with its message, and counts both down', async () => {
    const { queue, received, failed, states, nth, sent } = open();
    queue.add([file('a.pdf'), file('b.zip'), file('c.pdf')]);
    expect(states()).toEqual(['a.pdf chosen', 'b.zip chosen', 'c.pdf chosen']);
    queue.start('invoice');
    expect(states()).toEqual(['a.pdf sending', 'b.zip released', 'c.pdf released']);
    (await nth(0)).progress(0.5);
    expect(progressOf(queue.state()).remaining).toBe(3);
    expect(progressOf(queue.state()).done).toBeCloseTo(1 / 6);
    sent[0]?.answer('ok');
    (await nth(1)).answer(refusal(415, 'unsupported_media_type', 'Not this type.'));
    await nth(2);
    expect(states()).toEqual(['b.zip failed', 'c.pdf sending']);
    expect(progressOf(queue.state()).remaining).toBe(1);
    sent[2]?.answer('ok');
    await vi.waitFor(() => expect(queue.state().running).toBe(false));
    expect(received).toEqual(['a.pdf ok', 'c.pdf ok']);
    expect(failed).toEqual(['b.zip: Not this type.']);
    expect(queue.state().files.map((one) => one.again)).toEqual([false]);
  });

  test('rejects a file when it is chosen if the server would, and never sends it', () => {
    const { queue, sent, failed, states } = open({
      refuse: ({ name }) => (name.endsWith('.exe') ? 'Not this type.' : undefined),
    });
    queue.add([file('a.pdf'), file('setup.exe')]);
    expect(states()).toEqual(['a.pdf chosen', 'setup.exe failed']);
    expect(queue.state().files[1]).toMatchObject({ said: 'Not this type.', again: false });
    expect(failed).toEqual([]);
    queue.start('invoice');
    expect(states()).toEqual(['a.pdf sending', 'setup.exe failed']);
    expect([sent.map(({ one }) => one.file.name), queue.state().total]).toEqual([['a.pdf'], 1]);
  });

  test('retries a single failed file with the same key and fields', async () => {
    const { queue, received, sent, nth, states } = open();
    queue.add([file('a.pdf')]);
    queue.start('bank_statement');
    (await nth(0)).answer(refusal(503));
    await vi.waitFor(() => expect(states()).toEqual(['a.pdf failed']));
    expect(queue.state().files[0]?.again).toBe(true);
    queue.add([file('b.pdf')]);
    queue.retry(sent[0]?.one.id ?? 0);
    expect(states()).toEqual(['a.pdf sending', 'b.pdf chosen']);
    expect(progressOf(queue.state()).remaining).toBe(1);
    (await nth(1)).answer('ok');
    await vi.waitFor(() => expect(queue.state().running).toBe(false));
    expect(received).toEqual(['a.pdf ok']);
    expect(states()).toEqual(['b.pdf chosen']);
    expect(sent[1]?.one.key).toBe(sent[0]?.one.key);
    queue.start('tax_return');
    (await nth(2)).answer('ok');
    await vi.waitFor(() => expect(received).toEqual(['a.pdf ok', 'b.pdf ok']));
    expect(sent.map(({ fields }) => fields)).toEqual(['bank_statement', 'bank_statement', 'tax_return']);
  });

  test('does not send or count a file that is added during a run', async () => {
    const { queue, received, sent, nth, states } = open();
    queue.add([file('a.pdf')]);
    queue.start('invoice');
    queue.add([file('b.pdf'), file('c.pdf')]);
    queue.remove(queue.state().files.find((one) => one.file.name === 'c.pdf')?.id ?? 0);
    expect([queue.state().total, progressOf(queue.state())]).toEqual([1, { remaining: 1, done: 0 }]);
    (await nth(0)).answer('ok');
    await vi.waitFor(() => expect(queue.state().running).toBe(false));
    expect(received).toEqual(['a.pdf ok']);
    expect(states()).toEqual(['b.pdf chosen']);
    expect(sent).toHaveLength(1);
  });

  test('cancels the file in progress when removed, and continues with the next', async () => {
    const { queue, received, sent, nth, states } = open();
    queue.add([file('a.pdf'), file('b.pdf')]);
    queue.start('invoice');
    queue.remove((await nth(0)).one.id);
    (await nth(1)).answer('ok');
    await vi.waitFor(() => expect(received).toEqual(['b.pdf ok']));
    expect(states()).toEqual([]);
    expect(sent).toHaveLength(2);
  });

  test.each([
    ['a proxy that answers 502', new RequestError(502, '', '<html>', null)],
    ['a proxy that answers 504', new RequestError(504, '', '<html>', null)],
    ['a server that restarts', refusal(503, 'restarting')],
  ])('%s cuts the upload: it restarts with the same key', async (_who, cut) => {
    const { queue, received, failed, waits, nth, sent, states } = open();
    queue.add([file('a.pdf')]);
    queue.start('invoice');
    (await nth(0)).answer(cut);
    await vi.waitFor(() => expect(states()).toEqual(['a.pdf waiting']));
    waits[0]?.back();
    (await nth(1)).answer('ok');
    await vi.waitFor(() => expect(received).toEqual(['a.pdf ok']));
    expect(sent[1]?.one.key).toBe(sent[0]?.one.key);
    expect(failed).toEqual([]);
  });

  test.each([401, 404, 410])(
    'stops after %s: all remaining files fail permanently with the same message',
    async (status) => {
      const { queue, sent, nth } = open();
      queue.add([file('a.pdf'), file('b.pdf')]);
      queue.start('invoice');
      (await nth(0)).answer(refusal(status, 'gone', 'Used up.'));
      await vi.waitFor(() => expect(queue.state().running).toBe(false));
      expect(queue.state().files.map(({ state, said, again }) => [state, said, again])).toEqual([
        ['failed', 'Used up.', false],
        ['failed', 'Used up.', false],
      ]);
      expect(sent).toHaveLength(1);
    },
  );
});

describe('queue after a lost connection', () => {
  test('waits longer each time and continues with the same file and key', async () => {
    const { queue, received, failed, waits, sent, nth, states } = open();
    queue.add([file('a.pdf'), file('b.pdf')]);
    queue.start('invoice');
    (await nth(0)).answer(lost);
    await vi.waitFor(() => expect(states()).toEqual(['a.pdf waiting', 'b.pdf released']));
    waits[0]?.back();
    (await nth(1)).answer(lost);
    await vi.waitFor(() => expect(waits.map((wait) => wait.tries)).toEqual([0, 1]));
    waits[1]?.back();
    (await nth(2)).answer('ok');
    (await nth(3)).answer('ok');
    await vi.waitFor(() => expect(received).toEqual(['a.pdf ok', 'b.pdf ok']));
    expect(new Set(sent.slice(0, 3).map(({ one }) => one.key)).size).toBe(1);
    expect(sent[3]?.one.key).not.toBe(sent[0]?.one.key);
    expect(failed).toEqual([]);
  });

  test('a file that is no longer readable fails with a message instead of waiting forever', async () => {
    const { queue, failed, nth, states, waits } = open();
    const gone = file('a.pdf');
    gone.slice = () => ({ arrayBuffer: () => Promise.reject(new Error('gone')) }) as unknown as Blob;
    queue.add([gone]);
    queue.start('invoice');
    (await nth(0)).answer(lost);
    await vi.waitFor(() => expect(states()).toEqual(['a.pdf failed']));
    expect(failed).toEqual(['a.pdf: unreadable']);
    expect(waits).toEqual([]);
  });

  const busy = new RequestError(429, '', JSON.stringify({ code: 'rate_limited', message: 'Others first.' }), '10');

  test('a file that must wait for other uploads shows why and is sent again after the given time', async () => {
    vi.useFakeTimers();
    const { queue, received, failed, sent, states } = open();
    queue.add([file('a.pdf'), file('b.pdf')]);
    queue.start('invoice');
    sent[0]?.answer(busy);
    await vi.advanceTimersByTimeAsync(9_999);
    expect(states()).toEqual(['a.pdf held', 'b.pdf released']);
    expect(queue.state().files[0]?.said).toBe('Others first.');
    expect(sent).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(states()).toEqual(['a.pdf sending', 'b.pdf released']);
    sent[1]?.answer('ok');
    await vi.advanceTimersByTimeAsync(0);
    sent[2]?.answer('ok');
    await vi.advanceTimersByTimeAsync(0);
    expect([received, failed]).toEqual([['a.pdf ok', 'b.pdf ok'], []]);
    expect(sent[1]?.one.key).toBe(sent[0]?.one.key);
  });

  test('a file removed while it waits is not sent, and the next one follows', async () => {
    vi.useFakeTimers();
    const { queue, sent, states } = open();
    queue.add([file('a.pdf'), file('b.pdf')]);
    queue.start('invoice');
    sent[0]?.answer(busy);
    await vi.advanceTimersByTimeAsync(0);
    queue.remove(sent[0]?.one.id ?? 0);
    await vi.advanceTimersByTimeAsync(0);
    expect(states()).toEqual(['b.pdf sending']);
    expect(sent[1]?.one.file.name).toBe('b.pdf');
  });

  test('a lasting limit fails the file with its message after six attempts; it can be retried', async () => {
    vi.useFakeTimers();
    const { queue, failed, sent } = open();
    queue.add([file('a.pdf')]);
    queue.start('invoice');
    for (let n = 0; n < 6; n++) {
      sent[n]?.answer(busy);
      await vi.advanceTimersByTimeAsync(10_000);
    }
    expect(failed).toEqual(['a.pdf: Others first.']);
    expect(queue.state().files.map(({ state, again }) => [state, again])).toEqual([['failed', true]]);
    expect(sent).toHaveLength(6);
  });

  test('a limit longer than one minute fails the file at once with its message', async () => {
    const { queue, failed, nth } = open();
    queue.add([file('a.pdf')]);
    queue.start('invoice');
    (await nth(0)).answer(new RequestError(429, '', JSON.stringify({ message: 'Wait one hour.' }), '3600'));
    await vi.waitFor(() => expect(failed).toEqual(['a.pdf: Wait one hour.']));
  });

  test('an upload still in progress on the server is requested again', async () => {
    vi.useFakeTimers();
    const { queue, received, sent } = open();
    queue.add([file('a.pdf')]);
    queue.start('invoice');
    sent[0]?.answer(refusal(409, 'in_progress'));
    await vi.advanceTimersByTimeAsync(1000);
    sent[1]?.answer('ok');
    await vi.advanceTimersByTimeAsync(0);
    expect(received).toEqual(['a.pdf ok']);
  });
});
