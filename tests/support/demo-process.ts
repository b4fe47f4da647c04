import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { freePort } from './server-process.ts';
import { shortLivedEnv } from './short-lived.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
export const DEMO_PASSWORD = 'password of the demo';

type Launched = {
  url: string;
  /** What it has printed so far. */
  said: () => string;
  /** Sends SIGINT to the whole process group, as Ctrl+C does, or SIGTERM to the launcher. Returns the exit code. */
  stop: (signal?: 'SIGTERM' | 'SIGINT') => Promise<number | null>;
  /** Process IDs of the demo that still run. */
  left: () => number[];
};
export type DemoProcess = Omit<Launched, 'said'> & { said: string };

/** Launches the demo as `npm run demo` does, with its data below `folder`. */
export async function launchDemo(folder: string): Promise<Launched & { ready: Promise<void> }> {
  const url = `http://127.0.0.1:${String(await freePort())}`;
  const mark = randomUUID();
  const child = spawn(process.execPath, ['scripts/run.mjs', '--built', 'scripts/demo.ts'], {
    cwd: ROOT,
    env: {
      ...shortLivedEnv,
      PORT: new URL(url).port,
      DEMO_PASSWORD,
      TMPDIR: folder,
      DEMO_TEST: mark,
    },
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<number | null>((resolve) => child.on('exit', resolve));
  let said = '';
  const ready = new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (part: Buffer) => (said += part.toString()).includes('sign in') && resolve());
    child.on('exit', () => reject(new Error(`the demo ended: ${said}`)));
  });
  return {
    url,
    said: () => said,
    ready,
    stop: (signal = 'SIGTERM') => {
      if (child.pid !== undefined) process.kill(signal === 'SIGINT' ? -child.pid : child.pid, signal);
      return ended;
    },
    left: () => processesWith(`DEMO_TEST=${mark}`),
  };
}

/** Launches the demo and waits until it serves. */
export async function startDemo(folder: string): Promise<DemoProcess> {
  const { ready, said, ...launched } = await launchDemo(folder);
  await ready;
  return { ...launched, said: said() };
}

function processesWith(setting: string): number[] {
  const pids = fs.readdirSync('/proc').map(Number).filter(Boolean);
  return pids.filter((pid) => {
    try {
      return fs.readFileSync(`/proc/${String(pid)}/environ`, 'utf8').includes(setting);
    } catch {
      return false; // The process has ended, or belongs to another user.
    }
  });
}
