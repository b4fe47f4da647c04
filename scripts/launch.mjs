import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { alone } from './lock.mjs';
import { memory } from './memory.mjs';
import { isBuilt, isInstalled, markInstalled, ROOT } from './stamp.mjs';

const KILL_MS = 5000;
const FOLLOW = new URL('follow-parent.mjs', import.meta.url).href;
const exitCode = (signal) => 128 + os.constants.signals[signal];
const stopHere = (signal) => process.exit(exitCode(signal));
let onSignal = stopHere;

// Only plain JavaScript of Node 20 here: these files run before anything is installed.
if (process.env.npm_lifecycle_event) await import('./follow-parent.mjs');
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => onSignal(signal));

/**
 * Installs and, where asked, builds what is missing or out of date; a warm start only compares two hashes.
 * @param {{ build: boolean, dev?: boolean }} needs dev: packages for development
 */
export async function prepare({ build, dev = true }) {
  const ready = () => isInstalled(dev) && (!build || isBuilt());
  if (ready()) return;
  await alone(async () => {
    if (!isInstalled(dev)) await install();
    if (build && !isBuilt()) await work('Building the pages', node24(), ['scripts/build.ts']);
  });
}

/** Runs a TypeScript file under Node 24 in this terminal, and ends with its exit code. */
export async function run(file, args, more = []) {
  const node = node24();
  const flags = ['--disable-warning=ExperimentalWarning', '--import', FOLLOW, ...more];
  const env = {
    ...memory,
    ...process.env,
    PATH: `${path.dirname(node)}${path.delimiter}${process.env.PATH ?? ''}`,
    // Parsed modules are kept beside the packages: a warm start reads them instead of parsing anew.
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? path.join(ROOT, 'node_modules/.cache/compile'),
  };
  const told = process.env.NOTIFY_SOCKET ? ['ipc'] : [];
  const stdio = ['inherit', 'inherit', 'inherit', ...told];
  const child = spawn(node, [...flags, file, ...args], { cwd: ROOT, env, stdio });
  onSignal = (signal) => child.kill(signal);
  child.once('message', tellSystemd);
  process.exit(await ended(child));
}

// A unit of Type=notify counts as started from here on: what a supervisor does next finds a node that answers.
function tellSystemd() {
  spawn('systemd-notify', ['--ready'], { stdio: 'inherit' }).on('error', (error) => {
    console.error(`systemd was not told that the server is ready: ${error.message}`);
  });
}

async function install() {
  // Removed first: npm ci that is cut off leaves a folder that looks whole.
  fs.rmSync(path.join(ROOT, 'node_modules/.installed-stamp'), { force: true });
  const cli = process.env.npm_execpath;
  const npm = cli?.endsWith('npm-cli.js') ? [process.execPath, cli] : ['npm'];
  const args = ['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund'];
  await work('Installing the packages of the lockfile', npm[0], [...npm.slice(1), ...args]);
  markInstalled();
}

// In a process group of its own, so that a signal reaches everything it has started, and nothing is left behind.
async function work(what, command, args) {
  const from = Date.now();
  const seconds = () => Math.round((Date.now() - from) / 1000);
  console.error(`${what} ...`);
  const progress = setInterval(() => console.error(`  still at it, ${seconds()} s`), 15_000);
  const child = spawn(command, args, { cwd: ROOT, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  child.stdout.on('data', (text) => (output += text));
  child.stderr.on('data', (text) => (output += text));
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
  clearInterval(progress);
  killGroup('SIGKILL');
  if (stopped) stopHere(stopped);
  onSignal = stopHere;
  if (code !== 0) {
    console.error(`${output.trim()}\n${what} failed (${code}).`);
    process.exit(1);
  }
  console.error(`  done in ${seconds()} s`);
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
    `This needs Node 24. On Linux (x64, arm64) it comes with the packages; here (${process.platform} ${process.arch},` +
      ` Node ${process.versions.node}) please install Node 24 or newer and start again.`,
  );
  process.exit(1);
}
