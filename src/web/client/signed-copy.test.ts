import { afterEach, describe, expect, test, vi } from 'vitest';
import { apiReadOwnCopy } from './signed-copy.ts';

afterEach(() => vi.unstubAllGlobals());

const refusal = (status: number, code: string): Response =>
  new Response(JSON.stringify({ code, message: `said ${code}` }), { status, headers: { 'retry-after': '2' } });

/** Returns the given answers one after another, and repeats the last one. */
function serve(...answers: (() => Response)[]): () => number {
  let calls = 0;
  vi.stubGlobal('document', { cookie: 'csrf_token=t' });
  vi.stubGlobal('fetch', () => Promise.resolve(answers[Math.min(calls++, answers.length - 1)]?.()));
  return () => calls;
}
const waits: number[] = [];
const wait = (ms: number): Promise<void> => {
  waits.push(ms);
  return Promise.resolve();
};

describe('download button of the receipt', () => {
  test('waits as long as the server asks until the copy is generated', async () => {
    waits.length = 0;
    const preparing = () => refusal(409, 'in_progress');
    serve(preparing, preparing, () => new Response('%PDF-'));
    expect(await (await apiReadOwnCopy('token', 'en', wait)).text()).toBe('%PDF-');
    expect(waits).toEqual([2000, 2000]);
  });

  test("stops after 45 s with the server's message", async () => {
    waits.length = 0;
    serve(() => refusal(409, 'in_progress'));
    await expect(apiReadOwnCopy('token', 'en', wait)).rejects.toMatchObject({ publicMessage: 'said in_progress' });
    expect(waits.reduce((sum, ms) => sum + ms, 0)).toBe(46_000);
  });

  test('requests a copy that was already downloaded only once', async () => {
    const calls = serve(() => refusal(410, 'gone'));
    await expect(apiReadOwnCopy('token', 'es', wait)).rejects.toMatchObject({ publicMessage: 'said gone' });
    expect(calls()).toBe(1);
  });
});
