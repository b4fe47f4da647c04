import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { copyDataTemplate } from './support/data-template.ts';
import { freePort } from './support/server-process.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
/** The PATH without the packaged Node. */
const HOST_PATH = (process.env['PATH'] ?? '')
  .split(':')
  .filter((folder) => !folder.includes('node_modules'))
  .join(':');
const folders: string[] = [];
const runs: Run[] = [];
afterEach(() => {
  for (const pid of runs.splice(0).flatMap((one) => one.left())) process.kill(pid, 'SIGKILL');
  for (const folder of folders.splice(0)) fs.rmSync(folder, { recursive: true, force: true });
});

type Run = { child: ChildProcess; output: () => string; ended: Promise<number | string | null>; left: () => number[] };

/** Runs a command as an operator does: with the host's Node, an empty HOME, and a marker to find its processes. */
function run(cwd: string, command: string, args: string[], settings: Record<string, string> = {}): Run {
  const mark = `STARTER_TEST=${randomUUID()}`;
  const env = { PATH: HOST_PATH, HOME: temporary('home-'), STARTER_TEST: mark.slice(13), ...settings };
  const child = spawn(command, args, { cwd, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += text.toString()));
  const ended = new Promise<number | string | null>((resolve) => {
    child.once('exit', (code, signal) => resolve(code ?? signal));
  });
  const started = { child, output: () => output, ended, left: () => marked(mark) };
  runs.push(started);
  return started;
}

function marked(mark: string): number[] {
  const pids = fs.readdirSync('/proc').map(Number).filter(Boolean);
  return pids.filter((pid) => {
    try {
      return fs.readFileSync(`/proc/${String(pid)}/environ`, 'utf8').includes(mark);
    } catch {
      return false; // The process has ended, or belongs to another user.
    }
  });
}

function temporary(prefix: string): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), prefix));
  folders.push(folder);
  return folder;
}

/** Returns a data folder with files of an earlier start. */
function usedDataFolder(): string {
  const folder = temporary('data-');
  copyDataTemplate(folder);
  return folder;
}

/** Creates a checkout with the files that the starter needs, and links this checkout's packages. */
function checkout(files: Record<string, string>, withPackages: boolean): string {
  const folder = temporary('checkout-');
  fs.mkdirSync(path.join(folder, 'scripts'));
  for (const name of ['package.json', 'package-lock.json', '.npmrc'])
    fs.copyFileSync(path.join(ROOT, name), path.join(folder, name));
  for (const name of fs.readdirSync(path.join(ROOT, 'scripts')).filter((file) => file.endsWith('.mjs')))
    fs.copyFileSync(path.join(ROOT, 'scripts', name), path.join(folder, 'scripts', name));
  if (withPackages) fs.symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
  for (const [name, text] of Object.entries(files)) fs.writeFileSync(path.join(folder, name), text);
  return folder;
}

const until = (what: string, met: () => boolean | Promise<boolean>): Promise<unknown> =>
  vi.waitUntil(met, { timeout: 240_000, interval: 50 }).catch((cause: unknown) => {
    throw new Error(`timed out: ${what}`, { cause });
  });

const nothingLeft = (run: Run): Promise<unknown> => until('no process is left', () => run.left().length === 0);
const isReady = async (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${String(port)}/readyz`).then(
    (answer) => answer.ok,
    () => false,
  );

async function untilReady(server: Run, port: number): Promise<void> {
  await until('ready', async () => {
    if (server.child.exitCode !== null) throw new Error(`the server exited:\n${server.output()}`);
    return isReady(port);
  });
}

test('SIGTERM to npm during an install leaves no process behind', async () => {
  const cold = run(checkout({}, false), 'npm', ['start']);
  await until('npm ci runs', () => cold.output().includes('Installing') && cold.left().length >= 3);
  cold.child.kill('SIGTERM');
  expect(await cold.ended).not.toBe(0);
  await nothingLeft(cold);
});

test('SIGTERM and SIGINT during a build end it with the exit code of the signal', async () => {
  const slow = { 'scripts/build.ts': "console.log('building'); setInterval(() => undefined, 1000);" };
  for (const [signal, code] of [
    ['SIGTERM', 143],
    ['SIGINT', 130],
  ] as const) {
    const building = run(checkout(slow, true), process.execPath, ['scripts/start.mjs']);
    await until('the build runs', () => building.output().includes('Building') && building.left().length >= 2);
    building.child.kill(signal);
    expect(await building.ended).toBe(code);
    await nothingLeft(building);
  }
});

test('a failed build ends the start with a readable message', async () => {
  const broken = { 'scripts/build.ts': "throw new Error('the build is broken');" };
  const failed = run(checkout(broken, true), process.execPath, ['scripts/start.mjs']);
  expect(await failed.ended).toBe(1);
  expect(failed.output()).toContain('the build is broken');
  expect(failed.output()).toContain('Building the pages failed');
});

test('a script runs under Node 24 and returns its exit code', async () => {
  const script = { 'scripts/tell.ts': 'console.log(process.version as string, process.argv[2]); process.exit(7);' };
  const told = run(checkout(script, true), 'node', ['scripts/run.mjs', 'scripts/tell.ts', 'word']);
  expect(await told.ended).toBe(7);
  expect(told.output()).toMatch(/^v(2[4-9]|[3-9]\d)\.\S+ word\n$/);
});

type Packages = Record<string, { dev?: true }>;

const lock = JSON.parse(fs.readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8')) as { packages: Packages };
const withoutDevelopment = Object.fromEntries(Object.entries(lock.packages).filter(([, entry]) => !entry.dev));
const NODE = `node_modules/node-linux-${process.arch}`;

/** Creates a checkout that was built elsewhere, with these packages in npm's list in node_modules. */
async function builtCheckout(packages: Packages): Promise<string> {
  const folder = checkout({ 'scripts/hello.ts': "console.log('hello');" }, false);
  fs.mkdirSync(path.join(folder, 'src/server'), { recursive: true });
  fs.writeFileSync(path.join(folder, 'src/server/main.ts'), "console.log('serves');");
  fs.mkdirSync(path.join(folder, 'node_modules'));
  fs.writeFileSync(path.join(folder, 'node_modules/.package-lock.json'), JSON.stringify({ packages }));
  fs.symlinkSync(path.join(ROOT, NODE), path.join(folder, NODE));
  fs.mkdirSync(path.join(folder, 'dist'));
  const script = "import('./scripts/stamp.mjs').then((one) => one.markBuilt(one.buildStamp()))";
  expect(await run(folder, process.execPath, ['-e', script]).ended).toBe(0);
  return folder;
}

/** Creates a fake npm. It writes its arguments to npm.log, then a list of all packages, then waits or ends. */
function fakeNpm(folder: string, ending: 'waits' | 'ends'): Record<string, string> {
  const bin = temporary('bin-');
  fs.writeFileSync(path.join(bin, 'list.json'), JSON.stringify(lock));
  const lines = [
    '#!/bin/sh',
    `echo "$@" >> ${folder}/npm.log`,
    'mkdir node_modules',
    ...(ending === 'waits' ? [`touch ${folder}/half`, 'exec sleep 600'] : []),
    `ln -s ${path.join(ROOT, NODE)} ${NODE}`,
    `cp ${bin}/list.json node_modules/.package-lock.json`,
  ];
  fs.writeFileSync(path.join(bin, 'npm'), `${lines.join('\n')}\n`, { mode: 0o755 });
  return { PATH: `${bin}:${HOST_PATH}` };
}

const npmCalls = (folder: string): string[] =>
  fs.existsSync(path.join(folder, 'npm.log'))
    ? fs.readFileSync(path.join(folder, 'npm.log'), 'utf8').trim().split('\n')
    : [];

test('a folder installed with npm ci --omit=dev and built elsewhere starts without changes', async () => {
  const folder = await builtCheckout(withoutDevelopment);
  const started = run(folder, 'npm', ['start']);
  expect([await started.ended, started.output()]).toEqual([0, expect.stringContaining('serves') as string]);
  expect(started.output()).not.toContain('Installing');
  expect(fs.existsSync(path.join(folder, NODE))).toBe(true);
});

test('a start installs no development packages; a script that needs them adds them', async () => {
  const empty = await builtCheckout({});
  expect(await run(empty, 'node', ['scripts/start.mjs'], fakeNpm(empty, 'ends')).ended).toBe(0);
  expect(npmCalls(empty)).toEqual([expect.stringContaining('ci --omit=dev --ignore-scripts') as string]);
  const folder = await builtCheckout(withoutDevelopment);
  const npm = fakeNpm(folder, 'ends');
  const hello = (...needs: string[]): Run =>
    run(folder, 'node', ['scripts/run.mjs', ...needs, 'scripts/hello.ts'], npm);
  expect(await hello().ended).toBe(0);
  expect(npmCalls(folder)).toEqual([]);
  expect(await hello('--dev').ended).toBe(0);
  expect(await hello('--dev').ended).toBe(0);
  expect(npmCalls(folder)).toEqual([expect.stringContaining('ci --include=dev --ignore-scripts') as string]);
});

test.each(['SIGTERM', 'SIGKILL'] as const)(
  'an install that %s ends leaves the packages unchanged, and the next start completes it',
  async (signal) => {
    const folder = await builtCheckout({});
    fs.writeFileSync(path.join(folder, 'node_modules/kept'), '');
    const before = fs.readdirSync(path.join(folder, 'node_modules')).sort();
    const cut = run(folder, 'node', ['scripts/start.mjs'], fakeNpm(folder, 'waits'));
    await until('npm is half-way', () => fs.existsSync(path.join(folder, 'half')));
    cut.child.kill(signal);
    expect(await cut.ended).toBe(signal === 'SIGTERM' ? 143 : 'SIGKILL');
    expect(fs.readdirSync(path.join(folder, 'node_modules')).sort()).toEqual(before);
    const again = run(folder, 'node', ['scripts/start.mjs'], fakeNpm(folder, 'ends'));
    expect([await again.ended, again.output()]).toEqual([0, expect.stringContaining('serves') as string]);
    expect(fs.existsSync(path.join(folder, 'node_modules/kept'))).toBe(false);
    expect(fs.readdirSync(folder).filter((name) => name.startsWith('.install'))).toEqual([]);
  },
);

test('npm start serves, and a SIGTERM to npm stops it cleanly and leaves no process behind', async () => {
  const port = await freePort();
  const server = run(ROOT, 'npm', ['start'], { PORT: String(port), DATA_DIR: temporary('data-') });
  await untilReady(server, port);
  await until('the address is printed', () => server.output().includes(`http://127.0.0.1:${String(port)}`));
  server.child.kill('SIGTERM');
  await server.ended;
  await nothingLeft(server);
  expect(await isReady(port)).toBe(false);
});

test('the starter ends with 0 after a stop, and serves again on the same data', async () => {
  const settings = { PORT: String(await freePort()), DATA_DIR: usedDataFolder() };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    const server = run(ROOT, 'node', ['scripts/start.mjs'], settings);
    await untilReady(server, Number(settings.PORT));
    server.child.kill(signal);
    expect(await server.ended).toBe(0);
    expect(server.output()).toMatch(/^stopping: \d+ requests? in progress$[^]*^stopped$/m);
    await nothingLeft(server);
  }
});

test('systemd is notified once, when the server is ready', async () => {
  const bin = temporary('bin-');
  const told = path.join(bin, 'told');
  const port = await freePort();
  fs.writeFileSync(path.join(bin, 'systemd-notify'), `#!/bin/sh\necho "$@" >> ${told}\n`, { mode: 0o755 });
  const settings = {
    DATA_DIR: usedDataFolder(),
    PORT: String(port),
    NOTIFY_SOCKET: '/run/systemd/notify',
    PATH: `${bin}:${process.env['PATH'] ?? ''}`,
  };
  const server = run(ROOT, 'node', ['scripts/start.mjs'], settings);
  await until('systemd was notified', () => fs.existsSync(told));
  expect(await isReady(port)).toBe(true);
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  expect(fs.readFileSync(told, 'utf8')).toBe('--ready\n');
});

test('a killed npm stops the server', async () => {
  const port = await freePort();
  const server = run(ROOT, 'npm', ['start'], { PORT: String(port), DATA_DIR: usedDataFolder() });
  await untilReady(server, port);
  server.child.kill('SIGKILL');
  await nothingLeft(server);
});

test('of two concurrent starts one prepares and the other waits; a lock left by a kill is taken over', async () => {
  const source = `
    import fs from 'node:fs';
    import { alone } from './lock.mjs';
    fs.appendFileSync('started', '.');
    await alone(async () => {
      fs.appendFileSync('log', 'in ');
      // Until the other two have started as well.
      while (fs.statSync('started').size < 3) await new Promise((resolve) => setImmediate(resolve));
      fs.appendFileSync('log', 'out ');
    });`;
  const folder = checkout({ 'scripts/work.mjs': source, '.prepare-lock': '1' }, true);
  fs.utimesSync(path.join(folder, '.prepare-lock'), 0, 0);
  const three = [1, 2, 3].map(() => run(folder, 'node', ['scripts/work.mjs']));
  expect(await Promise.all(three.map((one) => one.ended))).toEqual([0, 0, 0]);
  expect(fs.readFileSync(path.join(folder, 'log'), 'utf8')).toBe('in out in out in out ');
  expect(fs.existsSync(path.join(folder, '.prepare-lock'))).toBe(false);
});
