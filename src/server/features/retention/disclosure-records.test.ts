import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { dayIn } from '#contract/days.ts';
import { decideApplication, sampleApproval } from '#tests/support/decision-factories.ts';
import { signedIn, submit } from '#tests/support/factories.ts';
import { startTestApp } from '#tests/support/start-test-app.ts';
import { purgeDaily } from './purge.ts';

const t = await startTestApp();
afterAll(() => t.close());
const DAY = 86_400_000;
beforeEach(() => t.clock.advance(2 * DAY));

const today = (): string => dayIn(t.app.brand.timeZone, t.clock.now());
type Kept = { subject: string; business_state: string; disclosure: object; offer: object; keep_until: string };
/** Reads the evidence by SQL. Empty when the table does not exist. */
async function evidenceOf(decision: string): Promise<Kept[]> {
  const { rows } = await sql<{ name: string | null }>`select to_regclass('disclosure_records')::text as name`.execute(
    t.app.db.query,
  );
  if (!rows[0]?.name) return [];
  const kept = await sql<Kept>`select subject, business_state, disclosure, offer, keep_until::text
    from disclosure_records where decision_id = ${decision}`.execute(t.app.db.query);
  return kept.rows;
}
async function approved(disclosure: object) {
  const { id, reference } = await submit(t, { businessState: 'CA' });
  const admin = await signedIn(t, 'admin');
  const { decisions } = await decideApplication(admin, id, sampleApproval(t, { businessState: 'CA', disclosure }));
  return { id, reference, decision: decisions[0]?.id ?? '' };
}
/** Closes the application so long ago that it has expired. */
async function purge(id: string) {
  const closed_at = new Date(t.clock.now().getTime() - 30 * 31 * DAY);
  await t.app.db.query.updateTable('applications').set({ status: 'closed', closed_at }).where('id', '=', id).execute();
  const purged = await purgeDaily(t.app);
  expect(purged).toMatchObject({ applications: 1 });
  return purged;
}

describe('the evidence of a disclosure outlives its file', () => {
  test('it is kept for four years after the disclosure was given', async () => {
    const given = { kind: 'given', on: today(), how: 'email', by: 'Dana Whitfield' };
    const { id, reference, decision } = await approved(given);
    await purge(id);
    const [year = '', ...rest] = given.on.split('-');
    expect(await evidenceOf(decision)).toEqual([
      {
        subject: reference,
        business_state: 'CA',
        disclosure: given,
        offer: expect.objectContaining({ amountCents: 8_450_000, termMonths: 60, rateBps: 925, fees: [] }) as object,
        keep_until: [String(Number(year) + 4), ...rest].join('-'),
      },
    ]);
  });

  test('it is deleted the day after its four years', async () => {
    const given = { kind: 'given', on: today(), how: 'email', by: 'Dana Whitfield' };
    const { id, decision } = await approved(given);
    await purge(id);
    await sql`update disclosure_records set keep_until = ${today()} where decision_id = ${decision}`.execute(
      t.app.db.query,
    );
    await purgeDaily(t.app);
    expect(await evidenceOf(decision)).toHaveLength(1);
    t.clock.advance(2 * DAY);
    expect(await purgeDaily(t.app)).toMatchObject({ disclosures: 1 });
    expect(await evidenceOf(decision)).toEqual([]);
  });

  test('an offer without a disclosure leaves none', async () => {
    const { id, decision } = await approved({ kind: 'exempt', exemption: 'true_lease' });
    await purge(id);
    expect(await evidenceOf(decision)).toEqual([]);
  });
});
