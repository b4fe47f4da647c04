import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Document, documentPaths, type DocumentsAnswer } from '#contract/documents.ts';
import { notificationPaths } from '#contract/notifications.ts';
import { uploadLinkPaths } from '#contract/upload-links.ts';
import { JOB_TRIES } from '#server/jobs/queue.ts';
import { MALWARE, startClamd } from '#tests/support/clamd-stand-in.ts';
import { draftDeal, fileForm, PDF, uploadFile, uploadLink } from '#tests/support/factories.ts';
import { startPortal } from '#tests/support/salesforce-stand-in/portal.ts';
import { expectRefusal } from '#tests/server/expect-refusal.ts';
import { pushDocumentToCrm } from './push-to-crm.ts';
import { sweepFiles } from './receive.ts';

const clamd = await startClamd();
const portal = await startPortal({ CLAMD_URL: clamd.url });
afterAll(async () => {
  await portal.close();
  await clamd.close();
});
const { org, t, dealer, admin, query, dealWithLead, listed, waiting, dropJob, retry, recordsOf } = portal;
beforeEach(() => org.faults.clear());

const SENDS = /^POST .*ContentVersion/;
const md5 = (content: Uint8Array): string => createHash('md5').update(content).digest('hex');
let files = 0;
const newForm = (): FormData =>
  fileForm('statement.pdf', new Uint8Array(Buffer.concat([PDF, Buffer.from(`${++files}`)])));
const copiesOf = (lead: string) =>
  org.records.rowsOf('ContentVersion').filter((row) => row['FirstPublishLocationId'] === lead);
const list = async (deal: string): Promise<DocumentsAnswer> =>
  (await dealer.send('GET', documentPaths.ofDeal(deal))).json<DocumentsAnswer>();
const download = (id: string) => dealer.send('GET', documentPaths.download(id));
const rowOf = (id: string) => query.selectFrom('documents').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const stored = (key: string | null): boolean => fs.existsSync(path.join(t.dataDir, 'files', key ?? ''));
const keyOf = async (id: string): Promise<string> => (await rowOf(id)).file_key ?? '';
const synced = (id: string) => expect.poll(async () => (await rowOf(id)).synced_at).not.toBeNull();
/** Added to a deal with a lead while Salesforce fails. Its job then waits for an hour. */
async function failed(dealId: string, kind: Parameters<typeof org.faults.plan>[0] = 'error'): Promise<Document> {
  org.faults.plan(kind, SENDS, { times: 999 });
  const document = await uploadFile(dealer, dealId, newForm());
  await expect.poll(async () => (await listed(document.id))?.attempts).toBe(1);
  await waiting(document.id);
  org.faults.clear();
  return document;
}

describe('moving documents to Salesforce', () => {
  test('sends those of a draft once its lead exists, and later ones, also of customers, at once', async () => {
    const { id } = await draftDeal(dealer);
    const early = await uploadFile(dealer, id, newForm());
    expect(await listed(early.id)).toBeUndefined();
    const key = await keyOf(early.id);
    const { lead } = await dealWithLead(id);
    const late = await uploadFile(dealer, id, newForm());
    const token = await uploadLink(dealer, id);
    const answer = await dealer.send('POST', uploadLinkPaths.one(token), newForm());
    expect(answer.statusCode, answer.body).toBe(201);
    const customers = answer.json<{ document: { id: string } }>().document.id;
    for (const one of [early.id, late.id, customers]) await synced(one);
    await expect.poll(() => stored(key)).toBe(false);
    expect(await rowOf(early.id)).toMatchObject({ file_key: null, key_sealed: null });
    const { documents, leave } = await list(id);
    expect(leave).toBe(true);
    expect(documents.map((one) => [one.syncedToSalesforce, one.downloadable])).toEqual(Array(3).fill(['true', false]));
    expect(copiesOf(lead)).toHaveLength(3);
    expect((await recordsOf(early.id, 'document.synced'))[0]).toMatchObject({
      actor_kind: 'system',
      detail: { deal: id },
    });
    expect(await listed(early.id)).toBeUndefined();
  });

  test('sends the uploaded content; the portal then returns 410 with a message', async () => {
    const { id, lead } = await dealWithLead();
    const content = new Uint8Array(Buffer.concat([PDF, Buffer.alloc(300_000, 7)]));
    const document = await uploadFile(dealer, id, fileForm('Año “1”.pdf', content));
    await synced(document.id);
    expect(copiesOf(lead)[0]).toMatchObject({
      Title: 'Año “1”.pdf',
      ContentSize: content.length,
      Checksum: md5(content),
    });
    expect(expectRefusal(await download(document.id), 410, 'gone').message).toContain('no longer downloadable');
  });

  test.each(['corrupted', 'truncated'] as const)(
    'detects a copy that is %s, and keeps the file until a complete one exists',
    async (kind) => {
      const { id, lead } = await dealWithLead();
      const document = await failed(id, kind);
      expect(await listed(document.id)).toMatchObject({
        fileName: 'statement.pdf',
        dealName: 'Ramos Paving, excavator',
        dealership: 'Sample Dealership',
        state: 'failed',
        lastError: 'Salesforce stored a different file from the one that was sent.',
      });
      expect((await list(id)).documents[0]).toMatchObject({ syncedToSalesforce: 'false', downloadable: true });
      expect((await download(document.id)).statusCode).toBe(200);
      await pushDocumentToCrm(t.app, document.id);
      expect((await rowOf(document.id)).synced_at).not.toBeNull();
      expect(copiesOf(lead).filter((row) => row['Checksum'] !== '0'.repeat(32))).toHaveLength(1);
    },
  );

  test.each(['commit, then silence', 'commit, then hang up'] as const)('%s: creates no second copy', async (kind) => {
    const { id, lead } = await dealWithLead();
    const document = await failed(id, kind);
    expect(copiesOf(lead)).toHaveLength(1);
    await pushDocumentToCrm(t.app, document.id);
    await pushDocumentToCrm(t.app, document.id);
    expect((await rowOf(document.id)).file_key).toBeNull();
    expect(copiesOf(lead)).toHaveLength(1);
  });

  test('records it once when its job runs five times at once', async () => {
    const { id } = await dealWithLead();
    const document = await failed(id);
    await Promise.all(Array.from({ length: 5 }, () => pushDocumentToCrm(t.app, document.id)));
    expect(await recordsOf(document.id, 'document.synced')).toHaveLength(1);
  });

  test('never sends a document in quarantine', async () => {
    const { id } = await draftDeal(dealer);
    const infected = () => fileForm('x.pdf', new Uint8Array(Buffer.concat([PDF, Buffer.from(`${MALWARE}${++files}`)])));
    await dealer.send('POST', documentPaths.upload(id), infected());
    const { lead } = await dealWithLead(id);
    await dealer.send('POST', documentPaths.upload(id), infected());
    const clean = await uploadFile(dealer, id, newForm());
    await synced(clean.id);
    const { documents } = await list(id);
    expect(documents.map((one) => one.quarantined)).toEqual([false, true, true]);
    for (const { id: one } of documents.slice(1)) {
      await t.app.db.query
        .insertInto('outbox')
        .values({ document_id: one, attempts: 0, last_error: null, created_at: t.clock.now() })
        .execute();
      await pushDocumentToCrm(t.app, one);
    }
    expect(copiesOf(lead)).toHaveLength(1);
    await query.deleteFrom('outbox').execute();
  });

  test('keeps a stored file that was tampered with, and staff sees the reason', async () => {
    const { id, lead } = await dealWithLead();
    const document = await failed(id);
    const file = path.join(t.dataDir, 'files', await keyOf(document.id));
    const sealed = fs.readFileSync(file);
    fs.writeFileSync(file, Buffer.from(sealed).fill(0, 60, 70));
    await expect(pushDocumentToCrm(t.app, document.id)).rejects.toThrow('UNREADABLE');
    expect((await listed(document.id))?.lastError).toBe('The stored file cannot be read, or was changed in its store.');
    fs.writeFileSync(file, sealed);
    await pushDocumentToCrm(t.app, document.id);
    expect(copiesOf(lead)).toHaveLength(1);
  });

  test('sends none to a lead that was deleted in Salesforce', async () => {
    const { id, lead } = await dealWithLead();
    org.records.remove('Lead', lead);
    const document = await uploadFile(dealer, id, newForm());
    await expect.poll(async () => (await listed(document.id))?.lastError).toBe('The lead was deleted in Salesforce.');
    expect((await download(document.id)).statusCode).toBe(200);
  });
});

describe('deleting the file after it was recorded', () => {
  test('is done a day later for a file that was left, and never for a document without a copy', async () => {
    const { id } = await dealWithLead();
    const document = await failed(id);
    const kept = await failed(id);
    const [key, keptKey] = [await keyOf(document.id), await keyOf(kept.id)];
    const dying = vi.spyOn(t.app.files, 'remove').mockRejectedValueOnce(new Error('the store is away'));
    await pushDocumentToCrm(t.app, document.id);
    dying.mockRestore();
    expect((await rowOf(document.id)).synced_at).not.toBeNull();
    expect(stored(key)).toBe(true);
    await sweepFiles(t.app, new Date(Date.now() + 25 * 3_600_000));
    expect([stored(key), stored(keptKey)]).toEqual([false, true]);
  });

  test('ends a download that began before with the message of 410', async () => {
    const { id } = await dealWithLead();
    const document = await failed(id);
    const { open } = t.app.files;
    const late = vi.spyOn(t.app.files, 'open').mockImplementationOnce(async (key) => {
      await pushDocumentToCrm(t.app, document.id);
      return open(key);
    });
    expectRefusal(await download(document.id), 410, 'gone');
    late.mockRestore();
  });
});

describe('checks F11: documents that Salesforce refuses', () => {
  test('ten retries after the queue gave up create one copy; staff is notified once per deal', async () => {
    const { id, lead } = await dealWithLead();
    const [first, second] = [await failed(id), await failed(id)];
    org.faults.plan('error', /query/, { times: 999 });
    for (const attempts of [6, JOB_TRIES - 1])
      for (const { id: one } of [first, second]) {
        await query.updateTable('outbox').set({ attempts }).where('id', '=', one).execute();
        await expect(pushDocumentToCrm(t.app, one)).rejects.toThrow('UNKNOWN_EXCEPTION');
      }
    org.faults.clear();
    const heard = (await admin.send('GET', notificationPaths.own)).json<{ notifications: { title: string }[] }>();
    expect(heard.notifications.map((one) => one.title).filter((title) => title.startsWith('Documents not'))).toEqual([
      'Documents not in the CRM: Ramos Paving, excavator',
      'Documents not in the CRM yet: Ramos Paving, excavator',
    ]);
    await dropJob(first.id);
    expect((await listed(first.id))?.state).toBe('stopped');
    const answers = await Promise.all(Array.from({ length: 10 }, () => retry(first.id)));
    expect(answers.every(({ statusCode }) => statusCode === 200 || statusCode === 404)).toBe(true);
    await synced(first.id);
    await pushDocumentToCrm(t.app, second.id);
    expect(copiesOf(lead)).toHaveLength(2);
  });
});
