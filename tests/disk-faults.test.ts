import { expect, test } from 'vitest';
import { failFlush } from './support/disk-faults.ts';

test('a failed flush answers 503 and ends the process with 74, and the next start has every acknowledged write', async () => {
  const report = await failFlush();
  expect(report.acknowledged).toBeGreaterThan(10);
  expect(report.refused).toBe(3);
  expect(report.ended).toBe(74);
  expect(report.said).toMatch(
    /The embedded database has stopped: the disk refused a write or a flush\. .* ends with 74/,
  );
});
