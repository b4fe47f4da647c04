import { devPage } from '#server/lib/dev-page.ts';
import { html, type Markup } from '#server/lib/markup.ts';
import { SAMPLE_GATEWAY } from './sample-gateway.ts';

const page = (body: Markup): string =>
  devPage(
    'Sample payment gateway',
    html`<main>
      <h1>Sample payment gateway</h1>
      <p class="sample">
        <strong>No money moves here.</strong> This page stands in for a card payment page while PAYMENT_GATEWAY_URL is
        not set. It asks for no card.
      </p>
      ${body}
    </main>`,
  );

export const emptyGatewayPage = (): string =>
  page(html`<p>It is reached by the button of <a href="/make-payment">/make-payment</a>.</p>`);

export const refusedOrderPage = (order: URLSearchParams, fault: string): string =>
  page(
    html`<p role="alert"><strong>This order is refused:</strong> ${fault}</p>
      ${received(order)}`,
  );

export const gatewayPage = (order: URLSearchParams): string =>
  page(
    html`<p>The hash is right: the order is the one that the site wrote.</p>
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
  html`<h2>What arrived</h2>
    <table>
      ${[...order].map(
        ([name, value]) =>
          html`<tr>
            <th scope="row">${name}</th>
            <td>${value}</td>
          </tr>`,
      )}
    </table>`;
