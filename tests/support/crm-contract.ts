import { beforeAll, describe, expect, test } from 'vitest';
import { newId } from '#server/lib/ids.ts';
import type { Crm, CrmLead } from '#server/ports.ts';

/** A CRM under test, with operations that only the CRM's own users have. */
export type TestCrm = {
  crm: Crm;
  firstStage: string;
  addContact: (contact: {
    email: string;
    firstName: string;
    lastName: string;
    phone: string | null;
    accountName: string;
    recordType: string;
  }) => Promise<string>;
  deleteLead: (id: string) => Promise<void>;
};

const lead = (changes: Partial<CrmLead> = {}): CrmLead => ({
  externalId: newId(),
  accountId: null,
  name: 'Ramos Paving, excavator',
  firstName: 'Elena',
  lastName: 'Ramos',
  company: 'Ramos Paving LLC',
  email: 'elena@example.com',
  phone: '(402) 555-0188',
  amountCents: 7_605_050,
  ...changes,
});
const person = { email: 'Dana@example.com', firstName: 'Dana', lastName: 'Whitfield', phone: '(402) 555-0101' };
const vendor = { accountName: 'Prairie Equipment (sample)', recordType: 'cs_vendor' };

/** Contract tests for every adapter of the CRM port. */
export function crmContract(name: string, open: () => Promise<TestCrm>): void {
  describe(`CRM adapter ${name}`, () => {
    let t: TestCrm;
    let dana: string;
    beforeAll(async () => {
      t = await open();
      dana = await t.addContact({ ...person, ...vendor });
      await t.addContact({
        ...person,
        email: 'ann@example.com',
        firstName: 'Ann',
        lastName: 'Ñandú',
        phone: null,
        ...vendor,
      });
      await t.addContact({
        ...person,
        email: 'buyer@example.com',
        accountName: 'Buyer (sample)',
        recordType: 'customer',
      });
    });
    const emails = async (by: Parameters<Crm['listContacts']>[0]) =>
      (await t.crm.listContacts(by)).map((one) => one.email);

    test('contacts have their account and its record type, and lower-case email addresses', async () => {
      const found = await t.crm.findContact(dana);
      expect(found).toEqual({ ...person, email: 'dana@example.com', id: dana, ...vendor, accountId: found?.accountId });
      expect(found?.accountId).toMatch(/\S/);
      expect(await t.crm.findContactsByEmail('DANA@example.com')).toEqual([found]);
      expect(await t.crm.findContactsByEmail('nobody@example.com')).toEqual([]);
      for (const id of ['x', newId()]) expect(await t.crm.findContact(id)).toBeUndefined();
    });

    test('a list contains one record type or all, up to its limit', async () => {
      expect(await emails({ recordType: 'cs_vendor', limit: 10 })).toEqual(['ann@example.com', 'dana@example.com']);
      expect(await emails({ limit: 10 })).toHaveLength(3);
      expect(await emails({ limit: 1 })).toHaveLength(1);
      expect(await emails({ recordType: 'none', limit: 10 })).toEqual([]);
    });

    test.each([
      ['whitfield dana', ['dana@example.com']],
      ['NANDU', ['ann@example.com']],
      ['ann@', ['ann@example.com']],
      ['prairie', ['ann@example.com', 'dana@example.com']],
      ["' or 1=1 --", []],
      ['%', []],
    ])('a search for "%s" matches names, email addresses and accounts', async (q, found) => {
      expect((await emails({ recordType: 'cs_vendor', q, limit: 10 })).sort()).toEqual(found);
    });

    test('record types are counted by account', async () => {
      expect(await t.crm.countAccounts()).toEqual([
        { recordType: 'cs_vendor', accounts: 1 },
        { recordType: 'customer', accounts: 1 },
      ]);
    });

    test('a new lead has the first stage, and a repeated push updates it and keeps its stage', async () => {
      const told = lead();
      const first = await t.crm.upsertLead(told);
      expect(first.stage).toBe(t.firstStage);
      expect(await t.crm.moveLead(first.id, '50 - Approved')).toBe(true);
      expect(await t.crm.upsertLead({ ...told, name: 'Renamed' })).toEqual({ id: first.id, stage: '50 - Approved' });
      expect(await t.crm.readLead(first.id)).toEqual({ stage: '50 - Approved' });
      expect((await t.crm.upsertLead(lead())).id).not.toBe(first.id);
    });

    test('ten concurrent pushes create one lead', async () => {
      const told = lead();
      const all = await Promise.all(Array.from({ length: 10 }, () => t.crm.upsertLead(told)));
      expect(new Set(all.map((one) => one.id)).size).toBe(1);
    });

    test('a deleted or unknown lead is reported as missing', async () => {
      const { id } = await t.crm.upsertLead(lead());
      await t.deleteLead(id);
      for (const gone of [id, newId(), 'x']) {
        expect(await t.crm.readLead(gone)).toBeUndefined();
        expect(await t.crm.moveLead(gone, '50 - Approved')).toBe(false);
      }
    });
  });
}
