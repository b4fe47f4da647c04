import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copyDataTemplate } from './data-template.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'image-'));
const [app, dataDir] = [path.join(folder, 'app'), path.join(folder, 'data')];
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

type Lock = { packages: Record<string, { dev?: true }> };

/** The last stage of deploy/Dockerfile as a folder: its COPY lines, and only the packages that are not for development. */
beforeAll(() => {
  const stage =
    fs
      .readFileSync(path.join(ROOT, 'deploy/Dockerfile'), 'utf8')
      .split(/^FROM /m)
      .at(-1) ?? '';
  const copied = [...stage.matchAll(/^COPY --from=build (.+) \S+$/gm)].flatMap(([, paths = '']) => paths.split(' '));
  fs.mkdirSync(path.join(app, 'node_modules'), { recursive: true });
  for (const name of copied.map((one) => path.relative('/app', one)))
    if (name !== 'node_modules') fs.cpSync(path.join(ROOT, name), path.join(app, name), { recursive: true });
  const lock = JSON.parse(fs.readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8')) as Lock;
  const packages = Object.fromEntries(Object.entries(lock.packages).filter(([name, { dev }]) => name !== '' && !dev));
  fs.writeFileSync(path.join(app, 'node_modules/.package-lock.json'), JSON.stringify({ packages }));
  for (const name of Object.keys(packages)) {
    if (name.lastIndexOf('node_modules/') > 0 || !fs.existsSync(path.join(ROOT, name))) continue;
    fs.mkdirSync(path.dirname(path.join(app, name)), { recursive: true });
    fs.symlinkSync(path.join(ROOT, name), path.join(app, name));
  }
  copyDataTemplate(dataDir);
});

function inImage(command: string[], changes: Record<string, string> = {}): { code: number | null; output: string } {
  const env = {
    PATH: `${path.dirname(process.execPath)}:${process.env['PATH'] ?? ''}`,
    HOME: dataDir,
    DATA_DIR: dataDir,
    NODE_ENV: 'production',
    NODE_COMPILE_CACHE: path.join(folder, 'compile'),
    npm_config_cache: path.join(folder, 'npm'),
    BACKUP_PASSPHRASE: 'a passphrase of the tests',
    ENCRYPTION_KEYS: `k1:${Buffer.alloc(32, 7).toString('base64')}`,
    ...changes,
  };
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', 'ops', '--', ...command], {
    cwd: app,
    env,
    encoding: 'utf8',
  });
  return { code: status, output: `${stdout}${stderr}` };
}

describe('design 2: the operations commands in the container image', () => {
  const backup = path.join(folder, 'backup');
  const keys = path.join(folder, 'keys');
  test.each([
    [['doctor'], {}, 1, '\nSettings\n'],
    [['backup', backup], {}, 0, 'is written and was read back'],
    [['backup-keys', keys], {}, 0, 'holds the keys "k1" under your passphrase'],
    [
      ['restore-keys', keys],
      { ENCRYPTION_KEYS: '', DATA_DIR: path.join(folder, 'new') },
      0,
      'holds the keys "k1" again',
    ],
    [['restore', backup], { DATA_DIR: path.join(folder, 'new') }, 0, 'is back, compared row by row'],
    [['rotate-keys'], {}, 1, 'There are no data keys yet: start the server once.'],
    [['verify-audit'], {}, 1, '0 entries follow one another'],
    [['move-to-postgres'], {}, 1, 'DATABASE_URL'],
    [['salesforce-check'], {}, 0, 'Not run: SALESFORCE_URL is not set'],
    [['renew-invitation'], {}, 1, 'Set ADMIN_EMAIL'],
  ])('%j runs without development packages', (command, changes, code, words) => {
    const ended = inImage(command, changes);
    expect(ended.output).toContain(words);
    expect(ended.code).toBe(code);
  });

  test('a command installs nothing and writes nothing next to the sources', () => {
    inImage(['salesforce-check']);
    for (const name of ['.prepare-lock', 'node_modules/.installed-stamp', 'node_modules/.cache'])
      expect(fs.existsSync(path.join(app, name)), name).toBe(false);
  });
});
