import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import type { Readable, Writable } from 'node:stream';

/** What an operator's command may ask of the server that holds the data folder; it writes its answer to `out`. */
export type ControlCalls = Record<string, (flags: string[], out: Writable) => Promise<void>>;

/** The longest address of a socket that Linux takes. */
const LONGEST_PATH = 107;
/** A command that stands still must not hold up the database for long. */
const STALLED_MS = 30_000;

/**
 * Listens on a socket file beside the database: its folder is 0700 and the socket 0600, so that only this user's
 * processes reach it, and nobody by the network.
 * @throws Error when the path is too long for a socket
 */
export async function listenControl(file: string, calls: ControlCalls): Promise<() => Promise<void>> {
  if (Buffer.byteLength(file) > LONGEST_PATH) throw new Error(`${file} is too long for the address of a socket.`);
  // Whoever starts here holds the folder's lock: what is left was left by a kill.
  fs.rmSync(file, { force: true });
  const server = http.createServer((req, res) => {
    const [name = '', ...flags] = decodeURIComponent(req.url ?? '')
      .slice(1)
      .split('/');
    const call = Object.hasOwn(calls, name) ? calls[name] : undefined;
    res.setTimeout(STALLED_MS, () => res.destroy());
    Promise.resolve(call ? call(flags, res) : Promise.reject(new Error(`This server knows no "${name}".`))).then(
      () => res.end(),
      (error: unknown) => {
        // An answer that has begun is cut off, so that nobody takes it for a whole one.
        if (res.headersSent) res.destroy();
        else res.writeHead(500).end(error instanceof Error ? error.message : String(error));
      },
    );
  });
  server.listen(file);
  await once(server, 'listening');
  fs.chmodSync(file, 0o600);
  return async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
}

/**
 * Asks the server that runs on this folder; undefined when none does.
 * @throws Error with the server's words when it refuses
 */
export async function callControl(file: string, name: string, flags: string[] = []): Promise<Readable | undefined> {
  if (!fs.existsSync(file)) return undefined;
  const request = http.request({ socketPath: file, path: `/${[name, ...flags].join('/')}`, method: 'POST' });
  request.end();
  try {
    const [answer] = (await once(request, 'response')) as [http.IncomingMessage];
    if (answer.statusCode === 200) return answer;
    throw new Error(await readText(answer));
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ECONNREFUSED' || error.code === 'ENOENT'))
      return undefined;
    throw error;
  }
}

export async function readText(stream: Readable): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of stream as AsyncIterable<Buffer>) parts.push(part);
  return Buffer.concat(parts).toString('utf8');
}
