import { afterAll, describe, expect, test } from 'vitest';
import { crmContract } from '#tests/support/crm-contract.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';
import { openBuiltInCrm } from './built-in.ts';

const db = await openTestDatabase();
afterAll(() => db.close());
const crm = openBuiltInCrm(db, '10 - New');
const contact = {
  email: 'lee@example.com',
  firstName: 'Lee',
  lastName: 'Sample',
  phone: null,
  accountName: 'Valley Trucks (sample)',
  recordType: 'other_type',
};
const add = (changes: object = {}) => {
  if (!crm.addContact) throw new Error('the built-in CRM takes contacts');
  return crm.addContact({ ...contact, ...changes });
};

crmContract('built-in', () =>
  Promise.resolve({
    crm,
    firstStage: '10 - New',
    addContact: async (one) => (await add(one)).id,
    deleteLead: async (id) => {
      await db.query.updateTable('crm_leads').set({ deleted_at: new Date() }).where('id', '=', id).execute();
    },
  }),
);

describe('the built-in CRM', () => {
  test('finds an account by name in any case and a contact by its address', async () => {
    const first = await add();
    expect(await add({ email: 'LEE@example.com', accountName: 'VALLEY TRUCKS (sample)' })).toEqual(first);
    const second = await add({ email: 'kim@example.com' });
    expect([second.accountId, second.id === first.id]).toEqual([first.accountId, false]);
  });

  test('adds one contact and one account for 10 concurrent calls', async () => {
    const all = await Promise.all(
      Array.from({ length: 10 }, () => add({ email: 'once@example.com', accountName: 'Once' })),
    );
    expect(new Set(all.map((one) => `${one.id} ${one.accountId}`)).size).toBe(1);
  });

  test('joins the open transaction, so a rollback removes the lead', async () => {
    const lead = { externalId: 'x', accountId: 'of another CRM', name: '', firstName: '', lastName: '', company: '' };
    let id = '';
    const work = db.tx(async () => {
      ({ id } = await crm.upsertLead({ ...lead, email: '', phone: '', amountCents: null }));
      expect(await crm.readLead(id)).toEqual({ stage: '10 - New' });
      throw new Error('told to roll back');
    });
    await expect(work).rejects.toThrow('told to roll back');
    expect(await crm.readLead(id)).toBeUndefined();
  });
});
