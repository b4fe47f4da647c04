import * as z from 'zod/mini';
import type { LeadMapping } from '#server/config/salesforce-mapping.ts';
import { fields, type Soql } from './soql.ts';

export type FoundLead = {
  id: string;
  deleted: boolean;
  converted: boolean;
  /** Where the stage stands, and not on the lead. */
  opportunity: string | null;
  stage: string;
  /** When Salesforce last changed the lead. */
  at: Date;
};

export const leadRowSchema = z.looseObject({
  Id: z.string(),
  IsDeleted: z.boolean(),
  IsConverted: z.boolean(),
  ConvertedOpportunityId: z.nullish(z.string()),
  SystemModstamp: z.string(),
  ConvertedOpportunity: z.nullish(z.object({ StageName: z.nullish(z.string()) })),
});

/** The opportunity is asked for where it is followed alone: others may not be allowed to see it. */
export const leadColumns = ({ stage, followConvertedOpportunity }: LeadMapping): Soql =>
  fields(
    ...new Set(['Id', 'IsDeleted', 'IsConverted', 'ConvertedOpportunityId', 'SystemModstamp', stage]),
    ...(followConvertedOpportunity ? ['ConvertedOpportunity.StageName'] : []),
  );

export function foundLead(row: z.infer<typeof leadRowSchema>, mapping: LeadMapping): FoundLead {
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
