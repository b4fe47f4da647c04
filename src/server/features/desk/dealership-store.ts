import { sql } from 'kysely';
import { dealerId } from '#server/db/deal-tables.ts';
import type { Query } from '#server/ports.ts';
import { type AssignedTo, isAssigned } from './filter-store.ts';

/** The dealership with this id, which is the id of its account in the CRM where it has one. */
export const selectDealership = (query: Query, id: string): Promise<{ id: string; name: string } | undefined> =>
  query
    .selectFrom('accounts')
    .select(['id', 'name'])
    .where('kind', '=', 'dealer')
    .where(dealerId, '=', id)
    .executeTakeFirst();

/** Submitted deals of a dealership by status. Cents. */
export function selectDealTotals(query: Query, accountId: string, scope: AssignedTo | undefined) {
  let rows = query.selectFrom('deals').where('account_id', '=', accountId).where('status', '<>', 'draft');
  if (scope !== undefined) rows = rows.where(isAssigned('deals', scope));
  return rows
    .select(['status', sql<number>`count(*)::int`.as('count'), sql<string>`sum(requested_amount_cents)`.as('cents')])
    .groupBy('status')
    .execute();
}

/** Application links that users of a dealership sent, newest first. */
export const selectSentLinks = (query: Query, accountId: string, limit: number) =>
  query
    .selectFrom('application_invites as sent')
    .innerJoin('users', 'users.id', 'sent.created_by')
    .leftJoin('applications', 'applications.id', 'sent.application_id')
    .select([
      'sent.id',
      'sent.recipient_name',
      'sent.created_at',
      'sent.completed_at',
      'sent.revoked_at',
      'sent.application_id',
      'users.first_name',
      'users.last_name',
      'applications.reference',
    ])
    .select(sql<boolean>`sent.expires_at <= now()`.as('is_over'))
    .where('sent.account_id', '=', accountId)
    .orderBy('sent.id', 'desc')
    .limit(limit)
    .execute();
