import type { App } from '#server/app.ts';
import {
  type Ctx,
  type DealerActor,
  FORBIDDEN,
  requirePermission,
  type StaffActor,
  type UserActor,
  type Visitor,
} from '#server/context.ts';
import { AppError } from '#server/lib/app-error.ts';
import { closedSite } from './closed-site.ts';
import { authenticate } from '#server/features/auth/sessions.ts';
import { hasTotp } from '#server/features/auth/totp.ts';
import type { Transfer } from '#server/lib/limits.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The actors that may call a route: everyone, every signed-in user, users of a dealership, or staff. */
export type Access = 'public' | 'user' | 'dealer' | 'staff';

const SETUP = 'Staff must set up two-step verification first. Open Account to do it.';

/** @throws AppError 401 without a session; 403 without permission or required two-step verification */
export async function checkAccess(app: App, req: FastifyRequest): Promise<void> {
  const { access, permission } = req.routeOptions.config;
  if (access === undefined || access === 'public') return;
  const [, token] = /^bearer\s+(\S+)$/i.exec(req.headers.authorization ?? '') ?? [];
  const polling = req.headers['x-poll'] === '1';
  const found = token === undefined ? undefined : await authenticate(app, token, { polling });
  if (!found) throw new AppError('unauthorized', 'Authentication required');
  const { actor } = found;
  if (actor.kind === 'dealer' && !app.publication.isOpen()) throw closedSite('en');
  if (access === 'staff') await checkStaff(app, actor);
  if (permission !== undefined) requirePermission({ actor }, permission);
  await app.limits.use('session', actor.sessionId, (s) => `Too many calls. Please wait ${String(s)} seconds.`);
  req.actor = actor;
  req.now = found.now;
}

async function checkStaff(app: App, actor: UserActor): Promise<void> {
  if (actor.kind !== 'staff') throw new AppError('forbidden', FORBIDDEN);
  if (app.config.adminTotp && !(await hasTotp(app.db.query, actor.userId))) throw new AppError('totp_setup', SETUP);
}

/** Returns the context of a call without a sign-in. */
export function visitorCtx(app: App, req: FastifyRequest, lang: Ctx['lang'] = 'en'): Ctx<Visitor> {
  return { ...base(app, req), actor: { kind: 'visitor' }, lang };
}

/** Returns the context of a call behind checkAccess, for actions on the user's own account. */
export function userCtx(app: App, req: FastifyRequest): Ctx<UserActor> {
  if (!req.actor) throw new AppError('unauthorized', 'Authentication required');
  return { ...base(app, req), actor: req.actor, lang: 'en' };
}

/** Returns the context of a call by staff. @throws AppError forbidden for a user of a dealership */
export function staffCtx(app: App, req: FastifyRequest): Ctx<StaffActor> {
  const ctx = userCtx(app, req);
  if (ctx.actor.kind !== 'staff') throw new AppError('forbidden', FORBIDDEN);
  return { ...ctx, actor: ctx.actor };
}

/** Context for the user's own account. Staff act for the lender's own account, as a user of a dealership does. */
export function dealerCtx(app: App, req: FastifyRequest): Ctx<DealerActor> {
  const { actor, ...ctx } = userCtx(app, req);
  if (actor.kind === 'dealer') return { ...ctx, actor };
  const { userId, accountId, sessionId, email, permissions } = actor;
  return { ...ctx, actor: { kind: 'dealer', userId, accountId, sessionId, email, permissions, isManager: false } };
}

const base = (app: App, req: FastifyRequest): Pick<Ctx, 'now' | 'requestId' | 'ip' | 'userAgent'> => ({
  now: req.now ?? app.clock.now(),
  requestId: req.id,
  ip: req.ip,
  userAgent: (req.headers['user-agent'] ?? '').replace(/[^\x20-\x7e]/g, '').slice(0, 300),
});

/**
 * Counts this call as a transfer in progress until its response is sent or its connection ends.
 * @throws AppError rate_limited when the owner (a user or an upload link), the network or this node has too many
 */
export function countTransfer(
  app: App,
  reply: FastifyReply,
  transfer: Transfer,
  owner: { user: string } | { link: string },
  message: string,
): void {
  const { raw } = reply;
  const key = 'user' in owner ? `user:${owner.user}` : `link:${owner.link}`;
  const end = app.transfers.begin(transfer, { owner: key, ip: reply.request.ip }, message);
  raw.once('close', end);
  // A connection that closed earlier emits no further event.
  if (raw.destroyed) end();
}
