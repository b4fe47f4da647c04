import { afterAll, describe, expect, test } from 'vitest';
import type { ApplicationFile } from '#contract/admin.ts';
import { type AdminDeal, adminDealPaths, type AdminDealsAnswer } from '#contract/admin-deals.ts';
import { addDays, dayIn } from '#contract/days.ts';
import { type DecidedAnswer, decisionPaths, type NoticePreview } from '#contract/decisions.ts';
import { type Deal, dealPaths, type DealsAnswer } from '#contract/deals.ts';
import { sampleApproval } from '#tests/support/decision-factories.ts';
import { signedIn, submit, submittedDeal } from '#tests/support/factories.ts';
import { expectRefusal } from '#tests/server/expect-refusal.ts';
import { startTestApp } from '#tests/support/start-test-app.ts';

const t = await startTestApp();
afterAll(() => t.close());
const admin = await signedIn(t, 'admin');
const dealer = await signedIn(t, 'dealer');
const today = dayIn(t.app.brand.timeZone, t.clock.now());
const given = { on: today, how: 'email', by: 'Dana Whitfield' };
const HELD = 'Approved. Figures open when the customer has the disclosure.';
const pending = { businessState: 'CA', disclosure: { kind: 'pending' } };
/** Matches amount, payment, condition and last day in any spelling. */
const FIGURES = /84,?500|1,?764|Invoice in the name|2026-12-21|Dec 21/;

let people = 0;
async function approvedDeal(changes: object = {}) {
  const to = `held-${String(++people)}@example.com`;
  const { id } = await submittedDeal(dealer, { borrowerEmail: to, requestedAmount: 70_000 });
  const answer = await admin.send('POST', decisionPaths.deal(id), sampleApproval(t, { ...pending, ...changes }));
  expect(answer.statusCode, answer.body).toBe(201);
  const { decisions, notice } = answer.json<DecidedAnswer>();
  return { id, to, decision: decisions[0]?.id ?? '', decisions, notice };
}
const record = (decision: string, body: object = given, who = admin) =>
  who.send('POST', `/api/admin/decisions/${decision}/disclosure`, body);
const dealOf = async (id: string) => (await dealer.send('GET', dealPaths.one(id))).json<{ deal: Deal }>().deal;
const mailsTo = (to: string) =>
  t.app.db.query
    .selectFrom('mails')
    .select(['id', 'template'])
    .where('to_address', '=', to)
    .where('template', '=', 'decision-notice')
    .execute();
const bell = (id: string) =>
  t.app.db.query.selectFrom('notifications').select(['title', 'message']).where('deal_id', '=', id).execute();
const recorded = (id: string) =>
  t.app.db.query
    .selectFrom('audit')
    .select('detail')
    .where('subject_id', '=', id)
    .where('action', '=', 'decision.disclosure_recorded')
    .execute();

describe('figures that are held until the customer has the disclosure', () => {
  test('are hidden from the dealer in the deal, its timeline, the list, the notifications and emails', async () => {
    const { id } = await approvedDeal();
    const answer = await dealer.send('GET', dealPaths.one(id));
    const { decision, timeline } = answer.json<{ deal: Deal }>().deal;
    expect(decision).toMatchObject({
      outcome: 'approved',
      figuresHeld: true,
      amount: null,
      termMonths: null,
      payment: null,
      conditions: [],
      expiresOn: null,
    });
    expect(timeline.at(-1)?.note).toBe(HELD);
    const list = await dealer.send('GET', `${dealPaths.own}?progress=true`);
    const rung = await bell(id);
    expect(rung.at(-1)?.message).toContain(HELD);
    const updates = await t.app.db.query
      .selectFrom('notifications')
      .select('detail')
      .where('deal_id', '=', id)
      .execute();
    const row = list.json<DealsAnswer>().deals.filter((one) => one.id === id);
    expect(row[0]?.progress?.offer).toBeNull();
    for (const text of [JSON.stringify([decision, timeline]), JSON.stringify(row), JSON.stringify([rung, updates])])
      expect(text).not.toMatch(FIGURES);
  });

  test('are hidden for a counter-offer too', async () => {
    const { id } = await approvedDeal({ outcome: 'counter_offer', reasons: ['collateral'] });
    expect((await bell(id)).at(-1)?.message).toContain(
      'Counteroffer. Figures open when the customer has the disclosure.',
    );
  });

  test('are visible to staff, and the notice waits', async () => {
    const { id, to, decisions, notice } = await approvedDeal();
    expect(decisions[0]).toMatchObject({ amount: 84_500, payment: 1764.35, disclosure: { kind: 'pending' } });
    expect(decisions[0]?.notice).toMatchObject({ state: 'waiting', mailId: null });
    expect(notice).toMatchObject({ to, waits: true });
    expect(await mailsTo(to)).toEqual([]);
    const seen = (await admin.send('GET', `/api/admin/deals/${id}`)).json<{ deal: AdminDeal }>().deal;
    expect(seen.decisions[0]).toMatchObject({ amount: 84_500, expiresOn: addDays(today, 30) });
    const listed = await admin.send('GET', '/api/admin/notices?state=waiting');
    expect(listed.json<{ notices: { id: string }[] }>().notices.map((one) => one.id)).toContain(decisions[0]?.id);
    const preview = await admin.send('POST', `${decisionPaths.deal(id)}/preview`, sampleApproval(t, pending));
    expect(preview.json<NoticePreview>().waits).toBe(true);
  });

  test('are marked as pending in the staff list until the disclosure is recorded', async () => {
    const { id, decision } = await approvedDeal();
    const marked = async (): Promise<boolean | undefined> => {
      const { deals } = (await admin.send('GET', adminDealPaths.all)).json<AdminDealsAnswer>();
      return deals.find((one) => one.id === id)?.decision?.disclosurePending;
    };
    expect(await marked()).toBe(true);
    expect((await record(decision)).statusCode).toBe(200);
    expect(await marked()).toBeUndefined();
  });

  test('are reported with the terms in a notification once they are open', async () => {
    const { id, decision } = await approvedDeal();
    const { dealName } = await dealOf(id);
    const rung = await bell(id);
    expect((await record(decision)).statusCode).toBe(200);
    const added = (await bell(id)).slice(rung.length);
    expect(added.map((one) => one.title)).toEqual([`Figures are open: ${dealName}`]);
    expect(added[0]?.message).toContain('$1,764.35 a month');
  });

  test('open with the recorded transmission, which notifies the dealer and sends the notice', async () => {
    const { id, to, decision, notice } = await approvedDeal();
    const answer = await record(decision);
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json<DecidedAnswer>().decisions[0]).toMatchObject({ disclosure: { kind: 'given', ...given } });
    expect((await dealOf(id)).decision).toMatchObject({
      figuresHeld: false,
      amount: 84_500,
      payment: 1764.35,
      conditions: ['Invoice in the name of the business'],
    });
    const { deals } = (await dealer.send('GET', `${dealPaths.own}?progress=true`)).json<DealsAnswer>();
    const listed = deals.find((one) => one.id === id);
    expect(listed?.progress?.offer).toEqual({
      amount: 84_500,
      termMonths: 60,
      payment: 1764.35,
      expiresOn: addDays(today, 30),
      expired: false,
    });
    expect((await bell(id)).at(-1)?.message).toContain('$84,500 over 60 months');
    expect(await mailsTo(to)).toHaveLength(1);
    await expect
      .poll(() => t.mailer.sent.filter((mail) => mail.to === to).map((mail) => mail.text))
      .toEqual([notice.text]);
    expect(await recorded(id)).toEqual([{ detail: { decision, disclosure: 'CA: given', on: today, notice: 'mail' } }]);
  });

  test('are released once by several concurrent calls, and a repeat is refused and sends nothing', async () => {
    const { id, to, decision } = await approvedDeal();
    const answers = await Promise.all([1, 2, 3].map(() => record(decision)));
    expect(answers.map((one) => one.statusCode).sort()).toEqual([200, 409, 409]);
    expectRefusal(await record(decision), 409, 'conflict');
    expect([(await mailsTo(to)).length, (await recorded(id)).length]).toEqual([1, 1]);
  });

  test.each([{ status: 'docs_out' }, { stage: '70 - Docs Out' }, { status: 'funded' }])(
    'prevent the move %j until the transmission is recorded',
    async (to) => {
      const { id, decision } = await approvedDeal();
      const move = () => admin.send('PATCH', adminDealPaths.one(id), to);
      expect(expectRefusal(await move(), 409, 'conflict').message).toBe(
        'The customer does not have the disclosure yet. Record its transmission in the decision first.',
      );
      expect((await dealOf(id)).status).toBe('approved');
      expect((await record(decision)).statusCode).toBe(200);
      expect((await move()).statusCode).toBe(200);
    },
  );

  test('do not open for a replaced decision, and the later notice replaces none', async () => {
    const { id, to, decision } = await approvedDeal();
    const later = sampleApproval(t, { ...pending, amount: '60000', replaces: decision });
    const replaced = await admin.send('POST', decisionPaths.deal(id), later);
    expect(replaced.statusCode, replaced.body).toBe(201);
    expect(replaced.json<DecidedAnswer>().notice.text).not.toContain('replaces our notice');
    expectRefusal(await record(decision), 409, 'conflict');
    expect(await mailsTo(to)).toEqual([]);
    expect((await dealOf(id)).decision).toMatchObject({ figuresHeld: true, amount: null });
  });

  test('do not count as sent: the next notice replaces the last one that was sent', async () => {
    const { id } = await submittedDeal(dealer, { borrowerEmail: `held-${String(++people)}@example.com` });
    const decide = async (changes: object): Promise<DecidedAnswer> =>
      (await admin.send('POST', decisionPaths.deal(id), sampleApproval(t, { businessState: 'CA', ...changes }))).json();
    const sent = await decide({ disclosure: { kind: 'given', ...given } });
    const held = await decide({ ...pending, replaces: sent.decisions[0]?.id });
    expect(held.notice.text).toContain('replaces our notice');
    const last = await decide({ disclosure: { kind: 'given', ...given }, replaces: held.decisions[0]?.id });
    expect(last.notice.text).toContain('replaces our notice');
  });

  test('do not open for a day before the offer', async () => {
    const { to, decision } = await approvedDeal();
    const refused = expectRefusal(await record(decision, { ...given, on: addDays(today, -1) }), 400, 'validation');
    expect(Object.keys(refused.fields ?? {})).toEqual(['on']);
    expect(await mailsTo(to)).toEqual([]);
  });

  test('do not open for an expired offer', async () => {
    const { decision } = await approvedDeal({ expiresOn: today });
    t.clock.advance(2 * 86_400_000);
    const later = await signedIn(t, 'admin');
    const { message } = expectRefusal(await record(decision, given, later), 409, 'conflict');
    expect(message).toBe('This offer has expired. Record a new decision.');
    t.clock.advance(-2 * 86_400_000);
  });

  test.each([
    [{ ...given, on: addDays(today, 1) }, 'on'],
    [{ ...given, on: '' }, 'on'],
    [{ ...given, how: 'pigeon' }, 'how'],
    [{ ...given, by: 'D' }, 'by'],
  ])('do not open for %j, which is refused at %s', async (body, field) => {
    const { to, decision } = await approvedDeal();
    expect(Object.keys(expectRefusal(await record(decision, body), 400, 'validation').fields ?? {})).toEqual([field]);
    expect(await mailsTo(to)).toEqual([]);
  });

  test('do not open for an unknown decision or for a dealer', async () => {
    const { decision } = await approvedDeal();
    expectRefusal(await record('nothing'), 404, 'not_found');
    expect([401, 403, 404]).toContain((await record(decision, given, dealer)).statusCode);
  });

  test('keep the clock of an application running until the notice is queued', async () => {
    const { id } = await submit(t, { businessState: 'CA' });
    const clock = async () =>
      (await admin.send('GET', `/api/admin/applications/${id}`)).json<{ application: ApplicationFile }>().application
        .clock.state;
    const body = sampleApproval(t, { disclosure: { kind: 'pending' } });
    const answer = await admin.send('POST', decisionPaths.application(id), body);
    expect(answer.statusCode, answer.body).toBe(201);
    expect(await clock()).toBe('running');
    expect((await record(answer.json<DecidedAnswer>().decisions[0]?.id ?? '')).statusCode).toBe(200);
    expect(await clock()).toBe('stopped');
  });

  test('cannot be chosen when no disclosure is due', async () => {
    const { id } = await submit(t);
    const body = sampleApproval(t, { disclosure: { kind: 'pending' } });
    const refused = expectRefusal(await admin.send('POST', decisionPaths.application(id), body), 400, 'validation');
    expect(Object.keys(refused.fields ?? {})).toEqual(['disclosure']);
  });
});
