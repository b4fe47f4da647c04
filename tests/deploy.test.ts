import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { selfSigned } from './server/self-signed.ts';
import { startTlsFront } from './support/front-proxy.ts';
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
