import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type Brand, sampleBrand } from '#contract/brand.ts';
import { claimNames } from '#contract/claims.ts';
import { sectionNames, sectionSchemas } from '#contract/settings.ts';
import type { App } from '#server/app.ts';
import type { OpenDb } from '#server/db/open.ts';
import { parseConfig } from '#server/config/environment.ts';
import { type Ctx, type StaffActor, systemCtx } from '#server/context.ts';
import { openLog } from '#server/lib/log.ts';
import { staffActor } from '#tests/support/actors.ts';
import { newId } from '#server/lib/ids.ts';
import { inviteAdmin } from '#server/features/users/invite.ts';
import { saveSettings } from '#server/features/settings/save.ts';
import { buildServer } from '#server/http/build-server.ts';
import { servePages } from '#server/http/pages.ts';
import { type Started, startApp } from '#server/boot/start.ts';
import { PASSWORD } from '#tests/support/factories.ts';
import { fakeMailer } from '#tests/support/fake-parts.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';

const KEYS = `k1:${Buffer.alloc(32, 1).toString('base64')}`;
const config = parseConfig({ NODE_ENV: 'test', DATA_DIR: '/nowhere', ENCRYPTION_KEYS: KEYS, RATE_LIMIT: 'off' });
const given = { password: PASSWORD, code: '' };
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

/** Returns the context of an administrator of this database. */
async function staffOf(app: App): Promise<Ctx<StaffActor>> {
  await inviteAdmin(app, 'admin@acme.example');
  const { id: userId } = await db.query.selectFrom('users').select('id').executeTakeFirstOrThrow();
  await db.query
    .updateTable('users')
    .set({ password_hash: await app.passwords.hash(PASSWORD), status: 'active', activated_at: new Date() })
    .execute();
  const actor = staffActor({ userId, accountId: newId(), email: 'admin@acme.example' });
  return { ...systemCtx(new Date()), actor };
}

test('a published production installation does not start on sample values', async () => {
  const live = parseConfig({
    NODE_ENV: 'production',
    DATA_DIR: '/nowhere',
    EMBEDDED_IN_PRODUCTION: 'yes',
    ENCRYPTION_KEYS: KEYS,
    PUBLIC_URL: 'https://apply.acme.example',
    SMTP_URL: 'smtps://mail.acme.example',
    MAIL_FROM: 'no-reply@acme.example',
  });
  const shared = { ...db, close: () => Promise.resolve() };
  const start = () => startApp(live, openLog('silent'), { db: shared, mailer: fakeMailer() });
  const setup = await start();
  expect(setup.app.publication.isOpen()).toBe(false);
  await setup.close();
  await db.query
    .insertInto('publication')
    .values({ id: true, published_at: new Date(), changed_by: null, changed_at: null })
    .execute();
  await expect(start()).rejects.toThrow(
    /with what was saved at \/admin\/settings, still leaves sample values \(company,/,
  );
  const { app, close } = await startApp(config, openLog('silent'), { db: shared, mailer: fakeMailer() });
  const proof = { evidence: 'Registry extract in the compliance folder', on: '2026-11-02' };
  const own: Brand = {
    ...app.brand,
    testimonials: { en: [], es: [] },
    claims: Object.fromEntries(claimNames.map((name) => [name, proof])),
  };
  const staff = await staffOf(app);
  for (const section of sectionNames) {
    const version = app.liveBrand.now().rows.find((row) => row.section === section)?.version ?? 0;
    await saveSettings(app, staff, section, { version, value: z.parse(sectionSchemas[section], own), given });
  }
  const started = await start();
  expect(started.app.brand).toMatchObject({ company: sampleBrand.company, sample: false });
  expect(started.app.publication.isOpen()).toBe(true);
  await started.close();
  await close();
});

test('a saved setting is served by its node at once, by other nodes within seconds, and after a restart', async () => {
  const [one, two] = [await startNode(), await startNode()];
  const value = { hours: { en: 'Mon–Sat, 7am–7pm', es: 'Lun–sáb, 7–19' }, timeZone: sampleBrand.timeZone };
  await saveSettings(one.app, await staffOf(one.app), 'hours', { version: 1, value, given });
  expect(await one.home()).toContain('Mon–Sat, 7am–7pm');
  await expect.poll(() => two.home()).toContain('Mon–Sat, 7am–7pm');
  expect(two.app.brand.hours).toEqual(value.hours);
  expect(await (await startNode()).home()).toContain('Mon–Sat, 7am–7pm');
});
