import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..');
const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'ops-'));
afterAll(() => fs.rmSync(dataDir, { recursive: true, force: true }));

const read = (file: string): string => fs.readFileSync(path.join(ROOT, file), 'utf8');
const filesOf = (...folders: string[]): string[] =>
  folders.flatMap((folder) =>
    fs
      .readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
      .map((name) => `${folder}/${name}`),
  );
/** The default of OPS_COMMAND, and the generator of the documents. */
const MAY_NAME_OPS = ['src/server/config/settings.ts', 'scripts/checks/reference-pages.ts'];

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

function npmRun(args: string[], settings: Record<string, string> = {}): { code: number | null; output: string } {
  const env = { PATH: process.env['PATH'], HOME: dataDir, DATA_DIR: dataDir, ...settings };
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
    const { code, output } = npmRun(['ops', '--', ...args]);
    expect(code).toBe(2);
    expect(output.startsWith(first)).toBe(true);
    for (const command of COMMANDS) expect(output).toMatch(new RegExp(`^  ${command} .*\\S$`, 'm'));
  });

  test('the systemd helper runs its command through npm run ops', () => {
    expect(read('deploy/equipment-finance')).toMatch(/npm run --silent ops -- "\$@"$/m);
  });

  test('names the command of an installed server in usages and in the doctor', () => {
    const installed = { OPS_COMMAND: 'equipment-finance' };
    expect(npmRun(['ops', '--', 'backup'], installed).output).toBe('Usage: equipment-finance backup FILE\n');
    expect(npmRun(['ops'], installed).output).toMatch(/^Usage: equipment-finance COMMAND/);
    const { output } = npmRun(['ops', '--', 'doctor'], installed);
    expect(output).toContain('Move to PostgreSQL with equipment-finance move-to-postgres.');
    // The list of settings shows the default of OPS_COMMAND.
    expect(output.slice(output.indexOf('Limits of the embedded database'))).not.toContain('npm run');
  });

  test('no message names npm run ops, which an installed server does not have', () => {
    const named = filesOf('src', 'scripts')
      .filter((file) => !MAY_NAME_OPS.includes(file))
      .flatMap((file) =>
        read(file)
          .split('\n')
          .filter((line) => line.includes('npm run ops') && !/^\s*(?:\/\*\*|\*|\/\/)/.test(line))
          .map((line) => `${file}: ${line.trim()}`),
      );
    expect(named).toEqual([]);
  });

  test.each([
    ['deploy/equipment-finance', '--setenv=OPS_COMMAND=equipment-finance '],
    ['deploy/equipment-finance.service', ' OPS_COMMAND=equipment-finance\n'],
    [
      'deploy/compose.yaml',
      'OPS_COMMAND: docker compose -f deploy/compose.yaml run --rm --no-deps app npm run ops --\n',
    ],
    ['deploy/compose.two-nodes.yaml', 'run --rm --no-deps node-a npm run ops --\n'],
  ])('%s sets the command that works there', (file, line) => {
    expect(read(file)).toContain(line);
  });

  test('passes arguments to the command, and names the command in its usage', () => {
    for (const args of [[], ['one', 'two']])
      expect(npmRun(['ops', '--', 'backup', ...args])).toEqual({
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
  const { code, output } = npmRun(['lab']);
  expect(code).toBe(2);
  expect(output.startsWith('Usage: npm run lab -- COMMAND')).toBe(true);
  for (const command of ['bench', 'faults', 'soak', 'security', 'lighthouse', 'mutants', 'pictures'])
    expect(output).toMatch(new RegExp(`^  ${command} .*\\S$`, 'm'));
});
