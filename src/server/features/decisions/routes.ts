import * as z from 'zod/mini';
import {
  decidedAnswerSchema,
  decideSchema,
  decisionPaths,
  noticePreviewSchema,
  writtenNoticeSchema,
} from '#contract/decisions.ts';
import { errorAnswerSchema } from '#contract/errors.ts';
import type { App } from '#server/app.ts';
import { staffCtx } from '#server/http/guards.ts';
import { parse } from '#server/http/parse.ts';
import type { FastifyInstance } from 'fastify';
import { aboutApplication, aboutDeal } from './about.ts';
import { transmissionSchema } from '#contract/state-disclosures.ts';
import { recordTransmission } from './record-transmission.ts';
import { decide, previewNotice } from './decide.ts';
import { rereadNotice } from './reread-notice.ts';

const errors = { '4xx': errorAnswerSchema, '5xx': errorAnswerSchema };
const tags = ['Back office'];
const params = z.object({ id: z.string() });
const config = { access: 'staff', permission: 'files.decide', csrf: 'required' } as const;
type One = { Params: { id: string } };

/** Recording what a person of the lender decided about an application or a deal. */
export function decisionRoutes(server: FastifyInstance, app: App): void {
  const subjects = [
    { path: decisionPaths.application(':id'), find: aboutApplication, what: 'an application' },
    { path: decisionPaths.deal(':id'), find: aboutDeal, what: 'a deal' },
  ];
  for (const { path, find, what } of subjects) {
    server.post<One>(
      path,
      {
        config,
        schema: {
          tags,
          summary: `Records a decision about ${what} and sends its notice`,
          params,
          body: decideSchema,
          response: { 201: decidedAnswerSchema, ...errors },
        },
      },
      async (req, reply) => {
        const about = await find(app, req.params.id);
        return reply.code(201).send(await decide(app, staffCtx(app, req), about, parse(decideSchema, req.body)));
      },
    );
    server.post<One>(
      `${path}/preview`,
      {
        config,
        schema: {
          tags,
          summary: `The notice of a decision about ${what}, without recording it`,
          params,
          body: decideSchema,
          response: { 200: noticePreviewSchema, ...errors },
        },
      },
      async (req) => {
        const about = await find(app, req.params.id);
        return previewNotice(app, staffCtx(app, req), about, parse(decideSchema, req.body));
      },
    );
  }
  server.post<One>(
    decisionPaths.disclosure(':id'),
    {
      config,
      schema: {
        tags,
        summary: 'Records that the customer has the disclosure of an offer, and sends the notice that waited for it',
        params,
        body: transmissionSchema,
        response: { 200: decidedAnswerSchema, ...errors },
      },
    },
    async (req) => recordTransmission(app, staffCtx(app, req), req.params.id, parse(transmissionSchema, req.body)),
  );
  server.get<One>(
    decisionPaths.notice(':id'),
    {
      config: { access: 'staff', permission: 'files.read' },
      schema: {
        tags,
        summary: 'The notice of a recorded decision, for print',
        params,
        response: { 200: writtenNoticeSchema, ...errors },
      },
    },
    async (req) => rereadNotice(app, staffCtx(app, req), req.params.id),
  );
}
