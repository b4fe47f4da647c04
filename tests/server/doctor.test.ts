import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { settingsPaths } from '#contract/settings.ts';
import { runScript } from '#tests/support/run-script.ts';
import { freePort, startServerProcess } from '#tests/support/server-process.ts';
import { newTestDatabaseUrl } from '#tests/support/test-database.ts';
import { activateAdmin } from '#tests/support/writers.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'doctor-'));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

describe('npm run ops -- doctor', () => {
  test('names each sample value and unconfirmed claim, and the card payment gateway', async () => {
    const { code, output } = await runScript('doctor.ts', [], {
      DATA_DIR: folder,
      PAYMENT_GATEWAY_URL: 'https://pay.example/cart/cart.php',
      PAYMENT_KEY_ID: '4242',
      PAYMENT_DESCRIPTION: 'Loan Payment',
      PAYMENT_SECURITY_KEY: 'hunter4',
    });
    expect(code).toBe(0);
    const [, samples = ''] = /\nSample values\n([^]+)\nErrors\n/.exec(output) ?? [];
    for (const line of [
      'company: the sample value',
      'phones: the sample value',
      'associations: the sample value',
      'claims.since2015: in business since the year that is named',
      'claims.phones: both phone numbers',
      'claims.caseManufacturing: case study',
      'testimonials.en.3: Marcus T., Bucket truck',
      'testimonials.es.2: ',
    ])
      expect(samples).toContain(`  ${line}`);
    expect(output).toMatch(/card payments +at pay\.example\n/);
    expect(output).toMatch(
      /\nLimits of the embedded database\n[^]+second node is not possible[^]+No point-in-time recovery[^]+move-to-postgres[^]+EMBEDDED_IN_PRODUCTION=yes, which is not set/,
    );
    expect(output).not.toContain('hunter4');
    const plain = await runScript('doctor.ts', [], { DATA_DIR: folder });
    expect(plain.output).toMatch(/card payments +sample gateway at \/dev\/gateway; in production phone and email only/);
  });

  test('reports an unreachable database as an error, each error once, and never prints secrets', async () => {
    const address = `127.0.0.1:${String(await freePort())}`;
    const { code, output } = await runScript('doctor.ts', [], {
      DATA_DIR: folder,
      DATABASE_URL: `postgres://app:hunter2@${address}/finance`,
      SIGNING_P12_PASSWORD: 'hunter3',
      CLAMD_URL: `tcp://${address}`,
      NODE_ENV: 'production',
    });
    const [, faults = '', live = ''] = /\nErrors\n([^]+)\nBefore publishing\n([^]+)$/.exec(output) ?? [];
    expect(code).toBe(1);
    expect(faults).toMatch(/PUBLIC_URL must be[^]+DATABASE_URL leads to .+ nothing listens/);
    expect(live).toMatch(/SMTP_URL is not set.+\n.+brand\.json alone still leaves sample values/);
    expect(faults).toMatch(/CLAMD_URL leads to .+ uploads are refused/);
    expect(output.match(/PUBLIC_URL must be/g)).toHaveLength(1);
    expect(output).not.toMatch(/hunter/);
    expect(fs.readdirSync(folder)).toEqual([]);
  });
});

describe('npm run ops -- doctor with values saved on the settings screen', () => {
  test('reads them from the running server, next to a stopped server and after a restore', async () => {
    const dataDir = path.join(folder, 'data');
    const database = await newTestDatabaseUrl();
    const target = await newTestDatabaseUrl('empty');
    const settings = {
      DATA_DIR: dataDir,
      RATE_LIMIT: 'off',
      ADMIN_EMAIL: 'admin@acme.example',
      DATABASE_URL: database.url,
    };
    const server = await startServerProcess(settings);
    const samples = async (changes: Record<string, string> = {}): Promise<string> =>
      /\nSample values\n([^]+)\nErrors\n  none\n/.exec(
        (await runScript('doctor.ts', [], { ...settings, ...changes })).output,
      )?.[1] ?? 'faults';
    const authorization = `Bearer ${await activateAdmin(server)}`;
    const { csrfToken } = (await (await fetch(`${server.url}/api/csrf-token`)).json()) as { csrfToken: string };
    const saved = await fetch(server.url + settingsPaths.section('manufacturers'), {
      method: 'PUT',
      headers: {
        'content-type': 'application/json',
        'x-csrf-token': csrfToken,
        cookie: `csrf_token=${csrfToken}`,
        authorization,
      },
      body: JSON.stringify({ version: 0, value: { manufacturers: ['Rivet & Sons'] } }),
    });
    expect(saved.status).toBe(200);
    const running = await samples();
    expect(running).toContain('company: the sample value');
    expect(running).not.toContain('manufacturers: the sample value');
    const file = path.join(folder, 'a.backup');
    expect((await runScript('backup.ts', [file], settings)).code).toBe(0);
    expect(await server.kill('SIGTERM')).toBe(0);
    expect(await samples()).toBe(running);
    const restored = path.join(folder, 'restored');
    fs.cpSync(path.join(dataDir, 'keys'), path.join(restored, 'keys'), { recursive: true });
    const there = { DATA_DIR: restored, DATABASE_URL: target.url };
    expect((await runScript('restore.ts', [file], { ...settings, ...there })).code).toBe(0);
    expect(await samples(there)).toBe(running);
    await database.drop();
    await target.drop();
  });
});
