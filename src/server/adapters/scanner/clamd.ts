import { once } from 'node:events';
import net from 'node:net';
import type { Scan, Scanner } from '#server/ports.ts';

/** Longer than an upload may pause, and than clamd needs for the largest file. */
const QUIET_MS = 60_000;
const LONGEST_ANSWER = 4096;

/** Opens clamd at tcp://HOST:PORT or unix:///PATH. Uses its INSTREAM command, with one connection per file. */
export function openClamd(url: string, quietMs = QUIET_MS): Scanner {
  const place = placeOf(new URL(url));
  return {
    begin: () => {
      const { socket, answer, send } = connect(place, quietMs);
      void send(Buffer.from('zINSTREAM\0')).catch(() => undefined);
      return {
        write: (chunk) => send(lengthOf(chunk), chunk),
        end: async () => {
          await send(Buffer.alloc(4));
          return readVerdict(await answer);
        },
        close: () => void socket.destroy(),
      } satisfies Scan;
    },
    ping: async () => {
      const { socket, answer, send } = connect(place, quietMs);
      try {
        await send(Buffer.from('zPING\0'));
        if ((await answer) !== 'PONG') throw new Error('the service there is not clamd');
      } finally {
        socket.destroy();
      }
    },
  };
}

const placeOf = ({ protocol, hostname, port, pathname }: URL): net.NetConnectOpts =>
  protocol === 'unix:'
    ? { path: decodeURIComponent(pathname) }
    : { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || 3310) };

function connect(place: net.NetConnectOpts, quietMs: number) {
  const socket = net.connect(place);
  socket.setTimeout(quietMs, () =>
    socket.destroy(Object.assign(new Error('clamd does not answer'), { code: 'CLAMD_SILENT' })),
  );
  const answer = new Promise<string>((resolve, reject) => {
    let text = '';
    socket.on('data', (piece: Buffer) => {
      text += piece.toString('latin1');
      if (text.endsWith('\0') || text.length > LONGEST_ANSWER) resolve(text.replace(/\0$/, ''));
    });
    socket.once('error', reject);
    socket.once('close', () =>
      reject(Object.assign(new Error('clamd closed the connection'), { code: 'CLAMD_HUNG_UP' })),
    );
  });
  answer.catch(() => undefined);
  /** Sends bytes and resolves once there is room for more. An early answer of clamd is an error. */
  const send = async (...pieces: Buffer[]): Promise<void> => {
    if (socket.destroyed) await answer.then(errorOf);
    const room = pieces.map((piece) => socket.write(piece)).every(Boolean);
    if (!room) await Promise.race([once(socket, 'drain'), answer.then(errorOf)]);
  };
  return { socket, answer, send };
}

function lengthOf(chunk: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(chunk.length);
  return length;
}

/** Throws for anything but OK or a finding: a size limit, a database reload, a failed scan. */
function readVerdict(answer: string): string | undefined {
  if (answer === 'stream: OK') return undefined;
  const found = /^stream: ([\x20-\x7e]{1,200}) FOUND$/.exec(answer)?.[1];
  return found ?? errorOf(answer);
}

const errorOf = (answer: string): never => {
  const code = answer.includes('size limit exceeded') ? 'CLAMD_SIZE_LIMIT' : 'CLAMD_ERROR';
  throw Object.assign(new Error('clamd gave no verdict'), { code });
};
