import { requiredDocumentParamsSchema, statusLinkSchema, statusPaths } from '#contract/status-page.ts';
import type { App } from '#server/app.ts';
import { requireOwnFile } from '#server/features/assignments/own-file.ts';
import { byId, route } from '#server/http/route.ts';
import type { FastifyInstance } from 'fastify';
import type { Ctx, StaffActor } from '#server/context.ts';
import { acceptDocument, readStatusLink, renewStatusLink, revokeStatusLink } from './desk.ts';

const work = { access: 'staff', permission: 'files.work', csrf: 'required', tags: ['Status page'] } as const;

/** Adds the routes by which staff manages the status page of an application. */
export function statusStaffRoutes(server: FastifyInstance, app: App): void {
  const find = ({ ctx, params: { id } }: { ctx: Ctx<StaffActor>; params: { id: string } }): Promise<void> =>
    requireOwnFile(app.db.query, ctx, { kind: 'application', id });
  route(server, app, {
    access: 'staff',
    permission: 'files.read',
    tags: ['Status page'],
    method: 'GET',
    path: statusPaths.link(':id'),
    summary: "Returns the link to the applicant's status page, and the requested documents with their files",
    params: byId,
    answer: statusLinkSchema,
    handler: ({ ctx, params }) => readStatusLink(app, ctx, params.id),
  });
  route(server, app, {
    ...work,
    method: 'POST',
    path: statusPaths.link(':id'),
    summary: 'Creates a link to the status page and revokes the one before',
    params: byId,
    answer: statusLinkSchema,
    status: 201,
    find,
    handler: ({ ctx, params }) => renewStatusLink(app, ctx, params.id),
  });
  route(server, app, {
    ...work,
    method: 'POST',
    path: statusPaths.revoke(':id'),
    summary: 'Revokes the link to the status page',
    params: byId,
    answer: statusLinkSchema,
    find,
    handler: ({ ctx, params }) => revokeStatusLink(app, ctx, params.id),
  });
  route(server, app, {
    ...work,
    method: 'POST',
    path: statusPaths.accept(':id', ':paper'),
    summary: 'Accepts a requested document',
    params: requiredDocumentParamsSchema,
    answer: statusLinkSchema,
    find,
    handler: ({ ctx, params }) => acceptDocument(app, ctx, params.id, params.paper),
  });
}
