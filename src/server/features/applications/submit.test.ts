import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SSN, sampleApplication } from '#tests/factories.ts';
import { startTestApp, type TestApp } from '#tests/start-test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());

const count = async (): Promise<number> =>
  Number(
    (
      await t.app.db.query
        .selectFrom('applications')
        .select((eb) => eb.fn.countAll().as('n'))
        .executeTakeFirstOrThrow()
    ).n,
  );

describe('public site 7: POST /api/credit-application', () => {
  test('stores, answers 201 with message and reference', async () => {
    const visitor = await t.browser();
    const answer = await visitor.send('POST', '/api/credit-application', sampleApplication());
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({
      success: true,
      reference: expect.stringMatching(/^AEF-2026-\d{6}$/) as string,
    });
    const row = await t.app.db.query.selectFrom('applications').selectAll().executeTakeFirstOrThrow();
    expect(row.business_name).toBe('Ramos Paving LLC');
    expect(row.principal_ssn).not.toContain(SSN);
    expect(await count()).toBe(1);
  });
});
