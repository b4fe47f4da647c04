import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
import { sampleApplication } from '#tests/support/factories.ts';
import { contentsOf } from '#tests/server/contents.ts';
import { expectRefusal } from '#tests/server/expect-refusal.ts';
import { startTestApp } from '#tests/support/start-test-app.ts';

const t = await startTestApp();
afterAll(() => t.close());
const visitor = await t.browser();

const apply = (key: string, changes: Record<string, unknown> = {}, path = '/api/credit-application') =>
  visitor.send('POST', path, { ...sampleApplication(), ...changes }, { 'idempotency-key': key });
const named = async (businessName: string) => {
  const rows = await t.app.db.query
    .selectFrom('applications')
    .select('reference')
    .where('business_name', '=', businessName)
    .execute();
  return rows.map((row) => row.reference);
};

describe('Idempotency-Key on the application', () => {
  test('makes a repeated call return the same answer with one record, one set of emails and one audit row', async () => {
    const key = randomUUID();
    const first = await apply(key, { businessName: 'Twice Inc' });
    const before = await contentsOf(t);
    t.clock.advance(60_000);
    const second = await apply(key, { businessName: 'Twice Inc' });
    expect([second.statusCode, second.body]).toEqual([first.statusCode, first.body]);
    expect(await named('Twice Inc')).toHaveLength(1);
    expect(await contentsOf(t)).toEqual(before);
  });

  test('refuses other content with 422 and stores nothing', async () => {
    const key = randomUUID();
    await apply(key, { businessName: 'First Content' });
    for (const change of [
      { businessName: 'Second Content' },
      { businessName: 'First Content', principalSsnEncrypted: '912-34-0000' },
    ])
      expectRefusal(await apply(key, change), 422, 'idempotency_mismatch');
    expect(await named('First Content')).toHaveLength(1);
    expect(await named('Second Content')).toHaveLength(0);
  });

  test('lets 1 of 10 concurrent calls store; the others get the same answer or 409 with Retry-After', async () => {
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 10 }, () => apply(key, { businessName: 'At Once Inc' })));
    const references = await named('At Once Inc');
    expect(references).toHaveLength(1);
    for (const answer of answers) {
      if (answer.statusCode === 201) expect(answer.json()).toMatchObject({ reference: references[0] });
      else {
        expectRefusal(answer, 409, 'in_progress');
        expect(answer.headers['retry-after']).toBe('1');
      }
    }
    expect((await apply(key, { businessName: 'At Once Inc' })).json()).toMatchObject({ reference: references[0] });
  });

  test('is separate for each language', async () => {
    const key = randomUUID();
    const [en, es] = [
      await apply(key, { businessName: 'Both' }),
      await apply(key, { businessName: 'Both' }, '/api/credit-application-es'),
    ];
    expect([en.statusCode, es.statusCode]).toEqual([201, 201]);
    expect(await named('Both')).toHaveLength(2);
  });

  test('expires after 24 hours', async () => {
    const key = randomUUID();
    await apply(key, { businessName: 'Next Day' });
    t.clock.advance(24 * 3_600_000 - 1);
    const fresh = await t.browser();
    const again = () =>
      fresh.send('POST', '/api/credit-application', sampleApplication({ businessName: 'Next Day' }), {
        'idempotency-key': key,
      });
    await again();
    expect(await named('Next Day')).toHaveLength(1);
    t.clock.advance(1);
    await again();
    expect(await named('Next Day')).toHaveLength(2);
  });

  test('is not used up by a refused body', async () => {
    const key = randomUUID();
    const fresh = await t.browser();
    const send = (businessName: string) =>
      fresh.send('POST', '/api/credit-application', sampleApplication({ businessName }), { 'idempotency-key': key });
    expectRefusal(await send(''), 400, 'validation');
    expect((await send('Corrected Inc')).statusCode).toBe(201);
  });

  test.each(['short', 'x'.repeat(201)])('is refused with a readable message when malformed (%.10s)', async (key) => {
    const fresh = await t.browser();
    expectRefusal(
      await fresh.send('POST', '/api/credit-application', sampleApplication(), { 'idempotency-key': key }),
      400,
      'bad_request',
    );
  });
});
