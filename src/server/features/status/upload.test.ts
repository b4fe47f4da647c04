import { afterAll, describe, expect, test } from 'vitest';
import { documentPaths } from '#contract/documents.ts';
import { decisionPaths } from '#contract/decisions.ts';
import { type Notification, notificationPaths } from '#contract/notifications.ts';
import { usualDocuments } from '#contract/required-documents.ts';
import { statusPaths, type StatusLink, type StatusUpload } from '#contract/status-page.ts';
import { sampleDecline, decideApplication } from '#tests/support/decision-factories.ts';
import { signedIn } from '#tests/support/factories.ts';
import { contentOf, followed, sendDocument } from '#tests/support/status-factories.ts';
import { startTestApp } from '#tests/support/start-test-app.ts';
import { storedFiles } from '#tests/support/stored-files.ts';
import { expectRefusal } from '#tests/server/expect-refusal.ts';

const t = await startTestApp();
afterAll(() => t.close());
const { query } = t.app.db;
const admin = await signedIn(t, 'admin');

const filesOf = (id: string) =>
  query.selectFrom('documents').select(['id', 'paper', 'file_name']).where('application_id', '=', id).execute();
const emailsOf = (reference: string, template: string) =>
  query
    .selectFrom('mails')
    .select('id')
    .where('subject_reference', '=', reference)
    .where('template', '=', template)
    .execute();
const accept = (id: string, paper: string) => admin.send('POST', statusPaths.accept(id, paper));

describe('documents on the status page', () => {
  test('a new application asks for the usual documents of its amount', async () => {
    const papers = async (equipmentAmount: string) =>
      (await contentOf(t, (await followed(t, { equipmentAmount })).token)).documents.map(({ paper }) => paper);
    for (const [amount, requestedAmount] of [
      ['$84,500', 84_500],
      ['100k', 100_000],
      ['750k', 750_000],
      ['not sure yet', 0],
    ] as const)
      expect(await papers(amount)).toEqual(usualDocuments({ requestedAmount, status: 'submitted' }));
  });

  test('a file is stored for its document, recorded, and told to the staff', async () => {
    const { id, token, reference } = await followed(t);
    const answer = await sendDocument(t, token, 'quote');
    expect(answer.statusCode, answer.body).toBe(201);
    const { document, missing } = answer.json<StatusUpload>();
    expect([missing, document.paper, document.duplicate]).toEqual([3, 'quote', false]);
    expect(await filesOf(id)).toEqual([{ id: document.id, paper: 'quote', file_name: 'quote.pdf' }]);
    const record = query.selectFrom('audit').select(['action', 'detail']).where('subject_id', '=', document.id);
    expect(await record.execute()).toEqual([
      { action: 'document.uploaded', detail: { application: id, papers: 'quote', flagged: false } },
    ]);
    const bell = await admin.send('GET', notificationPaths.own);
    expect(bell.json<{ notifications: Notification[] }>().notifications).toContainEqual(
      expect.objectContaining({
        title: 'Document received: Ramos Paving LLC',
        message: `The applicant of ${reference} sent quote.pdf. Still missing: 3.`,
      }),
    );
    const link = (await admin.send('GET', statusPaths.link(id))).json<StatusLink>();
    expect(link.documents.find(({ paper }) => paper === 'quote')).toMatchObject({
      state: 'received',
      files: [{ id: document.id, name: 'quote.pdf', quarantined: false }],
    });
    expect((await admin.send('GET', documentPaths.staffDownload(document.id))).statusCode).toBe(200);
  });

  test('only the holder of the file downloads it', async () => {
    const { id, token } = await followed(t);
    const { document } = (await sendDocument(t, token, 'quote')).json<StatusUpload>();
    const [holder, other] = [await signedIn(t, 'sales'), await signedIn(t, 'sales')];
    await query.updateTable('applications').set({ assigned_to: holder.userId }).where('id', '=', id).execute();
    expect((await holder.send('GET', documentPaths.staffDownload(document.id))).statusCode).toBe(200);
    expectRefusal(await other.send('GET', documentPaths.staffDownload(document.id)), 404, 'not_found');
    const dealer = await signedIn(t, 'dealer');
    expectRefusal(await dealer.send('GET', documentPaths.download(document.id)), 404, 'not_found');
  });

  test('the last missing document emails the applicant once, with the link and no sensitive value', async () => {
    const { token, reference, url } = await followed(t, { principalEmail: 'last@example.com' });
    for (const paper of ['owner_id', 'quote', 'bank_letter']) await sendDocument(t, token, paper);
    expect(await emailsOf(reference, 'documents-received')).toHaveLength(0);
    await sendDocument(t, token, 'bank_statements_3');
    await sendDocument(t, token, 'bank_statements_3', { name: 'page-2.pdf', more: 'second' });
    expect(await emailsOf(reference, 'documents-received')).toHaveLength(1);
    const sent = () =>
      t.mailer.sent.filter(({ to, subject }) => to === 'last@example.com' && subject.includes('your documents'));
    await expect.poll(() => sent().length).toBe(1);
    expect(sent()[0]?.subject).toBe(`We received your documents for ${reference}`);
    expect(sent()[0]?.text).toContain(url);
  });

  test('the page lists the files of each document with size and time, and masks what can be a tax number', async () => {
    const { token } = await followed(t);
    await sendDocument(t, token, 'quote', { name: 'SSN 912-34-4821 and 47-3094410.pdf' });
    await sendDocument(t, token, 'quote', { name: 'IMG_20261126_093000.pdf', more: 'second' });
    const { documents } = await contentOf(t, token);
    const at = t.clock.now().toISOString();
    expect(documents.find(({ paper }) => paper === 'quote')).toMatchObject({
      state: 'received',
      files: 2,
      sent: [
        { name: 'SSN ••• and •••.pdf', at },
        { name: 'IMG_20261126_093000.pdf', at },
      ],
    });
    expect(documents.find(({ paper }) => paper === 'owner_id')?.sent).toEqual([]);
  });

  test('the same file sent again is stored once, with its key and without', async () => {
    const { id, token } = await followed(t);
    const headers = { 'idempotency-key': 'the-same-file-again' };
    const first = (await sendDocument(t, token, 'quote', { headers })).json<StatusUpload>();
    expect((await sendDocument(t, token, 'quote', { headers })).json<StatusUpload>()).toEqual(first);
    const again = (await sendDocument(t, token, 'quote')).json<StatusUpload>();
    expect(again.document).toMatchObject({ id: first.document.id, duplicate: true });
    const atOnce = { headers: { 'idempotency-key': 'both-at-once' }, name: 'two.pdf', more: 'two' };
    const both = await Promise.all([1, 2].map(() => sendDocument(t, token, 'quote', atOnce)));
    expect(both.map(({ statusCode }) => statusCode)).toEqual(expect.arrayContaining([201]));
    expect(await filesOf(id)).toHaveLength(2);
  });

  test('a document that staff accepted in between, or that is not asked for, is refused and nothing is stored', async () => {
    const { id, token } = await followed(t);
    const before = storedFiles(t.dataDir).length;
    expect((await accept(id, 'quote')).statusCode).toBe(200);
    expect(expectRefusal(await sendDocument(t, token, 'quote'), 409, 'conflict').message).toContain('already accepted');
    expectRefusal(await sendDocument(t, token, 'insurance'), 409, 'conflict');
    expectRefusal(await sendDocument(t, token, 'no-such-document'), 400, 'validation');
    expect(storedFiles(t.dataDir)).toHaveLength(before);
    expectRefusal(await accept(id, 'quote'), 409, 'conflict');
  });

  test('of an upload and an acceptance at once, the document ends accepted', async () => {
    const { id, token } = await followed(t);
    const [sent, accepted] = await Promise.all([sendDocument(t, token, 'quote'), accept(id, 'quote')]);
    expect(accepted.statusCode).toBe(200);
    expect([201, 409]).toContain(sent.statusCode);
    const { documents } = await contentOf(t, token);
    expect(documents.find(({ paper }) => paper === 'quote')?.state).toBe('accepted');
  });

  test('a decided application takes no files', async () => {
    const { id, token } = await followed(t);
    await decideApplication(admin, id, { ...sampleDecline, replaces: null });
    expectRefusal(await sendDocument(t, token, 'quote'), 409, 'conflict');
    expect((await contentOf(t, token)).takesFiles).toBe(false);
  });

  test('a document that is asked for again is missing again', async () => {
    const { id, token } = await followed(t);
    await sendDocument(t, token, 'quote');
    t.clock.advance(60_000);
    const asked = { missing: ['quote', 'owner_id'], respondBy: '2027-06-30' };
    expect((await admin.send('POST', decisionPaths.incompleteness(id), asked)).statusCode).toBe(200);
    const { documents, phase } = await contentOf(t, token);
    expect(phase).toBe('documents');
    expect(documents.map(({ paper, state }) => [paper, state])).toEqual([
      ['owner_id', 'missing'],
      ['quote', 'missing'],
      ['bank_letter', 'missing'],
      ['bank_statements_3', 'missing'],
    ]);
    expect((await sendDocument(t, token, 'quote')).json<StatusUpload>().document.duplicate).toBe(false);
  });
});

test('20 files a day; a repeated file does not count', async () => {
  const limited = await startTestApp({ RATE_LIMIT: 'on' });
  try {
    const { token } = await followed(limited);
    const send = (n: number) => sendDocument(limited, token, 'quote', { name: `${String(n)}.pdf`, more: String(n) });
    for (let n = 1; n <= 20; n++) expect((await send(n)).statusCode).toBe(201);
    expectRefusal(await send(21), 429, 'rate_limited');
    limited.clock.advance(86_400_000);
  } finally {
    await limited.close();
  }
});
