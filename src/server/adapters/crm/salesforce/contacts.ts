import * as z from 'zod/mini';
import { searchable } from '#server/lib/searchable.ts';
import type { Crm, CrmContact } from '#server/ports.ts';
import type { SalesforceSettings } from '#server/config/salesforce-settings.ts';
import { allRows, type Client } from './client.ts';
import { fields, holding, isSalesforceId, join, type Soql, soql } from './soql.ts';

const text = z.optional(z.nullable(z.string()));
const recordType = z.optional(z.nullable(z.record(z.string(), z.unknown())));
const contactSchema = z.object({
  Id: z.string(),
  Email: z.string(),
  FirstName: text,
  LastName: text,
  Phone: text,
  AccountId: z.string(),
  Account: z.object({ Name: z.string(), RecordType: recordType }),
});
type Found = z.infer<typeof contactSchema>;
const countSchema = z.object({ recordType: z.string(), accounts: z.number() });

type Contacts = Pick<Crm, 'listContacts' | 'findContact' | 'findContactsByEmail' | 'countAccounts'>;
const MOST_WORDS = 8;

/** Reads contacts that have an email address and an account. Others cannot be invited. */
export function openContacts(client: Client, { mapping }: SalesforceSettings): Contacts {
  const { accountRecordType } = mapping;
  const named = fields(`Account.RecordType.${accountRecordType}`);
  const contacts = (where: Soql, rest: Soql = soql``): AsyncGenerator<Found[]> =>
    client.query(
      soql`SELECT Id, Email, FirstName, LastName, Phone, AccountId, Account.Name, ${named} FROM Contact WHERE Email != null AND AccountId != null AND ${where}${rest}`,
      contactSchema,
    );
  const present = (row: Found): CrmContact => ({
    id: row.Id,
    email: row.Email.toLowerCase(),
    firstName: row.FirstName ?? '',
    lastName: row.LastName ?? '',
    phone: row.Phone ?? null,
    accountId: row.AccountId,
    accountName: row.Account.Name,
    recordType: textOf(row.Account.RecordType?.[accountRecordType]),
  });
  return {
    listContacts: async ({ recordType: wanted, q = '', limit }) => {
      const words = searchable(q).split(' ').filter(Boolean).slice(0, MOST_WORDS);
      const where = join(
        [wanted === undefined ? soql`Id != null` : soql`${named} = ${wanted}`, ...words.map(holdsWord)],
        ' AND ',
      );
      const order = soql` ORDER BY Account.Name, LastName, FirstName, Id`;
      const rest = words.length === 0 ? soql`${order} LIMIT ${limit}` : order;
      return firstOf(contacts(where, rest), limit, (row) => {
        const contact = present(row);
        const searched = searchable(`${contact.lastName} ${contact.firstName} ${contact.email} ${contact.accountName}`);
        return words.every((word) => searched.includes(word)) ? contact : undefined;
      });
    },
    findContact: async (id) => {
      if (!isSalesforceId(id)) return undefined;
      const [row] = await allRows(contacts(soql`Id = ${id}`));
      return row && present(row);
    },
    findContactsByEmail: async (email) =>
      (await allRows(contacts(soql`Email = ${email}`, soql` ORDER BY Id LIMIT 200`))).map(present),
    countAccounts: async () =>
      allRows(
        client.query(
          soql`SELECT ${fields(`RecordType.${accountRecordType}`)} recordType, COUNT(Id) accounts FROM Account WHERE RecordTypeId != null GROUP BY ${fields(`RecordType.${accountRecordType}`)} ORDER BY ${fields(`RecordType.${accountRecordType}`)}`,
          countSchema,
        ),
      ),
  };
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Matches too much, because LIKE treats accented letters as different. The result is filtered again here. */
const holdsWord = (word: string): Soql => {
  const pattern = holding(word);
  return soql`(LastName LIKE ${pattern} OR FirstName LIKE ${pattern} OR Email LIKE ${pattern} OR Account.Name LIKE ${pattern})`;
};

const MOST_PAGES = 10;
/** The first `limit` matching contacts, each once, from at most 10 pages, which may overlap. */
async function firstOf(
  pages: AsyncGenerator<Found[]>,
  limit: number,
  take: (row: Found) => CrmContact | undefined,
): Promise<CrmContact[]> {
  const found = new Map<string, CrmContact>();
  let left = MOST_PAGES;
  for await (const page of pages) {
    for (const row of page) {
      const one = take(row);
      if (one !== undefined) found.set(one.id, one);
      if (found.size === limit) return [...found.values()];
    }
    if (--left === 0) break;
  }
  return [...found.values()];
}
