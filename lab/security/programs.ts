import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

type Ended = { code: number | null; output: string };

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
