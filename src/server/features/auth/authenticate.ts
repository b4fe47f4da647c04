import type { App } from '#server/app.ts';
import type { UserActor } from '#server/context.ts';
import { hashToken } from '#server/crypto/tokens.ts';
import { isKeyed } from './key-sessions.ts';
import { actorOf, endSession, limitsOf, selectSession, touchSession } from './session-store.ts';

const TOUCH_MS = 60_000;

/** `now` is the time of the database. */
type Authenticated = { actor: UserActor; now: Date };

/**
 * The person behind a bearer token; undefined when the session was revoked, is over, idle for too long, or
 * inserted without our key.
 * Timed re-reads (polling) do not keep a session alive; last use is written at most once a minute.
 */
export async function authenticate(
  app: App,
  token: string,
  { polling }: { polling: boolean },
): Promise<Authenticated | undefined> {
  if (token.length > 100) return undefined;
  const session = await selectSession(app.db.query, hashToken(token));
  if (!session || !isKeyed(app.vault, session)) return undefined;
  const mayWrite = app.db.fault() === undefined; // a full disk still lets people read
  if (session.is_over || session.idle_ms >= limitsOf(app, session).idleMs) {
    // Over for good: a clock that goes back does not bring it back.
    if (mayWrite) await endSession(app.db.query, session.id);
    return undefined;
  }
  if (!polling && mayWrite && session.idle_ms >= TOUCH_MS) await touchSession(app.db.query, session.id);
  return { actor: actorOf(session), now: session.now };
}
