import { adminPaths } from '#contract/admin.ts';
import {
  auditAnswerSchema,
  auditFilterSchema,
  auditQuerySchema,
  auditVerdictSchema,
  verifyQuerySchema,
} from '#contract/audit.ts';
import { errorAnswerSchema } from '#contract/errors.ts';
import type { App } from '#server/app.ts';
import { staffCtx } from '#server/http/guards.ts';
import { parse } from '#server/http/parse.ts';
import { csvAnswer, sendCsv } from '#server/http/send-csv.ts';
import type { FastifyInstance } from 'fastify';
import { checkAudit } from './check-audit.ts';
import { exportAudit } from './export-audit.ts';
import { listAudit } from './list-audit.ts';

const errors = { '4xx': errorAnswerSchema, '5xx': errorAnswerSchema };
const tags = ['Back office'];

export function auditRoutes(server: FastifyInstance, app: App): void {
  server.get(
    adminPaths.audit,
    {
      config: { access: 'staff', permission: 'audit.read' },
      schema: {
        tags,
        summary: 'Who did what, newest first',
        querystring: auditQuerySchema,
        response: { 200: auditAnswerSchema, ...errors },
      },
    },
    (req) => listAudit(app, staffCtx(app, req), parse(auditQuerySchema, req.query)),
  );
  server.get(
    adminPaths.auditCsv,
    {
      config: { access: 'staff', permission: 'audit.read' },
      schema: {
        tags,
        summary: 'The same rows, all of them, as a table file',
        querystring: auditFilterSchema,
        response: { 200: csvAnswer, ...errors },
      },
    },
    async (req, reply) => {
      const filter = parse(auditFilterSchema, req.query);
      const ctx = staffCtx(app, req);
      return sendCsv(reply, 'audit', ctx.now, await exportAudit(app, ctx, filter));
    },
  );
  server.get(
    adminPaths.auditVerify,
    {
      config: { access: 'staff', permission: 'audit.read' },
      schema: {
        tags,
        summary: 'Checks that nothing in the audit trail was changed, removed or moved',
        querystring: verifyQuerySchema,
        response: { 200: auditVerdictSchema, ...errors },
      },
    },
    (req) => checkAudit(app, staffCtx(app, req), parse(verifyQuerySchema, req.query).seal),
  );
}
