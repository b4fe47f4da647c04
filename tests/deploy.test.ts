import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

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
