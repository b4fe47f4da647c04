import net from 'node:net';

export type TcpProxy = {
  port: number;
  /** Returns the address with the port of this proxy. */
  in: (url: string) => string;
  /** Sets the target port of new connections. */
  lead: (port: number) => void;
  /** Delays each piece in each direction by this time, plus or minus a sixth. */
  delay: (ms: number) => void;
  /** Breaks connections after this many bytes. Undefined: no limit. */
  limit: (bytes: number | undefined) => void;
  /** Holds all data in both directions, without breaking connections, until turned off. */
  swallow: (isOn: boolean) => void;
  reset: () => void;
  /** Totals of connections and pieces since the start. */
  counts: { connections: number; pieces: number; delayed: number; swallowed: number; broken: number };
  close: () => Promise<void>;
};

/** Starts a local TCP proxy that can delay, hold and break connections. */
export async function startTcpProxy(target: number): Promise<TcpProxy> {
  const line = { target, delayMs: 0, limit: undefined as number | undefined, swallows: false };
  const counts = { connections: 0, pieces: 0, delayed: 0, swallowed: 0, broken: 0 };
  const sockets = new Set<net.Socket>();
  const pass = (from: net.Socket, to: net.Socket, spent: { bytes: number }): void => {
    let last = 0;
    from.on('data', (piece) => {
      counts.pieces += 1;
      spent.bytes += piece.length;
      if (line.limit !== undefined && spent.bytes > line.limit) {
        counts.broken += 1;
        from.resetAndDestroy();
        to.resetAndDestroy();
      } else if (line.swallows) counts.swallowed += 1;
      else if (line.delayMs > 0) {
        counts.delayed += 1;
        // Keeps the order of pieces, whatever their delays.
        last = Math.max(last, Date.now() + line.delayMs * (5 / 6 + Math.random() / 3));
        setTimeout(() => to.write(piece), last - Date.now());
      } else to.write(piece);
    });
    from.on('error', () => undefined);
    from.once('close', () => to.destroy());
  };
  const server = net.createServer((socket) => {
    counts.connections += 1;
    const other = net.connect(line.target, '127.0.0.1');
    const spent = { bytes: 0 };
    for (const one of [socket, other]) {
      sockets.add(one);
      one.once('close', () => sockets.delete(one));
    }
    pass(socket, other, spent);
    pass(other, socket, spent);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as net.AddressInfo;
  const reset = (): void => {
    for (const socket of sockets) {
      counts.broken += 1;
      socket.resetAndDestroy();
    }
  };
  return {
    port,
    in: (url) => {
      const changed = new URL(url);
      changed.port = String(port);
      return changed.href;
    },
    lead: (to) => (line.target = to),
    delay: (ms) => (line.delayMs = ms),
    limit: (bytes) => (line.limit = bytes),
    swallow: (isOn) => {
      line.swallows = isOn;
      if (!isOn) reset(); // held pieces are lost, and a connection that lost bytes cannot continue
    },
    reset,
    counts,
    close: () =>
      new Promise((resolve) => {
        reset();
        server.close(() => resolve());
      }),
  };
}
