import type { Brand } from '#contract/brand.ts';
import type { Language } from '#contract/language.ts';
import { mails as en } from '#copy/en/mails.ts';
import { mails as es } from '#copy/es/mails.ts';
import { html, type Markup } from '#server/core/markup.ts';
import type { MailContent } from './templates.ts';

const texts = { en, es };

/** The text part: the same words as the HTML part, in the same order. */
export function textPart(mail: MailContent, language: Language, brand: Brand): string {
  const parts = [
    mail.heading,
    ...mail.paragraphs,
    ...(mail.rows ? [mail.rows.map(([label, value]) => `${label}: ${value}`).join('\n')] : []),
    ...(mail.button ? [`${mail.button.label}:\n${mail.button.href}`] : []),
    `-- \n${footer(language, brand).join('\n')}`,
  ];
  return parts.join('\n\n') + '\n';
}

const footer = (language: Language, brand: Brand): string[] =>
  [
    brand.company,
    `${brand.phones.main.display} · ${brand.hours[language]}`,
    brand.address,
    brand.licenceLine,
    texts[language].neverAsk,
  ].filter(Boolean);

/** One table layout that old mail programs show as well as new ones. */
export function htmlPart(mail: MailContent, language: Language, brand: Brand): string {
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <title>${mail.subject}</title>
      </head>
      <body
        style="margin:0;padding:24px 12px;background:#f2f5f8;color:#111723;font-family:'Public Sans',system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif;font-size:16px;line-height:1.55"
      >
        <table role="presentation" width="100%" cellpadding="0" cellspacing="0">
          <tr>
            <td align="center">
              <table
                role="presentation"
                width="560"
                cellpadding="0"
                cellspacing="0"
                style="max-width:560px;width:100%;background:#ffffff;border:1px solid #d0d5dc;border-radius:10px"
              >
                <tr>
                  <td
                    style="padding:20px 28px;background:#132cbb;color:#ffffff;border-radius:10px 10px 0 0;font-weight:700"
                  >
                    ${brand.company}
                  </td>
                </tr>
                <tr>
                  <td style="padding:28px">
                    <h1 style="margin:0 0 12px;font-size:22px;line-height:1.25">${mail.heading}</h1>
                    ${mail.paragraphs.map((text) => html`<p style="margin:0 0 16px">${text}</p>`)}
                    ${mail.rows ? rowTable(mail.rows) : ''} ${mail.button ? button(mail.button) : ''}
                  </td>
                </tr>
                <tr>
                  <td style="padding:16px 28px 24px;color:#5d6572;font-size:13px;border-top:1px solid #d0d5dc">
                    ${footer(language, brand).map((line) => html`${line}<br />`)}
                  </td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html>`.text;
}

const rowTable = (rows: [string, string][]): Markup =>
  html` <table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px">
    ${rows.map(
      ([label, value]) =>
        html`<tr>
          <td style="padding:10px 12px 10px 0;border-top:1px solid #d0d5dc;color:#464d5b;vertical-align:top">
            ${label}
          </td>
          <td align="right" style="padding:10px 0;border-top:1px solid #d0d5dc;font-weight:600">${value}</td>
        </tr>`,
    )}
  </table>`;

const button = (b: { label: string; href: string }): Markup =>
  html` <p style="margin:8px 0 16px">
      <a
        href="${b.href}"
        style="display:inline-block;padding:13px 22px;background:#1530c3;color:#ffffff;border-radius:6px;font-weight:600;text-decoration:none"
        >${b.label}</a
      >
    </p>
    <p style="margin:0 0 16px;font-size:13px;color:#5d6572;word-break:break-all">${b.href}</p>`;
