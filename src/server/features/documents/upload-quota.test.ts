import { afterAll, expect, test } from 'vitest';
import { dealPaths } from '#contract/deals.ts';
import { documentPaths } from '#contract/documents.ts';
import { uploadLinkPaths } from '#contract/upload-links.ts';
import { draftDeal, fileForm, sampleDeal, signedIn, uploadLink } from '#tests/support/factories.ts';
import { expectRefusal } from '#tests/server/expect-refusal.ts';
import { startTestApp } from '#tests/support/start-test-app.ts';

const t = await startTestApp({ RATE_LIMIT: 'on', HOST: '127.0.0.1' });
afterAll(() => t.close());
const MEGABYTES = 10_000;

test('a dealership stores at most 10 GB a day, including uploads by its links', async () => {
  const dealer = await signedIn(t, 'dealer');
  const colleague = await signedIn(t, 'dealer', dealer);
  const other = await signedIn(t, 'dealer');
  const { id } = await draftDeal(dealer);
  const token = await uploadLink(dealer, id);
  const send = (who: typeof dealer, deal: string) => who.send('POST', documentPaths.upload(deal), fileForm());
  expect((await send(dealer, id)).statusCode).toBe(201);
  await t.app.limits.count('uploadMegabytes', dealer.accountId, MEGABYTES);
  for (const who of [dealer, colleague]) {
    const refusal = expectRefusal(await send(who, id), 429, 'rate_limited');
    expect(refusal.message).toMatch(/^Your dealership stored 10 GB of documents today\. Please wait \d+ hours\.$/);
  }
  const headers = { host: 'localhost:3000' };
  const byLink = { method: 'POST', url: uploadLinkPaths.one(token), headers, payload: fileForm() } as const;
  expectRefusal(await t.server.inject(byLink), 429, 'rate_limited');
  expect((await send(other, (await draftDeal(other)).id)).statusCode).toBe(201);
});

test('a dealership creates at most 300 deals a day', async () => {
  const dealer = await signedIn(t, 'dealer');
  await t.app.limits.count('deal', dealer.accountId, 299);
  expect((await dealer.send('POST', dealPaths.own, sampleDeal())).statusCode).toBe(201);
  const refusal = expectRefusal(await dealer.send('POST', dealPaths.own, sampleDeal()), 429, 'rate_limited');
  expect(refusal.message).toMatch(/^Your dealership created 300 deals today\. Please wait \d+ hours\.$/);
});
