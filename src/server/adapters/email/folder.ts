import fs from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import type { Mailer } from '#server/ports.ts';
import { messageOf } from './message.ts';

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
