import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..');
const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'ops-'));
afterAll(() => fs.rmSync(dataDir, { recursive: true, force: true }));

const COMMANDS = [
  'backup FILE',
  'backup-keys FILE',
  'restore FILE',
  'restore-keys FILE',
  'doctor',
  'rotate-keys',
  'move-to-postgres',
  'verify-audit',
  'salesforce-check',
  'renew-invitation',
];

function npmRun(...args: string[]): { code: number | null; output: string } {
  const env = { PATH: process.env['PATH'], HOME: dataDir, DATA_DIR: dataDir };
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', ...args], {
    cwd: ROOT,
    env,
    encoding: 'utf8',
  });
  return { code: status, output: `${stdout}${stderr}` };
}

describe('npm run ops', () => {
  test.each([
    ['no command', [], 'Usage: npm run ops -- COMMAND'],
    ['an unknown command', ['bakcup', 'x'], 'Unknown command "bakcup".\nUsage: npm run ops -- COMMAND'],
  ])('lists each command on one line and ends with 2 for %s', (_what, args, first) => {
    const { code, output } = npmRun('ops', '--', ...args);
    expect(code).toBe(2);
    expect(output.startsWith(first)).toBe(true);
    for (const command of COMMANDS) expect(output).toMatch(new RegExp(`^  ${command} .*\\S$`, 'm'));
  });

  test('the systemd helper runs its command through npm run ops', () => {
    const helper = fs.readFileSync(path.join(ROOT, 'deploy/equipment-finance'), 'utf8');
    expect(helper).toMatch(/npm run --silent ops -- "\$command" "\$@"$/m);
  });

  test('passes arguments to the command, and names the command in its usage', () => {
    for (const args of [[], ['one', 'two']])
      expect(npmRun('ops', '--', 'backup', ...args)).toEqual({
        code: 1,
        output: 'Usage: npm run ops -- backup FILE\n',
      });
  });
});

test('package.json has nine scripts', () => {
  const { scripts } = JSON.parse(fs.readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as { scripts: object };
  expect(Object.keys(scripts).sort()).toEqual(['build', 'check', 'demo', 'dev', 'lab', 'ops', 'spec', 'start', 'test']);
});

test('npm run lab lists its commands and installs nothing', () => {
  const { code, output } = npmRun('lab');
  expect(code).toBe(2);
  expect(output.startsWith('Usage: npm run lab -- COMMAND')).toBe(true);
  for (const command of ['bench', 'faults', 'soak', 'security', 'lighthouse', 'mutants', 'pictures'])
    expect(output).toMatch(new RegExp(`^  ${command} .*\\S$`, 'm'));
});
