import { sql } from 'kysely';
import type { Query, Tx } from '#server/ports.ts';

/** Terms of an approved deal whose dealership has not been notified that they expire soon or have expired. */
export type ExpiringTerms = {
  deal_id: string;
  account_id: string;
  deal_name: string;
  decision_id: string;
  expires_on: string;
  kind: 'soon' | 'expired';
};

const MOST = 200;

/**
 * Terms whose last day is from `from` to `until`; with `one`, at most those of that deal. They have expired when the
 * last day is before `today`. Leaves out held figures, and dealerships without an active user.
 */
export async function selectExpiring(
  query: Query | Tx,
  { today, from, until }: { today: string; from: string; until: string },
  one?: string,
): Promise<ExpiringTerms[]> {
  const { rows } = await sql<ExpiringTerms>`
    select l.id as deal_id, l.account_id, l.deal_name, d.id as decision_id, d.expires_on, e.kind
    from deals l
    left join application_invites i on i.id = l.application_invite_id
    cross join lateral (select * from decisions x where x.superseded_at is null
      and (x.deal_id = l.id or x.application_id = i.application_id) order by x.id desc limit 1) d
    cross join lateral (select case when d.expires_on < ${today} then 'expired' else 'soon' end as kind) e
    where l.status = 'approved' and d.expires_on between ${from} and ${until}
      and coalesce(d.disclosure->>'kind', '') <> 'pending'
      and (${one ?? null}::uuid is null or l.id = ${one ?? null}::uuid)
      and exists (select from users u where u.account_id = l.account_id and u.status = 'active')
      and not exists (select from notifications n where n.deal_id = l.id
        and n.detail @> jsonb_build_object('decision', d.id, 'expiry', e.kind))
    order by l.id limit ${MOST}`.execute(query);
  return rows;
}

export const lockDeal = (tx: Tx, id: string) =>
  tx.selectFrom('deals').select('id').where('id', '=', id).forNoKeyUpdate().execute();
