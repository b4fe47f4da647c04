import type { Brand } from '#contract/brand.ts';
import { holdsClearNumber } from '#contract/clear-numbers.ts';
import { openingHours } from '#contract/opening-hours.ts';
import { mails as en } from '#copy/en/mails.ts';
import { mails as es } from '#copy/es/mails.ts';
import { html, type Markup, raw } from '#server/lib/markup.ts';
import type { Language } from '#contract/language.ts';

const texts = { en, es };
const languageNames = { en: 'English', es: 'Español' };

/** The text part: the same words in the same order as the HTML part. */
export function textPart(email: EmailContent, brand: Brand, at: Date): string {
  const several = email.parts.length > 1;
  const parts = email.parts.map((part) =>
    [
      ...(several ? [`[ ${languageNames[part.lang]} ]`] : []),
      part.heading,
      ...(part.greeting === undefined ? [] : [part.greeting]),
      ...part.paragraphs,
      ...(part.list ? [part.list.map((item) => `- ${item}`).join('\n')] : []),
      ...(part.rows ? [part.rows.map(([label, value]) => `${label}: ${value}`).join('\n')] : []),
      ...(part.after ?? []),
      ...buttonsOf(part).map(({ label, href }) => `${label}:\n${href}`),
    ].join('\n\n'),
  );
  return [...parts, `-- \n${footer(email, brand, at).join('\n')}`].join('\n\n') + '\n';
}

const footer = (email: EmailContent, brand: Brand, at: Date): string[] =>
  [
    brand.company,
    `${brand.phones.main.display} · ${openingHours(brand, email.parts[0]?.lang ?? 'en', at)}`,
    brand.address,
    brand.licenceLine,
    ...email.parts.map(({ lang }) => texts[lang].neverAsk),
  ].filter(Boolean);

// The site's tokens as plain colors: email clients support neither custom properties nor oklch.
const DARK = `
@media (prefers-color-scheme: dark) {
  .page { background: #0a0d14 !important; color: #f2f5f8 !important; }
  .card { background: #121722 !important; border-color: #272d3a !important; }
  .plate { background: #0c1a86 !important; }
  .line { border-color: #272d3a !important; }
  .soft { color: #9aa3b1 !important; }
  .label { color: #b7bec9 !important; }
  .link { color: #a5b6fb !important; }
  .button { background: #2240e6 !important; }
}
@media (max-width: 520px) {
  .pad { padding-left: 20px !important; padding-right: 20px !important; }
  .outer { padding: 0 !important; }
  .card { border-left: 0 !important; border-right: 0 !important; border-radius: 0 !important; }
  .plate { border-radius: 0 !important; }
  .button { display: block !important; text-align: center !important; }
}`;
const FONT = "font-family:'Public Sans',system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif";
const NONE = 'role="presentation" cellpadding="0" cellspacing="0" border="0"';

/** A table layout that old and new email clients render. */
export function htmlPart(email: EmailContent, brand: Brand, at: Date): string {
  const [first] = email.parts;
  return html`<!doctype html>
    <html lang="${first?.lang ?? 'en'}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>${email.subject}</title>
        <style>
          ${raw(DARK)}
        </style>
      </head>
      <body
        class="page"
        style="margin:0;padding:0;background:#f2f5f8;color:#111723;${FONT};font-size:16px;line-height:1.55"
      >
        <div style="display:none;max-height:0;overflow:hidden">${first?.paragraphs[0] ?? ''}</div>
        <table ${raw(NONE)} width="100%">
          <tr>
            <td class="outer" align="center" style="padding:32px 12px">
              <table ${raw(NONE)} class="card" width="600" style="${CARD}">
                <tr>
                  <td class="plate pad" style="${PLATE}">${brand.company}</td>
                </tr>
                ${email.parts.map((part, i) => section(part, i))}
                <tr>
                  <td
                    class="pad soft line"
                    style="padding:20px 32px 28px;color:#5d6572;font-size:13px;border-top:1px solid #d0d5dc"
                  >
                    ${footer(email, brand, at).map((line) => html`${line}<br />`)}
                  </td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html>`.text;
}

const CARD = 'max-width:600px;width:100%;background:#ffffff;border:1px solid #d0d5dc;border-radius:10px';
const PLATE =
  'padding:22px 32px;background:#132cbb;color:#ffffff;border-radius:9px 9px 0 0;font-weight:800;font-size:17px;letter-spacing:-0.01em';

const section = (part: EmailPart, index: number): Markup =>
  html`<tr>
    <td
      class="pad line"
      lang="${part.lang}"
      style="padding:32px 32px 24px${raw(index > 0 ? ';border-top:1px solid #d0d5dc' : '')}"
    >
      <h1 style="margin:0 0 14px;font-size:24px;line-height:1.2;letter-spacing:-0.012em">${part.heading}</h1>
      ${paragraphs([...(part.greeting === undefined ? [] : [part.greeting]), ...part.paragraphs])}
      ${part.list ? list(part.list) : ''} ${part.rows ? rowTable(part.rows) : ''} ${paragraphs(part.after ?? [])}
      ${buttonsOf(part).map(button)}
    </td>
  </tr>`;

const paragraphs = (all: string[]): Markup[] => all.map((text) => html`<p style="margin:0 0 16px">${text}</p>`);

const list = (items: string[]): Markup =>
  html`<ul style="margin:0 0 16px;padding:0 0 0 20px">
    ${items.map((item) => html`<li style="margin:0 0 6px">${item}</li>`)}
  </ul>`;

const rowTable = (rows: [string, string][]): Markup =>
  html`<table ${raw(NONE)} width="100%" style="margin:0 0 20px">
    ${rows.map(
      ([label, value]) =>
        html`<tr>
          <td
            class="label line"
            style="padding:10px 16px 10px 0;border-top:1px solid #d0d5dc;color:#464d5b;vertical-align:top"
          >
            ${label}
          </td>
          <td
            class="line"
            align="right"
            style="padding:10px 0;border-top:1px solid #d0d5dc;font-weight:600;font-variant-numeric:tabular-nums"
          >
            ${value}
          </td>
        </tr>`,
    )}
  </table>`;

const BUTTON =
  'display:inline-block;padding:14px 24px;background:#1530c3;color:#ffffff;border-radius:6px;font-weight:600;text-decoration:none';

type Button = { label: string; href: string };
const buttonsOf = ({ button: one, links = [] }: EmailPart): Button[] => [...links, ...(one ? [one] : [])];

const button = (b: Button): Markup =>
  html`<p style="margin:8px 0 14px"><a class="button" href="${b.href}" style="${BUTTON}">${b.label}</a></p>
    <p class="soft" style="margin:0 0 12px;font-size:13px;color:#5d6572;word-break:break-all">
      <a class="link" href="${b.href}" style="color:#1530c3">${b.href}</a>
    </p>`;

/** The name of a person as a greeting shows it. '' for one that may contain a number, because no email shows any. */
export const recipientName = (name: string): string => (holdsClearNumber(name) ? '' : name.replace(/\s+/g, ' ').trim());

/** Greets a person by name, if there is one. */
export const greetingOf = (lang: Language, name = ''): { greeting?: string } =>
  name === '' ? {} : { greeting: texts[lang].greeting(name) };

/** The content of an email in one language, without layout. */
type EmailPart = {
  lang: Language;
  heading: string;
  greeting?: string;
  paragraphs: string[];
  rows?: [label: string, value: string][];
  list?: string[];
  after?: string[];
  button?: Button;
  /** Several buttons of equal weight. */
  links?: Button[];
};
export type EmailContent = { subject: string; parts: EmailPart[] };
