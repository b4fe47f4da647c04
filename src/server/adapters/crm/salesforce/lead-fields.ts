import type { CrmLead } from '#server/ports.ts';
import type { LeadMapping } from '#server/salesforce-mapping.ts';
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

/** The fields of a lead: a last name and a company are always there, since Salesforce asks for both. */
export function fieldsOf(lead: CrmLead, mapping: LeadMapping): Record<string, string | number | null> {
  const [first, last, company, name] = [lead.firstName, lead.lastName, lead.company, lead.name].map((one) =>
    one.trim(),
  );
  const person = `${first ?? ''} ${last ?? ''}`.trim();
  const account = lead.accountId !== null && isSalesforceId(lead.accountId) ? lead.accountId : null;
  return {
    FirstName: first ? cut(first, FIRST_NAME) : null,
    LastName: cut(last || first || company || name || lead.externalId, LAST_NAME),
    Company: cut(company || person || name || lead.externalId, COMPANY),
    Email: whole(lead.email.trim(), EMAIL),
    Phone: whole(lead.phone.trim(), PHONE),
    ...(mapping.dealName && { [mapping.dealName]: cut(name ?? '', OWN_TEXT) }),
    ...(mapping.amount && { [mapping.amount]: lead.amountCents === null ? null : lead.amountCents / 100 }),
    ...(mapping.account && account !== null && { [mapping.account]: account }),
  };
}
