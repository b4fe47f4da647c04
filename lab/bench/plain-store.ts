import { createCipheriv, randomBytes } from 'node:crypto';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';

/** The simplest server that stores a body encrypted and flushed. Its argument is its folder. */
const folder = process.argv[2] ?? '';
const server = http.createServer((req, res) => {
  const file = path.join(folder, randomBytes(8).toString('hex'));
  const cipher = createCipheriv('aes-256-gcm', randomBytes(32), randomBytes(12));
  pipeline(req, cipher, fs.createWriteStream(file, { flush: true })).then(
    () => res.writeHead(201).end(),
    () => res.destroy(),
  );
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
