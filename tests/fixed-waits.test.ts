import { expect, test } from 'vitest';
import { allFixedWaits, fixedWaits } from './support/fixed-waits.ts';

test('no test waits for a fixed time or asserts elapsed or processor time', () => {
  expect(allFixedWaits()).toEqual([]);
});

test.each([
  ['await new Promise((resolve) => setTimeout(resolve, 300));', 'waits for a fixed time'],
  ['await new Promise((done) => setTimeout(done, 300));', 'waits for a fixed time'],
  ["import { setTimeout as wait } from 'node:timers/promises';", 'waits for a fixed time'],
  ['await page.waitForTimeout(500);', 'waits for a fixed time'],
  ['await sql`select pg_sleep(1)`.execute(db);', 'waits for a fixed time'],
  ['await pause(200);', 'waits for a fixed time'],
  ['const from = performance.now();', 'measures elapsed or processor time'],
  ['expect(Date.now() - started).toBeLessThan(200);', 'measures elapsed or processor time'],
  ['const before = process.cpuUsage();', 'measures elapsed or processor time'],
])('%s is reported', (line, what) => {
  expect(fixedWaits('src/a.test.ts', `const a = 1;\n${line}\n`)).toEqual([`src/a.test.ts:2 ${what}`]);
});

test.each([
  'await expect.poll(() => ready).toBe(true);',
  'vi.setSystemTime(Date.now() + 60_000);',
  'const yesterday = new Date(Date.now() - 86_400_000);',
  "import { setImmediate as nextTick } from 'node:timers/promises';",
])('%s is accepted', (line) => {
  expect(fixedWaits('src/a.test.ts', line)).toEqual([]);
});
