import { fork } from 'node:child_process';
import { once } from 'node:events';

export type ForkedServer = { url: string; pid: number; stop: () => Promise<void> };

/** Starts a program that reports its port. A separate process keeps its work off the client's event loop. */
export async function startForked(file: string, ...args: string[]): Promise<ForkedServer> {
  const { said, pid, stop } = await startProgram<number>(file, ...args);
  return { url: `http://127.0.0.1:${String(said)}`, pid, stop };
}

export async function startProgram<T>(
  file: string,
  ...args: string[]
): Promise<{ said: T; pid: number; stop: () => Promise<void> }> {
  const child = fork(file, args, { execArgv: [] });
  const [said] = (await once(child, 'message')) as [T];
  return {
    said,
    pid: child.pid ?? -1,
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}
