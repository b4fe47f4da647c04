import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Document, documentPaths, documentTypes, dealerExtensions, MAX_FILE_BYTES } from '#contract/documents.ts';
import { draftDeal, fileForm, PDF, signedIn, submittedDeal, uploadFile } from '#tests/support/factories.ts';
import { expectRefusal } from '#tests/server/expect-refusal.ts';
import { dangerous, harmless, odd } from '#tests/server/sample-files.ts';
import { startTestApp } from '#tests/support/start-test-app.ts';
import { storedFiles } from '#tests/support/stored-files.ts';
import { sweepFiles } from './receive.ts';

const t = await startTestApp();
afterAll(() => t.close());
const { query } = t.app.db;
let dealer: Awaited<ReturnType<typeof signedIn>>;
let other: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  dealer = await signedIn(t, 'dealer');
  other = await signedIn(t, 'dealer');
});

const folder = path.join(t.dataDir, 'files');
const stored = (): string[] => storedFiles(t.dataDir);
const rows = (deal: string) => query.selectFrom('documents').selectAll().where('deal_id', '=', deal).execute();
const send = (deal: string, form: unknown, headers: Record<string, string> = {}) =>
  dealer.send('POST', documentPaths.upload(deal), form, headers);
const list = async (deal: string): Promise<Document[]> =>
  (await dealer.send('GET', documentPaths.ofDeal(deal))).json<{ documents: Document[] }>().documents;
const download = (id: string, who = dealer) => who.send('GET', documentPaths.download(id));
/** The form as the bytes that a browser sends. */
async function bytesOf(form: FormData): Promise<{ body: Buffer; type: string }> {
  const response = new Response(form);
  return { body: Buffer.from(await response.arrayBuffer()), type: response.headers.get('content-type') ?? '' };
}

async function expectNothing(deal: string, work: () => Promise<unknown>): Promise<void> {
  const before = stored();
  await work();
  expect(await rows(deal)).toEqual([]);
  expect(stored()).toEqual(before);
}

describe('POST /api/dealer/deals/{id}/upload', () => {
  test('stores a document, encrypted, with its audit record', async () => {
    const { id } = await draftDeal(dealer);
    const fields = { documentType: 'bank_statement', description: 'September' };
    const answer = await send(id, fileForm('Bank año.pdf', undefined, fields));
    expect(answer.statusCode, answer.body).toBe(201);
    const { document } = answer.json<{ document: Document }>();
    expect(answer.json<unknown>()).toEqual({
      success: true,
      document: {
        id: document.id,
        fileName: 'Bank año.pdf',
        fileSize: PDF.length,
        documentType: 'bank_statement',
        uploadedAt: t.clock.now().toISOString(),
        syncedToSalesforce: 'false',
        description: 'September',
        uploadedBy: 'dealer',
        uploaderName: 'Sample Person',
        paper: null,
        quarantined: false,
        downloadable: true,
        suggestedType: null,
        flagged: false,
        duplicateOf: null,
        replacedBy: null,
      },
    });
    const [row] = await rows(id);
    const file = fs.readFileSync(path.join(folder, row?.file_key ?? ''));
    expect(file.includes('Catalog')).toBe(false);
    expect(row?.file_key).not.toContain('Bank');
    const record = await query.selectFrom('audit').selectAll().where('subject_id', '=', document.id).execute();
    expect(record).toMatchObject([
      { action: 'document.uploaded', actor_id: dealer.userId, detail: { deal: id, type: 'bank_statement' } },
    ]);
    expect(JSON.stringify(record)).not.toContain('Bank');
  });

  test('accepts fields after the file; type other and the name as description by default', async () => {
    const { id } = await draftDeal(dealer);
    const form = fileForm('W-2.pdf');
    form.append('documentType', 'tax_return');
    expect(await uploadFile(dealer, id, form)).toMatchObject({ documentType: 'tax_return' });
    expect(
      await uploadFile(dealer, id, fileForm('W-2.pdf', undefined, { documentType: '', description: ' ' })),
    ).toMatchObject({
      documentType: 'other',
      description: 'Uploaded W-2.pdf',
      suggestedType: 'proof_of_income',
    });
  });

  test.each(documentTypes)('accepts documentType %s', async (documentType) => {
    const { id } = await draftDeal(dealer);
    expect(await uploadFile(dealer, id, fileForm('a.pdf', undefined, { documentType }))).toMatchObject({
      documentType,
    });
  });

  test('accepts the nine extensions in any case, and refuses others with a message', async () => {
    const { id } = await draftDeal(dealer);
    for (const extension of dealerExtensions) await uploadFile(dealer, id, fileForm(`a.${extension.toUpperCase()}`));
    const empty = await draftDeal(dealer);
    for (const name of ['a.exe', 'a.pdf.exe', 'a.heic', 'a.txt', 'a.html', 'a.docm', '.htaccess', 'a', '.pdf'])
      await expectNothing(empty.id, async () => {
        const refusal = expectRefusal(await send(empty.id, fileForm(name)), 415, 'unsupported_media_type');
        expect(refusal.message).toContain('pdf, doc, docx, xls, xlsx, jpg, jpeg, png, gif');
      });
  });

  test.each(Object.keys(dangerous))('refuses %s by its content', async (name) => {
    const { id } = await draftDeal(dealer);
    await expectNothing(id, async () =>
      expectRefusal(await send(id, fileForm(name, dangerous[name])), 415, 'unsupported_media_type'),
    );
  });

  test('flags content that is different or unknown', async () => {
    const { id } = await draftDeal(dealer);
    for (const [name, content] of Object.entries(harmless))
      expect(await uploadFile(dealer, id, fileForm(name, content)), name).toMatchObject({ flagged: false });
    for (const [name, content] of Object.entries(odd))
      expect(await uploadFile(dealer, id, fileForm(name, content)), name).toMatchObject({ flagged: true });
  });

  test('marks the same content as a duplicate within a deal, not across deals', async () => {
    const [one, two] = [await draftDeal(dealer), await draftDeal(dealer)];
    const first = await uploadFile(dealer, one.id);
    expect(await uploadFile(dealer, one.id, fileForm('copy.pdf'))).toMatchObject({ duplicateOf: first.id });
    expect(await uploadFile(dealer, two.id)).toMatchObject({ duplicateOf: null });
    expect((await list(one.id)).map((document) => document.duplicateOf)).toEqual([first.id, null]);
    const [row] = await rows(one.id);
    expect(row?.content_mac).toMatch(/^[\w-]{43}$/);
  });

  test('a later file of the same name replaces the earlier one, except a picture, a copy or another type', async () => {
    const { id } = await draftDeal(dealer);
    const pdf = (text: string) => new Uint8Array(Buffer.concat([PDF, Buffer.from(`\n% ${text}`)]));
    const add = async (name: string, content: Uint8Array<ArrayBuffer>, fields = {}) =>
      (await uploadFile(dealer, id, fileForm(name, content, fields))).id;
    const replacedBy = async (one: string) => (await list(id)).find((document) => document.id === one)?.replacedBy;
    const first = await add('Quote.pdf', pdf('1'));
    const second = await add('quote.PDF', pdf('2'), { documentType: 'purchase_order' });
    expect(await replacedBy(first)).toBe(second);
    const third = await add('Quote.pdf', pdf('3'), { documentType: 'purchase_order', paper: 'quote' });
    expect([await replacedBy(first), await replacedBy(second)]).toEqual([third, third]);
    await add('Quote.pdf', pdf('3'), { documentType: 'purchase_order', paper: 'quote' });
    await add('Quote.pdf', pdf('4'), { documentType: 'invoice' });
    await add('Quote 2.pdf', pdf('5'));
    expect(await replacedBy(third)).toBeNull();
    const picture = harmless['photo.jpg'] ?? new Uint8Array();
    const front = await add('image.jpg', picture);
    await add('image.jpg', new Uint8Array([...picture, 1]));
    expect(await replacedBy(front)).toBeNull();
    expect(await replacedBy(first)).toBe(
      (await list(id)).findLast(({ documentType }) => documentType === 'invoice')?.id,
    );
  });

  test('returns 50 MB byte for byte, and refuses one byte more with 413', async () => {
    const { id } = await draftDeal(dealer);
    const content = new Uint8Array(MAX_FILE_BYTES + 1).fill(7);
    content.set(PDF);
    await expectNothing(id, async () => {
      const refusal = expectRefusal(await send(id, fileForm('a.pdf', content)), 413, 'too_large');
      expect(refusal.message).toBe('File exceeds 50MB limit');
    });
    const exact = content.subarray(0, MAX_FILE_BYTES);
    const document = await uploadFile(dealer, id, fileForm('a.pdf', exact));
    expect(document.fileSize).toBe(52_428_800);
    expect((await download(document.id)).rawPayload.equals(exact)).toBe(true);
  });

  test.each<[string, () => FormData, number]>([
    ['no file', () => formOf({ documentType: 'other' }), 400],
    ['a file that was not chosen', () => fileForm('', new Uint8Array()), 400],
    ['an empty file', () => fileForm('a.pdf', new Uint8Array()), 400],
    ['two files', () => twice(fileForm()), 400],
    ['a file of another name', () => renamed(), 400],
    ['an unknown type', () => fileForm('a.pdf', undefined, { documentType: 'passport' }), 400],
    ['a long description', () => fileForm('a.pdf', undefined, { description: 'x'.repeat(501) }), 400],
    ['a field of 1 MB', () => fileForm('a.pdf', undefined, { description: 'x'.repeat(1024 * 1024) }), 413],
    ['a field of 1 MB after the file', () => with1Mb(fileForm()), 413],
    [
      '1,000 fields',
      () => formOf(Object.fromEntries(Array.from({ length: 1000 }, (_, n) => [`f${String(n)}`, 'x']))),
      400,
    ],
    ['a file name of 1 MB', () => fileForm(`${'x'.repeat(1024 * 1024)}.pdf`), 400],
  ])('refuses %s and stores nothing', async (_what, form, status) => {
    const { id } = await draftDeal(dealer);
    await expectNothing(id, async () => expectRefusal(await send(id, form()), status));
  });

  test('stores nothing for an incomplete form or another content type', async () => {
    const { id } = await draftDeal(dealer);
    const { body, type } = await bytesOf(fileForm());
    await expectNothing(id, async () => {
      for (const [content, as, status] of [
        [body.subarray(0, body.length - 20), type, 400],
        [body.subarray(0, 200), type, 400],
        [Buffer.alloc(0), type, 400],
        [body, 'multipart/form-data', 400],
        [body, 'multipart/form-data; boundary=other', 400],
        [body, 'text/plain', 415],
        [Buffer.from('{}'), 'application/json', 415],
      ] as const)
        expectRefusal(await send(id, content, { 'content-type': as }), status);
    });
  });

  test('a repeated key returns the first document and stores no second file', async () => {
    const { id } = await draftDeal(dealer);
    const key = { 'idempotency-key': 'upload-0001' };
    const first = await send(id, fileForm(), key);
    const files = stored();
    const again = await send(id, fileForm(), key);
    expect([first.statusCode, again.statusCode]).toEqual([201, 201]);
    expect(again.json<unknown>()).toEqual(first.json<unknown>());
    expectRefusal(await send(id, fileForm('other.pdf'), key), 422, 'idempotency_mismatch');
    expectRefusal(await send(id, fileForm(), { 'idempotency-key': 'x' }), 400);
    expect(await rows(id)).toHaveLength(1);
    expect(stored()).toEqual(files);
  });

  test('a deal deleted during an upload deletes its documents; the cleanup deletes their files', async () => {
    const { id } = await draftDeal(dealer);
    await uploadFile(dealer, id);
    const [row] = await rows(id);
    await Promise.all([send(id, fileForm()), dealer.send('DELETE', `/api/dealer/deals/${id}`)]);
    expect(await rows(id)).toEqual([]);
    const kept = await draftDeal(dealer);
    const { id: documentId } = await uploadFile(dealer, kept.id);
    await sweepFiles(t.app, new Date(Date.now() + 48 * 3_600_000));
    expect(stored()).not.toContain(row?.file_key);
    expect((await download(documentId)).statusCode).toBe(200);
    expect(stored().filter((name) => name.endsWith('.part'))).toEqual([]);
  });
});

describe('GET /api/dealer/deals/{id}/documents and the download', () => {
  test('lists the documents newest first', async () => {
    const { id } = await submittedDeal(dealer);
    expect(await list(id)).toEqual([]);
    const [first, second] = [
      await uploadFile(dealer, id),
      await uploadFile(dealer, id, fileForm('b.pdf', new Uint8Array([1]))),
    ];
    expect((await list(id)).map((document) => document.id)).toEqual([second.id, first.id]);
  });

  test('always sends an attachment, byte for byte, and audits it', async () => {
    const { id } = await draftDeal(dealer);
    const document = await uploadFile(dealer, id, fileForm('año "1".pdf'));
    const answer = await download(document.id);
    expect(answer.rawPayload.equals(PDF)).toBe(true);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename="a_o _221_22.pdf"; filename*=UTF-8''a%C3%B1o%20%25221%2522.pdf`,
      'content-length': String(PDF.length),
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
    });
    const record = query.selectFrom('audit').select('actor_id').where('subject_id', '=', document.id);
    expect(await record.where('action', '=', 'document.downloaded').execute()).toEqual([{ actor_id: dealer.userId }]);
  });

  test('trap 18: returns 410 with a message once only the CRM has it', async () => {
    const { id } = await draftDeal(dealer);
    const document = await uploadFile(dealer, id);
    const moved = { file_key: null, key_sealed: null, synced_at: t.clock.now() };
    await query.updateTable('documents').set(moved).where('id', '=', document.id).execute();
    expect(expectRefusal(await download(document.id), 410, 'gone').message).toContain('no longer downloadable');
    expect((await list(id))[0]).toMatchObject({ syncedToSalesforce: 'true', downloadable: false });
  });

  test('a tampered byte at the beginning is an error without data; a later one aborts the download', async () => {
    const { id } = await draftDeal(dealer);
    const content = new Uint8Array(300_000).fill(9);
    const document = await uploadFile(dealer, id, fileForm('a.pdf', content));
    const [row] = await rows(id);
    const file = path.join(folder, row?.file_key ?? '');
    const whole = fs.readFileSync(file);
    const flip = (at: number): void => {
      const changed = Buffer.from(whole);
      changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
      fs.writeFileSync(file, changed);
    };
    flip(100);
    expectRefusal(await download(document.id), 500, 'internal');
    flip(250_000);
    await expect(download(document.id)).rejects.toThrow();
    fs.writeFileSync(file, whole.subarray(0, 200_000));
    await expect(download(document.id)).rejects.toThrow();
    fs.rmSync(file);
    expectRefusal(await download(document.id), 500, 'internal');
  });
});

describe('documents of another dealership', () => {
  test('each call returns the same 404 as for an unknown document, and stores nothing', async () => {
    const { id } = await draftDeal(other);
    const document = await uploadFile(other, id);
    const before = stored();
    const unknown = '018f0000-0000-7000-8000-000000000000';
    for (const [method, path] of [
      ['GET', documentPaths.ofDeal],
      ['POST', documentPaths.upload],
    ] as const)
      for (const one of [id, unknown, 'x'])
        expectRefusal(
          await dealer.send(method, path(one), method === 'POST' ? fileForm() : undefined),
          404,
          'not_found',
        );
    for (const one of [document.id, unknown, 'x']) expectRefusal(await download(one), 404, 'not_found');
    expect(stored()).toEqual(before);
    const colleague = await signedIn(t, 'dealer', other);
    expect((await download(document.id, colleague)).statusCode).toBe(200);
  });
});

const formOf = (fields: Record<string, string>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
};
const twice = (form: FormData): FormData => {
  form.append('file', new Blob(['x']), 'b.pdf');
  return form;
};
const with1Mb = (form: FormData): FormData => {
  form.append('description', 'x'.repeat(1024 * 1024));
  return form;
};
const renamed = (): FormData => {
  const form = new FormData();
  form.append('document', new Blob([new Uint8Array(PDF)]), 'a.pdf');
  return form;
};
