import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const INSTALL_MS = 600_000;
type Ended = { code: number | null; output: string };

/** Installs missing programs. @throws Error that names the packages to install */
export function ensurePrograms(programs: Record<string, string>): void {
  const missing = Object.keys(programs).filter((program) => !isThere(program));
  if (missing.length === 0) return;
  const packages = [...new Set(missing.map((program) => programs[program] ?? program))];
  const byHand = `please install ${packages.join(', ')} (Debian: apt-get install ${packages.join(' ')})`;
  if (process.getuid?.() !== 0 || !isThere('apt-get'))
    throw new Error(`${missing.join(', ')} is not installed: ${byHand}.`);
  console.error(`Installing ${packages.join(', ')} ...`);
  const options = {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: 'pipe',
    timeout: INSTALL_MS,
  } as const;
  execFileSync('apt-get', ['update'], options);
  execFileSync('apt-get', ['install', '-y', '--no-install-recommends', ...packages], options);
  const still = missing.filter((program) => !isThere(program));
  if (still.length > 0) throw new Error(`${still.join(', ')} is missing in its package: ${byHand}.`);
}

const isThere = (program: string): boolean =>
  [...(process.env['PATH'] ?? '').split(path.delimiter), '/usr/sbin', '/usr/bin'].some((folder) =>
    fs.existsSync(path.join(folder, program)),
  );

const running = new Set<ChildProcess>();
/** Stops the started programs when the command is stopped. */
export const stopPrograms = (): void => running.forEach((child) => child.kill('SIGTERM'));

/** Runs a program to its end in its own folder. Stops it and fails after the time limit. */
export function runProgram(
  program: string,
  args: string[],
  { cwd, ms, home = cwd }: { cwd: string; ms: number; home?: string },
): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd, env: { ...process.env, HOME: home }, stdio: ['ignore', 'pipe', 'pipe'] });
    running.add(child);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += text.toString()));
    let late = false;
    const timer = setTimeout(() => {
      late = true;
      child.kill('SIGKILL');
    }, ms);
    child.once('error', reject);
    child.once('close', (code) => {
      clearTimeout(timer);
      running.delete(child);
      if (late) reject(new Error(`${program} did not finish within ${String(ms / 1000)} s:\n${output.slice(-2000)}`));
      else resolve({ code, output });
    });
  });
}

export function versionOf(program: string, args: string[], pattern: RegExp): Promise<string> {
  const { stdout, stderr } = spawnSync(program, args, { encoding: 'utf8', timeout: 30_000 });
  const version = pattern.exec(`${stdout}${stderr}`)?.[1];
  return version === undefined
    ? Promise.reject(new Error(`${program} does not print its version`))
    : Promise.resolve(`${program} ${version}`);
}

/** Creates a temporary folder while `work` runs. */
export async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'security-'));
  try {
    return await work(folder);
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}
