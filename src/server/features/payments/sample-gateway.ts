import { randomInt } from 'node:crypto';
import type { PaymentSettings } from '#server/config/payment-settings.ts';
import { lockedFields, lockFields } from '#server/lib/locked-fields.ts';
import { Secret } from '#server/crypto/secret.ts';
import { html, type Markup } from '#server/lib/markup.ts';
import { plainPage } from '#server/lib/plain-page.ts';

export const SAMPLE_GATEWAY = '/dev/gateway';
const SAMPLE_KEY = 'sample-security-key';

/** The target of the payment page when no gateway is configured: a local page that moves no money. */
export const sampleGateway: PaymentSettings = {
  url: SAMPLE_GATEWAY,
  keyId: 'sample-key-id',
  description: 'Loan Payment',
  securityKey: new Secret(SAMPLE_KEY),
  hash: undefined,
};

/** What is wrong with an order sent to the sample gateway, as text. */
export function orderError(order: URLSearchParams, publicUrl: string): string | undefined {
  if (order.get('key_id') !== sampleGateway.keyId) return 'key_id is not the one of this sample gateway.';
  const locked = lockedFields(order.get('hash') ?? '', order, SAMPLE_KEY)?.map(([name]) => name) ?? [];
  if (!locked.includes('action') || !locked.includes('order_description'))
    return 'hash does not lock action and order_description as they were sent.';
  if (!(order.get('url_finish') ?? '').startsWith(`${publicUrl}/`)) return 'url_finish leads to another site.';
  return undefined;
}

/** The return URL to the finish page, with its hash. The order was validated. */
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

const page = (body: Markup): string =>
  plainPage(
    'Sample payment gateway',
    html`<main>
      <h1>Sample payment gateway</h1>
      <p class="sample">
        <strong>No money moves here.</strong> This page replaces the card payment page while PAYMENT_GATEWAY_URL is not
        set. It asks for no card.
      </p>
      ${body}
    </main>`,
  );

export const emptyGatewayPage = (): string =>
  page(html`<p>Open it with the button on <a href="/make-payment">/make-payment</a>.</p>`);

export const refusedOrderPage = (order: URLSearchParams, error: string): string =>
  page(
    html`<p role="alert"><strong>This order is refused:</strong> ${error}</p>
      ${received(order)}`,
  );

export const gatewayPage = (order: URLSearchParams): string =>
  page(
    html`<p>The hash is valid: the site wrote this order.</p>
      <form method="post" action="${SAMPLE_GATEWAY}">
        ${[...order].map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
        <label
          >Amount in dollars
          <input name="amount" type="number" min="1" step="0.01" value="500.00" required />
        </label>
        <button name="answer" value="approve">Approve</button>
        <button name="answer" value="decline">Decline</button>
      </form>
      <p><a href="${order.get('url_finish') ?? ''}">Return without an answer</a></p>
      ${received(order)}`,
  );

const received = (order: URLSearchParams): Markup =>
  html`<h2>Received fields</h2>
    <table>
      ${[...order].map(
        ([name, value]) =>
          html`<tr>
            <th scope="row">${name}</th>
            <td>${value}</td>
          </tr>`,
      )}
    </table>`;
