import { fork } from 'node:child_process';
import { once } from 'node:events';

export type ForkedServer = { url: string; stop: () => Promise<void> };

/** A program that says the port on which it listens, in a process of its own, so that it shares no core's time with who asks. */
export async function startForked(file: string, ...args: string[]): Promise<ForkedServer> {
  const child = fork(file, args, { execArgv: [] });
  const [port] = (await once(child, 'message')) as [number];
  return {
    url: `http://127.0.0.1:${String(port)}`,
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}
