import { assignedAnswerSchema, assigneesAnswerSchema, assignmentPaths, assignSchema } from '#contract/assignments.ts';
import type { App } from '#server/app.ts';
import { byId, route } from '#server/http/route.ts';
import type { FastifyInstance } from 'fastify';
import { assignFile } from './assign.ts';
import { requireOwnFile } from './own-file.ts';
import { listAssignees } from './read.ts';

const tags = ['Back office'];

/** Adds the routes for assigning applications and deals to staff users. */
export function assignmentRoutes(server: FastifyInstance, app: App): void {
  route(server, app, {
    method: 'GET',
    path: assignmentPaths.assignees,
    access: 'staff',
    permission: 'files.read',
    tags,
    summary: 'Lists staff who can be assigned a file',
    answer: assigneesAnswerSchema,
    handler: async ({ ctx }) => ({ assignees: await listAssignees(app, ctx) }),
  });
  const kinds = [
    { kind: 'application', what: 'an application' },
    { kind: 'deal', what: 'a deal' },
  ] as const;
  for (const { kind, what } of kinds)
    route(server, app, {
      method: 'PATCH',
      path: assignmentPaths[kind](':id'),
      access: 'staff',
      permission: 'files.assign',
      csrf: 'required',
      tags,
      summary: `Assigns ${what} with its deal or application to a staff member, or unassigns it`,
      params: byId,
      body: assignSchema,
      answer: assignedAnswerSchema,
      find: ({ ctx, params: { id } }) => requireOwnFile(app.db.query, ctx, { kind, id }),
      handler: async ({ ctx, params: { id }, body }) => ({
        success: true as const,
        assignee: await assignFile(app, ctx, { kind, id }, body),
      }),
    });
}
