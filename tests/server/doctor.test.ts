import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { runScript } from '#tests/run-script.ts';
import { freePort } from '#tests/server-process.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'doctor-'));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

describe('design 2: npm run doctor', () => {
  test('design 6: it names each sample value and unconfirmed claim, and how cards are paid', async () => {
    const { code, output } = await runScript('doctor.ts', [], {
      DATA_DIR: folder,
      PAYMENT_GATEWAY_URL: 'https://pay.example/cart/cart.php',
      PAYMENT_KEY_ID: '4242',
      PAYMENT_DESCRIPTION: 'Loan Payment',
      PAYMENT_SECURITY_KEY: 'hunter4',
    });
    expect(code).toBe(0);
    const [, samples = ''] = /\nSample values\n([^]+)\nFaults\n/.exec(output) ?? [];
    for (const line of [
      'company: the shipped value',
      'phones: the shipped value',
      'associations: the shipped value',
      'claims.since2015: in business since 2015',
      'claims.phones: both phone numbers',
      'claims.caseManufacturing: case study',
      'testimonials.en.3: Customer name, Bucket truck',
      'testimonials.es.2: ',
    ])
      expect(samples).toContain(`  ${line}`);
    expect(output).toMatch(/card payments +at pay\.example\n/);
    expect(output).not.toContain('hunter4');
    const plain = await runScript('doctor.ts', [], { DATA_DIR: folder });
    expect(plain.output).toMatch(
      /card payments +sample gateway at \/dev\/gateway; in production phone and e-mail only/,
    );
  });

  test('a database that cannot be reached is a fault, each fault is told once, and secrets never', async () => {
    const address = `127.0.0.1:${String(await freePort())}`;
    const { code, output } = await runScript('doctor.ts', [], {
      DATA_DIR: folder,
      DATABASE_URL: `postgres://app:hunter2@${address}/finance`,
      SIGNING_P12_PASSWORD: 'hunter3',
      CLAMD_URL: `tcp://${address}`,
      NODE_ENV: 'production',
    });
    const [, faults = '', live = ''] = /\nFaults\n([^]+)\nBefore going live\n([^]+)$/.exec(output) ?? [];
    expect(code).toBe(1);
    expect(faults).toMatch(
      /PUBLIC_URL must be[^]+DATABASE_URL leads to .+ nothing listens[^]+brand\.json by itself still leaves sample values/,
    );
    expect(live).toBe('  nothing more than the faults above\n');
    expect(faults).toMatch(/CLAMD_URL leads to .+ no upload is taken/);
    expect(output.match(/PUBLIC_URL must be/g)).toHaveLength(1);
    expect(output).not.toMatch(/hunter/);
    expect(fs.readdirSync(folder)).toEqual([]);
  });
});
