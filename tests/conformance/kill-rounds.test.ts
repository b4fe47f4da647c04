import { expect, test } from 'vitest';
import { runKillRounds } from '#tests/support/kill-rounds.ts';
import { newDatabaseSettings } from '#tests/support/test-database.ts';

/** What is written is printed too, which costs more than the kill: here a few a second, at full speed by npm run lab -- faults F1. */
const PACE = { leastMs: 150, mostMs: 600, restMs: 200 };

test('design 2: kill -9 under eight writers loses nothing acknowledged and stores nothing twice (3 rounds)', async () => {
  const database = await newDatabaseSettings();
  const report = await runKillRounds(3, database.settings, PACE);
  await database.drop();
  expect(report.rounds).toBe(3);
  expect(report.acknowledged).toBeGreaterThan(10);
});
