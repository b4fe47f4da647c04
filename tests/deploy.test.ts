import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { selfSigned } from './server/self-signed.ts';
import { startFront, startTlsFront } from './support/front-proxy.ts';
import { freePort } from './support/server-process.ts';

const read = (file: string): string => fs.readFileSync(path.resolve(import.meta.dirname, '../deploy', file), 'utf8');

describe('deployment examples with several nodes require a shared file store', () => {
  test('Compose refuses to start without FILES_URL', () => {
    expect(read('compose.two-nodes.yaml')).toMatch(/^ {4}FILES_URL: \$\{FILES_URL:\?[^}]+\}$/m);
  });

  test('Kubernetes refuses to start a pod without FILES_URL in its secret', () => {
    expect(read('kubernetes/equipment-finance.yaml')).toMatch(
      /- name: FILES_URL\n\s+valueFrom:\n\s+secretKeyRef: \{ name: equipment-finance, key: FILES_URL \}/,
    );
  });
});

test.each(['compose.yaml', 'compose.two-nodes.yaml'])(
  '%s gives the proxy an address that no earlier service receives, and trusts it',
  (file) => {
    const [, address = ''] = /ipv4_address: (\S+)/.exec(read(file)) ?? [];
    expect(Number(address.split('.').at(-1))).toBeGreaterThan(100);
    expect(read(file)).toContain(`TRUST_PROXY: ${address}\n`);
  },
);

test('deploy/nginx.conf starts with TLS and moves http to https', async () => {
  const certificate = fs.mkdtempSync(path.join(os.tmpdir(), 'certificate-'));
  const { key, cert } = selfSigned();
  fs.writeFileSync(path.join(certificate, 'privkey.pem'), key);
  fs.writeFileSync(path.join(certificate, 'fullchain.pem'), cert);
  const [node, plain] = [await freePort(), await freePort()];
  const front = await startTlsFront({ name: 'localhost', node, plain, certificate });
  try {
    const answer = await fetch(`http://localhost:${String(plain)}/es?from=plain`, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([308, 'https://localhost/es?from=plain']);
  } finally {
    await front.stop();
    fs.rmSync(certificate, { recursive: true, force: true });
  }
});

describe('deploy/nginx.conf answers for a node that cannot be reached', () => {
  const get = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const front = await startFront([await freePort()]);
    try {
      const answer = await fetch(front.url + path, init);
      return new Response(await answer.text(), answer);
    } finally {
      await front.stop();
    }
  };

  test.each([
    ['en-US,en;q=0.9', 'The server is restarting. Please try again in a few seconds.'],
    ['es-MX,es;q=0.9', 'El servidor se está reiniciando. Inténtelo de nuevo en unos segundos.'],
  ])('an upload in the language %s gets 503 with the code restarting', async (language, message) => {
    const headers = { 'accept-language': language, 'content-type': 'multipart/form-data; boundary=x' };
    const answer = await get('/api/upload/TOKEN', { method: 'POST', headers, body: new Uint8Array(1_000_000) });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(await answer.json()).toEqual({
      success: false,
      error: message,
      message,
      code: 'restarting',
      requestId: '',
    });
  });

  test.each(['/', '/es/status/TOKEN', '/dealer/dashboard', '/assets/app.js'])(
    '%s gets 503 with a page in both languages that is not cached',
    async (path) => {
      const answer = await get(path);
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
      expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(answer.headers.get('cache-control')).toBe('no-store');
      const text = await answer.text();
      for (const words of ['The site is restarting.', 'El sitio se está reiniciando.']) expect(text).toContain(words);
    },
  );

  test('an error of the node itself passes unchanged', async () => {
    const node = http.createServer((_req, res) => res.writeHead(502).end('its own answer')).listen(0, '127.0.0.1');
    await once(node, 'listening');
    const front = await startFront([(node.address() as AddressInfo).port]);
    try {
      const answer = await fetch(`${front.url}/api/anything`);
      expect([answer.status, await answer.text()]).toEqual([502, 'its own answer']);
    } finally {
      await front.stop();
      node.close();
    }
  });
});
