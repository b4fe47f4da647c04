import { DEVICE_HEADER } from '#contract/sign-in.ts';
import type { App } from '#server/app.ts';
import type { UserRow } from '#server/db/tables.ts';
import { isSameText, newToken } from '#server/crypto/tokens.ts';
import { selectUserByEmail } from '#server/features/users/store.ts';

/**
 * A browser that signed in keeps the token `device.mac`, so that failures of strangers do not count against it. The
 * token is bound to one account and its current password, and nothing is stored. It only selects a counter of failed
 * sign-ins: a stolen token allows 10 guesses in 15 minutes, like any new network.
 */
const macOf = (app: App, user: UserRow, device: string): string =>
  app.vault.mac('known-device', `${user.id} ${device} ${user.password_hash ?? ''}`);

/** Returns a new token for this browser. */
export async function newDeviceToken(app: App, email: string): Promise<string> {
  const user = await selectUserByEmail(app.db.query, email);
  const device = newToken();
  return user ? `${device}.${macOf(app, user, device)}` : '';
}

/** Returns the device of a valid token for this account, or undefined. */
export function knownDevice(app: App, user: UserRow | undefined, token = ''): string | undefined {
  const [device = '', mac = ''] = token.slice(0, 100).split('.');
  if (!user || device === '') return undefined;
  return isSameText(mac, macOf(app, user, device)) ? device : undefined;
}

/** Returns the token of this call, if any. */
export function deviceOf({ headers }: { headers: NodeJS.Dict<string | string[]> }): { device?: string } {
  const device = headers[DEVICE_HEADER];
  return typeof device === 'string' ? { device } : {};
}
