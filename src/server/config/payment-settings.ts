import { Secret } from '#server/crypto/secret.ts';
import type { Reader } from './settings-reader.ts';

/** A hosted payment page. Its forms are signed with the security key, or carry a precomputed hash. */
export type PaymentSettings = {
  url: string;
  keyId: string;
  description: string;
  securityKey: Secret<string> | undefined;
  hash: string | undefined;
};

/** Reads the payment settings. Reports an error when only some are set, because the button would lead nowhere. */
export function readPayment(read: Reader, errors: string[], production: boolean): PaymentSettings | undefined {
  const url = read.url('PAYMENT_GATEWAY_URL', ['https:', 'http:']);
  const [keyId, description] = [read.text('PAYMENT_KEY_ID'), read.text('PAYMENT_DESCRIPTION')];
  const [key, hash] = [read.text('PAYMENT_SECURITY_KEY'), read.text('PAYMENT_HASH')];
  if ([url, keyId, description, key, hash].every((value) => value === undefined)) return undefined;
  if (!url || !keyId || !description || (key === undefined) === (hash === undefined)) {
    errors.push(
      'Card payments need PAYMENT_GATEWAY_URL, PAYMENT_KEY_ID, PAYMENT_DESCRIPTION, and either PAYMENT_SECURITY_KEY or PAYMENT_HASH.',
    );
    return undefined;
  }
  if (production && url.protocol !== 'https:')
    errors.push('PAYMENT_GATEWAY_URL must be an https address under NODE_ENV=production.');
  // The hash joins values with "|", and a returned value of 1, 2 or 3 is the outcome.
  if (/\||^[123]$/.test(description)) errors.push('PAYMENT_DESCRIPTION must be words without "|".');
  if (hash !== undefined && !/^action\|order_description\|[0-9a-f]{32}$/.test(hash))
    errors.push('PAYMENT_HASH must read action|order_description| and 32 hexadecimal digits.');
  return { url: url.href, keyId, description, securityKey: key ? new Secret(key) : undefined, hash };
}
