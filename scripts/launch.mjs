import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { alone } from './lock.mjs';
import { memory } from './memory.mjs';
import { isBuilt, isInstalled, ROOT } from './stamp.mjs';

const KILL_MS = 5000;
const FOLLOW = new URL('follow-parent.mjs', import.meta.url).href;
const LAB = path.join(ROOT, 'lab');
const exitCode = (signal) => 128 + os.constants.signals[signal];
const stopHere = (signal) => process.exit(exitCode(signal));
let onSignal = stopHere;

// Plain JavaScript for Node 20, because these files run before any package is installed.
if (process.env.npm_lifecycle_event) await import('./follow-parent.mjs');
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => onSignal(signal));

/**
 * Installs and builds what is missing or out of date.
 * @param {{ build?: boolean, dev?: boolean, lab?: boolean }} needs the pages, development packages, the lab's
 * packages
 */
export async function prepare({ build = false, dev = false, lab = false }) {
  const steps = [
    { done: () => isInstalled(ROOT, dev), work: () => install(ROOT, dev) },
    { done: () => !lab || isInstalled(LAB, false), work: () => install(LAB, false) },
    { done: () => !build || isBuilt(), work: () => work('Building the pages', node24(), ['scripts/build.ts'], ROOT) },
  ];
  if (steps.every(({ done }) => done())) return;
  await alone(async () => {
    for (const step of steps) if (!step.done()) await step.work();
  });
}

/** Runs a TypeScript file under Node 24 in this terminal and exits with its exit code. */
export async function run(file, args) {
  const node = node24();
  const flags = ['--disable-warning=ExperimentalWarning', '--import', FOLLOW];
  const env = {
    ...memory,
    ...process.env,
    PATH: `${path.dirname(node)}${path.delimiter}${process.env.PATH ?? ''}`,
    // Speeds up a restart with compiled modules.
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? path.join(ROOT, 'node_modules/.cache/compile'),
  };
  const notify = process.env.NOTIFY_SOCKET ? ['ipc'] : [];
  const child = spawn(node, [...flags, file, ...args], {
    cwd: ROOT,
    env,
    stdio: ['inherit', 'inherit', 'inherit', ...notify],
  });
  onSignal = (signal) => child.kill(signal);
  child.once('message', notifySystemd);
  process.exit(await ended(child));
}

// systemd counts a unit of Type=notify as started from here on.
function notifySystemd() {
  spawn('systemd-notify', ['--ready'], { stdio: 'inherit' }).on('error', (error) => {
    console.error(`systemd was not notified that the server is ready: ${error.message}`);
  });
}

/** Installs into a folder next to node_modules and swaps both by rename, so an interrupted install changes nothing. */
async function install(folder, dev) {
  const remove = (name) => fs.rmSync(path.join(folder, name), { recursive: true, force: true });
  fs.readdirSync(folder)
    .filter((name) => name.startsWith('.install-'))
    .forEach(remove);
  const staging = fs.mkdtempSync(path.join(folder, '.install-'));
  for (const name of ['package.json', 'package-lock.json', '.npmrc'])
    fs.copyFileSync(path.join(folder, name), path.join(staging, name));
  const cli = process.env.npm_execpath;
  const npm = cli?.endsWith('npm-cli.js') ? [process.execPath, cli] : ['npm'];
  const args = ['ci', dev ? '--include=dev' : '--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund'];
  const what = folder === LAB ? "Installing the lab's packages" : 'Installing packages';
  await work(what, npm[0], [...npm.slice(1), ...args], staging);
  const modules = path.join(folder, 'node_modules');
  if (fs.existsSync(modules)) fs.renameSync(modules, path.join(staging, 'old'));
  fs.renameSync(path.join(staging, 'node_modules'), modules);
  remove(path.basename(staging));
}

// The command leads a process group, so that a signal reaches all its children.
async function work(what, command, args, cwd) {
  const from = Date.now();
  console.error(`${what} ...`);
  const child = spawn(command, args, { cwd, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  const killGroup = (signal) => {
    try {
      process.kill(-child.pid, signal);
    } catch {
      // The group has ended.
    }
  };
  let stopped;
  onSignal = (signal) => {
    stopped = signal;
    killGroup(signal);
    setTimeout(killGroup, KILL_MS, 'SIGKILL').unref();
  };
  const code = await ended(child);
  killGroup('SIGKILL');
  if (stopped) stopHere(stopped);
  onSignal = stopHere;
  if (code !== 0) {
    console.error(`${output.trim()}\n${what} failed (${code}).`);
    process.exit(1);
  }
  console.error(`  done in ${Math.round((Date.now() - from) / 1000)} s`);
}

function ended(child) {
  return new Promise((resolve) => {
    child.on('error', (error) => {
      console.error(`${child.spawnfile} could not be started: ${error.message}`);
      process.exit(1);
    });
    child.on('close', (code, signal) => resolve(code ?? exitCode(signal)));
  });
}

function node24() {
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  const packaged = path.join(ROOT, 'node_modules', `node-linux-${process.arch}`, 'bin/node');
  if (process.platform === 'linux' && fs.existsSync(packaged)) return packaged;
  console.error(
    `This needs Node 24. On Linux (x64, arm64) the packages include it. Here (${process.platform} ${process.arch},` +
      ` Node ${process.versions.node}) install Node 24 or newer and start again.`,
  );
  process.exit(1);
}
