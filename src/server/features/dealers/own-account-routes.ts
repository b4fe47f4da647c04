import * as z from 'zod/mini';
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
import { errorAnswerSchema } from '#contract/errors.ts';
import { doneAnswerSchema } from '#contract/notifications.ts';
import type { App } from '#server/app.ts';
import { userCtx } from '#server/http/guards.ts';
import { parse } from '#server/http/parse.ts';
import type { FastifyInstance } from 'fastify';
import { chooseMailUpdates, readAccount } from './account.ts';
import { endOtherSessions, endOwnSession, listSessions } from './sessions.ts';
import { beginTotp, confirmTotp, disableTotp, renewRecoveryCodes } from './totp.ts';

const errors = { '4xx': errorAnswerSchema, '5xx': errorAnswerSchema };
const tags = ['Own account'];
const reads = { access: 'user' } as const;
const changes = { access: 'user', csrf: 'required' } as const;
const done = { success: true } as const;
const params = z.object({ id: z.string() });

/** What everybody signed in decides about the own account. */
export function ownAccountRoutes(server: FastifyInstance, app: App): void {
  server.get(
    accountPaths.own,
    { config: reads, schema: { tags, summary: 'Mails and codes', response: { 200: accountAnswerSchema, ...errors } } },
    async (req) => ({ account: await readAccount(app, userCtx(app, req)) }),
  );
  server.patch(
    accountPaths.own,
    {
      config: changes,
      schema: {
        tags,
        summary: 'Chooses which updates are mailed',
        body: changeAccountSchema,
        response: { 200: accountAnswerSchema, ...errors },
      },
    },
    async (req) => {
      const ctx = userCtx(app, req);
      return { account: await chooseMailUpdates(app, ctx, parse(changeAccountSchema, req.body).mailUpdates) };
    },
  );
  server.get(
    accountPaths.sessions,
    {
      config: reads,
      schema: { tags, summary: 'Where one is signed in', response: { 200: sessionsAnswerSchema, ...errors } },
    },
    async (req) => ({ sessions: await listSessions(app, userCtx(app, req)) }),
  );
  server.delete<{ Params: { id: string } }>(
    accountPaths.session(':id'),
    {
      config: changes,
      schema: { tags, summary: 'Ends one session', params, response: { 200: doneAnswerSchema, ...errors } },
    },
    async (req) => {
      await endOwnSession(app, userCtx(app, req), req.params.id);
      return done;
    },
  );
  server.post(
    accountPaths.endOthers,
    {
      config: changes,
      schema: { tags, summary: 'Ends all sessions but this one', response: { 200: endedAnswerSchema, ...errors } },
    },
    async (req) => ({ ...done, ended: await endOtherSessions(app, userCtx(app, req)) }),
  );
  totpRoutes(server, app);
}

function totpRoutes(server: FastifyInstance, app: App): void {
  server.post(
    accountPaths.beginTotp,
    {
      config: changes,
      schema: {
        tags,
        summary: 'A secret for an authenticator app; nothing is asked for before it is confirmed',
        body: beginTotpSchema,
        response: { 200: begunTotpAnswerSchema, ...errors },
      },
    },
    async (req) => beginTotp(app, userCtx(app, req), parse(beginTotpSchema, req.body)),
  );
  server.post(
    accountPaths.confirmTotp,
    {
      config: changes,
      schema: {
        tags,
        summary: 'Switches codes on; answers the recovery codes this once',
        body: confirmTotpSchema,
        response: { 200: recoveryCodesAnswerSchema, ...errors },
      },
    },
    async (req) => ({
      ...done,
      recoveryCodes: await confirmTotp(app, userCtx(app, req), parse(confirmTotpSchema, req.body)),
    }),
  );
  server.post(
    accountPaths.disableTotp,
    {
      config: changes,
      schema: {
        tags,
        summary: 'Switches codes off',
        body: passwordAndCodeSchema,
        response: { 200: doneAnswerSchema, ...errors },
      },
    },
    async (req) => {
      await disableTotp(app, userCtx(app, req), parse(passwordAndCodeSchema, req.body));
      return done;
    },
  );
  server.post(
    accountPaths.recoveryCodes,
    {
      config: changes,
      schema: {
        tags,
        summary: 'New recovery codes in place of all before',
        body: passwordAndCodeSchema,
        response: { 200: recoveryCodesAnswerSchema, ...errors },
      },
    },
    async (req) => ({
      ...done,
      recoveryCodes: await renewRecoveryCodes(app, userCtx(app, req), parse(passwordAndCodeSchema, req.body)),
    }),
  );
}
