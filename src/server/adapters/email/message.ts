import type { SendMailOptions } from 'nodemailer';
import type { OutgoingMail } from '#server/ports.ts';

/** The recipient as one address: as text it would be parsed as a list, and could name another person. */
export const messageOf = (mail: OutgoingMail): SendMailOptions => ({
  ...mail,
  to: { name: '', address: mail.to },
  textEncoding: 'quoted-printable',
});
