import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';

/** What Node can do at most: it answers everything with the bytes of one file, out of memory. */
const bytes = fs.readFileSync(process.argv[2] ?? '');
const head = { 'content-type': 'text/html', 'content-length': bytes.length };
const server = http.createServer((_, res) => res.writeHead(200, head).end(bytes));
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
