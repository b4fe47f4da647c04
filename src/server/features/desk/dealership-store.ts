import { sql } from 'kysely';
import { dealerId } from '#server/db/deal-tables.ts';
import { foldedSql, searchPatterns } from '#server/lib/searchable.ts';
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

const isOpen = sql`status not in ('funded', 'declined', 'sf_deleted')`;
const NAME = foldedSql(sql`accounts.name`);

type DealershipsBy = { q: string; scope: AssignedTo | undefined; limit: number };

/**
 * Dealerships by name, with the figures of their submitted deals, application links and users. Cents. With a scope, only
 * those with a deal in it.
 */
export function selectDealerships(query: Query, { q, scope, limit }: DealershipsBy) {
  let rows = query
    .selectFrom('accounts')
    .innerJoinLateral(
      (eb) => {
        const deals = eb
          .selectFrom('deals')
          .whereRef('deals.account_id', '=', 'accounts.id')
          .where('deals.status', '<>', 'draft')
          .select([
            sql<number>`count(*)::int`.as('deals'),
            sql<number>`(count(*) filter (where ${isOpen}))::int`.as('open'),
            sql<number>`(count(*) filter (where status = 'funded'))::int`.as('funded'),
            sql<string>`coalesce(sum(requested_amount_cents), 0)`.as('cents'),
            sql<Date | null>`max(submitted_at)`.as('last_deal_at'),
          ]);
        return (scope === undefined ? deals : deals.where(isAssigned('deals', scope))).as('d');
      },
      (join) => join.onTrue(),
    )
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('application_invites as sent')
          .whereRef('sent.account_id', '=', 'accounts.id')
          .select([
            sql<number>`(count(*) filter (where sent.completed_at is not null))::int`.as('completed_links'),
            sql<number>`(count(*) filter (where sent.completed_at is null and sent.revoked_at is null
              and sent.expires_at > now()))::int`.as('open_links'),
          ])
          .as('l'),
      (join) => join.onTrue(),
    )
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('users')
          .whereRef('users.account_id', '=', 'accounts.id')
          .select([
            sql<number>`(count(*) filter (where users.status = 'active'))::int`.as('active'),
            sql<number>`(count(*) filter (where users.status = 'invited'))::int`.as('invited'),
          ])
          .as('u'),
      (join) => join.onTrue(),
    )
    .where('accounts.kind', '=', 'dealer')
    .select(['accounts.name', dealerId.as('id')])
    .select(['d.deals', 'd.open', 'd.funded', 'd.cents', 'd.last_deal_at'])
    .select(['l.completed_links', 'l.open_links', 'u.active', 'u.invited'])
    .orderBy('accounts.name')
    .orderBy('accounts.id')
    .limit(limit);
  if (scope !== undefined) rows = rows.where('d.deals', '>', 0);
  for (const pattern of searchPatterns(q)) rows = rows.where(NAME, 'like', pattern);
  return rows.execute();
}
