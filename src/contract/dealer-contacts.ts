import * as z from 'zod/mini';
import { boundedText } from './page-query.ts';
import { personStates } from './people.ts';
import { isEmail } from './email-address.ts';
import { optional } from './text.ts';

const admin = '/api/dealer/admin';
export const dealerContactPaths = {
  contacts: `${admin}/dealer-contacts`,
  search: `${admin}/search-dealer-contacts`,
  createInvite: `${admin}/create-invite`,
  debug: `${admin}/debug-contacts`,
} as const;

/** The record type of dealer accounts. Only their contacts can be invited. */
export const DEALER_RECORD_TYPE = 'cs_vendor';

/** A contact of the CRM, in the CRM's spelling. */
export const dealerContactSchema = z.object({
  Id: z.string(),
  Email: z.string(),
  FirstName: z.string(),
  LastName: z.string(),
  Phone: z.nullable(z.string()),
  AccountId: z.string(),
  AccountName: z.string(),
});
export type DealerContact = z.infer<typeof dealerContactSchema>;

/** With the state of the account or invitation for this address, or null. */
export const listedContactSchema = z.extend(dealerContactSchema, { access: z.nullable(z.enum(personStates)) });
export type ListedContact = z.infer<typeof listedContactSchema>;

export const dealerContactsAnswerSchema = z.object({
  contacts: z.array(listedContactSchema),
  count: z.number(),
  /** True when POST adds contacts, which only the built-in CRM supports. */
  canAdd: z.boolean(),
});
export type DealerContactsAnswer = z.infer<typeof dealerContactsAnswerSchema>;
export const searchContactsQuerySchema = z.object({ q: z._default(boundedText('q', 200), '') });
export const foundContactsAnswerSchema = z.object({ contacts: z.array(listedContactSchema) });
export const debugContactsAnswerSchema = z.object({
  contacts: z.array(z.object({ ...dealerContactSchema.shape, RecordType: z.string() })),
  recordTypes: z.array(z.object({ name: z.string(), accounts: z.number() })),
  note: z.string(),
});

export const contactMessages = {
  email: 'Please enter a valid email address',
  firstName: 'First name is required',
  lastName: 'Last name is required',
  accountName: 'Account name is required',
  contact: 'Choose a contact of the CRM',
  account: 'The account of the contact is missing',
  text: 'This field must be text',
} as const;

const name = (message: string) =>
  z.string({ error: message }).check(z.trim(), z.minLength(1, message), z.maxLength(200, message));
const email = z.string({ error: contactMessages.email }).check(z.trim(), z.refine(isEmail, contactMessages.email));

/** A new contact of the built-in CRM. Its account is found by name, or created. */
export const addContactSchema = z.object({
  email,
  firstName: name(contactMessages.firstName),
  lastName: name(contactMessages.lastName),
  phone: optional(contactMessages.text),
  accountName: name(contactMessages.accountName),
});
export type AddContact = z.output<typeof addContactSchema>;
export const addContactAnswerSchema = z.object({ contact: dealerContactSchema });

/** The ids identify the contact. All other values must match the CRM. */
export const createDealerInviteSchema = z.object({
  salesforceContactId: name(contactMessages.contact),
  email,
  firstName: optional(contactMessages.text),
  lastName: optional(contactMessages.text),
  phone: optional(contactMessages.text),
  salesforceAccountId: name(contactMessages.account),
});
export type CreateDealerInvite = z.output<typeof createDealerInviteSchema>;
export const dealerInviteAnswerSchema = z.object({
  success: z.literal(true),
  message: z.string(),
  inviteUrl: z.string(),
});
export type DealerInviteAnswer = z.infer<typeof dealerInviteAnswerSchema>;
