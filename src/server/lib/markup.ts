import { createHash } from 'node:crypto';

/** Markup that is already safe. Only html`` and raw() create it. */
export type Markup = { readonly text: string; readonly [isMarkup]: true };
const isMarkup: unique symbol = Symbol('markup');

type Part = string | number | Markup | readonly Part[];

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escape = (text: string): string => text.replace(/[&<>"']/g, (c) => ENTITIES[c] ?? c);

/** Builds HTML and escapes every inserted text. */
export const html = (strings: TemplateStringsArray, ...parts: Part[]): Markup =>
  raw(strings.reduce((text, piece, i) => text + show(parts[i - 1] ?? '') + piece));

/** Marks trusted text as safe. Never use it for input. */
export const raw = (text: string): Markup => ({ text, [isMarkup]: true });

function show(part: Part): string {
  if (typeof part === 'string' || typeof part === 'number') return escape(String(part));
  return 'text' in part ? part.text : part.map(show).join('');
}

const STYLE = `:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:64rem;margin:2rem auto;padding:0 1rem}
table{width:100%;border-collapse:collapse}th,td{text-align:left;padding:.5rem .75rem .5rem 0;border-bottom:1px solid #8884;vertical-align:top;overflow-wrap:anywhere}
pre{white-space:pre-wrap;overflow-wrap:anywhere;padding:1rem;border:1px solid #8886;border-radius:6px}dt{font-weight:600}dd{margin:0 0 .5rem}
iframe{width:100%;height:46rem;border:1px solid #8886;border-radius:6px}time{font-variant-numeric:tabular-nums;white-space:nowrap}
a{color:inherit}th{white-space:nowrap}
form{display:flex;flex-wrap:wrap;gap:1rem;align-items:end;margin:1.5rem 0}label{display:grid;gap:.25rem;font-weight:600}
input,button{font:inherit;min-height:2.75rem;padding:0 1rem;border:1px solid #767b85;border-radius:6px}
.sample{padding:.75rem 1rem;border:2px dashed #97570d;border-radius:6px}
@media(max-width:40rem){table:has(thead) thead{display:none}table:has(thead) td{display:block;border:0;padding:0}table:has(thead) tr{display:block;padding:.75rem 0;border-bottom:1px solid #8884}}`;

/** Returns the Content-Security-Policy of these pages: their style sheet, own frames, and the given form target. */
export const devPolicy = (formAction = "'none'"): string =>
  `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; frame-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action ${formAction}`;

/** Returns a plain page for developers who try an installation on their own machine. */
export const devPage = (title: string, body: Markup): string =>
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
        ${body}
      </body>
    </html>`.text;
