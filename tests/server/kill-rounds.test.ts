import { expect, test } from 'vitest';
import { runKillRounds } from '#tests/kill-rounds.ts';
import { newTestDatabaseUrl } from '#tests/test-database.ts';

test('design 2: kill -9 under eight writers loses nothing acknowledged and stores nothing twice (3 rounds)', async () => {
  const database = await newTestDatabaseUrl();
  const report = await runKillRounds(3, database ? { DATABASE_URL: database.url } : {}, { leastMs: 150, mostMs: 600 });
  await database?.drop();
  expect(report.rounds).toBe(3);
  expect(report.acknowledged).toBeGreaterThan(10);
}, 180_000);
