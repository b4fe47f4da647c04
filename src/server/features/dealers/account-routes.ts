import { errorAnswerSchema } from '#contract/errors.ts';
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
import { hasDevPages } from '#server/config.ts';
import { userCtx, visitorCtx } from '#server/http/guards.ts';
import { isLocalRequest } from '#server/http/health.ts';
import { parse } from '#server/http/parse.ts';
import type { FastifyInstance } from 'fastify';
import { changePassword } from './change-password.ts';
import { deviceOf, newDeviceToken } from './known-device.ts';
import { register } from './register.ts';
import { forgotPassword } from './reset-password.ts';

const errors = { '4xx': errorAnswerSchema, '5xx': errorAnswerSchema };
const tags = ['Sign-in'];
const open = { access: 'public', csrf: 'plain-client' } as const;

/** How people come to an account, and to another password. */
export function accountRoutes(server: FastifyInstance, app: App): void {
  server.post(
    signInPaths.register,
    {
      config: open,
      schema: {
        tags,
        summary: 'Mails a link to somebody of a dealership',
        body: addressSchema,
        response: { 200: registerAnswerSchema, ...errors },
      },
    },
    async (req) => {
      const { email } = parse(addressSchema, req.body);
      const mailboxOpen = hasDevPages(app.config) && isLocalRequest(app.config, req);
      return register(app, visitorCtx(app, req), email, mailboxOpen);
    },
  );
  server.post(
    signInPaths.forgotPassword,
    {
      config: open,
      schema: {
        tags,
        summary: 'Mails a link to a new password; answers all alike',
        body: addressSchema,
        response: { 200: messageAnswerSchema, ...errors },
      },
    },
    async (req) => {
      const { email } = parse(addressSchema, req.body);
      return forgotPassword(app, visitorCtx(app, req), { email, ...deviceOf(req) });
    },
  );
  server.post(
    signInPaths.changePassword,
    {
      config: { access: 'user', csrf: 'required' },
      schema: {
        tags,
        summary: 'Replaces the password; all sessions end, and the answer holds a new one',
        body: changePasswordSchema,
        response: { 200: sessionAnswerSchema, ...errors },
      },
    },
    async (req, reply) => {
      const answer = await changePassword(app, userCtx(app, req), parse(changePasswordSchema, req.body));
      return reply.header(DEVICE_HEADER, await newDeviceToken(app, answer.user.email)).send(answer);
    },
  );
}
