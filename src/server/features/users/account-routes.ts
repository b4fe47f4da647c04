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
import { route } from '#server/http/route.ts';
import type { FastifyInstance } from 'fastify';
import { changePassword } from '../auth/change-password.ts';
import { deviceOf, newDeviceToken } from '../auth/known-device.ts';
import { register } from '../auth/register.ts';
import { forgotPassword } from '../auth/reset-password.ts';

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
