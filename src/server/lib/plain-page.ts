import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { html, type Markup, raw } from './markup.ts';

/** The tokens of the product, and plain elements that use them. */
const STYLE = `${fs.readFileSync(path.resolve(import.meta.dirname, '../../web/ui/tokens.css'), 'utf8')}
body{max-width:64rem;margin:2rem auto;padding:0 1rem;background:var(--bg);color:var(--ink);font:var(--t-body)/var(--lh-text) var(--font-text)}
h1,h2,h3{line-height:var(--lh-h)}h1,h2{font-family:var(--font-display);letter-spacing:var(--track-display)}h1{font-size:var(--t-h2)}h2{margin-top:2.5rem;font-size:var(--t-h3)}
h3{margin:2rem 0 .25rem;font-size:1rem}code,pre{font:.875rem/1.5 ui-monospace,monospace}summary{padding:.25rem 0;color:var(--accent);cursor:pointer}
table{width:100%;border-collapse:collapse}th,td{text-align:left;padding:.5rem .75rem .5rem 0;border-bottom:1px solid var(--line);vertical-align:top;overflow-wrap:anywhere}
pre,iframe,form{border:1px solid var(--line);border-radius:var(--r-2);background:var(--surface)}pre{max-height:46rem;overflow:auto;white-space:pre-wrap;overflow-wrap:anywhere;padding:1rem}
dt{font-weight:600}dd{margin:0 0 .5rem}iframe{width:100%;height:46rem}time{font-variant-numeric:tabular-nums;white-space:nowrap}
a{color:var(--accent)}th{white-space:nowrap}
form{display:flex;flex-wrap:wrap;gap:1rem;align-items:end;margin:1.5rem 0;padding:1rem}label{display:grid;gap:.25rem;font-weight:600}
input,button{font:inherit;min-height:2.75rem;padding:0 1rem;border:1px solid var(--field);border-radius:var(--r-2);background:var(--surface);color:inherit}
.sample{padding:.75rem 1rem;border:2px dashed var(--warn);border-radius:var(--r-2)}
@media(max-width:40rem){table:has(thead) thead{display:none}table:has(thead) td{display:block;border:0;padding:0}table:has(thead) tr{display:block;padding:.75rem 0;border-bottom:1px solid var(--line)}}`;

/** Returns the Content-Security-Policy of these pages: their style sheet, own frames, and the given form target. */
export const plainPolicy = (formAction = "'none'"): string =>
  `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; frame-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action ${formAction}`;

/** Returns a page without scripts: the API description, the mailbox of developers, the sample gateway. */
export const plainPage = (title: string, body: Markup): string =>
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
