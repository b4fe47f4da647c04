import { csrfAnswerSchema } from '#contract/csrf-answer.ts';
import { CSRF_COOKIE, CSRF_HEADER } from '#contract/csrf.ts';
import type { App } from '#server/app.ts';
import { issueSignedToken, readSignedToken } from '#server/crypto/signed-token.ts';
import { isSameText } from '#server/crypto/tokens.ts';
import { readDatabaseTime } from '#server/db/database-clock.ts';
import { AppError } from '#server/lib/app-error.ts';
import { route } from './route.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { CsrfRule } from './fastify-types.ts';

const LIFETIME_MS = 24 * 3_600_000;
const REFUSED = 'This page is out of date. Reload it and try again.';
const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);
export const changesState = ({ method }: FastifyRequest): boolean => !SAFE.has(method);

/** Creates a signed double-submit token. The cookie alone grants nothing. */
export const issueCsrfToken = (app: App, now: Date): string => issueSignedToken(app.vault, 'csrf', now);

export function isCsrfToken(app: App, token: string, now: Date): boolean {
  const issuedAt = readSignedToken(app.vault, 'csrf', token);
  if (!issuedAt) return false;
  const age = now.getTime() - issuedAt.getTime();
  return age >= -60_000 && age < LIFETIME_MS;
}

/** @throws AppError csrf (403) unless the request may change state */
export async function checkCsrf(app: App, req: FastifyRequest): Promise<void> {
  const rule = req.routeOptions.config.csrf ?? 'required';
  if (!changesState(req) || rule === 'exempt') return;
  const header = req.headers[CSRF_HEADER];
  const allowed = header === undefined ? mayGoWithout(rule, req) : await isDoubleSubmit(app, req, header);
  if (!allowed) throw new AppError('csrf', REFUSED);
}

// Browsers never add a bearer token automatically, but they do add Basic credentials.
const mayGoWithout = (rule: CsrfRule, req: FastifyRequest): boolean =>
  /^bearer\s/i.test(req.headers.authorization ?? '') || (rule === 'plain-client' && isPlainClient(req));

async function isDoubleSubmit(app: App, req: FastifyRequest, header: string | string[]): Promise<boolean> {
  const cookie = readCookie(req, CSRF_COOKIE);
  if (typeof header !== 'string' || cookie === undefined || !isSameText(header, cookie)) return false;
  // The database measures the age, so that nodes with different clocks accept each other's tokens.
  req.now ??= await readDatabaseTime(app.db.query);
  return isCsrfToken(app, header, req.now);
}

const isPlainClient = (req: FastifyRequest): boolean =>
  req.headers.origin === undefined &&
  req.headers['sec-fetch-site'] === undefined &&
  req.headers.cookie === undefined &&
  /^application\/json\b/i.test(req.headers['content-type'] ?? '');

export function csrfRoutes(server: FastifyInstance, app: App): void {
  route(server, app, {
    method: 'GET',
    path: '/api/csrf-token',
    access: 'public',
    inSetup: true,
    tags: ['Protection'],
    summary: 'Returns a token for state-changing calls and sets it as a cookie',
    answer: csrfAnswerSchema,
    handler: async ({ req, reply }) => {
      const known = readCookie(req, CSRF_COOKIE);
      const now = await readDatabaseTime(app.db.query);
      const token = known !== undefined && isCsrfToken(app, known, now) ? known : issueCsrfToken(app, now);
      const secure = app.config.publicUrl.startsWith('https:') ? '; Secure' : '';
      // Not HttpOnly: the page must read it to send it back as a header.
      reply.header(
        'set-cookie',
        `${CSRF_COOKIE}=${token}; Path=/; SameSite=Lax; Max-Age=${String(LIFETIME_MS / 1000)}${secure}`,
      );
      return reply.header('cache-control', 'no-store').send({ csrfToken: token });
    },
  });
}

/** Returns the value of a cookie, or undefined. The first one counts when a name occurs twice. */
export function readCookie(req: FastifyRequest, name: string): string | undefined {
  for (const part of (req.headers.cookie ?? '').split(';')) {
    const at = part.indexOf('=');
    if (at > 0 && part.slice(0, at).trim() === name) return part.slice(at + 1).trim();
  }
  return undefined;
}
