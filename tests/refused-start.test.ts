import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { runScript } from './support/run-script.ts';
import { freePort } from './support/server-process.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'refused-start-'));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

const start = async (args: string[], settings: Record<string, string>) =>
  runScript('../src/server/main.ts', args, { DATA_DIR: folder, PORT: String(await freePort()), ...settings });
const unit = fs.readFileSync(path.resolve(import.meta.dirname, '../deploy/equipment-finance.service'), 'utf8');
/** What the unit starts the server with. */
const asUnit = /^ExecStart=\/usr\/bin\/node scripts\/start\.mjs(.*)$/m.exec(unit)?.[1]?.trim().split(' ') ?? [];

describe('design 2: a start that is refused', () => {
  test('wrong settings: all faults in words, and 1', async () => {
    const { code, output } = await start([], { PORT: 'x', LOG_LEVEL: 'loud' });
    expect(output).toMatch(/PORT .+\n.*LOG_LEVEL /);
    expect(code).toBe(1);
  });

  test('production on a new embedded database is refused with all other faults', async () => {
    const { code, output } = await start([], { NODE_ENV: 'production', PORT: 'x' });
    expect(output).toMatch(/PORT .+\n[^]*DATABASE_URL must be set .+EMBEDDED_IN_PRODUCTION=yes/);
    expect(code).toBe(1);
  });

  test('under the unit they end with the code after which it is not started again', async () => {
    const { code, output } = await start(asUnit, { PORT: 'x' });
    expect(output).toContain('PORT ');
    expect(unit).toContain(`\nRestartPreventExitStatus=${String(code)}\n`);
  });

  test('a database that is away may come back: the unit tries again', async () => {
    const DATABASE_URL = `postgres://app@127.0.0.1:${String(await freePort())}/finance`;
    const { code, output } = await start(asUnit, { DATABASE_URL });
    expect(output).toContain('The server did not start: DATABASE_URL leads to ');
    expect(code).toBe(1);
  });
});
