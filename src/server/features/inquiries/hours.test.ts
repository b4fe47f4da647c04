import { afterAll, expect, test } from 'vitest';
import { inquiryPaths } from '#contract/inquiry-paths.ts';
import type { InquiryAnswer } from '#contract/inquiries.ts';
import { settingsPaths } from '#contract/settings.ts';
import { expectRefusal } from '#tests/server/expect-refusal.ts';
import { signedIn } from '#tests/support/factories.ts';
import { sampleQuote } from '#tests/support/inquiry-factories.ts';
import { startTestApp } from '#tests/support/start-test-app.ts';

const t = await startTestApp();
afterAll(() => t.close());
// Monday, November 23, 10 a.m. in New York.
t.clock.advance(2 * 86_400_000);
const admin = await signedIn(t, 'admin');
const visitor = await t.browser();
const save = (receivedByHour: unknown, answeredByHour: unknown) =>
  admin.send('PUT', settingsPaths.section('inquiries'), {
    version: 0,
    value: { inquiries: { receivedByHour, answeredByHour } },
  });
const dueAt = async (): Promise<string> =>
  (await visitor.send('POST', inquiryPaths.send, sampleQuote)).json<InquiryAnswer>().dueAt;

test('the promised answer follows the hours of the settings', async () => {
  expect(await dueAt()).toBe('2026-11-23T23:00:00.000Z');
  for (const [receivedBy, answeredBy] of [
    [15, 15],
    [18, 15],
    [0, 18],
    [15, 24],
    [15.5, 18],
  ])
    expectRefusal(await save(receivedBy, answeredBy), 400, 'validation');
  expect((await save(10, 17)).statusCode).toBe(200);
  expect(await dueAt()).toBe('2026-11-24T22:00:00.000Z');
});
