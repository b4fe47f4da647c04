import * as z from 'zod/mini';
import { CrmError } from '#server/lib/crm-error.ts';
import type { Crm, CrmLead, LeadStage } from '#server/ports.ts';
import type { SalesforceSettings, LeadMapping } from '#server/config/salesforce-settings.ts';
import { allRows, type Client } from './client.ts';
import { salesforceErrorOf } from './error.ts';
import { fields, isSalesforceId, type Soql, soql } from './soql.ts';

const savedSchema = z.object({ id: z.string() });
const CHUNK = 200;
/** Salesforce sets timestamps before it commits. Changes committed during a poll are found by the next one. */
const OVERLAP_MS = 5 * 60_000;
const MOST_PAGES = 50;
/** Two deals of one customer are two leads, so rules that only warn of duplicates are ignored. */
const TOLD = { 'sforce-duplicate-rule-header': 'allowSave=true' };
/** Changed values must not reassign the lead. */
const UNASSIGNED = { 'sforce-auto-assign': 'FALSE' };

type Leads = Pick<Crm, 'upsertLead' | 'readLead' | 'moveLead' | 'changes'>;

export function openLeads(client: Client, { mapping }: SalesforceSettings, firstStage: string): Leads {
  const { externalId, stage, followConvertedOpportunity: follows } = mapping.lead;
  const asked = leadColumns(mapping.lead);
  const leads = async (where: Soql, all?: 'all', mostPages?: number): Promise<FoundLead[]> => {
    const pages = client.query(soql`SELECT ${asked} FROM Lead WHERE ${where}`, leadRowSchema, all);
    return (await allRows(pages, mostPages)).map((row) => foundLead(row, mapping.lead));
  };

  /** Returns undefined once the lead is deleted. */
  const find = async (id: string): Promise<FoundLead | undefined> => {
    if (!isSalesforceId(id)) return undefined;
    const [row] = await leads(soql`Id = ${id}`, 'all');
    if (row) return row.deleted ? undefined : row;
    if (await isGone(client, id)) return undefined;
    throw salesforceErrorOf('LEAD_NOT_VISIBLE');
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
      if (status === 300) throw salesforceErrorOf('NOT_UNIQUE');
      const saved = savedSchema.safeParse(body);
      if (!saved.success) throw salesforceErrorOf('BAD_ANSWER');
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
          if (error instanceof CrmError && error.fault === 'ENTITY_IS_DELETED') return false;
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
        // An opportunity can move without its lead.
        const theirs = soql`${ours} AND ConvertedOpportunity.SystemModstamp >= ${from}`;
        const converted = follows ? await leads(theirs, 'all', MOST_PAGES) : [];
        return { leads: [...found, ...converted].map(stageOf), until };
      },
      read: async (ids) => {
        const known = ids.filter(isSalesforceId);
        const found: FoundLead[] = [];
        for (let at = 0; at < known.length; at += CHUNK)
          found.push(...(await leads(soql`Id IN ${known.slice(at, at + CHUNK)}`, 'all')));
        return found.map(stageOf);
      },
    },
  };
}

const stageOf = (row: FoundLead): LeadStage => ({
  id: row.id,
  lead: row.deleted ? undefined : { stage: row.stage },
});

/** True only when Salesforce reports the lead as deleted, not when it is merely invisible to the user. */
async function isGone(client: Client, id: string): Promise<boolean> {
  const call = { method: 'GET', path: `sobjects/Lead/${id}?fields=Id` } as const;
  return client.call(call, [200]).then(
    () => false,
    (error: unknown) => {
      if (error instanceof CrmError && error.fault === 'ENTITY_IS_DELETED') return true;
      if (error instanceof CrmError && error.fault === 'NOT_FOUND') return false;
      throw error;
    },
  );
}

/** Maximum lengths of standard lead fields. */
const FIRST_NAME = 40;
const LAST_NAME = 80;
const COMPANY = 255;
const EMAIL = 80;
const PHONE = 40;
const OWN_TEXT = 255;

/** Cuts without splitting a surrogate pair. */
const cut = (text: string, most: number): string => text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');
/** Returns null instead of a truncated address or number. */
const whole = (text: string, most: number): string | null => (text === '' || text.length > most ? null : text);

type Values = Record<string, string | number | null>;

/** Returns the fields of a lead. Salesforce requires a last name and a company, so both are always set. */
function fieldsOf(lead: CrmLead, mapping: LeadMapping): Values {
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

/** Returns the fields named in the mapping. */
function ownFieldsOf(lead: CrmLead, { dealName, amount, account }: LeadMapping): Values {
  const { name, amountCents, accountId } = lead;
  const known = accountId !== null && isSalesforceId(accountId);
  return {
    ...(dealName !== null && { [dealName]: cut(name.trim(), OWN_TEXT) }),
    ...(amount !== null && { [amount]: amountCents === null ? null : amountCents / 100 }),
    ...(account !== null && known && { [account]: accountId }),
  };
}

type FoundLead = {
  id: string;
  deleted: boolean;
  converted: boolean;
  /** The object with the stage, if it is not the lead. */
  opportunity: string | null;
  stage: string;
  /** When Salesforce last changed the lead. */
  at: Date;
};

const leadRowSchema = z.looseObject({
  Id: z.string(),
  IsDeleted: z.boolean(),
  IsConverted: z.boolean(),
  ConvertedOpportunityId: z.nullish(z.string()),
  SystemModstamp: z.string(),
  ConvertedOpportunity: z.nullish(z.object({ StageName: z.nullish(z.string()) })),
});

/** Selects opportunity columns only if they are used, because the user may lack access to them. */
const leadColumns = ({ stage, followConvertedOpportunity }: LeadMapping): Soql =>
  fields(
    ...new Set(['Id', 'IsDeleted', 'IsConverted', 'ConvertedOpportunityId', 'SystemModstamp', stage]),
    ...(followConvertedOpportunity ? ['ConvertedOpportunity.StageName'] : []),
  );

function foundLead(row: z.infer<typeof leadRowSchema>, mapping: LeadMapping): FoundLead {
  const follows = mapping.followConvertedOpportunity && row.IsConverted;
  const opportunity = follows ? (row.ConvertedOpportunityId ?? null) : null;
  const stage = opportunity === null ? row[mapping.stage] : row.ConvertedOpportunity?.StageName;
  return {
    id: row.Id,
    deleted: row.IsDeleted,
    converted: row.IsConverted,
    opportunity,
    stage: typeof stage === 'string' ? stage : '',
    at: new Date(row.SystemModstamp),
  };
}
