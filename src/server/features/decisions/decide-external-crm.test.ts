import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { decisionPaths, type DecidedAnswer } from '#contract/decisions.ts';
import { sampleApproval, sampleDecline } from '#tests/support/decision-factories.ts';
import { startPortal } from '#tests/support/salesforce-stand-in/portal.ts';
import { expectRefusal } from '#tests/server/expect-refusal.ts';

const portal = await startPortal();
afterAll(() => portal.close());
const { org, t, admin, dealWithLead, read, stageOf } = portal;
beforeEach(() => org.faults.clear());
const decide = (id: string, body: object) => admin.send('POST', decisionPaths.deal(id), body);
const notices = async (id: string) =>
  (await admin.send('GET', `/api/admin/deals/${id}`)).json<{ deal: { decisions: object[] } }>().deal.decisions;

describe('a decision with Salesforce as the external CRM', () => {
  test('moves the lead, then the deal', async () => {
    const { id, lead } = await dealWithLead();
    expect((await decide(id, sampleApproval(t))).statusCode).toBe(201);
    const deal = await read(id);
    expect([deal.status, deal.decision?.outcome, stageOf(lead)]).toEqual([
      'approved',
      'approved',
      deal.salesforceStage,
    ]);
  });

  test('leaves the lead alone when it is based on a replaced decision', async () => {
    const { id, lead } = await dealWithLead();
    const first = (await decide(id, sampleApproval(t))).json<DecidedAnswer>();
    const stage = stageOf(lead);
    const calls = org.calls.length;
    expectRefusal(await decide(id, sampleDecline), 409, 'conflict');
    expect([org.calls.length, stageOf(lead), (await read(id)).status]).toEqual([calls, stage, 'approved']);
    expect(await decide(id, { ...sampleDecline, replaces: first.decisions[0]?.id })).toMatchObject({ statusCode: 201 });
  });

  test('records and sends nothing while Salesforce refuses', async () => {
    const { id } = await dealWithLead();
    org.faults.plan('lock', /^PATCH/, { times: 999 });
    expectRefusal(await decide(id, sampleDecline), 503, 'unavailable');
    expect([(await read(id)).status, await notices(id)]).toEqual(['submitted', []]);
  });
});
