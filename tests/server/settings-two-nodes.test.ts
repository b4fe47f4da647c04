import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleBrand } from '#contract/brand.ts';
import type { OpenDb } from '#server/adapters/db/open.ts';
import { parseConfig } from '#server/config.ts';
import { systemCtx } from '#server/context.ts';
import { openLog } from '#server/core/log.ts';
import { newId } from '#server/core/ids.ts';
import { inviteAdmin } from '#server/features/dealers/invite-admin.ts';
import { saveSettings } from '#server/features/settings/save.ts';
import { buildServer } from '#server/http/build-app.ts';
import { servePages } from '#server/serve-pages.ts';
import { type Started, startApp } from '#server/start.ts';
import { fakeMailer } from '#tests/fake-parts.ts';
import { openTestDatabase } from '#tests/test-database.ts';

const KEYS = `k1:${Buffer.alloc(32, 1).toString('base64')}`;
const config = parseConfig({ NODE_ENV: 'test', DATA_DIR: '/nowhere', ENCRYPTION_KEYS: KEYS, RATE_LIMIT: 'off' });
let db: OpenDb;
const nodes: { started: Started; server: FastifyInstance }[] = [];

async function startNode() {
  const shared = { ...db, close: () => Promise.resolve() };
  const started = await startApp(config, openLog('silent'), { db: shared, mailer: fakeMailer() });
  const server = await buildServer(started.app, started.readiness, (s) => servePages(s, started.app));
  nodes.push({ started, server });
  return { app: started.app, home: async () => (await server.inject({ url: '/' })).body };
}
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(async () => {
  for (const { started, server } of nodes) {
    await server.close();
    await started.close();
  }
  await db.close();
});

test('design 9: what one node saves is served by it at once, by the others within seconds, and after a start', async () => {
  const [one, two] = [await startNode(), await startNode()];
  await inviteAdmin(one.app, 'admin@acme.example');
  const { id: userId } = await db.query.selectFrom('users').select('id').executeTakeFirstOrThrow();
  const actor = {
    kind: 'user',
    userId,
    accountId: newId(),
    role: 'admin',
    sessionId: newId(),
    email: 'admin@acme.example',
  } as const;
  const value = { hours: { en: 'Mon–Sat, 7am–7pm', es: 'Lun–sáb, 7–19' }, timeZone: sampleBrand.timeZone };
  await saveSettings(one.app, { ...systemCtx(new Date()), actor }, 'hours', { version: 0, value });
  expect(await one.home()).toContain('Mon–Sat, 7am–7pm');
  await expect.poll(() => two.home(), { timeout: 15_000 }).toContain('Mon–Sat, 7am–7pm');
  expect(two.app.brand.hours).toEqual(value.hours);
  expect(await (await startNode()).home()).toContain('Mon–Sat, 7am–7pm');
});
