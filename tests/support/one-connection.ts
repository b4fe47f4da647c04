import { once } from 'node:events';
import net from 'node:net';

export type Answer = {
  status: number;
  /** Milliseconds from the request to the first byte of the response body. */
  firstMs: number;
  /** Milliseconds until the first event with data, or 0 without one. */
  eventMs: number;
  /** The body. A chunked body includes its chunk lengths. */
  text: string;
};
export type Connection = {
  postOf: (path: string, headers: Record<string, string>, body: object) => Buffer;
  /** Sends one request at a time. @throws Error when the server closes before the response ends */
  ask: (request: Buffer) => Promise<Answer>;
  close: () => void;
};

const HEAD_END = '\r\n\r\n';
const LAST_CHUNK = '\r\n0\r\n\r\n';

/** Opens a persistent connection for prepared requests, which takes little client time. */
export async function openConnection(url: string): Promise<Connection> {
  const { hostname, port, host } = new URL(url);
  const socket = net.connect({ host: hostname, port: Number(port), noDelay: true });
  await once(socket, 'connect');
  return {
    postOf: (path, headers, body) => {
      const content = Buffer.from(JSON.stringify(body));
      const lines = Object.entries({
        ...headers,
        host,
        'content-type': 'application/json',
        'content-length': String(content.length),
      }).map(([name, value]) => `${name}: ${value}\r\n`);
      return Buffer.concat([Buffer.from(`POST ${path} HTTP/1.1\r\n${lines.join('')}\r\n`), content]);
    },
    ask: (request) =>
      new Promise((resolve, reject) => {
        let received = '';
        let firstMs = 0;
        let eventMs = 0;
        const cutOff = (): void =>
          reject(new Error(`the server closed after ${JSON.stringify(received.slice(0, 200))}`));
        const take = (chunk: Buffer): void => {
          received += chunk.toString('latin1');
          const { begun, whole } = readAnswer(received);
          if (begun) firstMs ||= performance.now() - from;
          if (eventMs === 0 && received.includes('data: {')) eventMs = performance.now() - from;
          if (!whole) return;
          socket.off('data', take).off('close', cutOff);
          resolve({ ...whole, firstMs, eventMs });
        };
        socket.on('data', take).on('close', cutOff);
        const from = performance.now();
        socket.write(request);
      }),
    close: () => socket.destroy(),
  };
}

/** Parses the received bytes (one character each): whether the body has begun, and the response once complete. */
export function readAnswer(received: string): { begun: boolean; whole: Pick<Answer, 'status' | 'text'> | undefined } {
  const end = received.indexOf(HEAD_END);
  const head = received.slice(0, end);
  const body = received.slice(end + HEAD_END.length);
  if (end === -1 || body === '') return { begun: false, whole: undefined };
  const length = /^content-length: *(\d+)/im.exec(head)?.[1];
  const isWhole = length === undefined ? body.endsWith(LAST_CHUNK) : body.length >= Number(length);
  const status = Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1] ?? NaN);
  const text = Buffer.from(body, 'latin1').toString();
  return { begun: true, whole: isWhole ? { status, text } : undefined };
}
