import type { UndeliveredAnswer, UndeliveredMail } from '#contract/undelivered-mails.ts';
import type { App } from '#server/app.ts';
import { type Ctx, requirePermission, type StaffActor } from '#server/context.ts';
import { nextCursor, readCursor } from '#server/core/cursor.ts';
import type { MailRow } from '#server/core/tables.ts';
import { emailState } from './state.ts';
import { selectUndelivered } from './store.ts';

/** What no relay has taken yet, newest first. @throws AppError bad_request on a foreign cursor */
export async function listUndelivered(
  app: App,
  ctx: Ctx<StaffActor>,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<UndeliveredAnswer> {
  requirePermission(ctx, 'outbox.read');
  const rows = await selectUndelivered(app.db.query, limit + 1, readCursor(cursor));
  const page = rows.slice(0, limit);
  return { mails: page.map(present), nextCursor: nextCursor(rows.length > limit, page.at(-1)?.id) };
}

const present = (row: MailRow): UndeliveredMail => ({
  id: row.id,
  template: row.template,
  language: row.language,
  to: row.to_address,
  state: stateOf(row),
  attempts: row.attempts,
  lastError: row.last_error,
  createdAt: row.created_at.toISOString(),
});

const stateOf = (row: MailRow): UndeliveredMail['state'] =>
  emailState(row) !== 'waiting' ? 'stopped' : row.state === 'failed' ? 'failed' : 'queued';
