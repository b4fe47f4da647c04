import { adminPaths } from '#contract/admin.ts';
import {
  auditAnswerSchema,
  auditFilterSchema,
  auditQuerySchema,
  auditVerdictSchema,
  verifyQuerySchema,
} from '#contract/audit.ts';
import type { App } from '#server/app.ts';
import { route } from '#server/http/route.ts';
import { csvAnswer, sendCsv } from '#server/http/send-file.ts';
import type { FastifyInstance } from 'fastify';
import { checkAudit } from './verify.ts';
import { exportAudit, listAudit } from './list.ts';

const audit = { access: 'staff', permission: 'audit.read', tags: ['Back office'] } as const;

export function auditRoutes(server: FastifyInstance, app: App): void {
  route(server, app, {
    ...audit,
    method: 'GET',
    path: adminPaths.audit,
    summary: 'Lists audit entries, newest first',
    query: auditQuerySchema,
    answer: auditAnswerSchema,
    handler: ({ ctx, query }) => listAudit(app, ctx, query),
  });
  route(server, app, {
    ...audit,
    method: 'GET',
    path: adminPaths.auditCsv,
    summary: 'Exports the same entries as CSV, without a page limit',
    query: auditFilterSchema,
    answer: csvAnswer,
    handler: async ({ ctx, query, reply }) => sendCsv(reply, 'audit', ctx.now, await exportAudit(app, ctx, query)),
  });
  route(server, app, {
    ...audit,
    method: 'GET',
    path: adminPaths.auditVerify,
    summary: 'Checks that nothing in the audit log was changed, removed or moved',
    query: verifyQuerySchema,
    answer: auditVerdictSchema,
    handler: ({ ctx, query }) => checkAudit(app, ctx, query.seal),
  });
}
