import { expect, test } from 'vitest';
import { runLeadKills } from '#tests/lead-kills.ts';
import { newTestDatabaseUrl } from '#tests/test-database.ts';

test('checks F11, design 6: kill -9 while Salesforce is told loses no lead and makes none twice (3 rounds)', async () => {
  const database = await newTestDatabaseUrl();
  const report = await runLeadKills(3, database?.url);
  await database?.drop();
  expect(report).toEqual({ rounds: 3, before: 2, after: 1 });
}, 180_000);
