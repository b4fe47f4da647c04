import { createHash } from 'node:crypto';
import { html, type Markup, raw } from '#server/core/markup.ts';

const STYLE = `:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:64rem;margin:2rem auto;padding:0 1rem}
table{width:100%;border-collapse:collapse}th,td{text-align:left;padding:.5rem .75rem .5rem 0;border-bottom:1px solid #8884;vertical-align:top}
pre{white-space:pre-wrap;overflow-wrap:anywhere;padding:1rem;border:1px solid #8886;border-radius:6px}dt{font-weight:600}dd{margin:0 0 .5rem}
iframe{width:100%;height:46rem;border:1px solid #8886;border-radius:6px}time{font-variant-numeric:tabular-nums;white-space:nowrap}
@media(max-width:40rem){thead{display:none}td{display:block;border:0;padding:0}tr{display:block;padding:.75rem 0;border-bottom:1px solid #8884}}`;

/** The policy of these pages: their one style sheet, and mails in frames of their own. */
export const MAILBOX_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; frame-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`;
/** The policy of a mail shown as its reader would see it: its inline styles and nothing else. */
export const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; sandbox allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation; frame-ancestors 'self'; base-uri 'none'; form-action 'none'";

export const mailboxPage = (title: string, body: Markup): string =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        ${raw(`<style>${STYLE}</style>`)}
      </head>
      <body>
        <p><a href="/dev/mailbox">Mailbox</a> · <a href="/dev/mailbox/gallery">Every mail</a></p>
        <h1>${title}</h1>
        ${body}
      </body>
    </html>`.text;

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
