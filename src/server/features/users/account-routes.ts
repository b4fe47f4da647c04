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
import { deviceOf, newDeviceToken } from '#server/features/auth/known-device.ts';
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

/** Adds the routes for getting an account or a new password. */
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
    summary: 'Emails a password reset link; the answer is the same for all addresses',
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
    summary: 'Replaces the password and ends all sessions; the answer contains a new session',
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

/** Adds the routes for the own account of any signed-in user. */
export function ownAccountRoutes(server: FastifyInstance, app: App): void {
  route(server, app, {
    ...reads,
    method: 'GET',
    path: accountPaths.own,
    summary: 'Returns email updates and two-step verification',
    answer: accountAnswerSchema,
    handler: async ({ ctx }) => ({ account: await readAccount(app, ctx) }),
  });
  route(server, app, {
    ...changes,
    method: 'PATCH',
    path: accountPaths.own,
    summary: 'Chooses which updates are sent by email',
    body: changeAccountSchema,
    answer: accountAnswerSchema,
    handler: async ({ ctx, body }) => ({ account: await chooseMailUpdates(app, ctx, body.mailUpdates) }),
  });
  route(server, app, {
    ...reads,
    method: 'GET',
    path: accountPaths.sessions,
    summary: "Lists the caller's sessions",
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
    summary: 'Ends all other sessions',
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
    summary: 'Returns a secret for an authenticator app; codes are required only after confirmation',
    body: beginTotpSchema,
    answer: begunTotpAnswerSchema,
    handler: ({ ctx, body }) => beginTotp(app, ctx, body),
  });
  route(server, app, {
    ...changes,
    method: 'POST',
    path: accountPaths.confirmTotp,
    summary: 'Turns on two-step verification; returns the recovery codes only once',
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
    summary: 'Turns off two-step verification',
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
    summary: 'Replaces all recovery codes',
    body: passwordAndCodeSchema,
    answer: recoveryCodesAnswerSchema,
    handler: async ({ ctx, body }) => ({
      ...done,
      recoveryCodes: await renewRecoveryCodes(app, ctx, body),
    }),
  });
}
