import type { App } from '#server/app.ts';
import type { Query, Tx } from '#server/ports.ts';
import { selectInquiries, selectInquiriesById, type StoredInquiry } from './store.ts';

const READ_AT_ONCE = 200;

/** These inquiries by id, for the person who sent them. */
export const readInquiries = async (app: App, query: Query | Tx, ids: string[]): Promise<Map<string, StoredInquiry>> =>
  new Map((await selectInquiriesById(query, app.vault, ids)).map((row) => [row.id, row]));

/** Every inquiry with what was typed, newest first. Encrypted content can be searched in memory only. */
export async function* readAllInquiries(app: App): AsyncGenerator<{ id: string; contents: string[] }> {
  for (let before: string | undefined; ;) {
    const by = { limit: READ_AT_ONCE, before, states: [], kind: undefined };
    const rows = await selectInquiries(app.db.query, app.vault, by);
    if (rows.length === 0) return;
    for (const { id, name, phone, email, company } of rows) yield { id, contents: [name, phone, email, company] };
    before = rows.at(-1)?.id;
  }
}
