import type { OwnSession } from '#contract/account.ts';
import type { App } from '#server/app.ts';
import type { Ctx, UserActor } from '#server/context.ts';
import { audit } from '#server/lib/audit.ts';
import { AppError } from '#server/lib/app-error.ts';
import { isId } from '#server/lib/ids.ts';
import { readDevice } from './device.ts';
import { type LivingSessions, revokeLivingSessions, selectLivingSessions } from './session-store.ts';

const LIMIT = 100;
const NONE = 'This session does not exist, or it has ended.';

const living = (app: App, { actor }: Ctx<UserActor>): LivingSessions => ({
  userId: actor.userId,
  idleMs: app.config.sessions[actor.kind === 'staff' ? 'admin' : 'dealer'].idleMs,
});

/** The living sessions of the caller, the last used first. */
export async function listSessions(app: App, ctx: Ctx<UserActor>): Promise<OwnSession[]> {
  const rows = await selectLivingSessions(app.db.query, living(app, ctx), LIMIT);
  return rows.map((row) => ({
    id: row.id,
    ...readDevice(row.user_agent),
    ip: row.ip,
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at.toISOString(),
    current: row.id === ctx.actor.sessionId,
  }));
}

/** Ends one session of the caller. @throws AppError not_found for one that has ended, and for another user's */
export async function endOwnSession(app: App, ctx: Ctx<UserActor>, id: string): Promise<void> {
  if (!isId(id)) throw new AppError('not_found', NONE);
  await app.db.tx(async (tx) => {
    if ((await revokeLivingSessions(tx, living(app, ctx), { id })) === 0) throw new AppError('not_found', NONE);
    await audit(tx, ctx, 'session.ended', { kind: 'session', id });
  });
}

/** Ends all sessions of the caller but this one. @returns how many */
export async function endOtherSessions(app: App, ctx: Ctx<UserActor>): Promise<number> {
  return app.db.tx(async (tx) => {
    const ended = await revokeLivingSessions(tx, living(app, ctx), { except: ctx.actor.sessionId });
    if (ended > 0) await audit(tx, ctx, 'session.ended', { kind: 'user', id: ctx.actor.userId }, { sessions: ended });
    return ended;
  });
}
