import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

const DEPLOY = path.resolve(import.meta.dirname, '../deploy');
const PROGRAMS = ['equipment-finance', 'npm', 'systemctl', 'install'];
let folder: string;
let checkout: string;

/** A checkout one commit behind its origin, and stand-ins that record their calls and fail when told to. */
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'upgrade-'));
  const [origin, bin] = [path.join(folder, 'origin'), path.join(folder, 'bin')];
  checkout = path.join(folder, 'checkout');
  fs.mkdirSync(origin);
  git(origin, 'init', '--quiet', '--initial-branch=main');
  fs.cpSync(path.join(DEPLOY, 'upgrade'), path.join(origin, 'deploy/upgrade'), { recursive: true });
  commit(origin, 'one');
  git(folder, 'clone', '--quiet', origin, checkout);
  commit(origin, 'two');
  fs.mkdirSync(bin);
  for (const name of PROGRAMS)
    fs.writeFileSync(
      path.join(bin, name),
      `#!/bin/sh\necho "${name} $*" >> "${folder}/calls"\n[ "$FAILING" != "${name}" ] || exit 1\n`,
      { mode: 0o755 },
    );
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

function git(cwd: string, ...args: string[]): string {
  const who = ['-c', 'user.name=Test', '-c', 'user.email=test@acme.example'];
  const { status, stdout, stderr } = spawnSync('git', [...who, ...args], { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return stdout.trim();
}
function commit(where: string, text: string): void {
  fs.writeFileSync(path.join(where, 'version'), text);
  git(where, 'add', '.');
  git(where, 'commit', '--quiet', '-m', text);
}
function upgrade(failing = '', version: string[] = []): { code: number | null; output: string; calls: string[] } {
  const { status, stdout, stderr } = spawnSync(path.join(checkout, 'deploy/upgrade'), version, {
    env: { PATH: `${path.join(folder, 'bin')}:${process.env['PATH'] ?? ''}`, HOME: folder, FAILING: failing },
    encoding: 'utf8',
  });
  const calls = path.join(folder, 'calls');
  const lines = fs.existsSync(calls) ? fs.readFileSync(calls, 'utf8').trim().split('\n') : [];
  return { code: status, output: `${stdout}${stderr}`, calls: lines };
}
const version = (): string => fs.readFileSync(path.join(checkout, 'version'), 'utf8');

describe('deploy/upgrade', () => {
  test('makes a backup, builds the new version, restarts, and names the way back', () => {
    const before = git(checkout, 'rev-parse', '--short', 'HEAD');
    const { code, output, calls } = upgrade();
    expect(code, output).toBe(0);
    expect(version()).toBe('two');
    expect(calls.map((line) => line.split(' ').slice(0, 2).join(' '))).toEqual([
      'equipment-finance backup',
      'npm run',
      'install -m',
      'install -m',
      'systemctl daemon-reload',
      'systemctl restart',
    ]);
    const file = calls[0]?.split(' ')[2] ?? '';
    expect(file).toMatch(new RegExp(`^/var/backups/equipment-finance/before-upgrade-${before}-.+Z\\.backup$`));
    expect(output).toContain(`The version before was ${before}, and its backup is ${file}.`);
  });

  test('a failed backup stops it before anything changes', () => {
    const { code, output, calls } = upgrade('equipment-finance');
    expect(code).toBe(1);
    expect(output).toContain('the backup failed, and nothing was changed');
    expect(calls).toHaveLength(1);
    expect(version()).toBe('one');
  });

  test('a failed build restores the files of the running version', () => {
    const { code, output, calls } = upgrade('npm');
    expect(code).toBe(1);
    expect(output).toContain('The new version could not be built.');
    expect(calls.some((line) => line.startsWith('systemctl'))).toBe(false);
    expect(version()).toBe('one');
  });

  test('a start that fails names the log and the steps back', () => {
    const { code, output } = upgrade('systemctl');
    expect(code).not.toBe(0);
    expect(output).toMatch(/To return to it: docs\/how-to\/upgrade\.md[^]+journalctl -u equipment-finance/);
  });

  test('an unknown version and changed files are refused', () => {
    expect(upgrade('', ['v9']).output).toContain('this version could not be checked out');
    fs.writeFileSync(path.join(checkout, 'version'), 'mine');
    expect(upgrade().output).toContain('files in');
    expect(version()).toBe('mine');
  });

  test('the newest version is left as it is', () => {
    git(checkout, 'pull', '--quiet');
    const { code, output } = upgrade();
    expect(code).toBe(0);
    expect(output).toContain('is the newest version. Nothing was changed.');
  });
});
