import { inspect } from 'node:util';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { CrmError } from '#server/lib/crm-error.ts';
import { newId } from '#server/lib/ids.ts';
import type { CrmLead } from '#server/ports.ts';
import { adapterSettings, mapping } from '#tests/support/salesforce-stand-in/org.ts';
import { startSalesforce } from '#tests/support/salesforce-stand-in/start.ts';
import { openSalesforce } from './open.ts';

const org = await startSalesforce();
afterAll(() => org.close());
beforeEach(() => org.faults.clear());
const crm = openSalesforce(adapterSettings(org, { timeoutMs: 3000 }), '10 - New');
const following = openSalesforce(
  adapterSettings(org, { mapping: { ...mapping, lead: { ...mapping.lead, followConvertedOpportunity: true } } }),
  '10 - New',
);
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
const rowOf = (id: string) => org.records.find('Lead', id);
const told = async (changes: Partial<CrmLead>) => rowOf((await crm.upsertLead(lead(changes))).id);
const errorOf = async (work: Promise<unknown>): Promise<CrmError> => {
  const error: unknown = await work.then(
    () => undefined,
    (one: unknown) => one,
  );
  if (error instanceof CrmError) return error;
  throw new Error(`no fault of the CRM: ${inspect(error)}`);
};

describe('the lead that Salesforce receives', () => {
  test('has the fields that the mapping names', async () => {
    const account = org.records.add('Account', { Name: 'Prairie Equipment (sample)' });
    expect(await told({ accountId: account.Id })).toMatchObject({
      FirstName: 'Elena',
      LastName: 'Ramos',
      Company: 'Ramos Paving LLC',
      Email: 'elena@example.com',
      Phone: '(402) 555-0188',
      Deal_Name__c: 'Ramos Paving, excavator',
      Requested_Amount__c: 76_050.5,
      Dealer_Account__c: account.Id,
      Portal_Stage__c: '10 - New',
    });
    expect(await told({ accountId: newId() })).toMatchObject({ Dealer_Account__c: null });
  });

  test('always has last name and company, with long values cut and no truncated address', async () => {
    expect(await told({ company: ' ' })).toMatchObject({ Company: 'Elena Ramos' });
    expect(await told({ firstName: '', lastName: '', company: 'Only LLC' })).toMatchObject({
      LastName: 'Only LLC',
      FirstName: null,
    });
    const row = await told({
      firstName: `${'a'.repeat(39)}👩‍🔧`,
      lastName: 'Ñ'.repeat(500),
      company: '🚜'.repeat(500),
      email: `${'a'.repeat(90)}@example.com`,
      phone: '5'.repeat(41),
    });
    expect(row).toMatchObject({ FirstName: 'a'.repeat(39), LastName: 'Ñ'.repeat(80), Email: null, Phone: null });
    expect(row['Company']).toBe('🚜'.repeat(127));
  });

  test.each(['commit, then silence', 'commit, then hang up'] as const)(
    'is found again by a second try after: %s',
    async (kind) => {
      const one = lead();
      org.faults.plan(kind, /^PATCH/, { times: 3 });
      await crm.upsertLead(one).catch((error: unknown) => expect(error).toBeInstanceOf(CrmError));
      org.faults.clear();
      const { id } = await crm.upsertLead(one);
      const rows = org.records.rowsOf('Lead').filter((row) => row['Portal_Deal_Id__c'] === one.externalId);
      expect(rows.map((row) => row.Id)).toEqual([id]);
    },
  );

  test('is not retried for an external id that is not unique or for a refusal', async () => {
    org.faults.plan('not unique', /^PATCH/);
    expect((await errorOf(crm.upsertLead(lead()))).fault).toBe('NOT_UNIQUE');
    const refused = await errorOf(crm.upsertLead(lead({ email: 'canary at example' })));
    expect([refused.fault, refused.reason]).toEqual([
      'INVALID_EMAIL_ADDRESS',
      'Salesforce refused with INVALID_EMAIL_ADDRESS. Fields: Email.',
    ]);
    expect(inspect(refused, { depth: 9 })).not.toMatch(/canary|Ramos/);
  });
});

describe('the stage of a lead in Salesforce', () => {
  const converted = async (): Promise<{ id: string; opportunity: string; one: CrmLead }> => {
    const one = lead();
    const { id } = await crm.upsertLead(one);
    const opportunity = org.records.add('Opportunity', { Name: 'Ramos', StageName: '50 - Approved' });
    org.records.change(rowOf(id), { IsConverted: true, ConvertedOpportunityId: opportunity.Id });
    return { id, opportunity: opportunity.Id, one };
  };

  test('is that of its opportunity after conversion, if the mapping follows it', async () => {
    const { id, opportunity, one } = await converted();
    expect(await following.readLead(id)).toEqual({ stage: '50 - Approved' });
    expect(await crm.readLead(id)).toEqual({ stage: '10 - New' });
    expect(await following.upsertLead(one)).toEqual({ id, stage: '50 - Approved' });
    expect(await following.moveLead(id, '100 - Funded')).toBe(true);
    expect(org.records.find('Opportunity', opportunity)['StageName']).toBe('100 - Funded');
    expect((await errorOf(crm.moveLead(id, '100 - Funded'))).fault).toBe('CANNOT_UPDATE_CONVERTED_LEAD');
  });

  test.each(['garbage', 'empty'] as const)('does not change when the answer is unusable (%s)', async (kind) => {
    const { id } = await crm.upsertLead(lead());
    org.faults.plan(kind, /^PATCH/);
    await errorOf(crm.moveLead(id, '50 - Approved'));
    expect(await crm.readLead(id)).toEqual({ stage: '10 - New' });
  });

  test('is undefined for a lead in the recycle bin, and an error for an erased one, which may only be hidden', async () => {
    const { id } = await crm.upsertLead(lead());
    org.records.remove('Lead', id);
    expect(await crm.readLead(id)).toBeUndefined();
    expect(await crm.moveLead(id, '50 - Approved')).toBe(false);
    org.records.erase('Lead', id);
    expect((await errorOf(crm.readLead(id))).fault).toBe('LEAD_NOT_VISIBLE');
  });

  test('is reported for changes since an instant, with deletions and opportunities, and never for foreign leads', async () => {
    const [kept, moved, gone] = [
      await crm.upsertLead(lead()),
      await crm.upsertLead(lead()),
      await crm.upsertLead(lead()),
    ];
    const { id: won, opportunity } = await converted();
    org.records.add('Lead', { LastName: 'Stranger', Company: 'X', Portal_Stage__c: '50 - Approved' });
    const first = await following.changes?.since(undefined);
    const standing = (id: string, all = first) => all?.leads.find((one) => one.id === id)?.lead;
    expect(standing(kept.id)).toEqual({ stage: '10 - New' });
    const later = new Date((first?.until.getTime() ?? 0) + 10 * 60_000);
    const past = new Date(later.getTime() - 60 * 60_000).toISOString();
    for (const row of org.records.rowsOf('Lead')) row.SystemModstamp = past;
    for (const row of org.records.rowsOf('Opportunity')) row.SystemModstamp = past;
    expect((await following.changes?.since(later))?.leads).toEqual([]);
    const now = later.toISOString();
    Object.assign(rowOf(moved.id), { Portal_Stage__c: '50 - Approved', SystemModstamp: now });
    Object.assign(rowOf(gone.id), { IsDeleted: true, SystemModstamp: now });
    Object.assign(org.records.find('Opportunity', opportunity), { StageName: 'Closed Lost', SystemModstamp: now });
    org.limits.pageSize = 1;
    const second = await following.changes?.since(later);
    org.limits.pageSize = 2000;
    expect(new Map(second?.leads.map((one) => [one.id, one.lead?.stage]))).toEqual(
      new Map([
        [moved.id, '50 - Approved'],
        [gone.id, undefined],
        [won, 'Closed Lost'],
      ]),
    );
    expect(second?.until).toEqual(later);
    const read = await crm.changes?.read([kept.id, gone.id, 'x']);
    expect(read).toEqual([
      { id: kept.id, lead: { stage: '10 - New' } },
      { id: gone.id, lead: undefined },
    ]);
  });
});
