import type { StoredEmail } from '#server/db/tables.ts';
import type { Tx } from '#server/ports.ts';
import { deleteUnsent, selectLastEmail } from './store.ts';
import type { MailTemplate } from '#copy/portal/mail-labels.ts';

/** Where the last mail of this kind to this address stands; undefined when there is none any more. */
export const lastEmailState = async (
  tx: Tx,
  template: MailTemplate,
  to: string,
): Promise<StoredEmail['state'] | undefined> => (await selectLastEmail(tx, template, to))?.state;

/** What was not delivered yet never will be: its link is replaced. The job finds no mail and ends. */
export const withdrawEmails = (tx: Tx, template: MailTemplate, to: string): Promise<void> =>
  deleteUnsent(tx, template, to);
