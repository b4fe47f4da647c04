import { Secret as TotpSecret, TOTP } from 'otpauth';

/** RFC 6238 with what every authenticator app takes: SHA-1, six digits, 30 seconds. */
const PERIOD_S = 30;
/** A clock may be one step early or late. */
const DRIFT_STEPS = 1;
const SECRET_BYTES = 20;

/** A new secret in base32, as a person types it into an app. */
export const newCodeSecret = (): string => new TotpSecret({ size: SECRET_BYTES }).base32;

/** What the square code holds: an otpauth address that names the lender and the user. */
export const codeUri = (secret: string, named: { issuer: string; account: string }): string =>
  new TOTP({ secret, issuer: named.issuer, label: named.account, period: PERIOD_S }).toString();

/** The number of the 30-second step that this code belongs to; undefined when it is none of the three around now. */
export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  // The library throws on what has another length in bytes.
  if (!/^\d{6}$/.test(code)) return undefined;
  const totp = new TOTP({ secret, period: PERIOD_S });
  const delta = totp.validate({ token: code, timestamp: now.getTime(), window: DRIFT_STEPS });
  return delta === null ? undefined : Math.floor(now.getTime() / 1000 / PERIOD_S) + delta;
}

/** The code of an instant: what the app shows. */
export const codeAt = (secret: string, now: Date): string =>
  new TOTP({ secret, period: PERIOD_S }).generate({ timestamp: now.getTime() });
