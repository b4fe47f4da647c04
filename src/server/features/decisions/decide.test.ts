import { afterAll, describe, expect, test } from 'vitest';
import type { ApplicationFile } from '#contract/admin.ts';
import type { AdminDeal } from '#contract/admin-deals.ts';
import { addDays, dayIn } from '#contract/days.ts';
import {
  decisionMessages as m,
  decisionPaths,
  type DecidedAnswer,
  type NoticePreview,
  type WrittenNotice,
} from '#contract/decisions.ts';
import { type Deal, dealPaths, type DealsAnswer, type DealStatus } from '#contract/deals.ts';
import { settingsPaths } from '#contract/settings.ts';
import { decideApplication, sampleApproval, sampleDecline } from '#tests/support/decision-factories.ts';
import {
  draftDeal,
  PASSWORD,
  sampleApplication,
  sampleDeal,
  sendInvite,
  signedIn,
  submit,
  submittedDeal,
} from '#tests/support/factories.ts';
import { expectRefusal } from '#tests/server/expect-refusal.ts';
import { startTestApp, type TestClient } from '#tests/support/start-test-app.ts';

const t = await startTestApp();
afterAll(() => t.close());
const admin = await signedIn(t, 'admin');
const dealer = await signedIn(t, 'dealer');
const bureau = t.app.brand.notices.bureaus[0]?.name ?? '';
const report = { bureau, score: 655, scoreOn: '2026-11-20', factors: ['Short credit history'] };

const decide = (kind: 'application' | 'deal', id: string, body: object, who: TestClient = admin) =>
  who.send('POST', decisionPaths[kind](id), body);
const fileOf = async (id: string) =>
  (await admin.send('GET', `/api/admin/applications/${id}`)).json<{ application: ApplicationFile }>().application;
const dealOf = async (id: string, who: TestClient = dealer) =>
  (await who.send('GET', dealPaths.one(id))).json<{ deal: Deal }>().deal;
const noticesTo = (to: string) =>
  t.app.db.query
    .selectFrom('mails')
    .select(['language', 'template'])
    .where('to_address', '=', to)
    .where('template', '=', 'decision-notice')
    .execute();
const recorded = (id: string) =>
  t.app.db.query
    .selectFrom('audit')
    .select(['actor_id', 'detail'])
    .where('subject_id', '=', id)
    .where('action', '=', 'decision.recorded')
    .execute();
let people = 0;
const someone = () => `applicant-${String(++people)}@example.com`;

describe('POST /api/admin/applications/{id}/decisions', () => {
  test('records an approval with payment, notice, closed file, user and basis', async () => {
    const to = someone();
    const { id, reference } = await submit(t, { principalEmail: to });
    const { decisions, notice } = await decideApplication(admin, id, sampleApproval(t, { note: 'Strong statements' }));
    const expiresOn = sampleApproval(t).expiresOn;
    expect(decisions).toEqual([
      expect.objectContaining({
        outcome: 'approved',
        amount: 84500,
        termMonths: 60,
        ratePercent: 9.25,
        aprPercent: 9.25,
        payment: 1764.35,
        conditions: ['Invoice in the name of the business'],
        expiresOn,
        expired: false,
        reasons: [],
        bureau: null,
        note: 'Strong statements',
        decidedBy: 'Sample Person',
        decidedAt: t.clock.now().toISOString(),
        supersededAt: null,
        basis: { documents: 0, contentHash: expect.stringMatching(/^[\w-]{43}$/) as string },
      }),
    ]);
    expect(notice).toMatchObject({ to, subject: `Your application ${reference} is approved` });
    for (const said of ['$84,500.00', '60 months', '$1,764.35', '9.25%', 'Invoice in the name of the business'])
      expect(notice.text).toContain(said);
    expect(await noticesTo(to)).toEqual([{ language: 'en', template: 'decision-notice' }]);
    const file = await fileOf(id);
    expect(file).toMatchObject({ status: 'closed', clock: { state: 'stopped', dueAt: null } });
    expect(file.decisions.map((one) => one.id)).toEqual(decisions.map((one) => one.id));
    expect(await recorded(id)).toEqual([
      {
        actor_id: admin.userId,
        detail: {
          outcome: 'approved',
          language: 'en',
          papers: 0,
          notice: 'mail',
          amount: 84500,
          months: 60,
          rate: 9.25,
          payment: 1764.35,
          fees: 'none',
          apr: 9.25,
          reason: 'Strong statements',
        },
      },
    ]);
  });

  test('records a decline in Spanish with reasons, both rights, the report and its score in Spanish', async () => {
    const to = someone();
    const visitor = await t.browser();
    const sent = await visitor.send(
      'POST',
      '/api/credit-application-es',
      sampleApplication({ principalEmail: to, businessName: 'Panadería Sol' }),
    );
    const { reference } = sent.json<{ reference: string }>();
    const listed = await admin.send('GET', `/api/admin/applications?q=${reference}`);
    const id = listed.json<{ applications: { id: string }[] }>().applications[0]?.id ?? '';
    const { notice, decisions } = await decideApplication(admin, id, { ...sampleDecline, report });
    expect(notice.subject).toBe(`Su solicitud ${reference}: nuestra decisión`);
    for (const said of [
      'El negocio lleva poco tiempo en operación',
      'Flujo de caja insuficiente del negocio',
      'Igualdad de Oportunidades de Crédito',
      t.app.brand.notices.regulator,
      bureau,
      'copia gratuita',
      '60 días',
      '655',
      'Short credit history',
    ])
      expect(notice.text).toContain(said);
    expect(await noticesTo(to)).toEqual([{ language: 'es', template: 'decision-notice' }]);
    expect(decisions[0]).toMatchObject({ outcome: 'declined', bureau, amount: null, payment: null });
  });

  test('stores the score only encrypted', async () => {
    const { id } = await submit(t);
    await decideApplication(admin, id, { ...sampleDecline, report });
    const row = await t.app.db.query
      .selectFrom('decisions')
      .selectAll()
      .where('application_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row.report).toMatch(/^s1\./);
    // Matches the score as a separate value, because three digits appear in ciphertext by chance.
    expect(JSON.stringify(row)).not.toMatch(/[":,[\s]655[",\]}\s]|Short credit/);
  });

  test('records a counter-offer with terms, reasons and the right to know, and leaves the file in review', async () => {
    const { id } = await submit(t);
    const offer = sampleApproval(t, { outcome: 'counter_offer', amount: 60000, reasons: ['collateral'] });
    const { notice } = await decideApplication(admin, id, offer);
    for (const said of ['Amount offered: $60,000.00', 'Value or type of collateral', 'Equal Credit Opportunity Act'])
      expect(notice.text).toContain(said);
    expect(notice.text).not.toContain('Approved amount');
    expect(await fileOf(id)).toMatchObject({ status: 'in_review', clock: { state: 'stopped' } });
  });

  test('returns the notice for print when there is no address', async () => {
    const { id } = await submit(t, { principalEmail: '' });
    const { notice, decisions } = await decideApplication(admin, id, sampleDecline);
    expect(notice.to).toBeNull();
    expect(notice.text).toContain('The principal reasons are');
    expect(decisions[0]?.notice).toEqual({ state: 'by_hand', language: 'en', sentAt: null, mailId: null });
  });

  test('lets staff read the notice again as recorded, and records the read', async () => {
    const { id } = await submit(t, { principalEmail: '' });
    const { notice, decisions } = await decideApplication(admin, id, { ...sampleDecline, report });
    expect(notice.text).toContain('Hello Elena Ramos,');
    t.clock.advance(600_000);
    const reread = async (): Promise<WrittenNotice> =>
      (await admin.send('GET', decisionPaths.notice(decisions[0]?.id ?? ''))).json();
    expect(await reread()).toEqual({ subject: notice.subject, text: notice.text, english: null });
    // As recorded by a version that greeted no recipient.
    const earlier = t.app.db.query.updateTable('decisions').set({ basis: JSON.stringify({ documents: [] }) });
    await earlier.where('id', '=', decisions[0]?.id ?? '').execute();
    expect((await reread()).text).toBe(notice.text.replace('Hello Elena Ramos,\n\n', ''));
    expect((await fileOf(id)).history.map((entry) => entry.action)).toContain('decision.notice_read');
    expectRefusal(await admin.send('GET', decisionPaths.notice('nothing')), 404, 'not_found');
  });

  test('requires how a customer withdrew, and stores nothing for a preview', async () => {
    const to = someone();
    const { id } = await submit(t, { principalEmail: to });
    const preview = await admin.send('POST', `${decisionPaths.application(id)}/preview`, sampleApproval(t));
    expect(preview.json()).toMatchObject({ to, payment: 1764.35 });
    expect([await noticesTo(to), (await fileOf(id)).decisions]).toEqual([[], []]);
    expectRefusal(await decide('application', id, { outcome: 'withdrawn' }), 400, 'validation');
    await decideApplication(admin, id, { outcome: 'withdrawn', note: 'Called and took cash instead' });
    expect((await fileOf(id)).decisions).toMatchObject([{ outcome: 'withdrawn' }]);
  });

  test('previews a Spanish notice with its English text and the same figures, and emails only Spanish', async () => {
    const to = someone();
    const { id } = await submittedDeal(dealer, { borrowerEmail: to });
    const input = sampleApproval(t, { language: 'es' });
    const preview = (await admin.send('POST', `${decisionPaths.deal(id)}/preview`, input)).json<NoticePreview>();
    expect(preview.text).toContain('$1,764.35');
    expect(preview.english?.text).toContain('$1,764.35');
    expect([preview.subject, preview.english?.subject]).toEqual([
      expect.stringContaining('fue aprobada'),
      expect.stringContaining('is approved'),
    ]);
    const { decisions } = (await decide('deal', id, input)).json<DecidedAnswer>();
    const again = await admin.send('GET', decisionPaths.notice(decisions[0]?.id ?? ''));
    expect(again.json<WrittenNotice>().english).toEqual(preview.english);
    await expect.poll(() => t.mailer.sent.filter((mail) => mail.to === to).length).toBe(1);
    const [mail] = t.mailer.sent.filter((one) => one.to === to);
    expect(mail?.text).toContain('$1,764.35');
    expect(mail?.text).not.toContain('is approved');
    const english = await admin.send('POST', `${decisionPaths.deal(id)}/preview`, sampleApproval(t));
    expect(english.json<NoticePreview>().english).toBeNull();
  });

  test('says in the preview whether the review of the wording is recorded', async () => {
    const { id } = await submit(t, { principalEmail: someone() });
    const reviewed = async (): Promise<boolean> =>
      (await admin.send('POST', `${decisionPaths.application(id)}/preview`, sampleApproval(t))).json<NoticePreview>()
        .reviewed;
    expect(await reviewed()).toBe(false);
    const read = { evidence: 'Memo in the compliance folder', on: '2026-11-02' };
    const value = { noticeTexts: { ...t.app.brand.noticeTexts, read } };
    const body = { version: 0, value, password: PASSWORD };
    expect((await admin.send('PUT', settingsPaths.section('noticeTexts'), body)).statusCode).toBe(200);
    expect(await reviewed()).toBe(true);
  });

  test('accepts one of 5 concurrent decisions, and a later one must name what it replaces', async () => {
    const to = someone();
    const { id } = await submit(t, { principalEmail: to });
    const answers = await Promise.all(Array.from({ length: 5 }, () => decide('application', id, sampleDecline)));
    expect(answers.map((one) => one.statusCode).sort()).toEqual([201, 409, 409, 409, 409]);
    expect(await noticesTo(to)).toHaveLength(1);
    expect(await recorded(id)).toHaveLength(1);
    expectRefusal(await decide('application', id, sampleApproval(t)), 409, 'conflict');
    const [first] = (await fileOf(id)).decisions;
    const again = await decide('application', id, { ...sampleApproval(t), replaces: first?.id });
    const { decisions } = again.json<DecidedAnswer>();
    expect(decisions.map((one) => [one.outcome, one.supersededAt === null])).toEqual([
      ['approved', true],
      ['declined', false],
    ]);
    expectRefusal(await decide('application', id, { ...sampleDecline, replaces: first?.id }), 409, 'conflict');
    expect(await noticesTo(to)).toHaveLength(2);
  });

  test.each([
    [{}, 'outcome', m.outcome],
    [{ outcome: 'declined', reasons: [] }, 'reasons', m.reasons],
    [{ outcome: 'declined', reasons: ['bankruptcy', 'bankruptcy'] }, 'reasons', m.reasons],
    [{ ...sampleDecline, report: { bureau: 'Nobody' } }, 'report.bureau', `The agency must be one of ${bureau}`],
    [{ ...sampleDecline, report: { bureau, score: 655 } }, 'report.scoreOn', m.scoreDate],
    [{ ...sampleDecline, report: { ...report, score: 900 } }, 'report.score', m.score],
    [{ ...sampleDecline, report: { ...report, factors: ['SSN 912-34-4821'] } }, 'report.factors.0', m.factorNumber],
    [
      { ...sampleDecline, report: { ...report, scoreOn: '2099-01-01' } },
      'report.scoreOn',
      expect.stringMatching(/^Enter a date from /),
    ],
    [sampleApproval(t, { amount: '0' }), 'amount', m.amount],
    [sampleApproval(t, { amount: 'a lot' }), 'amount', m.amount],
    [sampleApproval(t, { termMonths: 7 }), 'termMonths', m.termMonths],
    [sampleApproval(t, { ratePercent: 9.125 }), 'ratePercent', m.ratePercent],
    [sampleApproval(t, { expiresOn: '2026-02-30' }), 'expiresOn', m.expiresOn],
    [
      sampleApproval(t, { expiresOn: addDays(dayIn(t.app.brand.timeZone, t.clock.now()), -1) }),
      'expiresOn',
      expect.stringMatching(/^Enter a date from /),
    ],
    [sampleApproval(t, { conditions: ['SSN 912-34-4821 must match'] }), 'conditions.0', m.conditionNumber],
    [{ ...sampleDecline, note: 'Born 03/14/1981' }, 'note', m.noteNumber],
  ])('refuses %j with a readable message', async (body, field, words) => {
    const { id } = await submit(t);
    const refusal = expectRefusal(await decide('application', id, body), 400, 'validation');
    expect(refusal.fields?.[field]).toEqual(words);
    expect(await recorded(id)).toEqual([]);
  });

  test('returns 404 for an unknown application and for a draft', async () => {
    expectRefusal(await decide('application', 'nothing', sampleDecline), 404, 'not_found');
    expectRefusal(await decide('deal', (await draftDeal(dealer)).id, sampleDecline), 404, 'not_found');
  });
});

describe('POST /api/admin/deals/{id}/decisions', () => {
  test('moves an approved deal, and its dealer sees the terms but not rate, note or reasons', async () => {
    const { id } = await submittedDeal(dealer);
    const answer = await decide('deal', id, sampleApproval(t, { note: 'Guarantor is strong' }));
    expect(answer.statusCode, answer.body).toBe(201);
    const deal = await dealOf(id);
    expect(deal).toMatchObject({
      status: 'approved',
      decision: { outcome: 'approved', amount: 84500, termMonths: 60, payment: 1764.35, expired: false },
    });
    expect(deal.timeline.at(-1)?.note).toContain('$84,500 over 60 months, $1,764.35 a month');
    expect(JSON.stringify(deal)).not.toMatch(/[:"]9\.25|Guarantor is strong|ratePercent|reasons/);
    const staffs = await admin.send('GET', `/api/admin/deals/${id}`);
    expect(staffs.json<{ deal: AdminDeal }>().deal.decisions).toMatchObject([{ ratePercent: 9.25 }]);
  });

  test('an offer expires for the dealer until its documents are out', async () => {
    const { id } = await submittedDeal(dealer);
    await decide('deal', id, sampleApproval(t));
    await t.app.db.query.updateTable('decisions').set({ expires_on: '2020-01-31' }).where('deal_id', '=', id).execute();
    const expiredIn = async (status: DealStatus) => {
      await t.app.db.query.updateTable('deals').set({ status }).where('id', '=', id).execute();
      const { deals } = (await dealer.send('GET', `${dealPaths.own}?progress=true`)).json<DealsAnswer>();
      const listed = deals.find((one) => one.id === id)?.progress?.offer?.expired;
      return [(await dealOf(id)).decision?.expired, listed];
    };
    expect(await expiredIn('approved')).toEqual([true, true]);
    expect(await expiredIn('docs_out')).toEqual([false, false]);
    expect(await expiredIn('funded')).toEqual([false, false]);
  });

  test.each([
    ['counter_offer', 'info_requested'],
    ['declined', 'declined'],
    ['withdrawn', 'declined'],
  ] as const)('moves a deal with %s to %s', async (outcome, status) => {
    const { id } = await submittedDeal(dealer);
    const body = { ...sampleApproval(t), ...sampleDecline, outcome, note: 'The customer called' };
    const answer = await decide('deal', id, body);
    expect(answer.statusCode, answer.body).toBe(201);
    expect(await dealOf(id)).toMatchObject({ status, decision: { outcome } });
  });

  test('notifies the dealership even if the deal already has the status', async () => {
    const { id } = await submittedDeal(dealer);
    await admin.send('PATCH', `/api/admin/deals/${id}`, { status: 'info_requested', note: 'Three statements, please' });
    const offer = { ...sampleApproval(t), ...sampleDecline, outcome: 'counter_offer' };
    expect((await decide('deal', id, offer)).statusCode).toBe(201);
    const bell = await dealer.send('GET', '/api/dealer/notifications');
    const told = bell.json<{ notifications: { dealId: string; message: string }[] }>().notifications;
    expect(told.filter((one) => one.dealId === id).map((one) => one.message)).toContainEqual(
      expect.stringContaining('Counteroffer: $84,500 over 60 months'),
    );
  });

  test('declines a deal with a deleted lead and notifies the customer', async () => {
    const to = someone();
    const { id } = await submittedDeal(dealer, { borrowerEmail: to });
    await t.app.db.query.updateTable('deals').set({ status: 'sf_deleted' }).where('id', '=', id).execute();
    const { notice } = (await decide('deal', id, sampleDecline)).json<DecidedAnswer>();
    expect(notice.subject).toBe('Our decision on your application for Ramos Paving LLC');
    expect(notice.text).toContain('Business: Ramos Paving LLC');
    expect(await noticesTo(to)).toHaveLength(1);
    expectRefusal(await decide('deal', id, sampleApproval(t)), 409, 'conflict');
  });

  test("emails no notice of a deal alone to a portal user's address, or to any address after a report was used", async () => {
    const own = await submittedDeal(dealer, { borrowerEmail: dealer.email.toUpperCase() });
    const first = (await decide('deal', own.id, sampleDecline)).json<DecidedAnswer>();
    const to = someone();
    const { id } = await submittedDeal(dealer, { borrowerEmail: to });
    const second = (await decide('deal', id, { ...sampleDecline, report })).json<DecidedAnswer>();
    expect([first.notice.to, second.notice.to]).toEqual([null, null]);
    expect([await noticesTo(dealer.email), await noticesTo(to)]).toEqual([[], []]);
    expect(second.notice.text).toContain('Ramos Paving LLC');
    expect(second.notice.text).not.toContain('Ramos Paving, excavator');
  });

  test('refuses a decision on a funded deal and sends nothing', async () => {
    const to = someone();
    const { id } = await submittedDeal(dealer, { borrowerEmail: to });
    await t.app.db.query.updateTable('deals').set({ status: 'funded' }).where('id', '=', id).execute();
    expectRefusal(await decide('deal', id, sampleDecline), 409, 'conflict');
    expect([await noticesTo(to), await recorded(id)]).toEqual([[], []]);
  });

  test('records one decision for an application and its deal, in the language of the application', async () => {
    const to = someone();
    const invite = await sendInvite(dealer);
    const { id: applicationId } = await submit(t, { inviteToken: invite.token, principalEmail: to });
    const made = await dealer.send('POST', dealPaths.own, { ...sampleDeal(), applicationInviteId: invite.id });
    const { id } = made.json<{ deal: Deal }>().deal;
    await dealer.send('POST', dealPaths.submit(id));
    await decide('deal', id, { ...sampleDecline, language: 'es' });
    expect(await noticesTo(to)).toEqual([{ language: 'en', template: 'decision-notice' }]);
    const file = await fileOf(applicationId);
    expect(file).toMatchObject({ status: 'closed', decisions: [{ outcome: 'declined' }] });
    expectRefusal(await decide('application', applicationId, sampleDecline), 409, 'conflict');
    const replaces = file.decisions[0]?.id;
    const later = await decide('application', applicationId, { ...sampleApproval(t), replaces });
    expectRefusal(later, 409, 'conflict');
  });
});
