import { type DecideInput, type DecidedAnswer, decisionPaths } from '#contract/decisions.ts';
import { dayIn, addDays } from '#contract/days.ts';
import { signedIn, submit } from './factories.ts';
import type { TestApp, TestClient } from './start-test-app.ts';

export const sampleDecline: DecideInput = { outcome: 'declined', reasons: ['time_in_business', 'cash_flow'] };

/** Terms that are valid for another month. */
export const sampleApproval = (test: TestApp, changes: object = {}) => ({
  outcome: 'approved',
  amount: '$84,500',
  termMonths: 60,
  ratePercent: '9.25',
  expiresOn: addDays(dayIn(test.app.brand.timeZone, test.clock.now()), 30),
  fees: [],
  businessState: 'NE',
  conditions: ['Invoice in the name of the business'],
  ...changes,
});

export async function decideApplication(admin: TestClient, id: string, body: object): Promise<DecidedAnswer> {
  const answer = await admin.send('POST', decisionPaths.application(id), body);
  if (answer.statusCode !== 201) throw new Error(`the decision failed: ${answer.body}`);
  return answer.json<DecidedAnswer>();
}

/** Creates an application with an open request for documents. */
export async function waitingForDocuments(test: TestApp): Promise<{ id: string; reference: string }> {
  const application = await submit(test);
  const admin = await signedIn(test, 'admin');
  const asked = { missing: ['quote'], respondBy: '2027-06-30' };
  const answer = await admin.send('POST', decisionPaths.incompleteness(application.id), asked);
  if (answer.statusCode !== 200) throw new Error(`the notice of incompleteness failed: ${answer.body}`);
  return application;
}
