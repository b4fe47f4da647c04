import {
  addressSchema,
  changePasswordSchema,
  DEVICE_HEADER,
  messageAnswerSchema,
  registerAnswerSchema,
  sessionAnswerSchema,
  signInPaths,
} from '#contract/sign-in.ts';
import type { App } from '#server/app.ts';
import { hasDevPages } from '#server/config/environment.ts';
import { isLocalRequest } from '#server/http/health.ts';
import { route, byId } from '#server/http/route.ts';
import type { FastifyInstance } from 'fastify';
import { changePassword, forgotPassword } from '#server/features/auth/password.ts';
import { deviceOf, newDeviceToken } from '../auth/known-device.ts';
import { register } from '#server/features/auth/invitation.ts';
import {
  accountAnswerSchema,
  accountPaths,
  beginTotpSchema,
  begunTotpAnswerSchema,
  changeAccountSchema,
  confirmTotpSchema,
  endedAnswerSchema,
  passwordAndCodeSchema,
  recoveryCodesAnswerSchema,
  sessionsAnswerSchema,
} from '#contract/account.ts';
import { doneAnswerSchema } from '#contract/notifications.ts';
import { chooseMailUpdates, readAccount } from './account.ts';
import { endOtherSessions, endOwnSession, listSessions } from '#server/features/auth/sessions.ts';
import { beginTotp, confirmTotp, disableTotp, renewRecoveryCodes } from '#server/features/auth/totp.ts';

const tags = ['Sign-in'];
const open = { access: 'public', csrf: 'plain-client', tags } as const;

/** How people come to an account, and to another password. */
export function accountRoutes(server: FastifyInstance, app: App): void {
  route(server, app, {
    ...open,
    method: 'POST',
    path: signInPaths.register,
    summary: 'Emails a link to a user of a dealership',
    body: addressSchema,
    answer: registerAnswerSchema,
    handler: ({ ctx, body, req }) =>
      register(app, ctx, body.email, hasDevPages(app.config) && isLocalRequest(app.config, req)),
  });
  route(server, app, {
    ...open,
    method: 'POST',
    path: signInPaths.forgotPassword,
    summary: 'Emails a link to a new password; answers all alike',
    body: addressSchema,
    answer: messageAnswerSchema,
    handler: ({ ctx, body, req }) => forgotPassword(app, ctx, { email: body.email, ...deviceOf(req) }),
  });
  route(server, app, {
    method: 'POST',
    path: signInPaths.changePassword,
    access: 'user',
    csrf: 'required',
    tags,
    summary: 'Replaces the password; all sessions end, and the answer holds a new one',
    body: changePasswordSchema,
    answer: sessionAnswerSchema,
    handler: async ({ ctx, body, reply }) => {
      const answer = await changePassword(app, ctx, body);
      return reply.header(DEVICE_HEADER, await newDeviceToken(app, answer.user.email)).send(answer);
    },
  });
}

const reads = { access: 'user', tags: ['Own account'] } as const;
const changes = { ...reads, csrf: 'required' } as const;
const done = { success: true } as const;

/** What everybody signed in decides about the own account. */
export function ownAccountRoutes(server: FastifyInstance, app: App): void {
  route(server, app, {
    ...reads,
    method: 'GET',
    path: accountPaths.own,
    summary: 'Email updates and codes',
    answer: accountAnswerSchema,
    handler: async ({ ctx }) => ({ account: await readAccount(app, ctx) }),
  });
  route(server, app, {
    ...changes,
    method: 'PATCH',
    path: accountPaths.own,
    summary: 'Chooses which updates are mailed',
    body: changeAccountSchema,
    answer: accountAnswerSchema,
    handler: async ({ ctx, body }) => ({ account: await chooseMailUpdates(app, ctx, body.mailUpdates) }),
  });
  route(server, app, {
    ...reads,
    method: 'GET',
    path: accountPaths.sessions,
    summary: 'Where one is signed in',
    answer: sessionsAnswerSchema,
    handler: async ({ ctx }) => ({ sessions: await listSessions(app, ctx) }),
  });
  route(server, app, {
    ...changes,
    method: 'DELETE',
    path: accountPaths.session(':id'),
    summary: 'Ends one session',
    params: byId,
    answer: doneAnswerSchema,
    handler: async ({ ctx, params }) => {
      await endOwnSession(app, ctx, params.id);
      return done;
    },
  });
  route(server, app, {
    ...changes,
    method: 'POST',
    path: accountPaths.endOthers,
    summary: 'Ends all sessions but this one',
    answer: endedAnswerSchema,
    handler: async ({ ctx }) => ({ ...done, ended: await endOtherSessions(app, ctx) }),
  });
  totpRoutes(server, app);
}

function totpRoutes(server: FastifyInstance, app: App): void {
  route(server, app, {
    ...changes,
    method: 'POST',
    path: accountPaths.beginTotp,
    summary: 'A secret for an authenticator app; nothing is asked for before it is confirmed',
    body: beginTotpSchema,
    answer: begunTotpAnswerSchema,
    handler: ({ ctx, body }) => beginTotp(app, ctx, body),
  });
  route(server, app, {
    ...changes,
    method: 'POST',
    path: accountPaths.confirmTotp,
    summary: 'Switches codes on; answers the recovery codes this once',
    body: confirmTotpSchema,
    answer: recoveryCodesAnswerSchema,
    handler: async ({ ctx, body }) => ({
      ...done,
      recoveryCodes: await confirmTotp(app, ctx, body),
    }),
  });
  route(server, app, {
    ...changes,
    method: 'POST',
    path: accountPaths.disableTotp,
    summary: 'Switches codes off',
    body: passwordAndCodeSchema,
    answer: doneAnswerSchema,
    handler: async ({ ctx, body }) => {
      await disableTotp(app, ctx, body);
      return done;
    },
  });
  route(server, app, {
    ...changes,
    method: 'POST',
    path: accountPaths.recoveryCodes,
    summary: 'New recovery codes in place of all before',
    body: passwordAndCodeSchema,
    answer: recoveryCodesAnswerSchema,
    handler: async ({ ctx, body }) => ({
      ...done,
      recoveryCodes: await renewRecoveryCodes(app, ctx, body),
    }),
  });
}
