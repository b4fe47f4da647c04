import { timingSafeEqual } from 'node:crypto';
import { DEVICE_HEADER } from '#contract/sign-in.ts';
import type { App } from '#server/app.ts';
import type { UserRow } from '#server/db/tables.ts';
import { newToken } from '#server/crypto/tokens.ts';
import { selectUserByEmail } from '../users/store.ts';

/**
 * A browser that has signed in keeps `device.mac`, so that failures of strangers never count against it. The token
 * stands for one account and one password: a new password ends all of them, and nothing is stored. It only chooses a
 * counter of failed sign-ins, so a stolen one is worth ten guesses in 15 minutes, as any new network is.
 */
const macOf = (app: App, user: UserRow, device: string): string =>
  app.vault.mac('known-device', `${user.id} ${device} ${user.password_hash ?? ''}`);

/** The token by which this browser is known from now on. */
export async function newDeviceToken(app: App, email: string): Promise<string> {
  const user = await selectUserByEmail(app.db.query, email);
  const device = newToken();
  return user ? `${device}.${macOf(app, user, device)}` : '';
}

/** The device of a valid token of this account, else undefined. */
export function knownDevice(app: App, user: UserRow | undefined, token = ''): string | undefined {
  const [device = '', mac = ''] = token.slice(0, 100).split('.');
  if (!user || device === '') return undefined;
  const [given, expected] = [Buffer.from(mac), Buffer.from(macOf(app, user, device))];
  return given.length === expected.length && timingSafeEqual(given, expected) ? device : undefined;
}

/** The token that this call carries, if any. */
export function deviceOf({ headers }: { headers: NodeJS.Dict<string | string[]> }): { device?: string } {
  const device = headers[DEVICE_HEADER];
  return typeof device === 'string' ? { device } : {};
}
