import * as z from 'zod/mini';
import { clockAnswerSchema, decisionPaths, incompletenessSchema } from '#contract/decisions.ts';
import { errorAnswerSchema } from '#contract/errors.ts';
import type { App } from '#server/app.ts';
import { staffCtx } from '#server/http/guards.ts';
import { parse } from '#server/http/parse.ts';
import type { FastifyInstance } from 'fastify';
import { askForPapers, takePapers } from './ask-for-papers.ts';
import { requireExisting } from './read.ts';

const errors = { '4xx': errorAnswerSchema, '5xx': errorAnswerSchema };
const tags = ['Back office'];
const params = z.object({ id: z.string() });
const config = { access: 'staff', permission: 'files.work', csrf: 'required' } as const;
type One = { Params: { id: string } };

/** The clock of an application: asking for what is missing, and going on once it is here. */
export function applicationClockRoutes(server: FastifyInstance, app: App): void {
  server.post<One>(
    decisionPaths.incompleteness(':id'),
    {
      config,
      schema: {
        tags,
        summary: 'Asks the applicant for missing papers; the clock of the decision waits',
        params,
        body: incompletenessSchema,
        response: { 200: clockAnswerSchema, ...errors },
      },
    },
    async (req) => {
      const ctx = staffCtx(app, req);
      await requireExisting(app, ctx, req.params.id);
      const asked = parse(incompletenessSchema, req.body);
      return { success: true as const, clock: await askForPapers(app, ctx, req.params.id, asked) };
    },
  );
  server.post<One>(
    decisionPaths.completeness(':id'),
    {
      config,
      schema: {
        tags,
        summary: 'Says that the papers are here; the clock of the decision begins anew',
        params,
        response: { 200: clockAnswerSchema, ...errors },
      },
    },
    async (req) => ({ success: true as const, clock: await takePapers(app, staffCtx(app, req), req.params.id) }),
  );
}
