import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copyDataTemplate } from './support/data-template.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'image-'));
const [app, dataDir] = [path.join(folder, 'app'), path.join(folder, 'data')];
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

/** Copies the last stage of deploy/Dockerfile into a folder: its COPY lines, with the run-time packages only. */
beforeAll(() => {
  const stage =
    fs
      .readFileSync(path.join(ROOT, 'deploy/Dockerfile'), 'utf8')
      .split(/^FROM /m)
      .at(-1) ?? '';
  const copied = [...stage.matchAll(/^COPY --from=build (.+) \S+$/gm)].flatMap(([, paths = '']) => paths.split(' '));
  for (const name of copied.map((one) => path.relative('/app', one)))
    if (name !== 'runtime') fs.cpSync(path.join(ROOT, name), path.join(app, name), { recursive: true });
  const copy = ['scripts/runtime-packages.ts', path.join(app, 'node_modules')];
  expect(spawnSync(process.execPath, copy, { cwd: ROOT, encoding: 'utf8' })).toMatchObject({ status: 0 });
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

describe('ops commands in the container image', () => {
  const backup = path.join(folder, 'backup');
  const keys = path.join(folder, 'keys');
  test.each([
    [['doctor'], {}, 1, '\nSettings\n'],
    [['backup', backup], {}, 0, 'was written and verified'],
    [['backup-keys', keys], {}, 0, 'contains the keys "k1", encrypted with your passphrase'],
    [
      ['restore-keys', keys],
      { ENCRYPTION_KEYS: '', DATA_DIR: path.join(folder, 'new') },
      0,
      'contains the keys "k1" again',
    ],
    [['restore', backup], { DATA_DIR: path.join(folder, 'new') }, 0, 'is restored and compared row by row'],
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
    const before = fs.readdirSync(app);
    inImage(['salesforce-check']);
    expect(fs.readdirSync(app)).toEqual(before);
    expect(fs.existsSync(path.join(app, 'node_modules/.cache'))).toBe(false);
  });

  test('the server and its adapters load without build tools', () => {
    const adapters = fs.globSync('src/server/{adapters/**/*,features/signed-copies/{draw,sign}}.ts', { cwd: app });
    const files = ['src/server/boot/start.ts', ...adapters.filter((file) => !file.endsWith('.test.ts'))];
    const script = `for (const file of ${JSON.stringify(files)}) await import('./' + file)`;
    const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
      cwd: app,
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([0, '']);
    for (const name of ['vite', 'react']) expect(fs.existsSync(path.join(app, 'node_modules', name)), name).toBe(false);
  });
});
