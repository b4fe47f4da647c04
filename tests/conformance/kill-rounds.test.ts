import { expect, test } from 'vitest';
import { runKillRounds } from '#tests/support/kill-rounds.ts';
import { newDatabaseSettings } from '#tests/support/test-database.ts';

/**
 * Each submit also prints a signed copy, which takes longer than the kill. Here writers submit a few per second, in
 * `npm run lab -- faults F1` at full speed.
 */
const PACE = { leastMs: 150, mostMs: 600, restMs: 200 };

test('kill -9 under eight writers loses no acknowledged application and stores none twice (3 rounds)', async () => {
  const database = await newDatabaseSettings();
  const report = await runKillRounds(3, database.settings, PACE);
  await database.drop();
  expect(report.rounds).toBe(3);
  expect(report.acknowledged).toBeGreaterThan(10);
});
