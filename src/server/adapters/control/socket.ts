import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import type { Readable, Writable } from 'node:stream';

/** Commands that the server runs for an operator. Each writes its answer to `out`. */
export type ControlCalls = Record<string, (flags: string[], out: Writable) => Promise<void>>;

/** The longest socket path on Linux. */
const LONGEST_PATH = 107;
/** A stalled command must not block the database for long. */
const STALLED_MS = 30_000;

/**
 * Listens on a socket file next to the database. Folder mode 0700 and socket mode 0600 admit only this user's
 * processes, and nothing is reachable over the network.
 * @throws Error when the path is too long for a socket
 */
export async function listenControl(file: string, calls: ControlCalls): Promise<() => Promise<void>> {
  if (Buffer.byteLength(file) > LONGEST_PATH)
    throw new Error(`${file} is too long for a socket path. Set DATA_DIR to a shorter path.`);
  // This process has the folder's lock, so an existing socket file is left over from a killed process.
  fs.rmSync(file, { force: true });
  const server = http.createServer((req, res) => {
    const [name = '', ...flags] = decodeURIComponent(req.url ?? '')
      .slice(1)
      .split('/');
    const call = Object.hasOwn(calls, name) ? calls[name] : undefined;
    res.setTimeout(STALLED_MS, () => res.destroy());
    Promise.resolve(call ? call(flags, res) : Promise.reject(new Error(`This server has no command "${name}".`))).then(
      () => res.end(),
      (error: unknown) => {
        // A started answer is aborted, so that the command cannot take it for complete.
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

/** Calls the server of this folder. Undefined when none runs. @throws Error when the server refuses */
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
