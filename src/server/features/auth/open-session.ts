import { wireRoleOf } from '#contract/permissions.ts';
import type { SessionAnswer } from '#contract/sign-in.ts';
import type { App } from '#server/app.ts';
import type { Ctx } from '#server/context.ts';
import { audit } from '#server/lib/audit.ts';
import { newId } from '#server/lib/ids.ts';
import { hashToken, newToken } from '#server/crypto/tokens.ts';
import type { UserRow } from '#server/db/tables.ts';
import type { Tx } from '#server/ports.ts';
import { rolesOf } from '../users/roles.ts';
import { sessionMac } from './key-sessions.ts';
import { actorOf, insertSession, limitsOf } from './session-store.ts';

type Person = Pick<UserRow, 'id' | 'account_id' | 'email' | 'first_name' | 'last_name' | 'role' | 'staff_roles'>;

/** A new session with its bearer token, which is stored only as a hash, tied to the user by a keyed hash. */
export async function openSession(app: App, ctx: Ctx, tx: Tx, user: Person): Promise<SessionAnswer> {
  const token = newToken();
  const id = newId(ctx.now);
  const owned = { id, user_id: user.id, token_hash: hashToken(token) };
  const session = { ...owned, owner_mac: sessionMac(app.vault, owned), ip: ctx.ip, user_agent: ctx.userAgent };
  await insertSession(tx, session, limitsOf(app, user).absoluteMs);
  const actor = actorOf({ ...user, id, user_id: user.id });
  await audit(tx, { ...ctx, actor }, 'session.opened', { kind: 'session', id });
  return {
    success: true,
    token,
    user: {
      firstName: user.first_name,
      lastName: user.last_name,
      email: user.email,
      role: wireRoleOf(rolesOf(user)),
      permissions: [...actor.permissions],
    },
  };
}
