import { execFileSync, type ExecFileSyncOptions } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { importedPackages, RUNTIME } from '../scripts/runtime-packages.ts';

/** Each boundary of oxlint.config.ts, violated once in a folder of the same layout. */
const ROOT = path.resolve(import.meta.dirname, '..');
/** Packages of the server. Browser code shares zod, and vite runs in development only. */
const packages = [...importedPackages(RUNTIME)].filter((name) => name !== 'zod' && name !== 'vite');

const take = (from: string, name = 'x'): string => `import { ${name} } from '${from}';\nexport { ${name} };\n`;
const breaches: [file: string, source: string][] = [
  ['contract/a.ts', take('#server/app.ts')],
  ['contract/b.ts', take('#web/client/request.ts')],
  ['contract/c.ts', take('../server/app.ts')],
  ['contract/d.ts', take('zod')],
  ['contract/e.ts', take('node:fs')],
  ['contract/f.ts', take('#copy/en/home.ts')],
  ['finance/a.ts', take('#server/app.ts')],
  ['finance/b.ts', take('zod/mini')],
  ['finance/c.ts', 'export const now = (): number => Date.now();\n'],
  ['finance/d.ts', 'export const dice = (): number => Math.random();\n'],
  ['copy/en/a.ts', take('react')],
  ['copy/en/b.ts', take('../../web/routes.tsx')],
  ['web/ui/a.ts', take('#server/app.ts')],
  ['web/ui/b.ts', take('node:fs')],
  ['web/ui/c.ts', take('#copy/en/home.ts')],
  ['web/ui/d.ts', take('#web/client/request.ts')],
  ['web/ui/e.ts', "export const load = (): Promise<Response> => fetch('/api');\n"],
  ['web/site/a.ts', take('#web/portal/dashboard.tsx')],
  ['web/islands/a.ts', take('../portal/dashboard.tsx')],
  ['web/islands/b.ts', take('../../server/app.ts')],
  ['web/portal/a.ts', "export const load = (): Promise<unknown> => import('#server/app.ts');\n"],
  ['server/features/deals/create.ts', take('#server/adapters/files/s3.ts')],
  ['server/features/deals/edit.ts', take('../../adapters/files/s3.ts')],
  ['server/features/deals/submit.ts', take('#server/http/guards.ts')],
  ['server/features/deals/delete.ts', take('fastify')],
  ['server/features/deals/list.ts', take('kysely')],
  ['server/features/deals/read.ts', take('#server/features/documents/store.ts')],
  ['server/features/deals/sync.ts', take('../documents/store.ts')],
  ['server/features/deals/move.ts', take('../documents/routes.ts')],
  ['server/features/deals/note.ts', take('./routes.ts')],
  ['server/features/deals/send.ts', take('node:https')],
  ['server/features/deals/call.ts', "export const call = (): Promise<Response> => fetch('https://x.example');\n"],
  ['server/features/deals/wire.ts', take('#server/boot/start.ts')],
  ['server/features/deals/env.ts', "export const port = process.env['PORT'];\n"],
  ['server/features/deals/say.ts', "console.log('x');\n"],
  ['server/features/deals/paint.ts', take('#web/ui/button.tsx')],
  ['server/features/deals/store.ts', take('#server/features/documents/store.ts')],
  ['server/features/invites/store.ts', take('fastify')],
  ['server/features/deals/routes.ts', take('#server/features/documents/routes.ts')],
  ['server/features/invites/routes.ts', take('kysely')],
  ['server/features/invites/admin-routes.ts', take('#server/adapters/email/smtp.ts')],
  ['server/lib/a.ts', take('#server/features/deals/create.ts')],
  ['server/lib/b.ts', take('#server/adapters/email/smtp.ts')],
  ['server/lib/c.ts', take('fastify')],
  ['server/lib/d.ts', take('nodemailer')],
  ['server/db/a.ts', take('#server/features/deals/create.ts')],
  ['server/db/b.ts', take('#server/adapters/email/smtp.ts')],
  ['server/crypto/a.ts', take('pg')],
  ['server/config/a.ts', take('../app.ts')],
  ['server/features/auth/a.ts', take('../deals/store.ts')],
  ['server/features/users/a.ts', take('../chats/store.ts')],
  ['server/features/auth/b.ts', take('../users/people-routes.ts')],
  ['server/adapters/email/a.ts', take('#server/features/deals/create.ts')],
  ['server/adapters/email/b.ts', take('#server/http/errors.ts')],
  ['server/adapters/email/c.ts', take('pg-boss')],
  ['server/http/a.ts', take('#server/adapters/files/s3.ts')],
  ['server/http/b.ts', take('#server/features/deals/store.ts')],
  ['server/http/c.ts', take('kysely')],
  ['server/http/d.ts', take('react')],
  ['server/http/e.ts', take('#web/shell/render.tsx')],
  ['server/http/f.ts', take('#tests/support/factories.ts')],
  ...packages.map((name, n): [string, string] => [`server/features/deals/package-${String(n)}.ts`, take(name)]),
  // The portal renders QR codes.
  ...packages
    .filter((name) => name !== 'qrcode')
    .map((name, n): [string, string] => [`web/portal/package-${String(n)}.ts`, take(name)]),
];
const guard = "requirePermission(ctx, 'files.read');";
/** Returns the source of a verb with these parameters and body. */
const verb = (params: string, body: string): string =>
  `import { type Ctx, type DealerActor, requirePermission, type StaffActor, type UserActor } from '#server/context.ts';
export type Used = Ctx<DealerActor | StaffActor | UserActor>;
export async function act(${params}): Promise<void> {
  ${body}
}
export const used = requirePermission;
`;
const unguarded: [file: string, source: string][] = [
  ['server/features/deals/missing.ts', verb('app: object, ctx: Ctx<StaffActor>', 'await Promise.resolve(app);')],
  ['server/features/deals/late.ts', verb('ctx: Ctx<StaffActor>', `await Promise.resolve();\n  ${guard}`)],
  ['server/features/deals/either.ts', verb('ctx: Ctx<DealerActor | StaffActor>', 'await Promise.resolve(ctx);')],
  ['server/features/deals/other.ts', verb('ctx: Ctx<DealerActor>, staff: Ctx<StaffActor>', `${guard}\n  void staff;`)],
  [
    'server/features/deals/arrow.ts',
    "import type { Ctx, StaffActor } from '#server/context.ts';\nexport const act = (ctx: Ctx<StaffActor>): Date => ctx.now;\n",
  ],
];
/** Returns the source of a file that registers a route on a Fastify server. */
const registers = (name: string, statement: string): string =>
  `import type { FastifyInstance } from 'fastify';\nexport function register(${name}: FastifyInstance): void {\n  ${statement}\n}\n`;
const undeclared: [file: string, source: string][] = [
  ['server/features/deals/admin-routes.ts', registers('server', "server.get('/api/x', () => 'x');")],
  ['server/features/deals/board-routes.ts', registers('local', "local.post('/dev/x', { config: {} }, () => 'x');")],
  ['server/features/deals/put-routes.ts', registers('server', "server.put('/api/x', { handler: () => 'x' });")],
  [
    'server/features/deals/patch-routes.ts',
    registers('app', "app.patch('/api/x', function handle() { return 'x'; });"),
  ],
  ['server/features/deals/delete-routes.ts', registers('app', "app.delete('/api/x', async () => 'x');")],
  [
    'server/features/deals/push-routes.ts',
    registers('app', "app.route({ method: 'GET', url: '/api/x', handler: () => 'x' });"),
  ],
  ['server/http/csrf.ts', registers('server', "server.get('/api/csrf-token', () => 'x');")],
];
const clean: [file: string, source: string][] = [
  ['contract/deal.ts', take('zod/mini') + take('./money.ts', 'y')],
  ['copy/en/home.ts', take('#contract/brand.ts')],
  ['web/ui/button.ts', take('react')],
  ['web/site/home.ts', take('#copy/en/home.ts')],
  ['web/client/request.ts', "export const load = (): Promise<Response> => fetch('/api');\n"],
  ['server/features/notes/add.ts', take('./store.ts') + take('#server/features/emails/queue-email.ts', 'y')],
  ['server/features/notes/store.ts', take('kysely')],
  ['server/features/auth/login.ts', take('#server/features/users/store.ts')],
  ['server/features/users/people.ts', take('#server/features/auth/session-store.ts')],
  ['server/db/open.ts', take('pg') + take('kysely', 'y')],
  ['server/features/notes/guarded.ts', verb('app: object, ctx: Ctx<StaffActor>', `${guard}\n  void app;`)],
  ['server/features/notes/own.ts', verb('ctx: Ctx<UserActor>', 'await Promise.resolve(ctx);')],
  ['server/features/signed-copies/draw.ts', take('qrcode')],
  ['server/features/assistant/understand.ts', take('@orama/stemmers')],
  ['server/features/notes/routes.ts', take('fastify') + take('#server/http/guards.ts', 'y')],
  [
    'server/features/notes/admin-routes.ts',
    `import { route } from '#server/http/route.ts';\nroute(new Map([['a', 1]]).get('a'), { handler: () => 'x' });\n`,
  ],
  ['server/http/health.ts', registers('server', "server.get('/healthz', () => 'x');")],
  ['server/jobs/queue.ts', take('pg-boss')],
  ['server/adapters/email/smtp.ts', take('nodemailer')],
  ['server/config/environment.ts', "export const port = process.env['PORT'];\n"],
  ['server/app.ts', take('#server/adapters/email/smtp.ts')],
];

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'borders-'));
let refused: Set<string>;

beforeAll(() => {
  for (const name of ['oxlint.config.ts', 'package.json', 'tsconfig.json'])
    fs.copyFileSync(path.join(ROOT, name), path.join(folder, name));
  fs.symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
  fs.mkdirSync(path.join(folder, 'scripts'));
  fs.symlinkSync(path.join(ROOT, 'scripts/lint'), path.join(folder, 'scripts/lint'));
  for (const [file, source] of [...breaches, ...unguarded, ...undeclared, ...clean]) {
    const target = path.join(folder, 'src', file);
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.writeFileSync(target, source);
  }
  refused = lint();
});
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

function lint(): Set<string> {
  const options: ExecFileSyncOptions = { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] };
  const args = [path.join(ROOT, 'node_modules/oxlint/bin/oxlint'), 'src', '--format=json'];
  let output: string;
  try {
    output = String(execFileSync(process.execPath, args, options));
  } catch (error) {
    output = String((error as { stdout: Buffer }).stdout);
  }
  const { diagnostics } = JSON.parse(output) as { diagnostics: { filename: string; severity: string }[] };
  return new Set(diagnostics.filter((one) => one.severity === 'error').map((one) => one.filename.slice('src/'.length)));
}

test.each(breaches.map(([file]) => file))('the linter rejects a boundary violation: src/%s', (file) => {
  expect(refused.has(file)).toBe(true);
});

test.each(unguarded.map(([file]) => file))('the linter rejects a staff verb without its permission: src/%s', (file) => {
  expect(refused.has(file)).toBe(true);
});

test.each(undeclared.map(([file]) => file))('the linter rejects a route without its declaration: src/%s', (file) => {
  expect(refused.has(file)).toBe(true);
});

test('the linter accepts imports inside the boundaries', () => {
  expect(clean.map(([file]) => file).filter((file) => refused.has(file))).toEqual([]);
});
