import { afterAll, describe, expect, test } from 'vitest';
import { type Document, documentPaths } from '#contract/documents.ts';
import { draftDeal, fileForm, PDF, signedIn, submittedDeal, uploadFile } from '#tests/support/factories.ts';
import { expectRefusal } from '#tests/server/expect-refusal.ts';
import { startTestApp } from '#tests/support/start-test-app.ts';

const t = await startTestApp();
afterAll(() => t.close());

describe('documents of submitted deals for staff under /api/admin', () => {
  test('are listed as for the dealer and downloaded byte for byte, with an audit record', async () => {
    const [dealer, admin] = [await signedIn(t, 'dealer'), await signedIn(t, 'admin')];
    const { id } = await submittedDeal(dealer);
    const document = await uploadFile(dealer, id, fileForm('Bank.pdf'));
    const listed = await admin.send('GET', documentPaths.staffOfDeal(id));
    expect(listed.json<{ documents: Document[] }>().documents).toEqual([document]);
    const answer = await admin.send('GET', documentPaths.staffDownload(document.id));
    expect(answer.rawPayload.equals(PDF)).toBe(true);
    expect(answer.headers['content-disposition']).toContain('attachment; filename="Bank.pdf"');
    const record = t.app.db.query.selectFrom('audit').select('actor_id').where('subject_id', '=', document.id);
    expect(await record.where('action', '=', 'document.downloaded').execute()).toEqual([{ actor_id: admin.userId }]);
  });

  test("exclude drafts; the dealer's routes return 404 to staff", async () => {
    const [dealer, admin] = [await signedIn(t, 'dealer'), await signedIn(t, 'admin')];
    const { id } = await draftDeal(dealer);
    const document = await uploadFile(dealer, id);
    for (const one of [id, 'x'])
      expectRefusal(await admin.send('GET', documentPaths.staffOfDeal(one)), 404, 'not_found');
    for (const one of [document.id, 'x'])
      expectRefusal(await admin.send('GET', documentPaths.staffDownload(one)), 404, 'not_found');
    expectRefusal(await admin.send('GET', documentPaths.download(document.id)), 404, 'not_found');
    expectRefusal(await dealer.send('GET', documentPaths.staffDownload(document.id)), 403);
  });
});
