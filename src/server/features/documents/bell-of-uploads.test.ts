import { afterAll, describe, expect, test } from 'vitest';
import { type Notification, notificationPaths } from '#contract/notifications.ts';
import { uploadLinkPaths } from '#contract/upload-links.ts';
import { draftDeal, fileForm, signedIn, uploadLink } from '#tests/support/factories.ts';
import { startTestApp, type TestClient } from '#tests/support/start-test-app.ts';

const t = await startTestApp();
afterAll(() => t.close());

const send = async (token: string, name: string): Promise<void> => {
  const headers = { host: 'localhost:3000' };
  const answer = await t.server.inject({
    method: 'POST',
    url: uploadLinkPaths.one(token),
    headers,
    payload: fileForm(name),
  });
  expect(answer.statusCode, answer.body).toBe(201);
};
const bellOf = async (who: TestClient): Promise<Pick<Notification, 'title' | 'message' | 'isRead'>[]> =>
  (await who.send('GET', notificationPaths.own))
    .json<{ notifications: Notification[] }>()
    .notifications.map(({ title, message, isRead }) => ({ title, message, isRead }));
const DEAL = 'Ramos Paving, excavator';
const one = (file: string) => ({ title: `Document received: ${DEAL}`, message: `Elena Ramos sent ${file}.` });
const several = (n: number, file: string) => ({
  title: `${String(n)} documents received: ${DEAL}`,
  message: `Elena Ramos sent ${String(n)} documents. The last one is ${file}.`,
});

describe('notifications of documents that a customer sends by one link', () => {
  test('one notification counts them, for each user of the dealership', async () => {
    const dealer = await signedIn(t, 'dealer');
    const colleague = await signedIn(t, 'dealer', dealer);
    const { id } = await draftDeal(dealer);
    const token = await uploadLink(dealer, id);
    await send(token, 'a.pdf');
    for (const who of [dealer, colleague]) expect(await bellOf(who)).toMatchObject([one('a.pdf')]);
    for (const name of ['b.pdf', 'c.pdf', 'd.pdf', 'e.pdf', 'f.pdf']) await send(token, name);
    for (const who of [dealer, colleague]) expect(await bellOf(who)).toMatchObject([several(6, 'f.pdf')]);
    await send(await uploadLink(dealer, id), 'other.pdf');
    expect(await bellOf(dealer)).toMatchObject([one('other.pdf'), several(6, 'f.pdf')]);
  });

  test('counts all that arrive at once', async () => {
    const dealer = await signedIn(t, 'dealer');
    const token = await uploadLink(dealer, (await draftDeal(dealer)).id);
    await Promise.all(Array.from({ length: 6 }, (_, n) => send(token, `at-once-${String(n)}.pdf`)));
    const bell = await bellOf(dealer);
    expect(bell.map((row) => row.title)).toEqual([several(6, '').title]);
  });

  test('a new one after the first was read, and an hour after the last document', async () => {
    const dealer = await signedIn(t, 'dealer');
    const colleague = await signedIn(t, 'dealer', dealer);
    const token = await uploadLink(dealer, (await draftDeal(dealer)).id);
    await send(token, 'a.pdf');
    await dealer.send('POST', notificationPaths.markAllRead);
    await send(token, 'b.pdf');
    expect(await bellOf(dealer)).toMatchObject([
      { ...one('b.pdf'), isRead: 'false' },
      { ...one('a.pdf'), isRead: 'true' },
    ]);
    expect(await bellOf(colleague)).toMatchObject([several(2, 'b.pdf')]);
    t.clock.advance(3_600_001);
    await send(token, 'c.pdf');
    expect(await bellOf(colleague)).toMatchObject([one('c.pdf'), several(2, 'b.pdf')]);
  });
});
