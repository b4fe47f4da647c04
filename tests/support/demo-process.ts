import { spawn } from 'node:child_process';
import path from 'node:path';
import { freePort } from './server-process.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
export const DEMO_PASSWORD = 'password of the demo';

export type DemoProcess = {
  url: string;
  /** What it printed until it was ready. */
  said: string;
  /** Returns the exit code. */
  stop: (signal?: 'SIGTERM' | 'SIGINT') => Promise<number | null>;
};

/** Starts the demo as its own process, with its data below `folder`, and waits until it serves. */
export async function startDemo(folder: string): Promise<DemoProcess> {
  const url = `http://127.0.0.1:${String(await freePort())}`;
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', path.join(ROOT, 'scripts/demo.ts')], {
    cwd: ROOT,
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      PORT: new URL(url).port,
      DEMO_PASSWORD,
      TMPDIR: folder,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<number | null>((resolve) => child.on('exit', resolve));
  let said = '';
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (part: Buffer) => (said += part.toString()).includes('sign in') && resolve());
    child.on('exit', () => reject(new Error(`the demo ended: ${said}`)));
  });
  return {
    url,
    said,
    stop: (signal = 'SIGTERM') => {
      child.kill(signal);
      return ended;
    },
  };
}
