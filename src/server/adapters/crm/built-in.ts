import { sql } from 'kysely';
import { currentTx } from '#server/db/ambient-tx.ts';
import { databaseNow } from '#server/db/database-clock.ts';
import { isId, newId } from '#server/lib/ids.ts';
import { searchable, searchPatterns } from '#server/lib/searchable.ts';
import type { Crm, CrmContact, Db, Query, Tx } from '#server/ports.ts';

/** The CRM of installations without an external one. It is in our database and uses the open transaction. */
export function openBuiltInCrm(db: Db, firstStage: string): Crm {
  const query = (): Query | Tx => currentTx() ?? db.query;
  return {
    joinsTransaction: true,
    isLeadId: isId,
    listContacts: async ({ recordType, q = '', limit }) => {
      let rows = contacts(query())
        // Both engines sort alike with this collation.
        .orderBy(sql`lower(a.name) collate "C"`)
        .orderBy(sql`c.search collate "C"`)
        .orderBy('c.id')
        .limit(limit);
      if (recordType !== undefined) rows = rows.where('a.record_type', '=', recordType);
      for (const pattern of searchPatterns(q)) rows = rows.where('c.search', 'like', pattern);
      return (await rows.execute()).map(contactOf);
    },
    findContact: async (id) => {
      const row = isId(id) ? await contacts(query()).where('c.id', '=', id).executeTakeFirst() : undefined;
      return row && contactOf(row);
    },
    findContactsByEmail: async (email) => {
      const rows = await contacts(query()).where('c.email', '=', email.toLowerCase()).orderBy('c.id').execute();
      return rows.map(contactOf);
    },
    countAccounts: async () => {
      const rows = await query()
        .selectFrom('crm_accounts')
        .select(({ fn }) => ['record_type', fn.countAll<string>().as('accounts')])
        .groupBy('record_type')
        .orderBy('record_type')
        .execute();
      return rows.map((row) => ({ recordType: row.record_type, accounts: Number(row.accounts) }));
    },
    upsertLead: (lead) => {
      const values = {
        account_id: lead.accountId !== null && isId(lead.accountId) ? lead.accountId : null,
        name: lead.name,
        first_name: lead.firstName,
        last_name: lead.lastName,
        company: lead.company,
        email: lead.email,
        phone: lead.phone,
        amount_cents: lead.amountCents === null ? null : String(lead.amountCents),
        updated_at: databaseNow,
      };
      return query()
        .insertInto('crm_leads')
        .values({ id: newId(), external_id: lead.externalId, ...values, stage: firstStage, created_at: databaseNow })
        .onConflict((c) => c.column('external_id').doUpdateSet(values))
        .returning(['id', 'stage'])
        .executeTakeFirstOrThrow();
    },
    readLead: async (id) =>
      isId(id)
        ? query()
            .selectFrom('crm_leads')
            .select('stage')
            .where('id', '=', id)
            .where('deleted_at', 'is', null)
            .executeTakeFirst()
        : undefined,
    moveLead: async (id, stage) => {
      if (!isId(id)) return false;
      const { numUpdatedRows } = await query()
        .updateTable('crm_leads')
        .set({ stage, updated_at: databaseNow })
        .where('id', '=', id)
        .where('deleted_at', 'is', null)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },
    addContact: async (contact) => {
      const accountId = await accountNamed(query(), contact.accountName, contact.recordType);
      const email = contact.email.toLowerCase();
      await query()
        .insertInto('crm_contacts')
        .values({
          id: newId(),
          account_id: accountId,
          email,
          first_name: contact.firstName,
          last_name: contact.lastName,
          phone: contact.phone ?? '',
          search: searchable([contact.lastName, contact.firstName, email, contact.accountName].join(' ')),
          created_at: databaseNow,
        })
        .onConflict((c) => c.doNothing())
        .execute();
      const known = contacts(query()).where('c.account_id', '=', accountId).where('c.email', '=', email);
      return contactOf(await known.executeTakeFirstOrThrow());
    },
  };
}

/** Finds or creates an account. Names are compared case-insensitively. */
async function accountNamed(query: Query | Tx, name: string, recordType: string): Promise<string> {
  await query
    .insertInto('crm_accounts')
    .values({ id: newId(), name, record_type: recordType, created_at: databaseNow })
    .onConflict((c) => c.doNothing())
    .execute();
  const { id } = await query
    .selectFrom('crm_accounts')
    .select('id')
    .where('record_type', '=', recordType)
    .where((eb) => eb(eb.fn('lower', ['name']), '=', eb.fn('lower', [eb.val(name)])))
    .executeTakeFirstOrThrow();
  return id;
}

const contacts = (query: Query | Tx) =>
  query
    .selectFrom('crm_contacts as c')
    .innerJoin('crm_accounts as a', 'a.id', 'c.account_id')
    .selectAll('c')
    .select(['a.name as account_name', 'a.record_type']);
type Found = Awaited<ReturnType<ReturnType<typeof contacts>['execute']>>[number];

const contactOf = (row: Found): CrmContact => ({
  id: row.id,
  email: row.email,
  firstName: row.first_name,
  lastName: row.last_name,
  phone: row.phone === '' ? null : row.phone,
  accountId: row.account_id,
  accountName: row.account_name,
  recordType: row.record_type,
});
