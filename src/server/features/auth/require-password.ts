import type { App } from '#server/app.ts';
import type { Ctx, UserActor } from '#server/context.ts';
import { AppError } from '#server/lib/app-error.ts';
import type { UserRow } from '#server/db/tables.ts';
import { waitingTime } from '#server/lib/waiting-time.ts';
import { selectUserByEmail } from '../users/store.ts';

const WRONG = 'Your current password is not correct.';
export const wrongPassword = (field: string): AppError =>
  new AppError('validation', WRONG, { fields: { [field]: WRONG } });

/**
 * Asks the caller for the password once more, before what must not be done at a screen that was left open. Counts by
 * session: failed sign-ins of strangers must not stop the owner here.
 * @throws AppError validation for a wrong one; rate_limited after ten of them in this session
 */
export async function requirePassword(
  app: App,
  { actor: { email, sessionId } }: Ctx<UserActor>,
  password: string,
  field = 'password',
): Promise<UserRow> {
  await app.limits.use(
    'ownPassword',
    sessionId,
    (s) => `Too many wrong passwords. Please wait ${waitingTime(s, 'en')}.`,
  );
  const user = await selectUserByEmail(app.db.query, email);
  const right = await app.passwords.isRight(user?.password_hash ?? null, password).catch(async (error: unknown) => {
    await app.limits.refund('ownPassword', sessionId);
    throw error;
  });
  if (!user || !right) throw wrongPassword(field);
  await app.limits.forget('ownPassword', sessionId);
  return user;
}
