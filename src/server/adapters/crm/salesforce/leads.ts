import * as z from 'zod/mini';
import { CrmFault } from '#server/lib/crm-fault.ts';
import type { Crm, CrmLead, LeadStanding } from '#server/ports.ts';
import type { SalesforceSettings } from '#server/config/salesforce-settings.ts';
import { allRows, type Client } from './client.ts';
import { salesforceFaultOf } from './fault.ts';
import { fieldsOf } from './lead-fields.ts';
import { type FoundLead, foundLead, leadColumns, leadRowSchema } from './lead-rows.ts';
import { fields, isSalesforceId, type Soql, soql } from './soql.ts';

const savedSchema = z.object({ id: z.string() });
const CHUNK = 200;
/** What was changed while a page was read is found the next time: Salesforce stamps before it commits. */
const OVERLAP_MS = 5 * 60_000;
const MOST_PAGES = 50;
/** Two deals of one customer are two leads: rules that only warn of duplicates are passed. */
const TOLD = { 'sforce-duplicate-rule-header': 'allowSave=true' };
/** Who works on a lead stays on it when its values change. */
const UNASSIGNED = { 'sforce-auto-assign': 'FALSE' };

type Leads = Pick<Crm, 'upsertLead' | 'readLead' | 'moveLead' | 'changes'>;

export function openLeads(client: Client, { mapping }: SalesforceSettings, firstStage: string): Leads {
  const { externalId, stage, followConvertedOpportunity: follows } = mapping.lead;
  const asked = leadColumns(mapping.lead);
  const leads = async (where: Soql, all?: 'all', mostPages?: number): Promise<FoundLead[]> => {
    const pages = client.query(soql`SELECT ${asked} FROM Lead WHERE ${where}`, leadRowSchema, all);
    return (await allRows(pages, mostPages)).map((row) => foundLead(row, mapping.lead));
  };

  /** Undefined once it is deleted. */
  const find = async (id: string): Promise<FoundLead | undefined> => {
    if (!isSalesforceId(id)) return undefined;
    const [row] = await leads(soql`Id = ${id}`, 'all');
    if (row) return row.deleted ? undefined : row;
    if (await isGone(client, id)) return undefined;
    throw salesforceFaultOf('LEAD_NOT_VISIBLE');
  };
  const write = (lead: CrmLead, known: boolean) =>
    client.call(
      {
        method: 'PATCH',
        path: `sobjects/Lead/${externalId}/${encodeURIComponent(lead.externalId)}`,
        body: { ...fieldsOf(lead, mapping.lead), ...(known ? {} : { [stage]: firstStage }) },
        headers: { ...TOLD, ...(known ? UNASSIGNED : {}) },
      },
      [200, 201, 300],
    );
  return {
    upsertLead: async (lead) => {
      const [known] = await leads(soql`${fields(externalId)} = ${lead.externalId}`);
      if (known?.converted) return { id: known.id, stage: known.stage };
      const { status, body } = await write(lead, known !== undefined);
      if (status === 300) throw salesforceFaultOf('NOT_UNIQUE');
      const saved = savedSchema.safeParse(body);
      if (!saved.success) throw salesforceFaultOf('BAD_ANSWER');
      return { id: saved.data.id, stage: (await find(saved.data.id))?.stage ?? firstStage };
    },
    readLead: async (id) => {
      const row = await find(id);
      return row && { stage: row.stage };
    },
    moveLead: async (id, to) => {
      const row = await find(id);
      if (!row) return false;
      const path = row.opportunity === null ? `sobjects/Lead/${row.id}` : `sobjects/Opportunity/${row.opportunity}`;
      const field = row.opportunity === null ? stage : 'StageName';
      const call = { method: 'PATCH', path, body: { [field]: to }, headers: UNASSIGNED } as const;
      return client.call(call, [204]).then(
        () => true,
        (error: unknown) => {
          if (error instanceof CrmFault && error.fault === 'ENTITY_IS_DELETED') return false;
          throw error;
        },
      );
    },
    changes: {
      isNearLimit: client.isNearLimit,
      since: async (since) => {
        const from = new Date((since?.getTime() ?? OVERLAP_MS) - OVERLAP_MS);
        const ours = soql`${fields(externalId)} != null`;
        const own = soql`${ours} AND SystemModstamp >= ${from} ORDER BY SystemModstamp, Id`;
        const found = await leads(own, 'all', MOST_PAGES);
        const until = found.reduce((last, row) => (row.at > last ? row.at : last), since ?? new Date(0));
        // An opportunity moves without its lead.
        const theirs = soql`${ours} AND ConvertedOpportunity.SystemModstamp >= ${from}`;
        const converted = follows ? await leads(theirs, 'all', MOST_PAGES) : [];
        return { leads: [...found, ...converted].map(standingOf), until };
      },
      read: async (ids) => {
        const known = ids.filter(isSalesforceId);
        const found: FoundLead[] = [];
        for (let at = 0; at < known.length; at += CHUNK)
          found.push(...(await leads(soql`Id IN ${known.slice(at, at + CHUNK)}`, 'all')));
        return found.map(standingOf);
      },
    },
  };
}

const standingOf = (row: FoundLead): LeadStanding => ({
  id: row.id,
  lead: row.deleted ? undefined : { stage: row.stage },
});

/** A lead that no query finds: deleted if Salesforce says so, and not if the user merely may not see it. */
async function isGone(client: Client, id: string): Promise<boolean> {
  const call = { method: 'GET', path: `sobjects/Lead/${id}?fields=Id` } as const;
  return client.call(call, [200]).then(
    () => false,
    (error: unknown) => {
      if (error instanceof CrmFault && error.fault === 'ENTITY_IS_DELETED') return true;
      if (error instanceof CrmFault && error.fault === 'NOT_FOUND') return false;
      throw error;
    },
  );
}
