import { afterAll, describe, expect, test } from 'vitest';
import { adminDealPaths } from '#contract/admin-deals.ts';
import { decisionPaths } from '#contract/decisions.ts';
import { type Notice, noticePaths, type NoticesAnswer, unsentStates } from '#contract/notices.ts';
import { documentRequestPath } from '#contract/document-requests.ts';
import {
  decideApplication,
  sampleApproval,
  sampleDecline,
  waitingForDocuments,
} from '#tests/support/decision-factories.ts';
import { signedIn, submit, submittedDeal } from '#tests/support/factories.ts';
import { expectRefusal } from '#tests/server/expect-refusal.ts';
import { startTestApp } from '#tests/support/start-test-app.ts';

const t = await startTestApp();
afterAll(() => t.close());
const admin = await signedIn(t, 'admin');

const get = (query: Record<string, string> = {}, path: string = noticePaths.list) =>
  admin.send('GET', `${path}?${new URLSearchParams(query).toString()}`);
const list = async (query: Record<string, string> = {}) => (await get(query)).json<NoticesAnswer>();
const of = async (id: string): Promise<Notice[]> =>
  (await list({ limit: '500' })).notices.filter((one) => one.file.id === id);

describe('GET /api/admin/notices', () => {
  test('lists an emailed decision with masked recipient and file, first recorded, then sent', async () => {
    const { id, reference } = await submit(t, { principalEmail: 'elena.ramos@example.com' });
    const { decisions } = await decideApplication(admin, id, sampleApproval(t));
    await expect.poll(async () => (await of(id))[0]?.state).toBe('sent');
    expect(await of(id)).toEqual([
      {
        id: decisions[0]?.id,
        kind: 'decision',
        outcome: 'approved',
        file: { kind: 'application', id, name: reference, business: 'Ramos Paving LLC' },
        to: 'e•••@example.com',
        language: 'en',
        state: 'sent',
        recordedAt: t.clock.now().toISOString(),
        dueAt: null,
        replacedAt: null,
        sentAt: t.clock.now().toISOString(),
        attempts: 1,
        lastError: null,
        printedAt: null,
      },
    ]);
  });

  test('lists a printed notice without an address, and when it was printed', async () => {
    const { id } = await submit(t, { principalEmail: '' });
    const { decisions } = await decideApplication(admin, id, sampleDecline);
    const replaces = decisions[0]?.id ?? '';
    const later = await decideApplication(admin, id, sampleApproval(t, { replaces }));
    const replacedAt = t.clock.now().toISOString();
    t.clock.advance(60_000);
    expect((await admin.send('POST', decisionPaths.printed(replaces))).statusCode).toBe(200);
    expect(await of(id)).toMatchObject([
      {
        id: later.decisions[0]?.id,
        outcome: 'approved',
        state: 'to_print',
        to: null,
        replacedAt: null,
        printedAt: null,
      },
      {
        id: replaces,
        outcome: 'declined',
        state: 'by_hand',
        to: null,
        replacedAt,
        printedAt: t.clock.now().toISOString(),
      },
    ]);
  });

  test('gives an unsent notice the last day of the law, counted from the complete application, and says that no email server is set', async () => {
    const { id } = await submit(t, { principalEmail: '' });
    const received = t.clock.now().getTime();
    t.clock.advance(60_000);
    const { decisions } = await decideApplication(admin, id, sampleDecline);
    const dueAt = new Date(received + t.app.brand.notices.decisionDays * 86_400_000).toISOString();
    expect(await of(id)).toMatchObject([{ state: 'to_print', dueAt }]);
    await admin.send('POST', decisionPaths.printed(decisions[0]?.id ?? ''));
    expect(await of(id)).toMatchObject([{ state: 'by_hand', dueAt: null }]);
    expect((await list()).sendsEmail).toBe(false);
  });

  test('gives a replacement no day of the law once the notice of the first decision is out', async () => {
    const { id } = await submit(t, { principalEmail: '' });
    const first = (await decideApplication(admin, id, sampleDecline)).decisions[0]?.id ?? '';
    await admin.send('POST', decisionPaths.printed(first));
    await decideApplication(admin, id, sampleApproval(t, { replaces: first }));
    expect(await of(id)).toMatchObject([
      { state: 'to_print', dueAt: null },
      { state: 'by_hand', dueAt: null },
    ]);
  });

  test('a notice that was replaced before it was sent or printed waits for nothing', async () => {
    const { id } = await submit(t, { principalEmail: '', businessState: 'California' });
    const pending = { businessState: 'CA', disclosure: { kind: 'pending' } };
    const first = await decideApplication(admin, id, sampleApproval(t, pending));
    const second = await decideApplication(admin, id, { ...sampleDecline, replaces: first.decisions[0]?.id ?? '' });
    await decideApplication(admin, id, { ...sampleDecline, replaces: second.decisions[0]?.id ?? '' });
    expect((await of(id)).map(({ state }) => state)).toEqual(['to_print', 'replaced', 'replaced']);
  });

  test('reading a notice prints nothing, and who may not read notices cannot record a print', async () => {
    const { id } = await submit(t, { principalEmail: '' });
    const decision = (await decideApplication(admin, id, sampleDecline)).decisions[0]?.id ?? '';
    const sales = await signedIn(t, 'sales');
    for (const who of [admin, sales])
      expect((await who.send('GET', decisionPaths.notice(decision))).statusCode).toBe(200);
    expectRefusal(await sales.send('POST', decisionPaths.printed(decision)), 403, 'forbidden');
    expectRefusal(await admin.send('POST', decisionPaths.printed('nothing')), 404, 'not_found');
    expect((await of(id)).map(({ state }) => state)).toEqual(['to_print']);
    await Promise.all([1, 2].map(() => admin.send('POST', decisionPaths.printed(decision))));
    expect(await of(id)).toMatchObject([{ state: 'by_hand', printedAt: t.clock.now().toISOString() }]);
  });

  test('names a deal without an application by its deal', async () => {
    const deal = await submittedDeal(await signedIn(t, 'dealer'), { dealName: 'Loader, used' });
    const answer = await admin.send('POST', decisionPaths.deal(deal.id), sampleDecline);
    expect(answer.statusCode).toBe(201);
    expect(await of(deal.id)).toMatchObject([
      { file: { kind: 'deal', id: deal.id, name: 'Loader, used', business: 'Ramos Paving LLC' } },
    ]);
  });

  test('lists requests for missing documents, and what an email server refused with its codes', async () => {
    const refused = Object.assign(new Error('no such mailbox'), {
      code: 'EENVELOPE',
      responseCode: 550,
      command: 'RCPT TO',
    });
    t.mailer.refuseNext(refused, 'lost@example.com');
    const { id } = await submit(t, { principalEmail: 'lost@example.com' });
    await expect.poll(() => t.mailer.sent.some((mail) => mail.to === 'lost@example.com') || 'refused').toBe('refused');
    t.mailer.refuseNext(refused, 'lost@example.com');
    const asked = { missing: ['quote'], respondBy: '2027-06-30' };
    expect((await admin.send('POST', decisionPaths.incompleteness(id), asked)).statusCode).toBe(200);
    await expect.poll(async () => (await of(id))[0]?.state).toBe('failed');
    expect(await of(id)).toMatchObject([
      {
        kind: 'incompleteness',
        outcome: null,
        to: 'l•••@example.com',
        lastError: 'EENVELOPE 550 at RCPT TO',
        sentAt: null,
      },
    ]);
    const failed = await list({ state: 'failed' });
    expect(failed.notices.map((one) => one.file.id)).toEqual([id]);
    expect((await list({ state: 'failed', kind: 'decision' })).notices).toEqual([]);
  });

  test("lists documents requested from a deal's customer with masked recipient and delivery state", async () => {
    const deal = await submittedDeal(await signedIn(t, 'dealer'), {
      dealName: 'Mixer',
      borrowerEmail: 'bo@example.com',
    });
    const asked = { papers: ['quote'], to: 'customer', language: 'es' };
    expect((await admin.send('POST', documentRequestPath(deal.id), asked)).statusCode).toBe(200);
    await expect.poll(async () => (await of(deal.id))[0]?.state).toBe('sent');
    expect(await of(deal.id)).toMatchObject([
      { kind: 'papers', file: { kind: 'deal', name: 'Mixer' }, to: 'b•••@example.com', language: 'es', attempts: 1 },
    ]);
    expect((await list({ kind: 'papers' })).notices.map((one) => one.file.id)).toEqual([deal.id]);
  });

  test('lists requests to the dealer, for documents or other information, but no counter-offer', async () => {
    const dealer = await signedIn(t, 'dealer');
    const [papers, other, offered] = await Promise.all(
      ['Papers', 'Other', 'Offered'].map((dealName) => submittedDeal(dealer, { dealName })),
    );
    const ids = [papers, other, offered].map((deal) => deal?.id ?? '') as [string, string, string];
    await admin.send('POST', documentRequestPath(ids[0]), { papers: ['quote'], to: 'dealer' });
    await admin.send('PATCH', adminDealPaths.one(ids[1]), { status: 'info_requested', note: 'Who is the seller?' });
    const counter = { ...sampleApproval(t), outcome: 'counter_offer', reasons: ['collateral'] };
    await admin.send('POST', decisionPaths.deal(ids[2]), counter);
    const { name } = await t.app.db.query
      .selectFrom('accounts')
      .select('name')
      .where('id', '=', dealer.accountId)
      .executeTakeFirstOrThrow();
    const told = { kind: 'information', to: name, state: 'in_portal', sentAt: null, outcome: null };
    expect(await of(ids[0])).toMatchObject([told]);
    expect(await of(ids[1])).toMatchObject([told]);
    expect((await of(ids[2])).map((one) => one.kind)).toEqual(['decision']);
    expect((await list({ state: 'in_portal' })).notices.map((one) => one.file.id)).toEqual([ids[1], ids[0]]);
  });

  test('filters by kind and state, excludes other emails, and reads pages with unsent notices first, without gaps or duplicates', async () => {
    await waitingForDocuments(t);
    const all = (await list({ limit: '500' })).notices;
    expect(new Set((await list({ kind: 'incompleteness' })).notices.map((one) => one.kind))).toEqual(
      new Set(['incompleteness']),
    );
    const unprinted = await list({ kind: 'decision', state: 'to_print' });
    expect(unprinted.notices.map((one) => [one.printedAt, one.replacedAt])).toContainEqual([null, null]);
    expect((await list({ kind: 'decision', state: 'by_hand' })).notices.map((one) => one.printedAt)).not.toContain(
      null,
    );
    expect((await list({ kind: '', state: '' })).notices).toHaveLength(all.length);
    const seen: string[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const page: NoticesAnswer = await list({ limit: '2', cursor });
      seen.push(...page.notices.map((one) => one.id));
      cursor = page.nextCursor;
    }
    expect(seen).toEqual(all.map((one) => one.id));
    const isUnsent = all.map(({ state }) => unsentStates.some((one) => one === state));
    expect(isUnsent).toEqual(isUnsent.toSorted((a, b) => Number(b) - Number(a)));
    expect(isUnsent).toContain(true);
  });

  test.each([{ kind: 'digest' }, { state: 'lost' }, { limit: '501' }])('refuses %j', async (query) => {
    expectRefusal(await get(query), 400, 'validation');
    if (!('limit' in query)) expectRefusal(await get(query, noticePaths.csv), 400, 'validation');
  });
});

describe('GET /api/admin/notices.csv', () => {
  test('exports every matching row as text for a spreadsheet, and records the names of the filters', async () => {
    const deal = await submittedDeal(await signedIn(t, 'dealer'), { dealName: '=HYPERLINK("x")' });
    await admin.send('POST', decisionPaths.deal(deal.id), sampleDecline);
    const answer = await get({ kind: 'decision' }, noticePaths.csv);
    expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
      200,
      'text/csv; charset=utf-8',
      'no-store',
    ]);
    const [head, first, ...rest] = answer.body.trimEnd().split('\r\n');
    expect(head).toBe('\uFEFFrecorded,kind,outcome,file,to,language,state,sent,tries,fault,printed,replaced');
    expect(first).toContain(`"decision","declined","'=HYPERLINK(""x"")"`);
    expect(rest).toHaveLength((await list({ kind: 'decision', limit: '500' })).notices.length - 1);
    expect(answer.body).not.toContain('elena.ramos@');
    const recorded = await admin.send('GET', '/api/admin/audit?action=notices.exported');
    const { entries } = recorded.json<{ entries: { detail: object }[] }>();
    expect(entries.map((one) => one.detail)).toEqual([{ filters: 'kind' }]);
  });
});
