import * as z from 'zod/mini';
import { errorAnswerSchema } from '#contract/errors.ts';
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
import { userCtx, visitorCtx } from '#server/http/guards.ts';
import { parse } from '#server/http/parse.ts';
import type { FastifyInstance } from 'fastify';
import { acceptInvite } from './accept-invite.ts';
import { deviceOf, newDeviceToken } from './known-device.ts';
import { login, logout } from './login.ts';
import { countUnknownToken, validateInvite } from './validate-invite.ts';

const errors = { '4xx': errorAnswerSchema, '5xx': errorAnswerSchema };
const tags = ['Sign-in'];
const open = { access: 'public', csrf: 'plain-client' } as const;

export function signInRoutes(server: FastifyInstance, app: App): void {
  server.post(
    signInPaths.login,
    {
      config: open,
      schema: {
        tags,
        summary: 'Opens a session',
        body: loginSchema,
        response: { 200: sessionAnswerSchema, ...errors },
      },
    },
    async (req, reply) => {
      const input = { ...parse(loginSchema, req.body), ...deviceOf(req) };
      const answer = await login(app, visitorCtx(app, req), input);
      return reply.header(DEVICE_HEADER, await newDeviceToken(app, answer.user.email)).send(answer);
    },
  );
  server.post(
    signInPaths.validateInvite,
    {
      config: open,
      schema: {
        tags,
        summary: 'Whom an invitation is for; looking never uses it up',
        body: validateInviteSchema,
        response: { 200: validInviteAnswerSchema, ...errors },
      },
    },
    (req) => {
      const ctx = visitorCtx(app, req);
      const { token } = parse(validateInviteSchema, req.body);
      return countUnknownToken(app, ctx, () => validateInvite(app, token));
    },
  );
  server.post(
    signInPaths.acceptInvite,
    {
      config: open,
      schema: {
        tags,
        summary: 'Sets the password and signs in',
        body: acceptInviteSchema,
        response: { 200: sessionAnswerSchema, ...errors },
      },
    },
    async (req, reply) => {
      const ctx = visitorCtx(app, req);
      const input = parse(acceptInviteSchema, req.body);
      const answer = await countUnknownToken(app, ctx, () => acceptInvite(app, ctx, input));
      return reply.header(DEVICE_HEADER, await newDeviceToken(app, answer.user.email)).send(answer);
    },
  );
  server.post(
    signInPaths.logout,
    {
      config: { access: 'user', csrf: 'required' },
      schema: {
        tags,
        summary: 'Ends the session',
        response: { 200: z.object({ success: z.literal(true) }), ...errors },
      },
    },
    async (req) => {
      await logout(app, userCtx(app, req));
      return { success: true as const };
    },
  );
}
