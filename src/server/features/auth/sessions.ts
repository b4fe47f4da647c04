import type { OwnSession } from '#contract/account.ts';
import type { App } from '#server/app.ts';
import type { Ctx, UserActor } from '#server/context.ts';
import { audit } from '#server/lib/audit.ts';
import { AppError } from '#server/lib/app-error.ts';
import { isId, newId } from '#server/lib/ids.ts';
import {
  type LivingSessions,
  revokeLivingSessions,
  selectLivingSessions,
  actorOf,
  insertSession,
  isKeyed,
  limitsOf,
  endSession,
  selectSession,
  sessionMac,
  touchSession,
} from './session-store.ts';
import { wireRoleOf } from '#contract/permissions.ts';
import type { SessionAnswer } from '#contract/sign-in.ts';
import { hashToken, newToken } from '#server/crypto/tokens.ts';
import type { UserRow } from '#server/db/tables.ts';
import type { Tx } from '#server/ports.ts';
import { rolesOf } from '#server/features/users/roles.ts';

const LIMIT = 100;
const NONE = 'This session does not exist or has ended.';

const living = (app: App, { actor }: Ctx<UserActor>): LivingSessions => ({
  userId: actor.userId,
  idleMs: app.config.sessions[actor.kind === 'staff' ? 'admin' : 'dealer'].idleMs,
});

/** Lists the open sessions of the caller, last used first. */
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

/** Ends one session of the caller. @throws AppError not_found for an ended session or another user's */
export async function endOwnSession(app: App, ctx: Ctx<UserActor>, id: string): Promise<void> {
  if (!isId(id)) throw new AppError('not_found', NONE);
  await app.db.tx(async (tx) => {
    if ((await revokeLivingSessions(tx, living(app, ctx), { id })) === 0) throw new AppError('not_found', NONE);
    await audit(tx, ctx, 'session.ended', { kind: 'session', id });
  });
}

/** Ends all other sessions of the caller. @returns how many */
export async function endOtherSessions(app: App, ctx: Ctx<UserActor>): Promise<number> {
  return app.db.tx(async (tx) => {
    const ended = await revokeLivingSessions(tx, living(app, ctx), { except: ctx.actor.sessionId });
    if (ended > 0) await audit(tx, ctx, 'session.ended', { kind: 'user', id: ctx.actor.userId }, { sessions: ended });
    return ended;
  });
}

type Person = Pick<UserRow, 'id' | 'account_id' | 'email' | 'first_name' | 'last_name' | 'role' | 'staff_roles'>;

/** Opens a session and returns its bearer token, of which only a hash tied to the user is stored. */
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

const TOUCH_MS = 60_000;

/** `now` is the time of the database. */
type Authenticated = { actor: UserActor; now: Date };

/**
 * Returns the user of a bearer token. Undefined when the session was revoked, expired, idle too long, or inserted
 * without our key. Polling does not keep a session alive. The last use is written at most once per minute.
 */
export async function authenticate(
  app: App,
  token: string,
  { polling }: { polling: boolean },
): Promise<Authenticated | undefined> {
  if (token.length > 100) return undefined;
  const session = await selectSession(app.db.query, hashToken(token));
  if (!session || !isKeyed(app.vault, session)) return undefined;
  const mayWrite = app.db.fault() === undefined; // a full disk still allows reads
  if (session.is_over || session.idle_ms >= limitsOf(app, session).idleMs) {
    // Ends it permanently, so that a clock that moves back does not reopen it.
    if (mayWrite) await endSession(app.db.query, session.id);
    return undefined;
  }
  if (!polling && mayWrite && session.idle_ms >= TOUCH_MS) await touchSession(app.db.query, session.id);
  return { actor: actorOf(session), now: session.now };
}

/** Ordered: the user agent of a browser also contains the names of its ancestors. */
const BROWSERS: readonly (readonly [name: string, sign: RegExp])[] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bVersion\/.*\bSafari\//],
];
const SYSTEMS: readonly (readonly [name: string, sign: RegExp])[] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
];

/** Returns the names of browser and system, or null for unknown ones. */
export const readDevice = (userAgent: string): { browser: string | null; system: string | null } => ({
  browser: nameIn(BROWSERS, userAgent),
  system: nameIn(SYSTEMS, userAgent),
});

const nameIn = (names: typeof BROWSERS, userAgent: string): string | null =>
  names.find(([, sign]) => sign.test(userAgent))?.[0] ?? null;
