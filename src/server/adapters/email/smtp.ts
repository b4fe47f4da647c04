import { createTransport } from 'nodemailer';
import type { Mailer } from '#server/ports.ts';
import { messageOf } from './message.ts';

/** A relay by SMTP. A delivery counts once the relay has answered 250. */
export function openSmtp(url: string): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    // A message that was cut off may have been accepted: the job decides when to send it again.
    maxRequeues: 0,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  } as Parameters<typeof createTransport>[0]);
  return {
    deliver: async (mail) => void (await transport.sendMail(messageOf(mail))),
    ping: async () => void (await transport.verify()),
    close: () => {
      transport.close();
      return Promise.resolve();
    },
  };
}
