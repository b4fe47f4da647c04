import * as z from 'zod/mini';
import {
  acceptInviteSchema,
  DEVICE_HEADER,
  loginSchema,
  sessionAnswerSchema,
  signInPaths,
  validateInviteSchema,
  validInviteAnswerSchema,
} from '#contract/sign-in.ts';
import type { App } from '#server/app.ts';
import { route } from '#server/http/route.ts';
import type { FastifyInstance } from 'fastify';
import { acceptInvite, countUnknownToken, validateInvite } from './invitation.ts';
import { deviceOf, newDeviceToken } from './known-device.ts';
import { login, logout } from './login.ts';

const tags = ['Sign-in'];
const open = { access: 'public', csrf: 'plain-client', inSetup: true, tags } as const;

export function signInRoutes(server: FastifyInstance, app: App): void {
  route(server, app, {
    ...open,
    method: 'POST',
    path: signInPaths.login,
    summary: 'Opens a session',
    body: loginSchema,
    answer: sessionAnswerSchema,
    handler: async ({ ctx, body, req, reply }) => {
      const answer = await login(app, ctx, { ...body, ...deviceOf(req) });
      return reply.header(DEVICE_HEADER, await newDeviceToken(app, answer.user.email)).send(answer);
    },
  });
  route(server, app, {
    ...open,
    method: 'POST',
    path: signInPaths.validateInvite,
    summary: 'Returns the addressee of an invitation, without using it up',
    body: validateInviteSchema,
    answer: validInviteAnswerSchema,
    handler: ({ ctx, body }) => countUnknownToken(app, ctx, () => validateInvite(app, body.token)),
  });
  route(server, app, {
    ...open,
    method: 'POST',
    path: signInPaths.acceptInvite,
    summary: 'Sets the password and signs in',
    body: acceptInviteSchema,
    answer: sessionAnswerSchema,
    handler: async ({ ctx, body, reply }) => {
      const answer = await countUnknownToken(app, ctx, () => acceptInvite(app, ctx, body));
      return reply.header(DEVICE_HEADER, await newDeviceToken(app, answer.user.email)).send(answer);
    },
  });
  route(server, app, {
    method: 'POST',
    path: signInPaths.logout,
    access: 'user',
    csrf: 'required',
    tags,
    summary: 'Ends the session',
    answer: z.object({ success: z.literal(true) }),
    handler: async ({ ctx }) => {
      await logout(app, ctx);
      return { success: true as const };
    },
  });
}
