import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, test } from 'vitest';
import { type Reply, streamReply } from './answer.ts';

const failures: unknown[] = [];
const DONE = 'data: [DONE]\n\n';

let answer: () => Reply;
let told: Promise<void>;
const server = http.createServer((_, raw) => {
  raw.writeHead(200);
  told = streamReply(raw, answer()).catch((error: unknown) => {
    failures.push(error);
    raw.destroy();
  });
});
await once(server.listen(0, '127.0.0.1'), 'listening');
afterAll(() => server.close());

async function ask(given: () => Reply): Promise<Response> {
  answer = given;
  return fetch(`http://127.0.0.1:${String((server.address() as AddressInfo).port)}/`);
}
const textOf = async (given: () => Reply): Promise<string> => (await ask(given)).text();

describe('the stream of an answer', () => {
  test('reports the receipt of the question before the first piece of the answer exists', async () => {
    const later = Promise.withResolvers<string>();
    async function* source(): AsyncGenerator<string> {
      yield await later.promise;
    }
    const reader = (await ask(source)).body?.getReader();
    const read = async (): Promise<string> => new TextDecoder().decode((await reader?.read())?.value);
    expect(await read()).toBe(': received\n\n');
    later.resolve('Yes.');
    let rest = '';
    while (!rest.endsWith(DONE)) rest += await read();
    expect(rest).toBe(`data: {"content":"Yes."}\n\n${DONE}`);
  });

  test('rejects when the source of an answer fails', async () => {
    failures.length = 0;
    async function* source(): AsyncGenerator<string> {
      await Promise.resolve();
      yield 'One ';
      throw new Error('cut');
    }
    await expect(textOf(source)).rejects.toThrow();
    expect(failures).toEqual([new Error('cut')]);
  });

  test('an answer that is known whole is one piece; line ends stay within its line', async () => {
    expect(await textOf(() => 'One\ntwo.')).toBe(`: received\n\ndata: {"content":"One\\ntwo."}\n\n${DONE}`);
  });

  test('who goes away ends the source, once, and is no failure', async () => {
    failures.length = 0;
    let ended = 0;
    async function* source(): AsyncGenerator<string> {
      try {
        for (;;) {
          yield 'more ';
          await new Promise((resolve) => setImmediate(resolve));
        }
      } finally {
        ended += 1;
      }
    }
    await (await ask(source)).body?.cancel();
    await told;
    await expect.poll(() => ended).toBe(1);
    expect(failures).toEqual([]);
  });
});
