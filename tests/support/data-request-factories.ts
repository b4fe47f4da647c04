import { dayIn } from '#contract/days.ts';
import { sampleBrand } from '#contract/brand.ts';
import { type DataRequest, dataRequestPaths, type ItemRef } from '#contract/data-requests.ts';
import { fakeClock } from './fake-parts.ts';
import { signedIn } from './factories.ts';
import type { TestApp, TestClient } from './start-test-app.ts';

/** A deletion request received on the first day of the test clock. */
export const sampleDataRequest = (changes: object = {}) => ({
  kind: 'delete',
  name: 'Elena Ramos',
  email: 'elena@example.com',
  verified: 'Called back on the number in the file',
  receivedOn: dayIn(sampleBrand.timeZone, fakeClock().now()),
  ...changes,
});

/** Opens a request as this or a new administrator. */
export async function openedDataRequest(test: TestApp, changes: object = {}, admin?: TestClient): Promise<DataRequest> {
  const who = admin ?? (await signedIn(test, 'admin'));
  const answer = await who.send('POST', dataRequestPaths.all, sampleDataRequest(changes));
  if (answer.statusCode !== 201) throw new Error(`the request was not opened: ${answer.body}`);
  return answer.json<{ request: DataRequest }>().request;
}

/** Selects the records of the person and returns the updated request. */
export async function chooseForRequest(admin: TestClient, id: string, items: ItemRef[]): Promise<DataRequest> {
  const answer = await admin.send('PUT', dataRequestPaths.items(id), { items });
  if (answer.statusCode !== 200) throw new Error(`the records were not selected: ${answer.body}`);
  return answer.json<{ request: DataRequest }>().request;
}
