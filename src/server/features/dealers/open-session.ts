import type { SessionAnswer } from '#contract/sign-in.ts';
import type { App } from '#server/app.ts';
import type { Ctx } from '#server/context.ts';
import { audit } from '#server/core/audit.ts';
import { newId } from '#server/core/ids.ts';
import { hashToken, newToken } from '#server/core/tokens.ts';
import type { Tx } from '#server/ports.ts';
import { actorOf, insertSession } from './session-store.ts';

type Person = {
  id: string;
  account_id: string;
  email: string;
  first_name: string;
  last_name: string;
  role: 'dealer' | 'admin';
};

/** A new session with its bearer token, which is stored only as a hash. */
export async function openSession(app: App, ctx: Ctx, tx: Tx, user: Person): Promise<SessionAnswer> {
  const token = newToken();
  const id = newId(ctx.now);
  const session = { id, user_id: user.id, token_hash: hashToken(token), ip: ctx.ip, user_agent: ctx.userAgent };
  await insertSession(tx, session, app.config.sessions[user.role].absoluteMs);
  await audit(tx, { ...ctx, actor: actorOf({ ...user, id, user_id: user.id }) }, 'session.opened', {
    kind: 'session',
    id,
  });
  return {
    success: true,
    token,
    user: { firstName: user.first_name, lastName: user.last_name, email: user.email, role: user.role },
  };
}
