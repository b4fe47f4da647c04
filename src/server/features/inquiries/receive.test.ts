import { inquiryPaths } from '#contract/inquiry-paths.ts';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { InquiryAnswer } from '#contract/inquiries.ts';
import { inquiries as en } from '#copy/en/inquiries.ts';
import { inquiries as es } from '#copy/es/inquiries.ts';
import { expectRefusal } from '#tests/server/expect-refusal.ts';
import {
  readInquiry,
  sampleCallback,
  sampleNewDealer,
  sampleQuote,
  sendInquiry,
} from '#tests/support/inquiry-factories.ts';
import { startTestApp } from '#tests/support/start-test-app.ts';

const t = await startTestApp();
afterAll(() => t.close());
const { query } = t.app.db;
const visitor = await t.browser();
const send = (body: unknown, headers: Record<string, string> = {}) =>
  visitor.send('POST', inquiryPaths.send, body, headers);
const stored = () => query.selectFrom('inquiries').selectAll().orderBy('id').execute();
const emails = () => query.selectFrom('mails').select(['template', 'to_address', 'language']).orderBy('id').execute();
beforeEach(async () => {
  await query.deleteFrom('inquiries').execute();
  await query.deleteFrom('mails').execute();
});

describe('POST /api/inquiries', () => {
  test('stores a quote request with encrypted contact data, and promises Monday on a Saturday', async () => {
    const answer = await send(sampleQuote);
    expect(answer.statusCode, answer.body).toBe(201);
    expect(answer.json<InquiryAnswer>()).toEqual({
      success: true,
      message: 'We’ll call you with your quote on Monday, November 23, by 6:00 PM EST.',
      dueAt: '2026-11-23T23:00:00.000Z',
    });
    const rows = await stored();
    expect(rows).toMatchObject([{ kind: 'quote', state: 'new', machine: '2021 skid steer', amount: '$60,000' }]);
    for (const clear of ['Elena', '555-0188', 'elena@example.com']) {
      expect(JSON.stringify(rows)).not.toContain(clear);
      expect(t.logged()).not.toContain(clear);
    }
    expect(await readInquiry(t, rows[0]?.id ?? '')).toMatchObject({
      name: 'Elena Ramos',
      phone: '(402) 555-0188',
      email: 'elena@example.com',
      dueAt: '2026-11-23T23:00:00.000Z',
      application: null,
    });
    const about = query
      .selectFrom('audit')
      .selectAll()
      .where('subject_id', '=', rows[0]?.id ?? '');
    expect(await about.execute()).toMatchObject([
      { action: 'inquiry.received', actor_kind: 'visitor', detail: { kind: 'quote', language: 'en' } },
    ]);
  });

  test('confirms by email in the language of the page, and alerts the lender, without contact data', async () => {
    await send({ ...sampleQuote, language: 'es' });
    expect(await emails()).toEqual([
      { template: 'inquiry-receipt', to_address: 'elena@example.com', language: 'es' },
      { template: 'inquiry-notice', to_address: t.app.brand.emails.lender, language: 'en' },
    ]);
    const sentTo = (to: string, has: RegExp) => t.mailer.sent.find((one) => one.to === to && has.test(one.text));
    const receipt = () => sentTo('elena@example.com', /Recibimos su petición de cotización/);
    const notice = () => sentTo(t.app.brand.emails.lender, /skid steer[\s\S]*\$60,000[\s\S]*Spanish/);
    await expect.poll(() => [receipt() !== undefined, notice() !== undefined]).toEqual([true, true]);
    expect(receipt()?.text).not.toMatch(/Elena|skid steer|60,000/);
    expect(notice()?.text).not.toMatch(/Elena|555-0188|elena@example/);
  });

  test('keeps the wanted time of a call-back, sends no confirmation, and ignores fields of other kinds', async () => {
    const id = await sendInquiry(t, { ...sampleCallback, email: 'x', machine: 'y', company: 'z' });
    expect(await readInquiry(t, id)).toMatchObject({ callTime: 'afternoon', email: '', machine: '', company: '' });
    expect((await emails()).map(({ template }) => template)).toEqual(['inquiry-notice']);
  });

  test('records a dealer without creating an account', async () => {
    const users = await query.selectFrom('users').select('id').execute();
    const id = await sendInquiry(t, sampleNewDealer);
    expect(await readInquiry(t, id)).toMatchObject({ company: 'Prairie Machines', email: 'kim@prairie.example' });
    // The administrator above reads the list.
    expect((await query.selectFrom('users').select('id').execute()).length).toBe(users.length + 1);
  });

  test.each([
    ['quote', { name: en.messages.name, phone: en.messages.phone, machine: en.messages.machine }],
    ['callback', { name: en.messages.name, phone: en.messages.phone }],
    ['dealer', { company: en.messages.company, name: en.messages.name, email: en.messages.email }],
  ])('refuses an empty %s with a message for each field', async (kind, fields) => {
    expect(expectRefusal(await send({ kind }), 400, 'validation').fields).toEqual(fields);
    expect(await stored()).toEqual([]);
  });

  test('refuses unusable values in the language of the page', async () => {
    const odd = { ...sampleQuote, language: 'es', phone: '555-0188', email: 'elena@', machine: 'x'.repeat(301) };
    expect(expectRefusal(await send(odd), 400, 'validation').fields).toEqual({
      phone: es.messages.phone,
      email: es.messages.email,
      machine: es.messages.long(300),
    });
    expectRefusal(await send({ ...sampleQuote, kind: 'loan' }), 400, 'validation');
    expectRefusal(await send({ ...sampleQuote, name: { first: 'Elena' } }), 400, 'validation');
  });

  test('answers a filled honeypot like any other and stores nothing', async () => {
    const answer = await send({ ...sampleQuote, website: 'https://spam.example' });
    expect(answer.statusCode).toBe(201);
    expect(answer.json<InquiryAnswer>().success).toBe(true);
    expect([await stored(), await emails()]).toEqual([[], []]);
  });

  test('stores a request that arrives ten times with one key once; another body with that key is 422', async () => {
    const key = { 'idempotency-key': 'inquiry-key-1' };
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(sampleQuote, key)));
    for (const answer of answers) expect([201, 409]).toContain(answer.statusCode);
    expect((await send(sampleQuote, key)).statusCode).toBe(201);
    expect([(await stored()).length, (await emails()).length]).toEqual([1, 2]);
    expectRefusal(await send({ ...sampleQuote, name: 'Other' }, key), 422, 'idempotency_mismatch');
  });
});
