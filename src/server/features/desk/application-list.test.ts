import { afterAll, describe, expect, test } from 'vitest';
import type { ApplicationsAnswer } from '#contract/admin.ts';
import { signedIn, submit } from '#tests/support/factories.ts';
import { expectRefusal } from '#tests/server/expect-refusal.ts';
import { startTestApp } from '#tests/support/start-test-app.ts';

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

describe('design 6: GET /api/admin/applications', () => {
  test('newest first, 50 unless asked otherwise, and nothing sensitive in a row', async () => {
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
      clock: { state: 'running', dueAt: '2026-12-21T15:00:00.000Z', respondBy: null },
      assignee: null,
      decision: null,
    });
  });

  test.each([1, 7, 50, 500])('pages of %i follow each other without gaps or twins', async (limit) => {
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

  test('rows that arrive between two pages move nothing', async () => {
    const first = await list({ limit: '3' });
    await submit(t, { businessName: 'Late Arrival' });
    const second = await list({ limit: '3', cursor: first.nextCursor ?? '' });
    const names = [...first.applications, ...second.applications].map((row) => row.businessName);
    expect(names).toEqual(['Bulk 59', 'Bulk 58', 'Bulk 57', 'Bulk 56', 'Bulk 55', 'Bulk 54']);
  });

  test('a last page that is exactly full says that it is the last', async () => {
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
    [{ outcome: 'lost' }, 'outcome is one of none, approved, counter_offer, declined, withdrawn'],
    [{ q: 'x'.repeat(201) }, 'q is one text of at most 200 characters'],
    [{ cursor: 'x'.repeat(201) }, 'cursor is one text of at most 200 characters'],
  ])('%j is refused: %s', async (query, message) => {
    expect(expectRefusal(await get(query), 400, 'validation').message).toBe(message);
  });

  test.each([
    'nonsense',
    'MTIz',
    Buffer.from('018f0000').toString('base64url'),
    Buffer.from("' or 1=1").toString('base64url'),
  ])('the foreign cursor %s is 400', async (cursor) => {
    expect(expectRefusal(await get({ cursor }), 400, 'bad_request').message).toBe(
      'The cursor is not one that a list of ours answered.',
    );
  });
});

describe('design 6: q searches', () => {
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
  ])('"%s" finds %s, across accents, case and words', async (q, name) => {
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
  ])('"%s" is taken literally', async (q, names) => {
    expect(await found(q)).toEqual(names);
  });

  test('by reference', async () => {
    const [row] = (await list({ q: 'Ann Lee' })).applications;
    expect(await found(row?.reference ?? '')).toEqual(['100% Paving']);
    expect(await found((row?.reference ?? '').toLowerCase())).toEqual(['100% Paving']);
  });

  test('every word must be there; what nobody has finds nothing', async () => {
    expect(await found('lee paving')).toEqual(['100% Paving']);
    expect(await found('lee nowhere')).toEqual([]);
    expect((await found('')).length).toBe(50);
  });

  test('sensitive numbers are not searched', async () => {
    for (const q of ['912-34-4821', '912344821', '4821', '47-3094410', '03/14/1981'])
      expect(await found(q)).toEqual([]);
  });
});

describe('design 6: status', () => {
  test('shows the ones that stand there, together with a search', async () => {
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
