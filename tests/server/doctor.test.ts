import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { runScript } from '#tests/run-script.ts';
import { freePort } from '#tests/server-process.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'doctor-'));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

describe('design 2: npm run doctor', () => {
  test('a database that cannot be reached is a fault, each fault is told once, and secrets never', async () => {
    const address = `127.0.0.1:${String(await freePort())}`;
    const { code, output } = await runScript('doctor.ts', [], {
      DATA_DIR: folder,
      DATABASE_URL: `postgres://app:hunter2@${address}/finance`,
      SIGNING_P12_PASSWORD: 'hunter3',
      NODE_ENV: 'production',
    });
    const [, faults = '', live = ''] = /\nFaults\n([^]+)\nBefore going live\n([^]+)$/.exec(output) ?? [];
    expect(code).toBe(1);
    expect(faults).toMatch(
      /PUBLIC_URL must be[^]+still leaves sample values[^]+DATABASE_URL leads to .+ nothing listens/,
    );
    expect(live).toBe('  nothing more than the faults above\n');
    expect(output.match(/PUBLIC_URL must be/g)).toHaveLength(1);
    expect(output).not.toMatch(/hunter/);
    expect(fs.readdirSync(folder)).toEqual([]);
  });
});
