import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';

type Taken = { to: string; messageId: string; raw: string };
/**
 * Hangs before accepting an email, or after; answers slowly; rejects temporarily or permanently; closes the
 * connection after receiving the email.
 */
export type Manner = 'before' | 'after' | 'slow' | 450 | 550 | 'drop';
export type HoldingRelay = {
  url: string;
  /** Sets the behavior from now on, for all recipients or for one. Undefined: normal. */
  hold: (manner: Manner | undefined, towards?: string) => void;
  /** Recipients of all attempts, including rejected emails. */
  named: string[];
  taken: Taken[];
  close: () => Promise<void>;
};

const ALL = '*';
const SLOW_MS = 3000;

/** Starts a local email relay that a test can make hang or fail. */
export async function startHoldingRelay(): Promise<HoldingRelay> {
  const held = new Map<string, Manner>();
  const mannerTo = (address: string): Manner | undefined => held.get(address) ?? held.get(ALL);
  const named: string[] = [];
  const taken: Taken[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo: ({ address }, _session, done) => {
      named.push(address);
      const manner = mannerTo(address);
      if (manner === 450 || manner === 550)
        done(Object.assign(new Error('mailbox unavailable'), { responseCode: manner }));
      else if (manner === 'slow') setTimeout(done, SLOW_MS);
      else if (manner !== 'before') done();
    },
    onData: (stream, session, done) => {
      let raw = '';
      stream.on('data', (chunk: Buffer) => (raw += chunk.toString('latin1')));
      stream.on('end', () => {
        const messageId = /^Message-ID:\s*(<[^>]+>)/im.exec(raw)?.[1] ?? '';
        const to = session.envelope.rcptTo[0]?.address ?? '';
        const manner = mannerTo(to);
        taken.push({ to, messageId, raw });
        if (manner === 'drop') for (const socket of sockets) socket.destroy();
        else if (manner !== 'after') done();
      });
    },
  });
  const sockets = new Set<Socket>();
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.on('error', () => undefined); // a killed client breaks the connection
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${String((server.server.address() as AddressInfo).port)}`,
    hold: (manner, towards = ALL) => {
      if (manner === undefined) held.delete(towards);
      else held.set(towards, manner);
    },
    named,
    taken,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
