import { randomBytes, randomInt } from 'node:crypto';
import net from 'node:net';
import { documentPaths } from '#contract/documents.ts';
import { connectionsAt, openOf } from './process-figures.ts';
import { FORM_TYPE, formPieces, startUploadServer, type UploadServer } from './upload-server.ts';

const AT_ONCE = 10;
const MOST_BYTES = 2_000_000;
const SETTLE_MS = 120_000;

export type Aborted = {
  files: string[];
  documents: number;
  usesCounted: number;
  openFiles: number;
  openSockets: number;
};

/** Aborts `count` uploads at random points, by session and by link, and reports what remains. */
export async function abortUploads(count: number): Promise<Aborted> {
  const server = await startUploadServer();
  try {
    const content = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(MOST_BYTES)]);
    // Connections that are open before any upload, for the setup calls.
    const before = connections(server);
    let left = count;
    const worker = async (): Promise<void> => {
      while (left-- > 0) {
        const file = content.subarray(0, randomInt(1, MOST_BYTES));
        await breakOff(server, left % 2 === 0 ? server.ofDeal : server.byLink, file, randomInt(0, file.length));
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
    await settled(server, before);
    const openSockets = Math.max(0, connections(server) - before);
    const deal = server.ofDeal.split('/').at(-2) ?? '';
    const { documents } = await server.call<{ documents: unknown[] }>('GET', documentPaths.ofDeal(deal));
    const { remainingUploads } = await server.call<{ remainingUploads: number }>('GET', server.byLink);
    return {
      files: server.stored(),
      documents: documents.length,
      usesCounted: 100 - remainingUploads,
      openFiles: openOf(server.pid).filter((name) => name.startsWith(server.files)).length,
      openSockets,
    };
  } finally {
    await server.stop();
  }
}

/** Sends the head and part of the form, then closes the connection. */
export async function breakOff(
  server: Pick<UploadServer, 'url' | 'headers'>,
  path: string,
  file: Buffer,
  after: number,
): Promise<void> {
  const { port, hostname, host } = new URL(server.url);
  const whole = Buffer.concat(formPieces(file));
  const head = Object.entries({ ...server.headers, ...FORM_TYPE, host, 'content-length': String(whole.length) });
  const socket = net.connect(Number(port), hostname);
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  socket.on('error', () => undefined).resume();
  socket.write(`POST ${path} HTTP/1.1\r\n${head.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`);
  socket.write(whole.subarray(0, after), () => (after % 3 === 0 ? socket.resetAndDestroy() : socket.destroy()));
  await closed;
}

/** Waits until the server has no more connections than before and has removed every partial file. */
async function settled(server: UploadServer, before: number): Promise<void> {
  const deadline = Date.now() + SETTLE_MS;
  while (Date.now() < deadline) {
    if (connections(server) <= before && server.stored().length === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

const connections = (server: UploadServer): number => connectionsAt(server.pid, Number(new URL(server.url).port));
