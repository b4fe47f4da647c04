import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

type Taken = { to: string; messageId: string };
export type HoldingRelay = {
  url: string;
  /** From now on it is silent before it has taken a mail, or after, or not at all. */
  hold: (when: 'before' | 'after' | undefined) => void;
  /** Addresses that it was named, also of mails that it did not take. */
  named: string[];
  taken: Taken[];
  close: () => Promise<void>;
};

/** A mail relay on this machine with a hand on when it falls silent. */
export async function startHoldingRelay(): Promise<HoldingRelay> {
  let held: 'before' | 'after' | undefined;
  const named: string[] = [];
  const taken: Taken[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo: ({ address }, _session, done) => {
      named.push(address);
      if (held !== 'before') done();
    },
    onData: (stream, { envelope }, done) => {
      let raw = '';
      stream.on('data', (chunk: Buffer) => (raw += chunk.toString('latin1')));
      stream.on('end', () => {
        const messageId = /^Message-ID:\s*(<[^>]+>)/im.exec(raw)?.[1] ?? '';
        taken.push({ to: envelope.rcptTo[0]?.address ?? '', messageId });
        if (held !== 'after') done();
      });
    },
  });
  server.on('error', () => undefined); // a killed client breaks its connection off
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${String((server.server.address() as AddressInfo).port)}`,
    hold: (when) => (held = when),
    named,
    taken,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
