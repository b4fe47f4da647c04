import type { Query } from '#server/ports.ts';

export async function selectAudit(
  query: Query,
  by: { limit: number; before: string | undefined; subject: string | undefined },
) {
  let rows = query
    .selectFrom('audit')
    .leftJoin('users', 'users.id', 'audit.actor_id')
    .selectAll('audit')
    .select('users.email')
    .orderBy('audit.id', 'desc')
    .limit(by.limit);
  if (by.before !== undefined) rows = rows.where('audit.id', '<', by.before);
  if (by.subject !== undefined) rows = rows.where('audit.subject_id', '=', by.subject);
  return rows.execute();
}
