import { afterAll, expect, test } from 'vitest';
import { inquiryPaths } from '#contract/inquiry-paths.ts';
import type { InquiryAnswer } from '#contract/inquiries.ts';
import { settingsPaths } from '#contract/settings.ts';
import { expectRefusal } from '#tests/server/expect-refusal.ts';
import { signedIn } from '#tests/support/factories.ts';
import { readInquiry, sampleCallback, sampleQuote, sendInquiry } from '#tests/support/inquiry-factories.ts';
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

const HOUR_MS = 3_600_000;
/** As a new visitor, because the token of a page is out of date after a day. */
async function callMe(body: object): Promise<string> {
  const answer = (await t.browser()).send('POST', inquiryPaths.send, { ...sampleCallback, ...body });
  return (await answer).json<InquiryAnswer>().message;
}

test('a call back names the chosen part of the day on the day that is kept, and the desk has the same due time', async () => {
  // Tuesday, 8:30 a.m., with calls until 5 p.m. for requests before 10 a.m.
  t.clock.advance(22.5 * HOUR_MS);
  expect(await callMe({ language: 'en', phone: '(402) 555-0101' })).toBe(
    'We’ll call you this afternoon, by 5:00 PM EST.',
  );
  expect(await callMe({ language: 'es', phone: '(402) 555-0102', callTime: 'morning' })).toBe(
    'Le llamaremos hoy por la mañana, antes de las 12:00 p.m. EST.',
  );
  // The evening before Thanksgiving.
  t.clock.advance(35 * HOUR_MS);
  expect(await callMe({ language: 'en', phone: '(402) 555-0103' })).toBe(
    'We’ll call you on Friday, November 27, in the afternoon, by 5:00 PM EST.',
  );
  // Thanksgiving, 8:30 a.m.
  t.clock.advance(13 * HOUR_MS);
  expect(await callMe({ language: 'es', phone: '(402) 555-0104' })).toBe(
    'Le llamaremos el viernes 27 de noviembre, por la tarde, antes de las 5:00 p.m. EST.',
  );
  expect(await callMe({ language: 'en', phone: '(402) 555-0105', callTime: 'any' })).toBe(
    'We’ll call you on Friday, November 27, by 5:00 PM EST.',
  );
  const id = await sendInquiry(t, { ...sampleCallback, phone: '(402) 555-0106', callTime: 'morning' });
  expect(await readInquiry(t, id)).toMatchObject({ callTime: 'morning', dueAt: '2026-11-27T17:00:00.000Z' });
});

test('a quote has no part of the day', async () => {
  const id = await sendInquiry(t, { ...sampleQuote, email: 'other@example.com', callTime: 'morning' });
  expect(await readInquiry(t, id)).toMatchObject({ callTime: 'any', dueAt: '2026-11-27T22:00:00.000Z' });
});
