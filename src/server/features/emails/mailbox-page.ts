import { devPage } from '#server/lib/dev-page.ts';
import { html, type Markup } from '#server/lib/markup.ts';

/** The policy of a mail shown as its reader would see it: its inline styles and nothing else. */
export const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; sandbox allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation; frame-ancestors 'self'; base-uri 'none'; form-action 'none'";

export const mailboxPage = (title: string, body: Markup): string =>
  devPage(
    title,
    html`<p><a href="/dev/mailbox">Mailbox</a> · <a href="/dev/mailbox/gallery">Every mail</a></p>
      <h1>${title}</h1>
      ${body}`,
  );

/** Text in which the addresses can be clicked. */
export const withLinks = (text: string): Markup[] =>
  text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, i) => (i % 2 === 1 ? html`<a href="${part}">${part}</a>` : html`${part}`));

/** One mail: as it is shown, and its text part. */
export const mailBody = (frame: string, text: string): Markup =>
  html`<h2>As a mail program shows it</h2>
    <iframe src="${frame}" title="The mail"></iframe>
    <h2>Text part</h2>
    <pre>${withLinks(text)}</pre>`;
