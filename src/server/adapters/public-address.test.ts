import http from 'node:http';
import https from 'node:https';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { freePort } from '#tests/support/server-process.ts';
import { selfSigned } from '#tests/server/self-signed.ts';
import { addressError } from './public-address.ts';

const servers: http.Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** Serves one answer on a free port and returns the address. */
async function serve(status: number, body: string): Promise<string> {
  const server = http.createServer((_req, res) => res.writeHead(status).end(body));
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
}

test('an address where this product answers has no fault', async () => {
  expect(await addressError(await serve(200, '{"ok":true}'))).toBeUndefined();
});

test.each([
  [200, '<h1>Parked domain</h1>', /leads to another server \(status 200\)\. Check that the DNS record/],
  [404, '{"ok":true}', /leads to another server \(status 404\)/],
  [302, '', /leads to another server \(status 302\)/],
  [502, 'Bad Gateway', /leads to a proxy that does not reach this server \(502\)/],
])('status %i with %s names the next step', async (status, body, words) => {
  expect(await addressError(await serve(status, body))).toMatch(words);
});

test('a port where nothing listens says to start the proxy', async () => {
  const error = await addressError(`http://127.0.0.1:${String(await freePort())}`);
  expect(error).toMatch(/where nothing listens\. Start the proxy .+ \(ECONNREFUSED\)$/);
});

test('a certificate that is not trusted says to read the log of the proxy', async () => {
  const server = https.createServer(selfSigned(), (_req, res) => res.end('{"ok":true}'));
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const error = await addressError(`https://localhost:${String((server.address() as AddressInfo).port)}`);
  expect(error).toMatch(/has no valid certificate yet\. Read the log of the proxy/);
});
