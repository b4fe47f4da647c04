import fs from 'node:fs/promises';
import path from 'node:path';
import type { App } from '#server/app.ts';
import { isLoopback } from '#server/config.ts';
import { html } from '#server/core/markup.ts';
import { isLocalRequest } from '#server/http/health.ts';
import type { FastifyInstance } from 'fastify';

const SHOWN = 200;

/** True where every mail may be read by whoever sits at this machine. */
export const isMailboxOpen = (app: App): boolean =>
  !app.config.smtpUrl && !app.config.production && isLoopback(new URL(app.config.publicUrl).hostname);

/** The mails of an installation without SMTP, for the person who tries it out on this machine. */
export function mailboxRoutes(server: FastifyInstance, app: App): void {
  if (!isMailboxOpen(app)) return;
  const folder = path.join(app.config.dataDir, 'outbox');
  server.get('/dev/mailbox', { schema: { hide: true } }, async (req, reply) => {
    if (!isLocalRequest(app.config, req)) return reply.callNotFound();
    const names = (await fs.readdir(folder).catch(() => []))
      .filter((n) => n.endsWith('.eml'))
      .sort()
      .reverse();
    const page = html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <title>Development mailbox</title>
        </head>
        <body>
          <h1>Development mailbox</h1>
          <p>SMTP_URL is not set: each mail is a file in ${folder}.</p>
          <ul>
            ${names.slice(0, SHOWN).map((name) => html`<li><a href="/dev/mailbox/${name}">${name}</a></li>`)}
          </ul>
        </body>
      </html>`;
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(page.text);
  });
  server.get<{ Params: { name: string } }>('/dev/mailbox/:name', { schema: { hide: true } }, async (req, reply) => {
    const { name } = req.params;
    if (!isLocalRequest(app.config, req) || !/^[\w.-]+\.eml$/.test(name)) return reply.callNotFound();
    const text = await fs.readFile(path.join(folder, name), 'utf8').catch(() => undefined);
    if (text === undefined) return reply.callNotFound();
    return reply.type('text/plain; charset=utf-8').header('cache-control', 'no-store').send(text);
  });
}
