import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { chatPaths } from '#contract/chat-paths.ts';
import { sampleChat } from '#tests/support/factories.ts';
import { openConnection } from '#tests/support/one-connection.ts';
import { startServerProcess } from '#tests/support/server-process.ts';

/** Returns the status, the text, and whether the connection stays open. */
function get(url: string, agent: http.Agent): Promise<{ status: number; stays: boolean; text: string }> {
  return new Promise((resolve, reject) => {
    http
      .get(url, { agent }, (res) => {
        let text = '';
        res.setEncoding('utf8').on('data', (part: string) => (text += part));
        res.once('end', () =>
          resolve({ status: res.statusCode ?? 0, stays: res.headers.connection !== 'close', text }),
        );
      })
      .once('error', reject);
  });
}

test('a stopping node behind a proxy reports 503 from /readyz, answers late requests, and exits', async () => {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'leaving-'));
  const server = await startServerProcess({ DATA_DIR: path.join(dataDir, 'data'), TRUST_PROXY: '127.0.0.1' });
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  try {
    expect(await get(`${server.url}/`, agent)).toMatchObject({ status: 200, stays: true });
    expect((await get(`${server.url}/metrics`, agent)).text).toContain('server_ready 1\n');
    const ended = server.kill('SIGTERM');
    await expect.poll(server.output, { interval: 20 }).toContain('stopping: 0 requests in progress');
    // All at once, because the node exits soon. The first request uses the proxy's open connection, the others use
    // new ones.
    const [page, ready, metrics, health] = await Promise.all([
      get(`${server.url}/`, agent),
      ...['/readyz', '/metrics', '/healthz'].map((name) => get(server.url + name, new http.Agent())),
    ]);
    expect(page).toMatchObject({ status: 200, stays: false });
    expect(ready).toMatchObject({ status: 503, stays: false });
    expect(ready?.text).toContain('this node is stopping');
    expect(metrics?.text).toContain('server_ready 0\n');
    expect(health?.status).toBe(200);
    expect(await ended).toBe(0);
    expect(server.output()).toContain('stopped');
  } finally {
    agent.destroy();
    fs.rmSync(dataDir, { recursive: true, force: true });
  }
});

test('an answer whose head was sent before the signal completes, and its connection closes', async () => {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'leaving-'));
  // A model that accepts the question and never answers. The built-in answer replaces it after a while.
  const model = http.createServer((req) => req.resume());
  await new Promise<void>((resolve) => model.listen(0, '127.0.0.1', resolve));
  const server = await startServerProcess({
    DATA_DIR: path.join(dataDir, 'data'),
    ASSISTANT_PROVIDER: 'openai-compatible',
    ASSISTANT_BASE_URL: `http://127.0.0.1:${String((model.address() as AddressInfo).port)}/v1`,
    ASSISTANT_MODEL: 'silent',
    ASSISTANT_FIRST_WORD_MS: '2000',
  });
  const connection = await openConnection(server.url);
  try {
    const { csrfToken } = (await (await fetch(`${server.url}/api/csrf-token`)).json()) as { csrfToken: string };
    const headers = { 'x-csrf-token': csrfToken, cookie: `csrf_token=${csrfToken}` };
    const { text } = await connection.ask(connection.postOf(chatPaths.session, headers, sampleChat));
    const sessionId = (JSON.parse(text) as { id: string }).id;
    const content = 'Do you finance used equipment?';
    const asked = once(model, 'request');
    const answer = connection.ask(connection.postOf(chatPaths.message, headers, { sessionId, content }));
    await asked;
    const ended = server.kill('SIGTERM');
    expect((await answer).text).toMatch(/: received\n\n.*used and refurbished .*data: \[DONE\]\n\n/s);
    expect(await ended).toBe(0);
    expect(server.output()).toContain('stopped\n');
    expect(server.output()).not.toContain('cut off');
  } finally {
    connection.close();
    model.closeAllConnections();
    model.close();
    fs.rmSync(dataDir, { recursive: true, force: true });
  }
});

test("a request still unfinished when the time to stop is over gets the product's own 503 in the caller's language", async () => {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'leaving-'));
  const server = await startServerProcess({ DATA_DIR: path.join(dataDir, 'data') });
  const began = (language: string): { answer: Promise<http.IncomingMessage>; sent: Promise<unknown> } => {
    // The request sends only the beginning of its body.
    const headers = { 'content-type': 'application/json', 'content-length': 1000, 'accept-language': language };
    const req = http.request(`${server.url}/api/visitor/track`, { method: 'POST', headers });
    const answer = new Promise<http.IncomingMessage>((resolve, reject) => {
      req.once('response', resolve).once('error', reject);
    });
    return { answer, sent: new Promise((resolve) => req.write('{"visitorId":', resolve)) };
  };
  try {
    const [en, es] = [began('en-US'), began('es-MX')];
    await Promise.all([en.sent, es.sent]);
    await expect
      .poll(async () => {
        const answer = await fetch(`${server.url}/healthz`);
        return answer.status;
      })
      .toBe(200);
    const ended = server.kill('SIGTERM');
    const answers = await Promise.all([en.answer, es.answer]);
    const read = async (res: http.IncomingMessage) =>
      JSON.parse((await res.setEncoding('utf8').toArray()).join('')) as object;
    expect(answers.map(({ statusCode, headers }) => [statusCode, headers['retry-after'], headers.connection])).toEqual([
      [503, '5', 'close'],
      [503, '5', 'close'],
    ]);
    expect(await Promise.all(answers.map(read))).toMatchObject([
      { success: false, code: 'restarting', message: 'The server is restarting. Please try again in a few seconds.' },
      {
        success: false,
        code: 'restarting',
        message: 'El servidor se está reiniciando. Inténtelo de nuevo en unos segundos.',
      },
    ]);
    expect(await ended).toBe(0);
    expect(server.output()).toContain('2 requests cut off after 10 s');
  } finally {
    fs.rmSync(dataDir, { recursive: true, force: true });
  }
});
