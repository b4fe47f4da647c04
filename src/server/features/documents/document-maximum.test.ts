import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Document, documentPaths, MAX_DOCUMENTS } from '#contract/documents.ts';
import { type UploadLinkAnswer, uploadLinkPaths } from '#contract/upload-links.ts';
import { newId } from '#server/lib/ids.ts';
import { MALWARE, startClamd } from '#tests/support/clamd-stand-in.ts';
import { draftDeal, fileForm, PDF, signedIn, uploadFile, uploadLink } from '#tests/support/factories.ts';
import { expectRefusal } from '#tests/server/expect-refusal.ts';
import { startTestApp } from '#tests/support/start-test-app.ts';

const clamd = await startClamd();
const t = await startTestApp({ CLAMD_URL: clamd.url });
afterAll(async () => {
  await t.close();
  await clamd.close();
});
const { query } = t.app.db;
let dealer: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  dealer = await signedIn(t, 'dealer');
});
const send = (deal: string, form = fileForm()) => dealer.send('POST', documentPaths.upload(deal), form);
const list = async (deal: string): Promise<Document[]> =>
  (await dealer.send('GET', documentPaths.ofDeal(deal))).json<{ documents: Document[] }>().documents;

/** A deal that accepts one more document. */
async function almostFullDeal(): Promise<string> {
  const { id } = await draftDeal(dealer);
  const first = await uploadFile(dealer, id);
  const row = await query.selectFrom('documents').selectAll().where('id', '=', first.id).executeTakeFirstOrThrow();
  const gone = { file_key: null, key_sealed: null };
  const copies = Array.from({ length: MAX_DOCUMENTS - 2 }, () => ({ ...row, ...gone, id: newId() }));
  await query.insertInto('documents').values(copies).execute();
  return id;
}

describe('the maximum number of documents of a deal', () => {
  test('accepts one of several at once, and answers the others 409 with a message', async () => {
    const deal = await almostFullDeal();
    const answers = await Promise.all(Array.from({ length: 4 }, () => send(deal)));
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([201, 409, 409, 409]);
    expect(expectRefusal(await send(deal), 409, 'conflict').message).toMatch(/^This request already has 500 files/);
    expect(await list(deal)).toHaveLength(MAX_DOCUMENTS);
  });

  test("refuses a file by a link in the customer's language, counts no use and keeps no malware", async () => {
    const deal = await almostFullDeal();
    const at = uploadLinkPaths.one(await uploadLink(dealer, deal, { maxUses: 1 }));
    await uploadFile(dealer, deal);
    const customer = await t.browser({ 'accept-language': 'es' });
    const refusal = expectRefusal(await customer.send('POST', at, fileForm()), 409, 'conflict');
    expect(refusal.message).toMatch(/^Esta solicitud ya tiene 500 archivos/);
    const infected = fileForm('a.pdf', new Uint8Array(Buffer.concat([PDF, Buffer.from(MALWARE)])));
    expectRefusal(await customer.send('POST', at, infected), 415);
    expect((await customer.send('GET', at)).json<UploadLinkAnswer>()).toMatchObject({ remainingUploads: 1 });
    expect((await list(deal)).filter((one) => one.quarantined)).toEqual([]);
  });
});
