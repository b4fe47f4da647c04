import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditWords } from '#copy/portal/audit.ts';
import { sampleApplication } from '#tests/support/factories.ts';
import { runScript } from '#tests/support/run-script.ts';
import { type ServerProcess, startServerProcess } from '#tests/support/server-process.ts';
import { newDatabaseSettings } from '#tests/support/test-database.ts';

const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'audit-kill-'));
let database: Awaited<ReturnType<typeof newDatabaseSettings>>;
let settings: Record<string, string>;
let server: ServerProcess;
let acknowledged = 0;

beforeAll(async () => {
  database = await newDatabaseSettings();
  settings = { DATA_DIR: dataDir, RATE_LIMIT: 'off', ...database.settings };
  server = await startServerProcess(settings);
});
afterAll(async () => {
  await server.kill('SIGKILL');
  await database.drop();
  fs.rmSync(dataDir, { recursive: true, force: true });
});

/** Runs npm run ops -- verify-audit on this installation. Returns its exit code and output. */
const verify = async (...args: string[]): Promise<{ code: number | null; said: string }> => {
  const { code, output } = await runScript('verify-audit.ts', args, settings);
  return { code, said: output };
};

const submit = (): Promise<Response> =>
  fetch(`${server.url}/api/credit-application`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer none' },
    body: JSON.stringify(sampleApplication()),
  });

async function writeUntilKilled(): Promise<void> {
  while ((await submit().catch(() => undefined))?.status === 201) acknowledged += 1;
}

/** Returns the seal that the command prints about the stopped server. */
async function sealOfStopped(): Promise<string> {
  expect((await submit()).status).toBe(201);
  const metrics = async () => (await fetch(`${server.url}/metrics`)).text();
  await expect.poll(metrics, { interval: 100 }).toMatch(/^audited_actions_total\{.+\} [1-9]/m);
  await server.kill('SIGTERM');
  const { said } = await verify();
  return /\d+:[\w-]{43}/.exec(said)?.[0] ?? said;
}

const counted = (said: string): number =>
  [...said.matchAll(/([\d,]+) (?:entr|wait)/g)].reduce((sum, [, n = '0']) => sum + Number(n.replaceAll(',', '')), 0);

describe('audit chain after kill -9 under writers', () => {
  test('contains every acknowledged write after a restart', async () => {
    const writers = Array.from({ length: 4 }, writeUntilKilled);
    const least = 5 + Math.floor(Math.random() * 5);
    await expect.poll(() => acknowledged, { interval: 5 }).toBeGreaterThan(least);
    await server.kill('SIGKILL');
    await Promise.all(writers);
    const { code, said } = await verify();
    expect(said).toContain(auditWords.verdict.whole);
    expect(code).toBe(0);
    expect(counted(said)).toBeGreaterThanOrEqual(acknowledged);
    server = await startServerProcess(settings);
  });

  test('matches the seal of an earlier check; the command ends with 1 for another seal', async () => {
    expect(await verify(await sealOfStopped())).toMatchObject({ code: 0 });
    const forged = await verify(`1:${'x'.repeat(43)}`);
    expect([forged.code, forged.said]).toEqual([1, expect.stringContaining(auditWords.verdict.faults.anchor(1))]);
    expect(await verify('nonsense')).toMatchObject({ code: 2, said: expect.stringContaining('Usage') as string });
    server = await startServerProcess(settings);
  });

  test("is verified on PostgreSQL while the server runs; for an embedded folder the command names the audit screen's button", async () => {
    const { code, said } = await verify();
    expect([code, said]).toEqual(
      database.embedded ? [2, `${auditWords.command.inUse}\n`] : [0, expect.stringContaining(auditWords.verdict.whole)],
    );
  });
});
