import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { errorAnswerSchema } from '#contract/errors.ts';
import type { Language } from '#contract/language.ts';
import type { Permission } from '#contract/permissions.ts';
import type { App } from '#server/app.ts';
import type { Ctx, DealerActor, StaffActor, UserActor, Visitor } from '#server/context.ts';
import { type IdempotencyClaim, claimOf } from '#server/lib/idempotency.ts';
import './fastify-types.ts';
import { type Access, dealerCtx, staffCtx, userCtx, visitorCtx } from './guards.ts';
import { parse } from './parse.ts';
import type { CsrfRule } from './fastify-types.ts';

/** The parameters of an address with `:id`. */
export const byId = z.object({ id: z.string() });

type Schema = z.ZodMiniType;
type FileAnswer = { description: string; content: Record<string, { schema: Schema }> };
type Output<S> = S extends Schema ? z.output<S> : undefined;
type Returned<R> = R extends Schema ? z.output<R> | FastifyReply : FastifyReply;
type Params = { Params: Record<string, string> };
type Request = FastifyRequest<Params>;
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** `page` is an address outside /api: no sign-in, Origin check or CSRF token, and not in the API description. */
type Actors = { page: Visitor; public: Visitor; user: UserActor; dealer: DealerActor; staff: StaffActor };
const contexts = { page: visitorCtx, public: visitorCtx, user: userCtx, dealer: dealerCtx, staff: staffCtx };

type Start<C> = { ctx: C; req: FastifyRequest; reply: FastifyReply };
type Lookup<C, P> = Start<C> & { params: P };
type Call<C, P, Q, B, F> = Lookup<C, P> & { query: Q; body: B; found: F; claim: IdempotencyClaim | undefined };

/** The steps of a call, in this order. The first one that throws decides the response. */
type Steps<C, P, Q, B, F, R> = {
  /** The language of `ctx` and of validation messages (default: English). */
  lang?: (req: FastifyRequest) => Language;
  /** Counts the call before validation, so that invalid calls count too. */
  limitFirst?: (call: Start<C>) => unknown;
  params?: P;
  /** Loads the object of the call or throws 404, before query and body are validated. */
  find?: (call: Lookup<C, Output<P>>) => F | Promise<F>;
  query?: Q;
  body?: B | ((lang: Language) => B);
  /** Counts a call with an invalid body. */
  limitInvalid?: (call: Start<C>) => unknown;
  /** Reads the Idempotency-Key header into `claim`, for this caller and the parsed body. */
  idempotent?: true;
  /** Counts the call after validation. */
  limit?: (call: Call<C, Output<P>, Output<Q>, Output<B>, F>) => unknown;
  /** Returns the answer, or sends it with `reply`. */
  handler: (call: Call<C, Output<P>, Output<Q>, Output<B>, F>) => Returned<R> | Promise<Returned<R>>;
};

type Description<R> = {
  tags: readonly string[];
  summary: string;
  answer: R;
  /** The status of the answer (default: 200). */
  status?: number;
  otherAnswers?: Record<number, Schema>;
  /** Describes a body that the handler parses. */
  lateBody?: Schema;
  /** The body is multipart/form-data with one file. The handler reads it. */
  takesFile?: true;
  /** Excludes the route from the API description. */
  hidden?: true;
};
type Address<A, M> = {
  access: A;
  method: M;
  path: string;
  bodyLimit?: number;
  /** A public call that answers in setup mode too: it belongs to the sign-in of staff. */
  inSetup?: true;
};
type Guard<A> = A extends 'dealer' | 'staff' ? { permission: Permission } : { permission?: never };
type Protection<A, M> = A extends 'page' ? { csrf?: never } : M extends 'GET' ? { csrf?: never } : { csrf: CsrfRule };

/** The same declaration without its type arguments, for the code below. */
type Declared = Address<keyof Actors, Method> & { permission?: Permission; csrf?: CsrfRule } & Partial<
    Description<Schema | FileAnswer | undefined>
  > &
  Steps<Ctx, Schema | undefined, Schema | undefined, Schema | undefined, unknown, unknown>;

/** Declares one route: address, access, input, answer and handler. */
export function route<
  A extends keyof Actors,
  M extends Method,
  P extends Schema | undefined = undefined,
  Q extends Schema | undefined = undefined,
  B extends Schema | undefined = undefined,
  F = undefined,
  R extends Schema | FileAnswer | undefined = undefined,
>(
  server: FastifyInstance,
  app: App,
  declared: Address<A, M> &
    Guard<A> &
    Protection<A, M> &
    (A extends 'page' ? Record<never, never> : Description<R>) &
    Steps<Ctx<Actors[A]>, P, Q, B, F, R>,
): void;
export function route(server: FastifyInstance, app: App, declared: Declared): void {
  const { access, method, path, permission, csrf, bodyLimit } = declared;
  const isPage = access === 'page';
  if (isPage === path.startsWith('/api/')) throw new Error(`${path} cannot have access ${access}`);
  if (!isPage)
    for (const one of method === 'GET' ? ['GET', 'HEAD'] : [method])
      server.apiRoutes.push({ method: one, url: path, access, permission, csrf });
  server.route<Params>({
    method,
    url: path,
    ...(bodyLimit !== undefined && { bodyLimit }),
    config: isPage ? { isPage } : configOf(declared, access),
    schema: isPage || declared.hidden ? { hide: true } : describe(declared),
    handler: (req, reply) => run(app, declared, req, reply),
  });
}

/** Returns the values that hooks read before the handler runs. */
const configOf = ({ permission, csrf, takesFile, inSetup }: Declared, access: Access) => ({
  access,
  ...(permission && { permission }),
  ...(csrf && { csrf }),
  ...(takesFile && { takesFile }),
  ...(inSetup && { inSetup }),
});

async function run(app: App, declared: Declared, req: Request, reply: FastifyReply): Promise<unknown> {
  const ctx: Ctx = contexts[declared.access](app, req);
  if (declared.lang) ctx.lang = declared.lang(req);
  const { lang } = ctx;
  const start = { ctx, req, reply };
  await declared.limitFirst?.(start);
  const params = declared.params && parse(declared.params, req.params, lang);
  const found = await declared.find?.({ ...start, params });
  const query = declared.query && parse(declared.query, req.query, lang);
  const body = await readBody(declared, start);
  const claim =
    declared.idempotent &&
    claimOf(
      req.headers['idempotency-key'],
      declared.path.replace(/:(\w+)/g, (_all, name: string) => req.params[name] ?? ''),
      'userId' in ctx.actor ? ctx.actor.userId : 'public',
      body ?? {},
      app.vault,
    );
  const call = { ...start, params, found, query, body, claim };
  await declared.limit?.(call);
  if (declared.status !== undefined) reply.code(declared.status);
  return declared.handler(call);
}

async function readBody({ body, limitInvalid }: Declared, start: Start<Ctx>): Promise<unknown> {
  const { lang } = start.ctx;
  const schema = typeof body === 'function' ? body(lang) : body;
  try {
    return schema && parse(schema, start.req.body, lang);
  } catch (error) {
    await limitInvalid?.(start);
    throw error;
  }
}

/** Builds the schema for @fastify/swagger and for Fastify's serialization. */
function describe({ tags, summary, params, query, body, lateBody, takesFile, answer, status, otherAnswers }: Declared) {
  const described = (typeof body === 'function' ? body('en') : body) ?? lateBody;
  return {
    ...(tags && { tags: [...tags] }),
    ...(summary !== undefined && { summary }),
    ...(takesFile && { consumes: ['multipart/form-data'] }),
    ...(query && { querystring: query }),
    ...(params && { params }),
    ...(described && { body: described }),
    response: {
      [status ?? 200]: answer,
      ...otherAnswers,
      '4xx': errorAnswerSchema,
      '5xx': errorAnswerSchema,
    },
  };
}

/** Refuses to start with a route under /api that was not declared with route(). */
export function installRoutes(server: FastifyInstance): void {
  server.decorate('apiRoutes', []);
  // The steps above validate with the same schemas. Fastify would validate the body before the 404 and the limits.
  server.setValidatorCompiler(() => (value: unknown) => ({ value }));
  server.setSerializerCompiler(serializerCompiler);
  server.addHook('onRoute', ({ url, method }) => {
    if (url.startsWith('/api/') && !server.apiRoutes.some((one) => one.url === url && one.method === method))
      throw new Error(`${String(method)} ${url} is not declared with route()`);
  });
}

/** Fastify loads its own compilers (15 MB) unless others are set. `installRoutes` replaces these. */
const unused = (): never => {
  throw new Error('installRoutes sets the compilers');
};
export const noCompilers = { compilersFactory: { buildValidator: unused, buildSerializer: unused } };
