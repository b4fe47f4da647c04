import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { openConnection, readAnswer } from './support/one-connection.ts';

const HEAD = 'HTTP/1.1 200 OK\r\n';
const server = http.createServer((req, res) => {
  void (async () => {
    let body = '';
    for await (const piece of req) body += String(piece);
    if (req.url === '/gone') return void res.destroy();
    if (req.url === '/pieces') {
      res.write('data: ñ\n\n');
      setImmediate(() => res.end(`data: ${body}\n\n`));
      return;
    }
    const answer = JSON.stringify({ body, type: req.headers['content-type'], x: req.headers['x-own'] });
    res.writeHead(201, { 'content-length': Buffer.byteLength(answer) }).end(answer);
  })();
});
await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
const url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test('openConnection reuses the connection and returns status and body', async () => {
  const connection = await openConnection(url);
  for (const word of ['uno', 'señal']) {
    const { status, text } = await connection.ask(connection.postOf('/', { 'x-own': 'here' }, { word }));
    expect(status).toBe(201);
    expect(JSON.parse(text)).toEqual({ body: JSON.stringify({ word }), type: 'application/json', x: 'here' });
  }
  connection.close();
});

test('openConnection returns all pieces of an answer', async () => {
  const connection = await openConnection(url);
  const { status, text } = await connection.ask(connection.postOf('/pieces', {}, {}));
  expect([status, text.includes('data: ñ\n\n'), text.includes('data: {}\n\n')]).toEqual([200, true, true]);
  connection.close();
});

test('openConnection throws when the server closes before its answer', async () => {
  const connection = await openConnection(url);
  await expect(connection.ask(connection.postOf('/gone', {}, {}))).rejects.toThrow('the server closed');
});

test.each([
  ['half a head', 'HTTP/1.1 200 OK\r\nconte', false, false],
  ['a head alone', `${HEAD}content-length: 2\r\n\r\n`, false, false],
  ['half a body', `${HEAD}content-length: 2\r\n\r\n{`, true, false],
  ['a body', `${HEAD}Content-Length: 2\r\n\r\n{}`, true, true],
  ['a chunk', `${HEAD}transfer-encoding: chunked\r\n\r\n2\r\nab\r\n`, true, false],
  ['all chunks', `${HEAD}transfer-encoding: chunked\r\n\r\n2\r\nab\r\n0\r\n\r\n`, true, true],
])('openConnection reads %s', (_, received, begun, whole) => {
  const answer = readAnswer(received);
  expect([answer.begun, answer.whole !== undefined]).toEqual([begun, whole]);
});
