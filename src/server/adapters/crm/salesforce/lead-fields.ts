import type { CrmLead } from '#server/ports.ts';
import type { LeadMapping } from '#server/config/salesforce-mapping.ts';
import { isSalesforceId } from './soql.ts';

/** What the standard fields of a lead hold at most. */
const FIRST_NAME = 40;
const LAST_NAME = 80;
const COMPANY = 255;
const EMAIL = 80;
const PHONE = 40;
const OWN_TEXT = 255;

/** Never through the middle of a character that takes two units. */
const cut = (text: string, most: number): string => text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');
/** Half an address or number is none. */
const whole = (text: string, most: number): string | null => (text === '' || text.length > most ? null : text);

type Values = Record<string, string | number | null>;

/** The fields of a lead: a last name and a company are always there, since Salesforce asks for both. */
export function fieldsOf(lead: CrmLead, mapping: LeadMapping): Values {
  const [first, last, company] = [lead.firstName.trim(), lead.lastName.trim(), lead.company.trim()];
  const someName = first || company || lead.name.trim() || lead.externalId;
  return {
    FirstName: first === '' ? null : cut(first, FIRST_NAME),
    LastName: cut(last || someName, LAST_NAME),
    Company: cut(company || `${first} ${last}`.trim() || someName, COMPANY),
    Email: whole(lead.email.trim(), EMAIL),
    Phone: whole(lead.phone.trim(), PHONE),
    ...ownFieldsOf(lead, mapping),
  };
}

/** Those that the mapping names. */
function ownFieldsOf(lead: CrmLead, { dealName, amount, account }: LeadMapping): Values {
  const { name, amountCents, accountId } = lead;
  const known = accountId !== null && isSalesforceId(accountId);
  return {
    ...(dealName !== null && { [dealName]: cut(name.trim(), OWN_TEXT) }),
    ...(amount !== null && { [amount]: amountCents === null ? null : amountCents / 100 }),
    ...(account !== null && known && { [account]: accountId }),
  };
}
