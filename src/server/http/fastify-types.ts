import 'fastify';
import type { Permission } from '#contract/permissions.ts';
import type { UserActor } from '#server/context.ts';
import type { Access } from './guards.ts';

declare module 'fastify' {
  interface FastifyRequest {
    actor: UserActor | null;
    /** The time of the database. Null for a read without a sign-in. */
    now: Date | null;
  }
  interface FastifyInstance {
    /** Every route under /api, from its declaration. Generates the CSRF and authorization tests. */
    apiRoutes: {
      method: string;
      url: string;
      access: Access;
      permission: Permission | undefined;
      csrf: CsrfRule | undefined;
    }[];
  }
  /** Values declared with route(), for the hooks that run before its handler. */
  interface FastifyContextConfig {
    access?: Access;
    permission?: Permission;
    csrf?: CsrfRule;
    takesFile?: boolean;
    inSetup?: boolean;
    /** An address outside /api that was declared with route(). */
    isPage?: boolean;
  }
}

/**
 * How a state-changing route checks the CSRF token:
 * - required: always
 * - plain-client: not for JSON clients without any sign of a browser or cookie
 * - exempt: never, because the URL itself grants access, or nothing is at risk
 */
export type CsrfRule = 'required' | 'plain-client' | 'exempt';
