import { dayIn } from '#contract/days.ts';
import { sampleBrand } from '#contract/brand.ts';
import { type DataRequest, dataRequestPaths, type ItemRef } from '#contract/data-requests.ts';
import { fakeClock } from './fake-parts.ts';
import { signedIn } from './factories.ts';
import type { TestApp, TestClient } from './start-test-app.ts';

/** A request to delete, of the day on which the test's clock begins. */
export const sampleDataRequest = (changes: object = {}) => ({
  kind: 'delete',
  name: 'Elena Ramos',
  email: 'elena@example.com',
  verified: 'Called back on the number in the file',
  receivedOn: dayIn(sampleBrand.timeZone, fakeClock().now()),
  ...changes,
});

/** One open request, opened by this or a new administrator. */
export async function openedDataRequest(test: TestApp, changes: object = {}, admin?: TestClient): Promise<DataRequest> {
  const who = admin ?? (await signedIn(test, 'admin'));
  const answer = await who.send('POST', dataRequestPaths.all, sampleDataRequest(changes));
  if (answer.statusCode !== 201) throw new Error(`not opened: ${answer.body}`);
  return answer.json<{ request: DataRequest }>().request;
}

/** Says what is this person's, and answers the request as it stands then. */
export async function chooseForRequest(admin: TestClient, id: string, items: ItemRef[]): Promise<DataRequest> {
  const answer = await admin.send('PUT', dataRequestPaths.items(id), { items });
  if (answer.statusCode !== 200) throw new Error(`not chosen: ${answer.body}`);
  return answer.json<{ request: DataRequest }>().request;
}
