import { adminPaths, auditAnswerSchema, auditQuerySchema } from '#contract/admin.ts';
import { errorAnswerSchema } from '#contract/errors.ts';
import type { App } from '#server/app.ts';
import { parse } from '#server/http/parse.ts';
import type { FastifyInstance } from 'fastify';
import { listAudit } from './list-audit.ts';

export function auditRoutes(server: FastifyInstance, app: App): void {
  server.get(
    adminPaths.audit,
    {
      config: { access: 'admin' },
      schema: {
        tags: ['Back office'],
        summary: 'Who did what, newest first',
        querystring: auditQuerySchema,
        response: { 200: auditAnswerSchema, '4xx': errorAnswerSchema, '5xx': errorAnswerSchema },
      },
    },
    (req) => listAudit(app, parse(auditQuerySchema, req.query)),
  );
}
