import { expect, test } from 'vitest';
import { failFlush } from './support/disk-faults.ts';

test('checks 3.2: a disk that refuses a flush: 503, the process says so and ends with 74, the next start has everything', async () => {
  const report = await failFlush();
  expect(report.acknowledged).toBeGreaterThan(10);
  expect(report.refused).toBe(3);
  expect(report.ended).toBe(74);
  expect(report.said).toMatch(
    /The embedded database has stopped: the disk refused a write or a flush\. .* ends with 74/,
  );
});
