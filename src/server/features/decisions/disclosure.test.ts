import { afterAll, describe, expect, test } from 'vitest';
import type { AdminDeal } from '#contract/admin-deals.ts';
import { addDays, dayIn } from '#contract/days.ts';
import { type DecidedAnswer, decisionPaths } from '#contract/decisions.ts';
import { type Deal, dealPaths } from '#contract/deals.ts';
import { disclosureMessages as m } from '#contract/state-disclosures.ts';
import { disclosureWords } from '#copy/portal/disclosures.ts';
import { sampleApproval, sampleDecline } from '#tests/support/decision-factories.ts';
import { sampleDeal, sendInvite, signedIn, submit, submittedDeal } from '#tests/support/factories.ts';
import { expectRefusal } from '#tests/server/expect-refusal.ts';
import { startTestApp } from '#tests/support/start-test-app.ts';

const t = await startTestApp();
afterAll(() => t.close());
const admin = await signedIn(t, 'admin');
const dealer = await signedIn(t, 'dealer');
const today = dayIn(t.app.brand.timeZone, t.clock.now());
const given = { kind: 'given', on: today, how: 'signature', by: 'Dana Whitfield' };
const exempt = (exemption: string) => ({ kind: 'exempt', exemption });

const decide = (id: string, changes: object = {}, kind: 'application' | 'deal' = 'application') =>
  admin.send('POST', decisionPaths[kind](id), sampleApproval(t, changes));
const preview = (id: string, changes: object = {}) =>
  admin.send('POST', `${decisionPaths.application(id)}/preview`, sampleApproval(t, changes));
const inState = async (businessState: string) => (await submit(t, { businessState })).id;
const stored = (id: string) =>
  t.app.db.query
    .selectFrom('decisions')
    .select(['business_state', 'disclosure'])
    .where((eb) => eb.or([eb('application_id', '=', id), eb('deal_id', '=', id)]))
    .execute();
const recorded = async (id: string) =>
  (
    await t.app.db.query
      .selectFrom('audit')
      .select('detail')
      .where('subject_id', '=', id)
      .where('action', '=', 'decision.recorded')
      .execute()
  ).map((row) => (row.detail as Record<string, unknown>)['disclosure']);

describe('an offer to a business in California or New York', () => {
  test.each([
    ['California', 'CA', 500_000],
    ['Calif.', 'CA', 10_000],
    ['NY', 'NY', 2_500_000],
    ['Nueva York', 'NY', 500_001],
  ] as const)(
    'from %s (%s) up to %i is refused without a disclosure before anything is stored',
    async (typed, due, amount) => {
      const id = await inState(typed);
      for (const answer of [await preview(id, { amount }), await decide(id, { amount })])
        expect(expectRefusal(answer, 400, 'validation').fields).toEqual({ disclosure: disclosureWords.missing(due) });
      expect(await stored(id)).toEqual([]);
      const counter = { amount, outcome: 'counter_offer', reasons: ['collateral'] };
      expectRefusal(await decide(id, counter), 400, 'validation');
      expect((await decide(id, { ...counter, disclosure: given })).statusCode).toBe(201);
    },
  );

  const fee = (amount: number, paid: string, kind = 'documentation') => [{ kind, amount, paid }];
  test.each([
    ['CA', 520_000, fee(25_000, 'withheld'), 'CA'],
    ['CA', 500_000.01, fee(0.01, 'at_signing'), 'CA'],
    ['NY', 2_510_000, fee(10_000, 'withheld'), 'NY'],
    ['CA', 500_000, fee(595, 'financed'), 'CA'],
    ['CA', 500_000, fee(20, 'financed', 'filing'), null],
    ['CA', 500_000.01, fee(20, 'withheld', 'filing'), null],
  ] as const)(
    'from %s for $%d with the fee %j is compared with the limit by the amount financed',
    async (state, amount, fees, due) => {
      const id = await inState(state);
      const answer = await decide(id, { amount, fees });
      if (due === null) expect(answer.statusCode).toBe(201);
      else
        expect(expectRefusal(answer, 400, 'validation').fields).toEqual({ disclosure: disclosureWords.missing(due) });
    },
  );

  test.each([
    ['California', 500_000.01],
    ['NY', 2_500_000.01],
    ['Nebraska', 84_500],
  ])('from %s for $%d needs no disclosure', async (typed, amount) => {
    const id = await inState(typed);
    expect((await decide(id, { amount })).statusCode).toBe(201);
    expect(await recorded(id)).toEqual([undefined]);
  });

  test('is not made by a decline or withdrawal, which need no disclosure', async () => {
    for (const body of [sampleDecline, { outcome: 'withdrawn', note: 'By phone, to the owner' }]) {
      const id = await inState('CA');
      expect((await admin.send('POST', decisionPaths.application(id), body)).statusCode).toBe(201);
      expect(await stored(id)).toEqual([{ business_state: null, disclosure: {} }]);
    }
  });

  test('with a given disclosure records day, method and sender, and the audit log contains no name', async () => {
    const id = await inState('California');
    const { decisions } = (await decide(id, { disclosure: given })).json<DecidedAnswer>();
    expect(decisions[0]).toMatchObject({ businessState: 'CA', disclosure: given });
    expect(await stored(id)).toEqual([{ business_state: 'CA', disclosure: given }]);
    expect(await recorded(id)).toEqual(['CA: given']);
  });

  test('with an exemption names it, and new terms need a new statement', async () => {
    const id = await inState('NY');
    const first = (await decide(id, { disclosure: exempt('true_lease') })).json<DecidedAnswer>();
    expect(await recorded(id)).toEqual(['NY: true_lease']);
    const replaces = first.decisions[0]?.id;
    expectRefusal(await decide(id, { amount: 60_000, replaces }), 400, 'validation');
    expect((await decide(id, { amount: 60_000, replaces, disclosure: given })).statusCode).toBe(201);
  });

  test.each([
    [{ ...given, on: addDays(today, 1) }, 'disclosure.on'],
    [{ ...given, on: addDays(today, -367) }, 'disclosure.on'],
    [{ ...given, on: 'soon' }, 'disclosure.on', m.on],
    [{ ...given, how: 'pigeon' }, 'disclosure.how', m.how],
    [{ ...given, by: ' ' }, 'disclosure.by', m.by],
    [{ ...given, by: 'Dana 912-34-4821' }, 'disclosure.by', m.byNumber],
    [exempt('because'), 'disclosure.exemption', m.exemption],
    [{ kind: 'later' }, 'disclosure.kind', m.kind],
  ])('with %j is refused with an error at %s', async (disclosure, field, words?: string) => {
    const { fields = {} } = expectRefusal(await decide(await inState('CA'), { disclosure }), 400, 'validation');
    expect(Object.keys(fields)).toEqual([field]);
    if (words !== undefined) expect(fields[field]).toBe(words);
  });

  test('below $50,000 cannot use the exemption for vehicle dealers', async () => {
    const id = await inState('CA');
    const disclosure = exempt('vehicle_dealer');
    const { fields } = expectRefusal(await decide(id, { amount: 49_999.99, disclosure }), 400, 'validation');
    expect(fields).toEqual({ 'disclosure.exemption': disclosureWords.tooSmall });
    expect((await decide(id, { amount: 50_000, disclosure })).statusCode).toBe(201);
  });

  test('needs the state if the address lacks it, and cannot override the address', async () => {
    const id = await inState('Northern region');
    for (const businessState of [undefined, null, '', 'XX'])
      expect(expectRefusal(await decide(id, { businessState }), 400, 'validation').fields).toEqual({
        businessState: m.state,
      });
    expectRefusal(await decide(id, { businessState: 'NY' }), 400, 'validation');
    expect((await decide(id, { businessState: 'other' })).statusCode).toBe(201);
    expect(await stored(id)).toEqual([{ business_state: 'other', disclosure: {} }]);
    expectRefusal(await decide(await inState('CA'), { businessState: 'NE' }), 400, 'validation');
  });

  test('for a deal alone needs the state from the user, because a deal has no business address', async () => {
    const { id } = await submittedDeal(dealer, { guarantor1State: 'CA' });
    const refused = expectRefusal(await decide(id, { businessState: null }, 'deal'), 400, 'validation');
    expect(Object.keys(refused.fields ?? {})).toEqual(['businessState']);
    expectRefusal(await decide(id, { businessState: 'CA' }, 'deal'), 400, 'validation');
    expect((await decide(id, { businessState: 'CA', disclosure: given }, 'deal')).statusCode).toBe(201);
    expect(await recorded(id)).toEqual(['CA: given']);
    const own = await dealer.send('GET', dealPaths.one(id));
    expect(own.json<{ deal: Deal }>().deal.decision).toMatchObject({ outcome: 'approved' });
    expect(own.body).not.toMatch(/disclosure|businessState|Dana Whitfield/);
  });

  test("for a deal uses the address of its application, and the deal's audit row omits the disclosure", async () => {
    const invite = await sendInvite(dealer);
    const application = await submit(t, { businessState: 'NY', inviteToken: invite.token });
    const made = await dealer.send('POST', dealPaths.own, { ...sampleDeal(), applicationInviteId: invite.id });
    const { id } = made.json<{ deal: Deal }>().deal;
    await dealer.send('POST', dealPaths.submit(id));
    const asStaff = await admin.send('GET', `/api/admin/deals/${id}`);
    expect(asStaff.json<{ deal: AdminDeal }>().deal.businessState).toBe('NY');
    expectRefusal(await decide(id, {}, 'deal'), 400, 'validation');
    expect((await decide(id, { disclosure: given }, 'deal')).statusCode).toBe(201);
    expect([await recorded(application.id), await recorded(id)]).toEqual([['NY: given'], [undefined]]);
  });

  test('is recorded once for several concurrent calls', async () => {
    const id = await inState('CA');
    const answers = await Promise.all([1, 2, 3].map(() => decide(id, { disclosure: given })));
    expect(answers.map((one) => one.statusCode).sort()).toEqual([201, 409, 409]);
    expect(await stored(id)).toHaveLength(1);
  });
});
