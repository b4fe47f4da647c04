import 'fastify';
import type { Permission } from '#contract/permissions.ts';
import type { UserActor } from '#server/context.ts';
import type { CsrfRule } from './csrf.ts';
import type { Access } from './guards.ts';

declare module 'fastify' {
  interface FastifyRequest {
    actor: UserActor | null;
    /** The time of the database; null for a read without a sign-in. */
    now: Date | null;
  }
  interface FastifyInstance {
    /** Every route under /api as it was declared; the matrices of the tests are made from it. */
    apiRoutes: {
      method: string;
      url: string;
      access: Access;
      permission: Permission | undefined;
      csrf: CsrfRule | undefined;
    }[];
  }
  interface FastifyContextConfig {
    /** Required on every route under /api; the server refuses to be built without it. */
    access?: Access;
    /** Required where the access is dealer or staff. */
    permission?: Permission;
    /** Required on every state-changing route under /api. */
    csrf?: CsrfRule;
    /** The body is a form with one file, which the handler reads by itself. */
    takesFile?: boolean;
  }
}
