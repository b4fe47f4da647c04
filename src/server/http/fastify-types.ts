import 'fastify';
import type { Permission } from '#contract/permissions.ts';
import type { UserActor } from '#server/context.ts';
import type { Access } from './guards.ts';

declare module 'fastify' {
  interface FastifyRequest {
    actor: UserActor | null;
    /** The time of the database; null for a read without a sign-in. */
    now: Date | null;
  }
  interface FastifyInstance {
    /** Every route under /api, from its declaration. The CSRF and authorization tests are generated from it. */
    apiRoutes: {
      method: string;
      url: string;
      access: Access;
      permission: Permission | undefined;
      csrf: CsrfRule | undefined;
    }[];
  }
  /** What route() declared, for the hooks that run before its handler. */
  interface FastifyContextConfig {
    access?: Access;
    permission?: Permission;
    csrf?: CsrfRule;
    takesFile?: boolean;
  }
}

/**
 * How a state-changing route treats the token.
 * required: always. plain-client: not from a JSON client that shows no sign of a browser and has no
 * cookie to abuse. exempt: the URL itself is the authority, or nothing is at stake.
 */
export type CsrfRule = 'required' | 'plain-client' | 'exempt';
