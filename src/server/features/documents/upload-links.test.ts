import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CustomerUploaded, type UploadLinkAnswer, uploadLinkPaths } from '#contract/upload-links.ts';
import { hashToken } from '#server/crypto/tokens.ts';
import { addContact, draftDeal, fileForm, PDF, signedIn, submittedDeal, uploadLink } from '#tests/support/factories.ts';
import { expectRefusal } from '#tests/server/expect-refusal.ts';
import { dangerous } from '#tests/server/sample-files.ts';
import { documentsOf, expectUnused, linkOf } from '#tests/server/upload-links.ts';
import { startTestApp } from '#tests/support/start-test-app.ts';
import { storedFiles } from '#tests/support/stored-files.ts';

const t = await startTestApp();
afterAll(() => t.close());
const { query } = t.app.db;
const HOUR = 3_600_000;
let dealer: Awaited<ReturnType<typeof signedIn>>;
let deal: string;
beforeAll(async () => {
  dealer = await signedIn(t, 'dealer');
  deal = (await draftDeal(dealer)).id;
});

const stored = (): string[] => storedFiles(t.dataDir);
/** A customer's browser: no cookie, no token, no foreign Origin. */
const call = (
  method: 'GET' | 'HEAD' | 'POST',
  token: string,
  payload?: FormData,
  headers: Record<string, string> = {},
) =>
  t.server.inject({
    method,
    url: uploadLinkPaths.one(token),
    headers: { host: 'localhost:3000', ...headers },
    ...(payload === undefined ? {} : { payload }),
  });
const look = async (token: string): Promise<UploadLinkAnswer> => (await call('GET', token)).json();
const spanish = { 'accept-language': 'es-MX,es;q=0.9' };

describe('POST /api/dealer/deals/{id}/upload-tokens', () => {
  const make = (body: object) => dealer.send('POST', uploadLinkPaths.ofDeal(deal), body);

  test('returns the link once; stores only its hash, and neither in the audit record', async () => {
    const answer = await make({ label: 'Bank statements', expiresInHours: '48', maxUses: 3 });
    expect(answer.statusCode, answer.body).toBe(201);
    const { uploadUrl, expiresAt } = answer.json<{ uploadUrl: string; expiresAt: string }>();
    expect(Object.keys(answer.json<object>())).toEqual(['uploadUrl', 'expiresAt']);
    expect(uploadUrl).toMatch(/^http:\/\/localhost:3000\/upload\/[\w-]{43}$/);
    expect(expiresAt).toBe(new Date(t.clock.now().getTime() + 48 * HOUR).toISOString());
    const token = uploadUrl.slice(-43);
    const link = await linkOf(t, token);
    expect(link).toMatchObject({ label: 'Bank statements', max_uses: 3, uses: 0, created_by: dealer.userId });
    const record = await query.selectFrom('audit').selectAll().where('subject_id', '=', link.id).execute();
    expect(record).toMatchObject([{ action: 'upload_link.created', detail: { deal, hours: 48, uses: 3 } }]);
    expect(JSON.stringify([link, record]) + t.logged()).not.toContain(token);
  });

  test('uses 72 hours, 10 uses and Document upload by default, also for invalid numbers', async () => {
    for (const body of [
      {},
      { label: '', expiresInHours: null, maxUses: '' },
      { expiresInHours: 'soon', maxUses: 'many' },
    ])
      expect(await look(await uploadLink(dealer, deal, body))).toMatchObject({
        label: 'Document upload',
        remainingUploads: 10,
        expiresAt: new Date(t.clock.now().getTime() + 72 * HOUR).toISOString(),
      });
  });

  test('accepts 1 to 720 hours and 1 to 100 uses', async () => {
    for (const body of [{ expiresInHours: 1 }, { expiresInHours: 720 }, { maxUses: 1 }, { maxUses: '100' }])
      expect((await make(body)).statusCode).toBe(201);
    const before = await query.selectFrom('upload_links').select('id').execute();
    for (const [body, field] of [
      [{ expiresInHours: 0 }, 'expiresInHours'],
      [{ expiresInHours: 721 }, 'expiresInHours'],
      [{ expiresInHours: 1.5 }, 'expiresInHours'],
      [{ maxUses: 0 }, 'maxUses'],
      [{ maxUses: '101' }, 'maxUses'],
      [{ maxUses: -1 }, 'maxUses'],
      [{ label: 'x'.repeat(201) }, 'label'],
      [{ label: ['x'] }, 'label'],
    ] as const)
      expect(Object.keys(expectRefusal(await make(body), 400, 'validation').fields ?? {})).toEqual([field]);
    expect(await query.selectFrom('upload_links').select('id').execute()).toEqual(before);
  });

  test('returns 404 for a deal of another dealership, and creates no link', async () => {
    const other = await signedIn(t, 'dealer');
    const before = await query.selectFrom('upload_links').select('id').execute();
    for (const id of [deal, 'x', '018f0000-0000-7000-8000-000000000000'])
      expectRefusal(await other.send('POST', uploadLinkPaths.ofDeal(id), {}), 404, 'not_found');
    expect(await query.selectFrom('upload_links').select('id').execute()).toEqual(before);
  });
});

/** The name of a dealer with the dealership. */
async function requesterOf({ userId }: typeof dealer): Promise<string> {
  const user = query.selectFrom('users').innerJoin('accounts', 'accounts.id', 'users.account_id');
  const { first_name, last_name, name } = await user
    .select(['first_name', 'last_name', 'accounts.name'])
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow();
  return `${first_name} ${last_name}, ${name}`;
}

describe('GET /api/upload/{token}', () => {
  test('names the lender for a link that staff created', async () => {
    const admin = await signedIn(t, 'admin');
    const token = await uploadLink(dealer, deal);
    await query
      .updateTable('upload_links')
      .set({ created_by: admin.userId })
      .where('token_hash', '=', hashToken(token))
      .execute();
    expect(await look(token)).toMatchObject({ requestedBy: t.app.brand.company, salesperson: null });
  });

  test('names the phone of its creator from the CRM, and whether files still notify that person', async () => {
    const colleague = await signedIn(t, 'dealer', dealer);
    const token = await uploadLink(colleague, deal);
    const accounts = query.selectFrom('accounts').select(['crm_id', 'name']).where('id', '=', dealer.accountId);
    const { crm_id: accountId, name: accountName } = await accounts.executeTakeFirstOrThrow();
    const contact = await addContact(await signedIn(t, 'admin'), { email: colleague.email, accountName });
    await query.updateTable('accounts').set({ crm_id: contact.AccountId }).where('id', '=', dealer.accountId).execute();
    expect((await look(token)).salesperson).toMatchObject({ phone: contact.Phone, isNotified: true });
    await query.updateTable('users').set({ status: 'disabled' }).where('id', '=', colleague.userId).execute();
    expect((await look(token)).salesperson).toMatchObject({ isNotified: false });
    await query.updateTable('accounts').set({ crm_id: accountId }).where('id', '=', dealer.accountId).execute();
  });

  test('returns what the link is for; trap 3: reading it many times counts no use', async () => {
    const token = await uploadLink(dealer, deal, { label: 'Bank statements', maxUses: 2 });
    const before = await linkOf(t, token);
    for (const method of ['GET', 'HEAD', 'GET'] as const) expect((await call(method, token)).statusCode).toBe(200);
    expect(await look(token)).toEqual({
      valid: true,
      label: 'Bank statements',
      expiresAt: before.expires_at.toISOString(),
      remainingUploads: 2,
      dealInfo: { borrowerCompany: 'Ramos Paving LLC', borrowerName: 'Elena Ramos', equipmentType: 'construction' },
      reference: `AEF-U-${before.id.slice(-8).toUpperCase()}`,
      requested: [],
      requestedBy: await requesterOf(dealer),
      salesperson: {
        name: 'Sample Person',
        dealership: (await requesterOf(dealer)).split(', ').at(-1),
        phone: '',
        isNotified: true,
      },
    });
    expect(await linkOf(t, token)).toEqual(before);
  });

  test("design 5: returns 404 when unknown or revoked and 410 when expired, with valid false, in the reader's language", async () => {
    const [revoked, over] = [await uploadLink(dealer, deal), await uploadLink(dealer, deal, { expiresInHours: 1 })];
    await query
      .updateTable('upload_links')
      .set({ revoked_at: t.clock.now() })
      .where('token_hash', '=', hashToken(revoked))
      .execute();
    t.clock.advance(HOUR);
    const answers: string[] = [];
    for (const [token, status] of [
      ['x', 404],
      ['y'.repeat(43), 404],
      [revoked, 404],
      [over, 410],
    ] as const) {
      const refusal = expectRefusal(await call('GET', token), status);
      expect(refusal).toMatchObject({ valid: false });
      answers.push(refusal.message);
      expectRefusal(await call('POST', token, fileForm()), status);
      expect(expectRefusal(await call('GET', token, undefined, spanish), status).message).toMatch(/^Este enlace/);
    }
    expect(new Set(answers.slice(0, 3)).size).toBe(1);
  });
});

describe('a deal that was removed from the CRM', () => {
  test('accepts neither files of the dealer nor new links', async () => {
    const { id } = await submittedDeal(dealer);
    await query.updateTable('deals').set({ status: 'sf_deleted' }).where('id', '=', id).execute();
    for (const answer of [
      await dealer.send('POST', `/api/dealer/deals/${id}/upload`, fileForm()),
      await dealer.send('POST', uploadLinkPaths.ofDeal(id), {}),
    ]) {
      const refusal = expectRefusal(answer, 409, 'conflict');
      expect(refusal.message).toBe(
        'This deal was removed from the CRM and accepts no documents. Call us to restore it.',
      );
    }
    expect(await query.selectFrom('documents').selectAll().where('deal_id', '=', id).execute()).toEqual([]);
  });
});

describe('POST /api/upload/{token}', () => {
  test('stores the file as type other in any case, counts one use and notifies the dealership', async () => {
    const token = await uploadLink(dealer, deal, { maxUses: 2 });
    const answer = await call(
      'POST',
      token,
      fileForm('Bank.pdf', undefined, { documentType: 'contract', description: 'Mine' }),
    );
    expect(answer.statusCode, answer.body).toBe(201);
    const { document, ...rest } = answer.json<CustomerUploaded>();
    const { reference } = await look(token);
    expect(rest).toEqual({ success: true, remainingUploads: 1, reference });
    expect(document).toMatchObject({
      fileName: 'Bank.pdf',
      fileSize: PDF.length,
      documentType: 'other',
      duplicate: false,
    });
    expect(await documentsOf(t, token)).toMatchObject([
      { document_type: 'other', description: 'Mine', uploaded_by: null },
    ]);
    expect((await look(token)).remainingUploads).toBe(1);
    const again = (await call('POST', token, fileForm('Copy.pdf'))).json<CustomerUploaded>();
    expect(again.document).toMatchObject({ duplicate: true });
    const told = await query
      .selectFrom('notifications')
      .selectAll()
      .where('user_id', '=', dealer.userId)
      .orderBy('id')
      .execute();
    expect(told.at(-1)).toMatchObject({
      deal_id: deal,
      title: '2 documents received: Ramos Paving, excavator',
      message: 'Elena Ramos sent 2 documents. The last one is Copy.pdf.',
    });
    const record = query.selectFrom('audit').select(['actor_kind']).where('subject_id', '=', document.id);
    expect(await record.execute()).toEqual([{ actor_kind: 'visitor' }]);
  });

  test('checks I3: 12 at once on 3 uses store exactly 3; then GET returns 0 and POST 410', async () => {
    const token = await uploadLink(dealer, deal, { maxUses: 3 });
    const before = stored().length;
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, n) => call('POST', token, fileForm(`${String(n)}.pdf`))),
    );
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([201, 201, 201, ...Array<number>(9).fill(410)]);
    expect(await documentsOf(t, token)).toHaveLength(3);
    expect(stored()).toHaveLength(before + 3);
    expect(await look(token)).toMatchObject({ valid: true, remainingUploads: 0 });
    const refusal = expectRefusal(await call('POST', token, fileForm()), 410, 'gone');
    expect(refusal.message).toBe('This upload link has reached its maximum number of uploads.');
  });

  test('the last use of a link notifies the dealership once of the documents that are missing', async () => {
    const { id } = await submittedDeal(dealer, { dealName: 'Full link' });
    const full = async () =>
      await query
        .selectFrom('notifications')
        .select(['user_id', 'title', 'message', 'priority'])
        .where('deal_id', '=', id)
        .where('title', 'like', 'Upload link full%')
        .execute();
    const requested = ['owner_id', 'bank_letter', 'insurance'];
    const token = await uploadLink(dealer, id, { maxUses: 2, requested });
    const send = (n: number) => call('POST', token, fileForm(`${String(n)}.pdf`, undefined, { paper: 'owner_id' }));
    await send(0);
    expect(await full()).toEqual([]);
    const answers = await Promise.all([1, 2, 3, 4].map(send));
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
    expect(await full()).toEqual([
      {
        user_id: dealer.userId,
        title: 'Upload link full: Full link',
        message: 'Elena’s link is full, 2 documents are missing. Create another link.',
        priority: 'high',
      },
    ]);
    const last = await uploadLink(dealer, id, { maxUses: 1, requested: ['bank_letter'] });
    await call('POST', last, fileForm('letter.pdf', undefined, { paper: 'bank_letter' }));
    expect(await full(), 'nothing that this link requests is missing').toHaveLength(1);
  });

  test('the same file sent again by its link counts no use and is stored once', async () => {
    const token = await uploadLink(dealer, deal, { maxUses: 2 });
    const before = stored().length;
    const first = (await call('POST', token, fileForm('Twice.pdf'))).json<CustomerUploaded>();
    const again = await call('POST', token, fileForm('Twice.pdf'));
    expect(again.statusCode, again.body).toBe(201);
    const { document, remainingUploads } = again.json<CustomerUploaded>();
    expect(remainingUploads).toBe(1);
    expect(document).toEqual({ ...first.document, duplicate: true });
    expect(await documentsOf(t, token)).toHaveLength(1);
    await expect.poll(() => stored().length).toBe(before + 1);
    expect((await call('POST', token, fileForm('Other.pdf'))).json<CustomerUploaded>().remainingUploads).toBe(0);
  });

  test('a link without uses left refuses an unknown key before reading the file', async () => {
    const token = await uploadLink(dealer, deal, { maxUses: 1 });
    await call('POST', token, fileForm(), { 'idempotency-key': 'customer-0011' });
    const { files } = t.app;
    const put = files.put;
    let stores = 0;
    files.put = (...given) => {
      stores += 1;
      return put(...given);
    };
    try {
      const key = { 'idempotency-key': 'customer-0012' };
      expectRefusal(await call('POST', token, fileForm(), key), 410, 'gone');
      expect(stores).toBe(0);
      expect((await call('POST', token, fileForm(), { 'idempotency-key': 'customer-0011' })).statusCode).toBe(201);
      expect(stores).toBe(1);
    } finally {
      files.put = put;
    }
  });

  test('a repeated key counts once, also for the last use', async () => {
    const token = await uploadLink(dealer, deal, { maxUses: 1 });
    const key = { 'idempotency-key': 'customer-0001' };
    const first = await call('POST', token, fileForm(), key);
    const before = stored();
    const again = await call('POST', token, fileForm(), key);
    expect([first.statusCode, again.statusCode]).toEqual([201, 201]);
    expect(again.json<unknown>()).toEqual(first.json<unknown>());
    expectRefusal(await call('POST', token, fileForm(), { 'idempotency-key': 'customer-0002' }), 410, 'gone');
    expect(stored()).toEqual(before);
    expect(await documentsOf(t, token)).toHaveLength(1);
  });

  test.each<[string, () => FormData, number]>([
    ['an extension that is not accepted', () => fileForm('a.zip'), 415],
    ['an empty file', () => fileForm('a.pdf', new Uint8Array()), 400],
    ['no file', () => new FormData(), 400],
    ['a long description', () => fileForm('a.pdf', undefined, { description: 'x'.repeat(501) }), 400],
    ['one byte over the limit', () => fileForm('a.pdf', new Uint8Array(50 * 1024 * 1024 + 1)), 413],
    ...Object.entries(dangerous).map(([name, content]): [string, () => FormData, number] => [
      name,
      () => fileForm(name, content),
      415,
    ]),
  ])('refuses %s, counts no use and stores nothing', async (_what, form, status) => {
    const token = await uploadLink(dealer, deal);
    await expectUnused(t, token, async () => expectRefusal(await call('POST', token, form()), status));
  });

  test("answers refusals in the customer's language", async () => {
    const token = await uploadLink(dealer, deal);
    const refusal = expectRefusal(await call('POST', token, fileForm('a.zip'), spanish), 415);
    expect(refusal.message).toMatch(/^No se acepta este tipo de archivo/);
  });

  test('a link revoked during an upload stores nothing', async () => {
    const token = await uploadLink(dealer, deal);
    await expectUnused(t, token, async () => {
      const { files } = t.app;
      const put = files.put;
      files.put = async (...given) => {
        await put(...given);
        files.put = put;
        await query
          .updateTable('upload_links')
          .set({ revoked_at: t.clock.now() })
          .where('token_hash', '=', hashToken(token))
          .execute();
      };
      expectRefusal(await call('POST', token, fileForm()), 410, 'gone');
    });
  });
});
