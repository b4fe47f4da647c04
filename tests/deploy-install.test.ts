import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..');
const script = fs.readFileSync(path.join(ROOT, 'deploy/install'), 'utf8');
/** The lines of the script that install the Caddyfile. The rest needs an empty server. */
const [lines = ''] = /^site=[^]+?\.installed"$(?=\nsystemctl)/m.exec(script) ?? [];

let folder: string;
let site: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'install-'));
  site = path.join(folder, 'Caddyfile');
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

/** Runs the lines on a folder of this test. Returns the notes of the script. */
function install(): string {
  const steps = lines.replace('/etc/caddy/Caddyfile', site);
  const { status, stdout, stderr } = spawnSync('sh', ['-euc', `say() { echo "$*"; }\n${steps}`], {
    cwd: ROOT,
    env: { PATH: process.env['PATH'] ?? '', DOMAIN: 'apply.acme.example' },
    encoding: 'utf8',
  });
  expect(status, stderr).toBe(0);
  return stdout;
}
const content = (file = site): string => fs.readFileSync(file, 'utf8');

describe('the Caddyfile of deploy/install', () => {
  test('replaces the one of the package, which is kept aside', () => {
    fs.writeFileSync(site, 'of the package');
    expect(install()).toBe('');
    expect(content()).toMatch(/^apply\.acme\.example \{$/m);
    expect(content(`${site}.before`)).toBe('of the package');
  });

  test('is installed where none exists, also after an earlier run', () => {
    expect(install()).toBe('');
    expect(content()).toContain('reverse_proxy 127.0.0.1:3000');
    fs.writeFileSync(`${site}.before`, 'of the package');
    fs.rmSync(site);
    expect(install()).toBe('');
    expect(content()).toContain('reverse_proxy 127.0.0.1:3000');
  });

  test('of an installer that kept no copy stays', () => {
    fs.writeFileSync(site, 'of an earlier installer');
    fs.writeFileSync(`${site}.before`, 'of the package');
    expect(install()).toContain('has your changes, so it stays.');
    expect(content()).toBe('of an earlier installer');
  });

  test('stays with the changes of the operator, also where none existed at first', () => {
    install();
    fs.appendFileSync(site, '# mine\n');
    for (let run = 0; run < 2; run++) expect(install()).toContain(`${site} has your changes, so it stays.`);
    expect(content()).toContain('# mine');
  });
});
