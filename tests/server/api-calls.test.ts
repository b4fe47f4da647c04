import { afterAll, expect, test } from 'vitest';
import { startTestApp } from '#tests/support/start-test-app.ts';
import { apiRows, prepareRefused } from './api-calls.ts';

const apps = [await startTestApp(), await startTestApp()] as const;
afterAll(async () => {
  for (const one of apps) await one.close();
});

test('a refused call is prepared once per app, because test files of one worker share this module', async () => {
  const row = apiRows['POST /api/admin/people/:id/enable'];
  if (!row) throw new Error('the route has no row');
  const [first, second] = apps;
  const { url } = await prepareRefused(first, row);
  expect((await prepareRefused(first, row)).url).toBe(url);
  expect((await prepareRefused(second, row)).url).not.toBe(url);
});
