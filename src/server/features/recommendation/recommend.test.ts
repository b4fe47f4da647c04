import { afterAll, describe, expect, test } from 'vitest';
import { expectRefusal } from '#tests/server/expect-refusal.ts';
import { startTestApp } from '#tests/support/start-test-app.ts';

const t = await startTestApp();
afterAll(() => t.close());
const visitor = await t.browser();

const request = {
  visitorId: 'visitor_1700000000000_a1b2c3',
  amount: 50_000,
  term: 36,
  equipmentType: '',
  industry: 'construction',
  language: 'en',
};
const ask = (changes: object = {}, client = visitor) =>
  client.send('POST', '/api/financing/recommend', { ...request, ...changes });
const textOf = async (changes: object = {}): Promise<string> => {
  const answer = await ask(changes);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ recommendation: string }>().recommendation;
};

describe('POST /api/financing/recommend', () => {
  test('answers the text with payment, tax savings and what was assumed', async () => {
    const answer = await ask();
    expect(Object.keys(answer.json<object>())).toEqual(['success', 'recommendation']);
    const text = await textOf();
    expect(text).toContain(
      'The recommendation estimate is about $1,884 a month, $67,824 in all, at a flat 21% with no down payment.',
    );
    expect(text).toContain(
      'around $12,500, 25% of the cost. The calculator shows a Section 179 benefit of $10,500, 21%',
    );
    expect(text).toMatch(/no down payment, a flat 21% APR.*calculator.*differs.*subject to credit approval/);
    // The card shows the first paragraph; the rest is behind a row.
    expect(text.split('\n')[0]).toMatch(/^For \$50,000 over 36 months, we suggest .* In construction/);
  });

  test('in Spanish when asked for', async () => {
    const text = await textOf({ language: 'es' });
    expect(text).toContain(
      'La estimación de la recomendación es de unos $1,884 al mes, $67,824 en total, con una tasa fija de 21%',
    );
    expect(text).toMatch(/asesor fiscal[^]*sujeta a aprobación de crédito/);
    expect(text).not.toMatch(/\b(?:month|rate|payment)\b/);
  });

  test.each([
    ['a numeric text', { amount: '50000', term: '36' }],
    ['no term: 36', { term: undefined }],
    ['an empty term: 36', { term: '' }],
    ['no industry, no equipment, no language', { industry: undefined, equipmentType: null, language: '' }],
    ['a bare id', { visitorId: 'visitor_1700000000000' }],
  ])('takes %s', async (_what, changes) => {
    expect(await textOf(changes)).toContain('$1,884 a month');
  });

  test.each([10_000, 2_000_000, '10000.50'])('takes %s dollars', async (amount) => {
    expect((await ask({ amount })).statusCode).toBe(200);
  });

  test.each([12, 24, 36, 48, 60])('takes %i months and names no other term', async (term) => {
    const text = await textOf({ term });
    expect([...text.matchAll(/over (\d\d) months/g)].map(([, months]) => Number(months))).toEqual([term]);
  });

  test('names the equipment as it was typed, unless it could be a number of a person', async () => {
    expect(await textOf({ equipmentType: '  used\n excavator ' })).toContain('$50,000 (used excavator) over');
    expect(await textOf({ equipmentType: 'mine is 900-70-1234' })).not.toContain('900');
  });

  test.each(['bakery', '__proto__', 'toString', 'x'.repeat(100)])(
    'an industry we do not know (%s) changes nothing',
    async (industry) => {
      expect(await textOf({ industry })).toBe(await textOf({ industry: '' }));
    },
  );

  test('nothing is kept of it', async () => {
    await textOf({ equipmentType: 'a sample crane' });
    expect(await t.app.db.query.selectFrom('visitors').select('id').execute()).toEqual([]);
    expect(t.logged()).not.toContain('sample crane');
  });
});

describe('what a recommendation refuses', () => {
  test.each([undefined, null, '', 0, 9_999.99, 2_000_000.01, -50_000, 1e30, Number.NaN, '$50,000', '5e4', {}, []])(
    'the amount %s, in both languages',
    async (amount) => {
      const words = 'Please enter an amount between $10,000 and $2,000,000';
      const answer = expectRefusal(await ask({ amount }), 400, 'validation');
      expect([answer.message, answer.fields]).toEqual([words, { amount: words }]);
      const spanish = expectRefusal(await ask({ amount, language: 'es' }), 400, 'validation');
      expect(spanish.message).toBe('Ingrese un monto entre $10,000 y $2,000,000');
    },
  );

  test.each([
    ['term', 0],
    ['term', 13],
    ['term', 72],
    ['term', 'long'],
    ['term', true],
    ['visitorId', undefined],
    ['visitorId', 'x'],
    ['visitorId', `visitor_${'1'.repeat(200)}`],
    ['visitorId', 'visitor_1; drop table visitors'],
    ['equipmentType', 'x'.repeat(101)],
    ['industry', {}],
    ['language', 'fr'],
  ])('%s: %s', async (field, value) => {
    const answer = expectRefusal(await ask({ [field]: value }), 400, 'validation');
    expect(Object.keys(answer.fields ?? {})).toEqual([field]);
  });

  test('a body of 100 KB and more, and what is no object', async () => {
    expectRefusal(await ask({ equipmentType: 'x'.repeat(100 * 1024) }), 413, 'too_large');
    expectRefusal(await visitor.send('POST', '/api/financing/recommend', []), 400, 'validation');
    expectRefusal(await visitor.send('POST', '/api/financing/recommend'), 400, 'validation');
  });

  test('without the CSRF header', async () => {
    expectRefusal(
      await visitor.send('POST', '/api/financing/recommend', request, { 'x-csrf-token': 'wrong' }),
      403,
      'csrf',
    );
  });
});

describe('the limit of recommendations', () => {
  const limited = async (settings: Record<string, string>, language: string): Promise<[number, string]> => {
    const test = await startTestApp({ RATE_LIMIT: 'on', ...settings });
    const client = await test.browser();
    for (let passed = 0; ; passed++) {
      const answer = await ask({ language }, client);
      if (answer.statusCode === 200) continue;
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
      const { message } = expectRefusal(answer, 429, 'rate_limited');
      await test.close();
      return [passed, message];
    }
  };

  test('30 a minute and address', async () => {
    expect(await limited({}, 'es')).toEqual([30, expect.stringMatching(/^Demasiadas .* segundos\.$/)]);
  });

  test('or as many as the setting says', async () => {
    expect(await limited({ RECOMMEND_PER_MINUTE: '2' }, 'en')).toEqual([2, expect.stringMatching(/^Too many/)]);
  });
});
