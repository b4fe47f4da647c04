import { spawn } from 'node:child_process';
import path from 'node:path';
import { AS_OPERATED, shortLivedEnv } from './short-lived.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
export type Ended = { code: number | null; output: string };

/** Runs an ops command as a process with exactly these settings. */
export async function runScript(name: string, args: string[], settings: Record<string, string>): Promise<Ended> {
  const child = spawn(process.execPath, [...AS_OPERATED, path.join(ROOT, 'scripts', name), ...args], {
    cwd: ROOT,
    env: { ...shortLivedEnv, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += text.toString()));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, output };
}
