import { afterAll, describe, expect, test } from 'vitest';
import { uploadLinkPaths } from '#contract/upload-links.ts';
import { hashToken } from '#server/crypto/tokens.ts';
import { draftDeal, fileForm, signedIn, uploadLink } from '#tests/support/factories.ts';
import { startTestApp } from '#tests/support/start-test-app.ts';
import { emailUploads } from './upload.ts';

const t = await startTestApp();
afterAll(() => t.close());
const { query } = t.app.db;

/** A customer sends these files by a link of this dealer, and the job runs twice at once. */
async function sendAndTell(dealer: Awaited<ReturnType<typeof signedIn>>, names: string[]) {
  const deal = (await draftDeal(dealer)).id;
  const token = await uploadLink(dealer, deal);
  for (const name of names) {
    const headers = { host: 'localhost:3000' };
    const sent = { method: 'POST' as const, url: uploadLinkPaths.one(token), headers, payload: fileForm(name) };
    expect((await t.server.inject(sent)).statusCode).toBe(201);
  }
  const links = query.selectFrom('upload_links').select('id').where('token_hash', '=', hashToken(token));
  const { id } = await links.executeTakeFirstOrThrow();
  await Promise.all([emailUploads(t.app, id), emailUploads(t.app, id)]);
  return { deal, tellAgain: () => emailUploads(t.app, id) };
}
const mailsTo = (address: string) =>
  query
    .selectFrom('mails')
    .select('id')
    .where('template', '=', 'customer-uploaded')
    .where('to_address', '=', address)
    .execute();

describe("dealer portal 7: the email about a customer's files", () => {
  test('goes to the creator of the link, once', async () => {
    const dealer = await signedIn(t, 'dealer');
    const { deal } = await sendAndTell(dealer, ['a.pdf', 'b.heic', 'c.txt', 'd.csv']);
    expect(await mailsTo(dealer.email)).toHaveLength(1);
    const sent = () => t.mailer.sent.filter((mail) => mail.to === dealer.email);
    await expect.poll(() => sent().length).toBe(1);
    expect(sent()[0]?.subject).toBe('Elena Ramos sent 4 documents');
    for (const word of ['a.pdf', 'd.csv', `/dealer/deals/${deal}`]) expect(sent()[0]?.text).toContain(word);
  });

  test('is not sent to a user who disabled emails, and not later either', async () => {
    const dealer = await signedIn(t, 'dealer');
    const wants = (mails: 'none' | 'all') =>
      query.updateTable('users').set({ mail_updates: mails }).where('id', '=', dealer.userId).execute();
    await wants('none');
    const { tellAgain } = await sendAndTell(dealer, ['a.pdf']);
    await wants('all');
    await tellAgain();
    expect(await mailsTo(dealer.email)).toEqual([]);
  });
});
