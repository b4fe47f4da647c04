import { readTypedAmount } from '#contract/typed-amount.ts';
import { inquiryWords as words } from '#copy/portal/inquiries.ts';
import type { App } from '#server/app.ts';
import { leaveOutbox, recordRefusal } from '#server/features/outbox/crm-delivery.ts';
import type { CrmLead } from '#server/ports.ts';
import { selectInquiry, type StoredInquiry } from './store.ts';

/**
 * The job that pushes one inquiry to an external CRM as a lead. Safe to run twice: the CRM finds the lead by the id of
 * the inquiry.
 * @throws Error without personal data, so that the queue tries again
 */
export async function pushInquiryToCrm(app: App, inquiryId: string): Promise<void> {
  const inquiry = await selectInquiry(app.db.query, app.vault, inquiryId);
  if (!inquiry) return;
  // The name is left out, because notifications are not encrypted.
  const of = { id: inquiryId, subject: { id: inquiryId, name: words.kinds[inquiry.kind] }, file: null };
  await app.crm.upsertLead(leadOf(inquiry)).catch((error: unknown) => recordRefusal(app, of, error));
  await app.db.tx((tx) => leaveOutbox(tx, inquiryId));
}

function leadOf({ id, kind, language, name, phone, email, company, machine, amount }: StoredInquiry): CrmLead {
  const [first = '', ...rest] = name.split(/\s+/);
  const typed = readTypedAmount(amount, language);
  return {
    externalId: id,
    accountId: null,
    name: [words.kinds[kind], machine].filter(Boolean).join(': '),
    firstName: rest.length === 0 ? '' : first,
    lastName: rest.length === 0 ? first : rest.join(' '),
    company: company || name,
    email,
    phone,
    amountCents: typed.kind === 'understood' ? typed.cents : null,
  };
}
