import { estimatePath } from '#contract/inquiry-paths.ts';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { inquiries as en } from '#copy/en/inquiries.ts';
import { structureNames, structureOf } from '#finance/named-structures.ts';
import { quote } from '#finance/quote.ts';
import { specifiedPricing } from '#finance/specified-pricing.ts';
import { expectRefusal } from '#tests/server/expect-refusal.ts';
import { sampleEstimate } from '#tests/support/inquiry-factories.ts';
import { startTestApp } from '#tests/support/start-test-app.ts';

const t = await startTestApp();
afterAll(() => t.close());
const { query } = t.app.db;
const visitor = await t.browser();
const send = (changes: object = {}, headers: Record<string, string> = {}) =>
  visitor.send('POST', estimatePath, { ...sampleEstimate, ...changes }, headers);
const queued = () => query.selectFrom('mails').selectAll().where('template', '=', 'estimate').execute();
beforeEach(() => query.deleteFrom('mails').execute());
const money = (cents: number): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(cents / 100);

let people = 0;
async function received(changes: object): Promise<{ subject: string; text: string }> {
  const email = `visitor-${String(++people)}@example.com`;
  const answer = await send({ ...changes, email });
  expect(answer.statusCode, answer.body).toBe(201);
  await expect.poll(() => t.mailer.sent.some(({ to }) => to === email)).toBe(true);
  return t.mailer.sent.find(({ to }) => to === email) ?? { subject: '', text: '' };
}

describe('POST /api/estimates/email', () => {
  test.each(structureNames)('emails the figures of the engine for the structure %s', async (shape) => {
    const terms = { valueCents: 150_000_00, months: 48, tier: 'good', downBps: 1500 } as const;
    const figures = quote(specifiedPricing, terms, structureOf({ structure: shape, fundedMonth: 3 }));
    const { subject, text } = await received({ shape, from: 3 });
    expect(subject).toContain(money(figures.paymentCents));
    const cents = [figures.downCents, figures.financedCents, figures.financeCostCents, figures.totalCents];
    for (const one of cents) expect(text).toContain(money(one));
    expect(text).toContain(`${figures.aprPercent.toFixed(2)}%`);
    expect(text).toContain('Not a commitment to lend');
    expect(text).toContain(`/?value=150000&term=48&tier=good&down=15&shape=${shape}&from=3#calculator`);
  });

  test.each([
    ['en', /^Your estimate: (\$4,979\.87 a month April–November, \$1,244\.97 December–March)$/],
    ['es', /^Su estimación: (\$4,979\.87 al mes de abril a noviembre, \$1,244\.97 de diciembre a marzo)$/],
  ])('names both payments of a seasonal structure in subject, heading and row (%s)', async (language, pattern) => {
    const { subject, text } = await received({ shape: 'seasonal', from: 3, language });
    const both = pattern.exec(subject)?.[1] ?? subject;
    expect(text.split(both)).toHaveLength(3);
  });

  test('ignores figures and texts of the sender, and writes in the language of the page', async () => {
    const { subject, text } = await received({
      language: 'es',
      payment: '$1.00',
      total: 5,
      note: 'Visit spam.example',
    });
    expect(subject).toBe('Su estimación: $3,812.27 al mes');
    expect(text).not.toMatch(/spam|\$1\.00/);
  });

  test.each([
    ['an amount beyond the calculator', { value: 2_500_000 }],
    ['cents', { value: 150_000.5 }],
    ['a term between two years', { term: 40 }],
    ['a term that the tier does not offer', { tier: 'building', term: 60, down: 30 }],
    ['a down payment under the minimum', { down: 5 }],
    ['an unknown tier', { tier: 'best' }],
    ['an unknown structure', { shape: 'free' }],
    ['a month that does not exist', { shape: 'seasonal', from: 13 }],
    ['no amount', { value: '' }],
  ])('refuses %s and sends nothing', async (_what, changes) => {
    const { fields } = expectRefusal(await send(changes), 400, 'validation');
    expect(Object.values(fields ?? {})).toEqual([en.estimateMessages.figures]);
    expect(await queued()).toEqual([]);
  });

  test('refuses an unusable address; a filled honeypot sends nothing', async () => {
    expect(expectRefusal(await send({ email: 'elena' }), 400, 'validation').fields).toEqual({
      email: en.estimateMessages.email,
    });
    expect((await send({ website: 'x' })).statusCode).toBe(201);
    expect(await queued()).toEqual([]);
  });

  test('sends an estimate that was asked for ten times with one key once, and audits it without the address', async () => {
    const key = { 'idempotency-key': 'estimate-key-1' };
    const answers = await Promise.all(Array.from({ length: 10 }, () => send({}, key)));
    for (const answer of answers) expect([201, 409]).toContain(answer.statusCode);
    const [email, ...more] = await queued();
    expect(more).toEqual([]);
    const about = query
      .selectFrom('audit')
      .selectAll()
      .where('subject_id', '=', email?.id ?? '');
    const rows = await about.execute();
    expect(rows).toMatchObject([{ action: 'estimate.emailed', detail: { language: 'en' } }]);
    expect(JSON.stringify(rows)).not.toContain('elena@example.com');
  });
});
