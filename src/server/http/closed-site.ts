import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '#contract/language.ts';
import { AppError } from '#server/lib/app-error.ts';
import { html, raw } from '#server/lib/markup.ts';
import { acceptedLanguage } from './accepted-language.ts';

const RETRY_SECONDS = 600;
const TEXTS = {
  en: { title: 'Opening soon', text: 'This site is being set up. Please come back soon.', staff: 'Staff sign-in' },
  es: { title: 'Abrimos pronto', text: 'Estamos preparando este sitio. Vuelva pronto.', staff: 'Acceso del personal' },
} as const satisfies Record<Language, { title: string; text: string; staff: string }>;

/** Refuses a public call, or a call of a dealer, until an administrator publishes the site (setup mode). */
export const closedSite = (lang: Language): AppError =>
  new AppError('unavailable', `${TEXTS[lang].title}. ${TEXTS[lang].text}`, { retryAfterSeconds: RETRY_SECONDS });

/** Returns true for a public call that does not belong to the sign-in of staff. sendClosedPage answers pages. */
export const isClosedCall = ({ routeOptions }: FastifyRequest): boolean =>
  routeOptions.config.access === 'public' && routeOptions.config.inSetup !== true;

const STYLE = `:root{color-scheme:light dark}body{display:grid;min-height:100svh;margin:0;place-items:center;font:1.125rem/1.5 system-ui,sans-serif}
main{max-width:36rem;padding:2rem;border-top:4px solid #d8a200}h1{margin:0;font-size:2.5rem;line-height:1.1}section+section{margin-top:2.5rem}
p{margin:.75rem 0 0}a{color:inherit}footer{margin-top:2.5rem;font-size:1rem}`;
const POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`;

const section = (lang: Language) => html`
  <section lang="${lang}">
    <h1>${TEXTS[lang].title}</h1>
    <p>${TEXTS[lang].text}</p>
  </section>
`;

/** The page of every public address in setup mode: both languages, the reader's first, and no value of the lender. */
export function sendClosedPage(req: FastifyRequest, reply: FastifyReply): FastifyReply {
  const lang = /^\/es(?:[/?]|$)/.test(req.url) ? 'es' : acceptedLanguage(req.headers['accept-language']);
  const other = lang === 'en' ? 'es' : 'en';
  const page = html`<!doctype html>
    <html lang="${lang}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${TEXTS[lang].title}</title>
        ${raw(`<style>${STYLE}</style>`)}
      </head>
      <body>
        <main>
          ${section(lang)} ${section(other)}
          <footer><a href="/dealer/login">${TEXTS[lang].staff}</a></footer>
        </main>
      </body>
    </html>`;
  return reply
    .code(503)
    .headers({ 'retry-after': RETRY_SECONDS, 'cache-control': 'no-store', 'content-security-policy': POLICY })
    .type('text/html; charset=utf-8')
    .send(page.text);
}
