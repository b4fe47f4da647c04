import type { RecentVisitor } from '#contract/visitors.ts';
import type { Query } from '#server/ports.ts';

type Seen = {
  id: string;
  language: 'en' | 'es';
  currentPage: string | null;
  equipmentType: RecentVisitor['equipmentType'];
  seenAt: Date;
};

/** Stores the later of two concurrent visits. */
export async function keepVisitor(query: Query, seen: Seen): Promise<void> {
  const found = {
    language: seen.language,
    current_page: seen.currentPage,
    equipment_type: seen.equipmentType,
    seen_at: seen.seenAt,
  };
  await query
    .insertInto('visitors')
    .values({ id: seen.id, ...found })
    .onConflict((c) => c.column('id').doUpdateSet(found).where('visitors.seen_at', '<=', seen.seenAt))
    .execute();
}

export async function selectVisitor(query: Query, id: string): Promise<RecentVisitor | undefined> {
  const row = await query.selectFrom('visitors').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return undefined;
  const { language, current_page, equipment_type } = row;
  return { visitorId: id, language, currentPage: current_page, equipmentType: equipment_type };
}
