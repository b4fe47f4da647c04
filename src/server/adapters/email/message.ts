import type { SendMailOptions } from 'nodemailer';
import type { OutgoingEmail } from '#server/ports.ts';

/** The recipient as one address: as text it would be parsed as a list, and could name another person. */
export const messageOf = (mail: OutgoingEmail): SendMailOptions => ({
  ...mail,
  to: { name: '', address: mail.to },
  textEncoding: 'quoted-printable',
});
