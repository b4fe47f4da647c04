import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ApplicationsAnswer } from '#contract/admin.ts';
import { type Deal, dealPaths } from '#contract/deals.ts';
import { statusPaths } from '#contract/status-page.ts';
import type { ApplicationRow } from '#server/db/application-tables.ts';
import { fileForm, sampleDeal, sendInvite, signedIn, submit, uploadFile } from '#tests/support/factories.ts';
import { expectRefusal } from '#tests/server/expect-refusal.ts';
import { startTestApp } from '#tests/support/start-test-app.ts';
import { followed, sendDocument } from '#tests/support/status-factories.ts';

const t = await startTestApp();
afterAll(() => t.close());
const admin = await signedIn(t, 'admin');

const get = (query: Record<string, string> = {}) =>
  admin.send('GET', `/api/admin/applications?${new URLSearchParams(query).toString()}`);
async function list(query: Record<string, string> = {}): Promise<ApplicationsAnswer> {
  const answer = await get(query);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}
const found = async (q: string, more: Record<string, string> = {}): Promise<string[]> =>
  (await list({ q, ...more })).applications.map((row) => row.businessName).sort();

const sample = [
  {
    businessName: 'Núñez Excavación',
    principalName: 'José Ñandú',
    principalEmail: 'jose@nunez.example',
    businessPhone: '(531) 555-0111',
    businessCity: 'Lincoln',
  },
  { businessName: '100% Paving', principalName: 'Ann Lee' },
  { businessName: 'Under_score Foods', principalName: 'Bo Lee' },
  { businessName: String.raw`Back\slash Trucks`, principalName: 'Cy  Lee' },
  { businessName: 'O\'Hara & "Sons"', principalName: 'Dee Lee' },
];
for (const one of sample) await submit(t, one);
for (let i = 0; i < 60; i++)
  await submit(t, {
    businessName: `Bulk ${String(i).padStart(2, '0')}`,
    principalName: 'Many Rows',
    principalEmail: '',
  });

describe('GET /api/admin/applications', () => {
  test('returns 50 rows newest first by default, without sensitive values', async () => {
    const { applications, nextCursor } = await list();
    expect(applications.map((row) => row.businessName)).toEqual(
      Array.from({ length: 50 }, (_, i) => `Bulk ${String(59 - i).padStart(2, '0')}`),
    );
    expect(nextCursor).not.toBeNull();
    expect(applications[0]).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
      reference: expect.stringMatching(/^AEF-2026-\d{6}$/) as string,
      businessName: 'Bulk 59',
      principalName: 'Many Rows',
      equipmentAmount: '$84,500',
      equipmentDescription: 'Compact excavator, 2021, with thumb',
      salesperson: 'N/A',
      language: 'en',
      status: 'received',
      createdAt: '2026-11-21T15:00:00.000Z',
      clock: {
        state: 'running',
        completeAt: '2026-11-21T15:00:00.000Z',
        answerBy: '2026-11-24T15:00:00.000Z',
        dueAt: '2026-12-21T15:00:00.000Z',
        respondBy: null,
      },
      assignee: null,
      decision: null,
      deal: null,
      documents: { received: 0, usual: 4 },
    });
  });

  test.each([1, 7, 50, 500])('returns pages of %i without gaps or duplicates', async (limit) => {
    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page: ApplicationsAnswer = await list({ limit: String(limit), cursor });
      expect(page.applications.length).toBeLessThanOrEqual(limit);
      seen.push(...page.applications.map((row) => row.businessName));
      cursor = page.nextCursor;
    }
    const all = await t.app.db.query.selectFrom('applications').select('business_name').orderBy('id', 'desc').execute();
    expect(seen).toEqual(all.map((row) => row.business_name));
  });

  test('does not shift pages when rows arrive between them', async () => {
    const first = await list({ limit: '3' });
    await submit(t, { businessName: 'Late Arrival' });
    const second = await list({ limit: '3', cursor: first.nextCursor ?? '' });
    const names = [...first.applications, ...second.applications].map((row) => row.businessName);
    expect(names).toEqual(['Bulk 59', 'Bulk 58', 'Bulk 57', 'Bulk 56', 'Bulk 55', 'Bulk 54']);
  });

  test('returns no cursor for a full last page', async () => {
    const { applications } = await list({ q: 'Many Rows', limit: '60' });
    expect([applications.length, (await list({ q: 'Many Rows', limit: '60' })).nextCursor]).toEqual([60, null]);
    expect((await list({ q: 'Many Rows', limit: '59' })).nextCursor).not.toBeNull();
  });

  test.each<[Record<string, string>, string]>([
    [{ limit: '501' }, 'limit is at most 500'],
    [{ limit: '0' }, 'limit must be at least 1'],
    [{ limit: '-5' }, 'limit must be at least 1'],
    [{ limit: '1.5' }, 'limit must be a whole number'],
    [{ limit: 'many' }, 'limit must be a number'],
    [{ status: 'approved' }, 'status is one of received, in_review, closed'],
    [{ sort: 'amount' }, 'sort is one of due, -due, business, -business, received, -received'],
    [{ outcome: 'lost' }, 'outcome is one of none, approved, counter_offer, declined, withdrawn'],
    [{ q: 'x'.repeat(201) }, 'q is one text of at most 200 characters'],
    [{ cursor: 'x'.repeat(201) }, 'cursor is one text of at most 200 characters'],
  ])('refuses %j: %s', async (query, message) => {
    expect(expectRefusal(await get(query), 400, 'validation').message).toBe(message);
  });

  test.each([
    'nonsense',
    'MTIz',
    Buffer.from('018f0000').toString('base64url'),
    Buffer.from("' or 1=1").toString('base64url'),
  ])('refuses the invalid cursor %s with 400', async (cursor) => {
    expect(expectRefusal(await get({ cursor }), 400, 'bad_request').message).toBe(
      'The cursor is not valid. Use the cursor from the previous page.',
    );
  });
});

describe('the search q', () => {
  test.each([
    ['nunez', 'Núñez Excavación'],
    ['NÚÑEZ', 'Núñez Excavación'],
    ['nu\u0301n\u0303ez', 'Núñez Excavación'],
    ['jose nandu', 'Núñez Excavación'],
    ['excavacion jose', 'Núñez Excavación'],
    ['jose@nunez.example', 'Núñez Excavación'],
    ['5315550111', 'Núñez Excavación'],
    ['(531) 555-0111', 'Núñez Excavación'],
    ['lincoln', 'Núñez Excavación'],
    ['  cy   lee ', String.raw`Back\slash Trucks`],
    ["o'hara", 'O\'Hara & "Sons"'],
  ])('finds with "%s" %s, ignoring accents, case and word order', async (q, name) => {
    expect(await found(q)).toEqual([name]);
  });

  test.each([
    ['%', ['100% Paving']],
    ['100%', ['100% Paving']],
    ['_', ['Under_score Foods']],
    ['r_s', ['Under_score Foods']],
    ['\\', [String.raw`Back\slash Trucks`]],
    [String.raw`k\s`, [String.raw`Back\slash Trucks`]],
    ['%%', []],
    ['"sons"', ['O\'Hara & "Sons"']],
  ])('treats "%s" literally', async (q, names) => {
    expect(await found(q)).toEqual(names);
  });

  test('finds a reference', async () => {
    const [row] = (await list({ q: 'Ann Lee' })).applications;
    expect(await found(row?.reference ?? '')).toEqual(['100% Paving']);
    expect(await found((row?.reference ?? '').toLowerCase())).toEqual(['100% Paving']);
  });

  test('requires every word, and finds nothing without a match', async () => {
    expect(await found('lee paving')).toEqual(['100% Paving']);
    expect(await found('lee nowhere')).toEqual([]);
    expect((await found('')).length).toBe(50);
  });

  test('does not search sensitive numbers', async () => {
    for (const q of ['912-34-4821', '912344821', '4821', '47-3094410', '03/14/1981'])
      expect(await found(q)).toEqual([]);
  });
});

describe('the status filter', () => {
  test('shows applications with this status, also combined with a search', async () => {
    const [ann, bo] = [await list({ q: 'Ann Lee' }), await list({ q: 'Bo Lee' })].map(
      (page) => page.applications[0]?.id ?? '',
    );
    for (const [id, status] of [
      [ann, 'in_review'],
      [bo, 'closed'],
    ] as const)
      await t.app.db.query
        .updateTable('applications')
        .set({ status, closed_at: status === 'closed' ? t.clock.now() : null })
        .where('id', '=', id ?? '')
        .execute();
    expect(await found('', { status: 'in_review' })).toEqual(['100% Paving']);
    expect(await found('lee', { status: 'closed' })).toEqual(['Under_score Foods']);
    expect(await found('ann', { status: 'closed' })).toEqual([]);
    expect(await found('lee', { status: '' })).toHaveLength(4);
    expect(await found('lee', { status: 'received' })).toHaveLength(2);
  });
});

test('a row without a deal counts the documents requested from the applicant', async () => {
  const { id, token } = await followed(t, { businessName: 'Asked Paving' });
  const documents = async () => (await list({ q: 'Asked Paving' })).applications[0]?.documents;
  expect(await documents()).toEqual({ received: 0, usual: 4 });
  for (const more of ['one', 'two']) expect((await sendDocument(t, token, 'quote', { more })).statusCode).toBe(201);
  expect(await documents(), 'two files for one document').toEqual({ received: 1, usual: 4 });
  expect((await admin.send('POST', statusPaths.accept(id, 'owner_id'), {})).statusCode).toBe(200);
  expect(await documents(), 'accepted without a file').toEqual({ received: 2, usual: 4 });
  await t.app.db.query.updateTable('documents').set({ malware: 'Eicar' }).where('application_id', '=', id).execute();
  expect(await documents(), 'files in quarantine').toEqual({ received: 1, usual: 4 });
});

test('a row counts the usual documents of its submitted deal, each once', async () => {
  const dealer = await signedIn(t, 'dealer');
  const invite = await sendInvite(dealer);
  const { token } = await followed(t, { businessName: 'Documented Paving', inviteToken: invite.token });
  const documents = async () => (await list({ q: 'Documented Paving' })).applications[0]?.documents;
  const made = await dealer.send('POST', dealPaths.own, { ...sampleDeal(), applicationInviteId: invite.id });
  const dealId = made.json<{ deal: Deal }>().deal.id;
  expect((await dealer.send('POST', dealPaths.submit(dealId))).statusCode).toBe(200);
  expect((await list({ q: 'Documented Paving' })).applications[0]).toMatchObject({
    deal: { status: 'submitted', requestedAmount: 76_050.5 },
    documents: { received: 0, usual: 4 },
  });
  for (const paper of ['quote', 'quote', 'insurance', null]) {
    const { id } = await uploadFile(dealer, dealId, fileForm());
    await t.app.db.query.updateTable('documents').set({ paper }).where('id', '=', id).execute();
  }
  expect(await documents()).toEqual({ received: 1, usual: 4 });
  for (const paper of ['quote', 'owner_id']) expect((await sendDocument(t, token, paper)).statusCode).toBe(201);
  expect(await documents(), 'with those of the status page').toEqual({ received: 2, usual: 4 });
  await t.app.db.query.updateTable('documents').set({ malware: 'Eicar' }).execute();
  expect(await documents(), 'files in quarantine').toEqual({ received: 0, usual: 4 });
});

describe('the order of the list', () => {
  // 21 November 2026 is a Saturday. Answers are promised on weekdays, at the hour of the application.
  const files: [name: string, change: Partial<ApplicationRow>][] = [
    ['Ordered friday', { clock_from: new Date('2026-11-20T22:00:00Z') }],
    ['ordered Saturday', { clock_from: new Date('2026-11-21T14:00:00Z') }],
    ['Ordered late', { clock_from: new Date('2026-10-24T15:00:00Z') }],
    ['Ordered closed', { clock_from: new Date('2026-10-29T15:00:00Z'), status: 'closed', closed_at: t.clock.now() }],
    ['Ordered waiting', { incomplete_since: new Date('2026-10-20T15:00:00Z'), respond_by: '2026-11-23' }],
    ['Ordered silent', { incomplete_since: new Date('2026-10-20T15:00:00Z'), respond_by: '2026-11-19' }],
    ['Ordered decided', { clock_from: new Date('2026-10-01T15:00:00Z'), decided_at: new Date('2026-10-02T15:00:00Z') }],
  ];
  const byDue = ['late', 'silent', 'Saturday', 'friday', 'waiting', 'closed', 'decided'];
  const byName = ['closed', 'decided', 'friday', 'late', 'Saturday', 'silent', 'waiting'];
  const shortNames = (page: ApplicationsAnswer): string[] =>
    page.applications.map(({ businessName }) => businessName.split(' ').at(-1) ?? '');
  beforeAll(async () => {
    for (const [businessName, change] of files) {
      const { id } = await submit(t, { businessName });
      await t.app.db.query.updateTable('applications').set(change).where('id', '=', id).execute();
    }
  });

  test.each([
    ['due', byDue],
    ['-due', byDue.toReversed()],
    ['business', byName],
    ['-business', byName.toReversed()],
    ['received', ['friday', 'Saturday', 'late', 'closed', 'waiting', 'silent', 'decided']],
    ['-received', ['decided', 'silent', 'waiting', 'closed', 'late', 'Saturday', 'friday']],
  ])('by %s is complete over pages of every size', async (sort, expected) => {
    for (const limit of ['1', '3', '50']) {
      const seen: string[] = [];
      let cursor: string | null = '';
      while (cursor !== null) {
        const page: ApplicationsAnswer = await list({ q: 'ordered', sort, limit, cursor });
        seen.push(...shortNames(page));
        cursor = page.nextCursor;
      }
      expect(seen, limit).toEqual(expected);
    }
  });

  test('by due puts the nearest deadline first among running files', async () => {
    const { applications } = await list({ q: 'ordered', sort: 'due' });
    const deadlines = applications
      .filter(({ clock, status }) => clock.state === 'running' && status !== 'closed')
      .map(({ clock }) => Math.min(Date.parse(clock.answerBy ?? ''), Date.parse(clock.dueAt ?? '')));
    expect(deadlines).toHaveLength(3);
    expect(deadlines).toEqual(deadlines.toSorted((a, b) => a - b));
  });

  test('by due puts a file among the late ones once its applicant missed the deadline', async () => {
    const [waiting] = (await list({ q: 'ordered waiting' })).applications;
    await t.app.db.query
      .updateTable('applications')
      .set({ respond_by: '2026-11-20' })
      .where('id', '=', waiting?.id ?? '')
      .execute();
    expect(shortNames(await list({ q: 'ordered', sort: 'due' }))).toEqual([
      'late',
      'silent',
      'waiting',
      'Saturday',
      'friday',
      'closed',
      'decided',
    ]);
  });
});
