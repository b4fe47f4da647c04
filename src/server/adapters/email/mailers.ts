import fs from 'node:fs/promises';
import path from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Mailer, OutgoingEmail } from '#server/ports.ts';

/** Each mail is a file that a mail program opens; names sort by time. The folder is for its owner only. */
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

/** The recipient as one address: as text it would be parsed as a list, and could name another person. */
const messageOf = (mail: OutgoingEmail): SendMailOptions => ({
  ...mail,
  to: { name: '', address: mail.to },
  textEncoding: 'quoted-printable',
});

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
