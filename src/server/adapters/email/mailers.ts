import fs from 'node:fs/promises';
import path from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Mailer, OutgoingEmail } from '#server/ports.ts';

/** Writes each email to a file that email programs open. Names sort by time. Only the owner can read the folder. */
export function openFolderMailer(folder: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    deliver: async (mail) => {
      await fs.mkdir(folder, { recursive: true, mode: 0o700 });
      const { message } = await transport.sendMail(messageOf(mail));
      const id = /[\w-]+/.exec(mail.messageId)?.[0] ?? 'mail';
      const name = `${mail.date.toISOString().replace(/[:.]/g, '-')}-${id}.eml`;
      const part = path.join(folder, `.${name}.part`);
      await fs.writeFile(part, message as Buffer, { mode: 0o600, flush: true });
      await fs.rename(part, path.join(folder, name));
    },
    ping: () => Promise.resolve(),
    close: () => Promise.resolve(),
  };
}

/** Sets the recipient as one address object. Text would be parsed as a list and could name another recipient. */
const messageOf = (mail: OutgoingEmail): SendMailOptions => ({
  ...mail,
  to: { name: '', address: mail.to },
  textEncoding: 'quoted-printable',
});

/** Sends by SMTP. A delivery counts once the relay answered 250. */
export function openSmtp(url: string): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    // The relay may have accepted an interrupted message, so the job decides when to send it again.
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
