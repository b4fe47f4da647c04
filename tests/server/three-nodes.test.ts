import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from '#server/db/migrate.ts';
import type { OpenDb } from '#server/db/open.ts';
import { parseConfig } from '#server/config/environment.ts';
import { openLog } from '#server/lib/log.ts';
import { inviteAdmin } from '#server/features/users/invite.ts';
import { type Started, startApp } from '#server/boot/start.ts';
import { fakeMailer } from '#tests/support/fake-parts.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';

const KEYS = `k1:${Buffer.alloc(32, 1).toString('base64')}`;
const config = parseConfig({ NODE_ENV: 'test', DATA_DIR: '/nowhere', ENCRYPTION_KEYS: KEYS, RATE_LIMIT: 'off' });
let db: OpenDb;
let nodes: Started[] = [];

beforeAll(async () => {
  db = await openTestDatabase();
  await db.pool.query('drop schema public cascade');
  await db.pool.query('drop schema jobs cascade');
  await db.pool.query('create schema public');
  const shared = { ...db, close: () => Promise.resolve() };
  nodes = await Promise.all(
    [1, 2, 3].map(() => startApp(config, openLog('silent'), { db: shared, mailer: fakeMailer() })),
  );
});
afterAll(async () => {
  await Promise.all(nodes.map((node) => node.close()));
  await db.close();
});

test('three nodes that start at once on an empty database all become ready', async () => {
  for (const node of nodes) expect(await node.readiness()).toEqual([]);
  await migrate(db);
});

test('three nodes that start at once share their keys, texts and administrator', async () => {
  const place = { table: 't', row: 'r', column: 'c' };
  const sealed = nodes[0]?.app.vault.encrypt(place, 'sample') ?? '';
  for (const node of nodes) expect(node.app.vault.decrypt(place, sealed).reveal()).toBe('sample');
  expect(await db.query.selectFrom('consent_texts').select('language').execute()).toHaveLength(2);
  const made = await Promise.all(nodes.map((node) => inviteAdmin(node.app, 'admin@acme.example')));
  expect(made.filter((one) => one?.link !== undefined)).toHaveLength(1);
});
