import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

type Received = { raw: string; from: string; to: string[]; secure: boolean; user: string };
export type TestRelay = { port: number; received: Received[]; logins: string[]; close: () => Promise<void> };

/** Starts a local email relay. It requires STARTTLS and AUTH, accepts sample:right, and rejects refused.example. */
export async function startRelay(certificate: { key: string; cert: string }): Promise<TestRelay> {
  const received: Received[] = [];
  const logins: string[] = [];
  const server = new SMTPServer({
    ...certificate,
    authMethods: ['PLAIN', 'LOGIN'],
    onAuth: (auth, _session, done) => {
      logins.push(auth.username ?? '');
      if (auth.username === 'sample' && auth.password === 'right') done(null, { user: auth.username });
      else done(new Error('Invalid credentials'));
    },
    onRcptTo: (address, _session, done) => {
      if (address.address.endsWith('@refused.example'))
        done(Object.assign(new Error('No such user'), { responseCode: 550 }));
      else done();
    },
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          raw: Buffer.concat(chunks).toString('utf8'),
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map((one) => one.address),
          secure: session.secure,
          user: String(session.user),
        });
        done();
      });
    },
  });
  server.on('error', () => undefined); // a client that rejects the certificate ends the handshake
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.server.address() as AddressInfo).port,
    received,
    logins,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
