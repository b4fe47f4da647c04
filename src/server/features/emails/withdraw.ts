import type { MailRow } from '#server/db/tables.ts';
import type { Tx } from '#server/ports.ts';
import { deleteUnsent, selectLastMail } from './store.ts';
import type { MailTemplate } from '#copy/portal/mail-labels.ts';

/** Where the last mail of this kind to this address stands; undefined when there is none any more. */
export const lastMailState = async (
  tx: Tx,
  template: MailTemplate,
  to: string,
): Promise<MailRow['state'] | undefined> => (await selectLastMail(tx, template, to))?.state;

/** What was not delivered yet never will be: its link is replaced. The job finds no mail and ends. */
export const withdrawMails = (tx: Tx, template: MailTemplate, to: string): Promise<void> =>
  deleteUnsent(tx, template, to);
