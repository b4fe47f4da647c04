import * as z from 'zod/mini';
import { assignedAnswerSchema, assigneesAnswerSchema, assignmentPaths, assignSchema } from '#contract/assignments.ts';
import { errorAnswerSchema } from '#contract/errors.ts';
import type { App } from '#server/app.ts';
import { requireExisting } from '#server/features/applications/read.ts';
import { requireExistingDeal } from '#server/features/deals/read-as-staff.ts';
import { staffCtx } from '#server/http/guards.ts';
import { parse } from '#server/http/parse.ts';
import type { FastifyInstance } from 'fastify';
import { assignFile } from './assign.ts';
import { listAssignees } from './read.ts';

const errors = { '4xx': errorAnswerSchema, '5xx': errorAnswerSchema };
const tags = ['Back office'];
const params = z.object({ id: z.string() });

/** Who of the lender's people has an application or a deal. */
export function assignmentRoutes(server: FastifyInstance, app: App): void {
  server.get(
    assignmentPaths.assignees,
    {
      config: { access: 'staff', permission: 'files.read' },
      schema: { tags, summary: 'Who can be given a file', response: { 200: assigneesAnswerSchema, ...errors } },
    },
    async (req) => ({ assignees: await listAssignees(app, staffCtx(app, req)) }),
  );
  const kinds = [
    { kind: 'application', what: 'an application', find: requireExisting },
    { kind: 'deal', what: 'a deal', find: requireExistingDeal },
  ] as const;
  for (const { kind, what, find } of kinds)
    server.patch<{ Params: { id: string } }>(
      assignmentPaths[kind](':id'),
      {
        config: { access: 'staff', permission: 'files.assign', csrf: 'required' },
        schema: {
          tags,
          summary: `Gives ${what}, with what belongs to it, to one of the staff or to nobody`,
          params,
          body: assignSchema,
          response: { 200: assignedAnswerSchema, ...errors },
        },
      },
      async (req) => {
        const { id } = req.params;
        const ctx = staffCtx(app, req);
        await find(app, ctx, id);
        const assignee = await assignFile(app, ctx, { kind, id }, parse(assignSchema, req.body));
        return { success: true as const, assignee };
      },
    );
}
