import { randomInt } from 'node:crypto';
import type { PaymentSettings } from '#server/config/payment-settings.ts';
import { lockedFields, lockFields } from '#server/lib/locked-fields.ts';
import { Secret } from '#server/crypto/secret.ts';

export const SAMPLE_GATEWAY = '/dev/gateway';
const SAMPLE_KEY = 'sample-security-key';

/** What the payment page posts where no gateway is set: to a page of our own that moves no money. */
export const sampleGateway: PaymentSettings = {
  url: SAMPLE_GATEWAY,
  keyId: 'sample-key-id',
  description: 'Loan Payment',
  securityKey: new Secret(SAMPLE_KEY),
  hash: undefined,
};

/** What is wrong with an order that reached the sample gateway, in words. */
export function orderFault(order: URLSearchParams, publicUrl: string): string | undefined {
  if (order.get('key_id') !== sampleGateway.keyId) return 'key_id is not the one of this sample gateway.';
  const locked = lockedFields(order.get('hash') ?? '', order, SAMPLE_KEY)?.map(([name]) => name) ?? [];
  if (!locked.includes('action') || !locked.includes('order_description'))
    return 'hash does not lock action and order_description as they were sent.';
  if (!(order.get('url_finish') ?? '').startsWith(`${publicUrl}/`)) return 'url_finish leads to another site.';
  return undefined;
}

/** The return to the payer's finish page, with the hash that proves it. The order was found good. */
export function answerOrder(order: URLSearchParams): string {
  const amount = Number(order.get('amount'));
  const fields = [
    ['response', order.get('answer') === 'approve' ? '1' : '2'],
    ['order_id', `sample-${String(randomInt(100_000, 1_000_000))}`],
    ['amount', (Number.isFinite(amount) ? amount : 0).toFixed(2)],
  ] as const;
  const query = new URLSearchParams(Object.fromEntries(fields));
  query.set('hash', lockFields(fields, SAMPLE_KEY));
  return `${order.get('url_finish') ?? ''}?${query.toString()}`;
}
