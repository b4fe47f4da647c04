import type { Server } from 'node:http';

const STOP_MS = 10_000;

/** On SIGTERM or SIGINT the requests under way are finished, then everything is closed; says so. Ends with 0. */
export function stopOnSignal(server: Server, close: () => Promise<void>): void {
  let underWay = 0;
  let stopping = false;
  server.on('request', (_req, res) => {
    underWay += 1;
    res.once('close', () => (underWay -= 1));
  });
  const stop = (): void => {
    if (stopping) return;
    stopping = true;
    say(`stopping: ${requests(underWay)} under way`);
    setTimeout(() => {
      say(`stopped: ${requests(underWay)} cut off after ${String(STOP_MS / 1000)} s`);
      process.exit(0);
    }, STOP_MS).unref();
    void close().then(() => {
      say('stopped');
      process.exit(0);
    });
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

const say = (line: string): boolean => process.stdout.write(`${line}\n`);
const requests = (count: number): string => `${String(count)} request${count === 1 ? '' : 's'}`;
