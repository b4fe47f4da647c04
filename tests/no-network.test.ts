import dns from 'node:dns';
import net from 'node:net';
import { expect, test } from 'vitest';
import { takeTried } from './support/no-network.ts';

test('a connection to another machine is blocked and recorded, for every form of connect', () => {
  expect(() => net.connect(80, '192.0.2.1')).toThrow('192.0.2.1');
  expect(() => net.connect({ port: 80, host: 'outside.example' })).toThrow('outside.example');
  expect(() => new net.Socket().connect(80, '192.0.2.2')).toThrow('192.0.2.2');
  expect(() => dns.lookup('outside.example', () => undefined)).toThrow('outside.example');
  expect(takeTried()).toEqual(['192.0.2.1', 'outside.example', '192.0.2.2', 'outside.example']);
});

test('fetch to another machine is blocked and recorded', async () => {
  await expect(fetch('http://192.0.2.1/')).rejects.toThrow('fetch failed');
  expect(takeTried()).toEqual(['192.0.2.1']);
});

test('connections to this machine are allowed', async () => {
  const server = net.createServer((socket) => socket.end('hello')).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as net.AddressInfo;
  const text = await new Promise((resolve) =>
    net.connect(port, 'localhost').once('data', (data) => resolve(String(data))),
  );
  server.close();
  expect(text).toBe('hello');
  expect(takeTried()).toEqual([]);
});
