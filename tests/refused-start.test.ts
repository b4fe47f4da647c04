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
/** The arguments with which the systemd unit starts the server. */
const asUnit = /^ExecStart=\/usr\/bin\/env node scripts\/start\.mjs(.*)$/m.exec(unit)?.[1]?.trim().split(' ') ?? [];

describe('refused start', () => {
  test('invalid settings: lists all errors in readable sentences and ends with 1', async () => {
    const { code, output } = await start([], { PORT: 'x', LOG_LEVEL: 'loud' });
    expect(output).toMatch(/PORT .+\n.*LOG_LEVEL /);
    expect(code).toBe(1);
  });

  test('production on a new embedded database: is refused together with all other errors', async () => {
    const { code, output } = await start([], { NODE_ENV: 'production', PORT: 'x' });
    expect(output).toMatch(/PORT .+\n[^]*DATABASE_URL must be set .+EMBEDDED_IN_PRODUCTION=yes/);
    expect(code).toBe(1);
  });

  test('systemd unit: ends with the exit code after which the unit does not restart', async () => {
    const { code, output } = await start(asUnit, { PORT: 'x' });
    expect(output).toContain('PORT ');
    expect(unit).toContain(`\nRestartPreventExitStatus=${String(code)}\n`);
  });

  test('unreachable database: the unit restarts, because the database may return', async () => {
    const DATABASE_URL = `postgres://app@127.0.0.1:${String(await freePort())}/finance`;
    const { code, output } = await start(asUnit, { DATABASE_URL });
    expect(output).toContain('The server did not start: DATABASE_URL leads to ');
    expect(code).toBe(1);
  });
});
