import { expect, test } from 'vitest';
import { runOutboxKills } from '#tests/support/outbox-kills.ts';
import { newTestDatabaseUrl } from '#tests/support/test-database.ts';

test('kill -9 during calls to Salesforce and the relay loses no lead, document or email (3 rounds)', async () => {
  const database = await newTestDatabaseUrl();
  const report = await runOutboxKills(3, database.url);
  await database.drop();
  expect(report).toEqual({ before: 2, after: 1, acknowledged: 9, again: 1 });
}, 600_000);
