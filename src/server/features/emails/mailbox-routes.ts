import fs from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import PostalMime, { type Email } from 'postal-mime';
import * as z from 'zod/mini';
import type { Language } from '#contract/language.ts';
import type { App } from '#server/app.ts';
import { hasDevPages } from '#server/config/environment.ts';
import { html, type Markup } from '#server/lib/markup.ts';
import { plainPage, plainPolicy } from '#server/lib/plain-page.ts';
import { isLocalRequest } from '#server/http/health.ts';
import { route } from '#server/http/route.ts';
import { isCatalogued, emailCatalog } from './catalog.ts';
import { htmlPart, textPart } from './layout.ts';
import { writeEmail } from './templates.ts';

const SHOWN = 200;
const page = { access: 'page', method: 'GET' } as const;

/** The development mailbox: emails of an installation without SMTP, for users on the same computer. */
export function mailboxRoutes(server: FastifyInstance, app: App): void {
  if (!hasDevPages(app.config)) return;
  void server.register((local, _options, done) => {
    local.addHook('onRequest', (req, reply, next) => (isLocalRequest(app.config, req) ? next() : reply.callNotFound()));
    emailFileRoutes(local, app);
    galleryRoutes(local, app);
    done();
  });
}

function emailFileRoutes(server: FastifyInstance, app: App): void {
  const folder = path.join(app.config.dataDir, 'outbox');
  const fileOf = (stem: string): string => path.join(folder, `${stem}.eml`);
  const read = async (name: string) => PostalMime.parse(await fs.readFile(path.join(folder, name)));

  route(server, app, {
    ...page,
    path: '/dev/mailbox',
    handler: async ({ reply }) => {
      const names = await mailNames(folder);
      const mails = await Promise.all(names.slice(0, SHOWN).map(async (name) => ({ name, ...(await read(name)) })));
      const rows = mails.map(
        ({ name, to, subject, date }) =>
          html`<tr>
            <td><time datetime="${date ?? ''}">${date?.replace('T', ' ').slice(0, 19) ?? ''}</time></td>
            <td>${to?.[0]?.address ?? ''}</td>
            <td><a href="/dev/mailbox/${name.replace(/\.eml$/, '')}">${subject ?? name}</a></td>
          </tr>`,
      );
      const body = html`<p>SMTP_URL is not set: each email is a file in ${folder}. Newest first, times in UTC.</p>
        ${
          rows.length === 0
            ? html`<p>No emails yet.</p>`
            : html`<table>
                <thead>
                  <tr>
                    <th>Time</th>
                    <th>To</th>
                    <th>Subject</th>
                  </tr>
                </thead>
                ${rows}
              </table>`
        }`;
      return sendPage(reply, mailboxPage('Development mailbox', body));
    },
  });

  route(server, app, {
    ...page,
    path: '/dev/mailbox/:name',
    params: z.object({ name: z.string() }),
    handler: async ({ params, reply }) => {
      const [, stem = '', kind = ''] = /^([\w-]+?)(\.eml|\.html)?$/.exec(params.name) ?? [];
      const text = stem === '' ? undefined : await fs.readFile(fileOf(stem), 'utf8').catch(() => undefined);
      if (text === undefined) return missing(reply);
      if (kind === '.eml') return reply.type('text/plain; charset=utf-8').send(text);
      const mail = await PostalMime.parse(text);
      return kind === '.html' ? sendMail(reply, mail.html ?? '') : sendPage(reply, mailPage(stem, mail));
    },
  });
}

const mailPage = (stem: string, { subject = stem, to, from, text = '' }: Email): string =>
  mailboxPage(
    subject,
    html`<dl>
        <dt>To</dt>
        <dd>${to?.[0]?.address ?? ''}</dd>
        <dt>From</dt>
        <dd>${from?.address ?? ''}</dd>
        <dt>Source</dt>
        <dd><a href="/dev/mailbox/${stem}.eml">${stem}.eml</a></dd>
      </dl>
      ${mailBody(`/dev/mailbox/${stem}.html`, text)}`,
  );

function galleryRoutes(server: FastifyInstance, app: App): void {
  route(server, app, {
    ...page,
    path: '/dev/mailbox/gallery',
    handler: async ({ reply }) => {
      const rows = Object.entries(emailCatalog).map(
        ([name, entry]) =>
          html`<tr>
            <td><a href="/dev/mailbox/gallery/${name}/en">${name}</a></td>
            <td>${entry.to}</td>
            <td>${entry.trigger}</td>
            <td>
              ${entry.languages}${entry.languages === 'en or es' ? html` (<a href="/dev/mailbox/gallery/${name}/es">es</a>)` : ''}
            </td>
          </tr>`,
      );
      const body = html`<table>
        <thead>
          <tr>
            <th>Email</th>
            <th>To</th>
            <th>When</th>
            <th>Languages</th>
          </tr>
        </thead>
        ${rows}
      </table>`;
      return sendPage(reply, mailboxPage('All emails', body));
    },
  });

  route(server, app, {
    ...page,
    path: '/dev/mailbox/gallery/:template/:language',
    params: z.object({ template: z.string(), language: z.string() }),
    handler: async ({ params: { template, language: named }, reply }) => {
      const [, language, kind] = /^(en|es)(\.html)?$/.exec(named) ?? [];
      if (!isCatalogued(template) || language === undefined) return missing(reply);
      const lang = language as Language;
      const content = writeEmail(template, emailCatalog[template].sample(lang), lang, {
        brand: app.brand,
        publicUrl: app.config.publicUrl,
      });
      if (kind !== undefined) return sendMail(reply, htmlPart(content, app.brand, app.clock.now()));
      const body = mailBody(
        `/dev/mailbox/gallery/${template}/${lang}.html`,
        textPart(content, app.brand, app.clock.now()),
      );
      return sendPage(reply, mailboxPage(content.subject, body));
    },
  });
}

const mailNames = async (folder: string): Promise<string[]> =>
  (await fs.readdir(folder).catch(() => []))
    .filter((name) => name.endsWith('.eml') && !name.startsWith('.'))
    .sort()
    .reverse();

function missing(reply: FastifyReply): FastifyReply {
  reply.callNotFound();
  return reply;
}

const sendPage = (reply: FastifyReply, page: string): FastifyReply =>
  reply.type('text/html; charset=utf-8').header('content-security-policy', plainPolicy()).send(page);

const sendMail = (reply: FastifyReply, page: string): FastifyReply =>
  reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', MAIL_POLICY)
    .header('x-frame-options', 'SAMEORIGIN')
    // The product refuses to be shown in a frame, so links open in a new tab.
    .send(page.replace('<head>', '<head><base target="_blank">'));

/** The policy of an email shown as its recipient sees it: inline styles only. */
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; sandbox allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation; frame-ancestors 'self'; base-uri 'none'; form-action 'none'";

const mailboxPage = (title: string, body: Markup): string =>
  plainPage(
    title,
    html`<p><a href="/dev/mailbox">Mailbox</a> · <a href="/dev/mailbox/gallery">All emails</a></p>
      <h1>${title}</h1>
      ${body}`,
  );

/** Makes the URLs in a text clickable. */
const withLinks = (text: string): Markup[] =>
  text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, i) => (i % 2 === 1 ? html`<a href="${part}">${part}</a>` : html`${part}`));

/** One email, rendered and as its text part. */
const mailBody = (frame: string, text: string): Markup =>
  html`<h2>As an email client shows it</h2>
    <iframe src="${frame}" title="The email"></iframe>
    <h2>Text part</h2>
    <pre>${withLinks(text)}</pre>`;
