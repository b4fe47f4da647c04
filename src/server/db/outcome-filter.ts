import { type RawBuilder, sql } from 'kysely';
import type { OutcomeFilter } from '#contract/decision.ts';

/** The application that a deal of the table `deals` was made from. */
const ITS_APPLICATION = sql`(select made.application_id from application_invites made where made.id = deals.application_invite_id)`;
const about = {
  applications: sql`application_id = applications.id`,
  deals: sql`(deal_id = deals.id or application_id = ${ITS_APPLICATION})`,
} as const;

/** The condition on a list of applications or deals that this decision stands about them; `none`: that no decision does. */
export function hasOutcome(list: keyof typeof about, outcome: OutcomeFilter): RawBuilder<boolean> {
  const standing = sql`select 1 from decisions where superseded_at is null and ${about[list]}`;
  if (outcome !== 'none') return sql<boolean>`exists (${standing} and outcome = ${outcome})`;
  // What was closed before decisions were recorded was decided elsewhere.
  return list === 'applications'
    ? sql<boolean>`(applications.decided_at is null and not exists (${standing}))`
    : sql<boolean>`not exists (${standing})`;
}
