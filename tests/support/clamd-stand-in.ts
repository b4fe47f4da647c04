import net from 'node:net';

/** The signature that the stand-in detects. The complete EICAR file would make scanners delete this source file. */
export const MALWARE = 'SAMPLE-MALWARE-OF-THE-TESTS';
export const MALWARE_NAME = 'Sample.Test-1';

export type ClamdStandIn = {
  url: string;
  scanned: Buffer[];
  open: () => number;
  /** Sets how it answers from now on: like clamd, with another text, or by closing the connection. */
  answer: (how: 'verdict' | 'hang up' | 'silence' | (string & {})) => void;
  close: () => Promise<void>;
};

/** Starts a server for clamd's PING and INSTREAM commands, on a port or a socket. */
export async function startClamd(socketFile?: string): Promise<ClamdStandIn> {
  const scanned: Buffer[] = [];
  const sockets = new Set<net.Socket>();
  let how = 'verdict';
  const server = net.createServer((socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    socket.on('error', () => undefined);
    let held = Buffer.alloc(0);
    socket.on('data', (piece: Buffer) => {
      held = Buffer.concat([held, piece]);
      if (how === 'hang up' && held.length > 20) return socket.destroy();
      if (held.toString('latin1', 0, 6) === 'zPING\0') return socket.end('PONG\0');
      const file = wholeFile(held);
      if (!file || how === 'silence') return undefined;
      scanned.push(file);
      const verdict = file.includes(MALWARE) ? `stream: ${MALWARE_NAME} FOUND` : 'stream: OK';
      return socket.end(`${how === 'verdict' ? verdict : how}\0`);
    });
  });
  await new Promise<void>((resolve) =>
    socketFile === undefined ? server.listen(0, '127.0.0.1', resolve) : server.listen(socketFile, resolve),
  );
  const url =
    socketFile === undefined
      ? `tcp://127.0.0.1:${String((server.address() as net.AddressInfo).port)}`
      : `unix://${socketFile}`;
  return {
    url,
    scanned,
    open: () => sockets.size,
    answer: (next) => void (how = next),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

/** Joins the chunks of INSTREAM. Returns undefined until the final empty chunk arrives. */
function wholeFile(sent: Buffer): Buffer | undefined {
  const chunks: Buffer[] = [];
  let at = 'zINSTREAM\0'.length;
  while (at + 4 <= sent.length) {
    const length = sent.readUInt32BE(at);
    if (length === 0) return Buffer.concat(chunks);
    chunks.push(sent.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return undefined;
}
