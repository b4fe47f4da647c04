import { afterAll, describe, expect, test } from 'vitest';
import type { DealStatus } from '#contract/deals.ts';
import { documentPaths, type DocumentsAnswer } from '#contract/documents.ts';
import { type UploadLink, uploadLinkPaths } from '#contract/upload-links.ts';
import { fileForm, PDF, signedIn, submittedDeal, uploadLink } from '#tests/support/factories.ts';
import { MALWARE, startClamd } from '#tests/support/clamd-stand-in.ts';
import { expectRefusal } from '#tests/server/expect-refusal.ts';
import { expectUnused } from '#tests/server/upload-links.ts';
import { startTestApp } from '#tests/support/start-test-app.ts';
import { untilOneWaits } from '#tests/support/waiting-statements.ts';

const clamd = await startClamd();
const t = await startTestApp({ CLAMD_URL: clamd.url });
afterAll(async () => {
  await t.close();
  await clamd.close();
});
clamd.answer('verdict');
const { query } = t.app.db;
const dealer = await signedIn(t, 'dealer');

const put = (id: string, status: DealStatus) =>
  query.updateTable('deals').set({ status }).where('id', '=', id).execute();
const look = (token: string, headers = {}) =>
  t.server.inject({ url: uploadLinkPaths.one(token), headers: { host: 'localhost:3000', ...headers } });
const bring = (token: string, form = fileForm(), headers = {}) =>
  t.server.inject({
    method: 'POST',
    url: uploadLinkPaths.one(token),
    headers: { host: 'localhost:3000', ...headers },
    payload: form,
  });
const create = (id: string, who = dealer) => who.send('POST', uploadLinkPaths.ofDeal(id), {});
const linksOf = (id: string) => query.selectFrom('upload_links').select('id').where('deal_id', '=', id).execute();
const spanish = { 'accept-language': 'es-MX,es;q=0.9' };
const CLOSED = 'We no longer need documents for this application, so this link accepts no files.';

describe.each(['declined', 'sf_deleted'] as const)('a deal that is %s', (status) => {
  test('gets no new link, and answers 404 to another dealership', async () => {
    const { id } = await submittedDeal(dealer);
    await put(id, status);
    expectRefusal(await create(id), 409, 'conflict');
    expectRefusal(await create(id, await signedIn(t, 'dealer')), 404, 'not_found');
    expect(await linksOf(id)).toEqual([]);
  });

  test('closes its links in both languages, stores nothing, and lists them as closed', async () => {
    const { id } = await submittedDeal(dealer);
    const token = await uploadLink(dealer, id, { requested: ['owner_id'] });
    await put(id, status);
    await expectUnused(t, token, async () => {
      for (const answer of [await look(token), await bring(token)]) {
        const refusal = expectRefusal(answer, 410, 'closed');
        expect(refusal).toMatchObject({ valid: false, message: CLOSED });
      }
      for (const answer of [await look(token, spanish), await bring(token, fileForm(), spanish)])
        expect(expectRefusal(answer, 410, 'closed').message).toMatch(/^Ya no necesitamos documentos/);
    });
    const { uploadLinks } = (await dealer.send('GET', uploadLinkPaths.ofDeal(id))).json<{
      uploadLinks: UploadLink[];
    }>();
    expect(uploadLinks.map(({ state }) => state)).toEqual(['closed']);
  });

  test('requests no documents from its dealership', async () => {
    const { id } = await submittedDeal(dealer);
    await uploadLink(dealer, id, { requested: ['owner_id'] });
    const requested = async () =>
      (await dealer.send('GET', documentPaths.ofDeal(id))).json<DocumentsAnswer>().requested.map(({ paper }) => paper);
    expect(await requested()).toEqual(['owner_id']);
    await put(id, status);
    expect(await requested()).toEqual([]);
  });
});

describe('a declined deal', () => {
  test('that is reopened accepts files by its links again', async () => {
    const { id } = await submittedDeal(dealer);
    const token = await uploadLink(dealer, id);
    await put(id, 'declined');
    expectRefusal(await bring(token), 410, 'closed');
    await put(id, 'in_review');
    expect((await bring(token)).statusCode).toBe(201);
  });

  test.each([
    ['a file', fileForm()],
    ['malware', fileForm('a.pdf', new Uint8Array(Buffer.concat([PDF, Buffer.from(MALWARE)])))],
  ])('refuses %s whose upload began before the decision, and stores nothing', async (_what, form) => {
    const { id } = await submittedDeal(dealer);
    const token = await uploadLink(dealer, id);
    await expectUnused(t, token, async () => {
      const { files } = t.app;
      const store = files.put;
      files.put = async (...given) => {
        await store(...given);
        files.put = store;
        await put(id, 'declined');
      };
      expectRefusal(await bring(token, form), 410, 'closed');
    });
  });

  test('gets no link from a call that waits for the decision', async () => {
    const { id } = await submittedDeal(dealer);
    const held = Promise.withResolvers<void>();
    const locked = Promise.withResolvers<void>();
    const decision = t.app.db.tx(async (tx) => {
      await tx.updateTable('deals').set({ status: 'declined' }).where('id', '=', id).execute();
      locked.resolve();
      await held.promise;
    });
    await locked.promise;
    const call = create(id);
    await untilOneWaits(query);
    held.resolve();
    await decision;
    expectRefusal(await call, 409, 'conflict');
    expect(await linksOf(id)).toEqual([]);
  });
});
