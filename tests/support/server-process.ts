import { type ChildProcess, spawn } from 'node:child_process';
import net from 'node:net';
import path from 'node:path';
import { copyDataTemplate } from './data-template.ts';
import { AS_OPERATED, shortLivedEnv } from './short-lived.ts';

/** Ends the wait for a server that hangs. Generous, because other programs may use the processors. */
const READY_MS = 240_000;
const ROOT = path.resolve(import.meta.dirname, '../..');

export type ServerProcess = {
  url: string;
  pid: number;
  output: () => string;
  kill: (signal: NodeJS.Signals) => Promise<number | null>;
};

type HowStarted = {
  /** A command with arguments that runs the server as its own process (exec). */
  by?: readonly string[];
  root?: string;
};

/** Starts the real server as its own process and waits until /readyz answers 200. */
export async function startServerProcess(
  settings: Record<string, string>,
  flags: readonly string[] = AS_OPERATED,
  { by = [], root = ROOT }: HowStarted = {},
): Promise<ServerProcess> {
  const { DATA_DIR, DATABASE_URL } = settings;
  if (DATA_DIR !== undefined && DATABASE_URL === undefined) copyDataTemplate(DATA_DIR);
  const port = settings['PORT'] ?? String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const [command, ...rest] = [...by, process.execPath, ...flags, path.join(root, 'src/server/main.ts')];
  const child = spawn(command, rest, {
    cwd: root,
    env: {
      ...shortLivedEnv,
      PORT: port,
      PUBLIC_URL: url,
      LOG_LEVEL: 'warn',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<number | null>((resolve) => child.on('exit', (code) => resolve(code)));
  await untilReady(url, child, () => output);
  return {
    url,
    pid: child.pid ?? -1,
    output: () => output,
    kill: (signal) => {
      child.kill(signal);
      return ended;
    },
  };
}

async function untilReady(url: string, child: ChildProcess, output: () => string): Promise<void> {
  const deadline = Date.now() + READY_MS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`the server exited with ${String(child.exitCode)}:\n${output()}`);
    if (await isReady(url)) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  child.kill('SIGKILL');
  throw new Error(`the server was not ready within 4 minutes:\n${output()}`);
}

export const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/readyz`).then(
    (answer) => answer.ok,
    () => false,
  );

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as net.AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
