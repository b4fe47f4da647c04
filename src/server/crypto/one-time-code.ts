import { Secret as TotpSecret, TOTP } from 'otpauth';

/** RFC 6238 with the parameters that every authenticator app supports: SHA-1, 6 digits, 30 seconds. */
const PERIOD_S = 30;
/** Accepts a clock that is 1 step early or late. */
const DRIFT_STEPS = 1;
const SECRET_BYTES = 20;

/** Returns a new secret in base32, which users can type into an app. */
export const newCodeSecret = (): string => new TotpSecret({ size: SECRET_BYTES }).base32;

/** Returns the otpauth address of the QR code, which names the lender and the user. */
export const codeUri = (secret: string, named: { issuer: string; account: string }): string =>
  new TOTP({ secret, issuer: named.issuer, label: named.account, period: PERIOD_S }).toString();

/** Returns the number of the 30-second step of this code, or undefined unless it is the current or an adjacent step. */
export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  // The library throws on codes of another byte length.
  if (!/^\d{6}$/.test(code)) return undefined;
  const totp = new TOTP({ secret, period: PERIOD_S });
  const delta = totp.validate({ token: code, timestamp: now.getTime(), window: DRIFT_STEPS });
  return delta === null ? undefined : Math.floor(now.getTime() / 1000 / PERIOD_S) + delta;
}

/** Returns the code that the app shows at an instant. */
export const codeAt = (secret: string, now: Date): string =>
  new TOTP({ secret, period: PERIOD_S }).generate({ timestamp: now.getTime() });
