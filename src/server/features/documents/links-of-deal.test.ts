import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Document, documentPaths } from '#contract/documents.ts';
import { type UploadLink, type UploadLinkAnswer, uploadLinkPaths } from '#contract/upload-links.ts';
import { hashToken } from '#server/crypto/tokens.ts';
import { draftDeal, fileForm, signedIn, uploadFile, uploadLink } from '#tests/support/factories.ts';
import { expectRefusal } from '#tests/server/expect-refusal.ts';
import { startTestApp } from '#tests/support/start-test-app.ts';

const t = await startTestApp();
afterAll(() => t.close());
const { query } = t.app.db;
const HOUR = 3_600_000;
const UNKNOWN = '018f0000-0000-7000-8000-000000000000';
let dealer: Awaited<ReturnType<typeof signedIn>>;
let other: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  dealer = await signedIn(t, 'dealer');
  other = await signedIn(t, 'dealer');
});

const linksOf = async (deal: string): Promise<UploadLink[]> =>
  (await dealer.send('GET', uploadLinkPaths.ofDeal(deal))).json<{ uploadLinks: UploadLink[] }>().uploadLinks;
const revoke = (id: string, who = dealer) => who.send('POST', uploadLinkPaths.revoke(id));
const host = { host: 'localhost:3000' };
const look = (token: string) => t.server.inject({ url: uploadLinkPaths.one(token), headers: host });
const bring = (token: string, form = fileForm()) =>
  t.server.inject({ method: 'POST', url: uploadLinkPaths.one(token), headers: host, payload: form });
const idOf = async (token: string): Promise<string> =>
  (
    await query
      .selectFrom('upload_links')
      .select('id')
      .where('token_hash', '=', hashToken(token))
      .executeTakeFirstOrThrow()
  ).id;
const auditOf = (id: string) =>
  query.selectFrom('audit').select(['action', 'actor_id']).where('subject_id', '=', id).orderBy('id').execute();

describe('the upload links of a deal', () => {
  test('are listed newest first, with uses left and state, without URL or token', async () => {
    const { id: deal } = await draftDeal(dealer);
    expect(await linksOf(deal)).toEqual([]);
    const tokens = [
      await uploadLink(dealer, deal, { label: 'Short', expiresInHours: 1 }),
      await uploadLink(dealer, deal, { label: 'Once', maxUses: 1 }),
      await uploadLink(dealer, deal, { label: 'Revoked' }),
      await uploadLink(dealer, deal, { label: 'Open', maxUses: 5 }),
    ] as const;
    expect((await bring(tokens[1])).statusCode).toBe(201);
    expect((await bring(tokens[3])).statusCode).toBe(201);
    await revoke(await idOf(tokens[2]));
    t.clock.advance(HOUR);
    const links = await linksOf(deal);
    expect(
      links.map(({ label, state, remainingUploads, maxUses }) => [label, state, remainingUploads, maxUses]),
    ).toEqual([
      ['Open', 'active', 4, 5],
      ['Revoked', 'revoked', 10, 10],
      ['Once', 'used_up', 0, 1],
      ['Short', 'expired', 10, 10],
    ]);
    expect(links[0]).toMatchObject({
      createdBy: 'Sample Person',
      expiresAt: new Date(t.clock.now().getTime() + 71 * HOUR).toISOString(),
      reference: (await look(tokens[3])).json<UploadLinkAnswer>().reference,
    });
    for (const token of tokens) {
      expect(JSON.stringify(links)).not.toContain(token);
      expect(JSON.stringify(links)).not.toContain(hashToken(token));
    }
  });

  test('return 404 for a deal of another dealership', async () => {
    const { id: deal } = await draftDeal(dealer);
    await uploadLink(dealer, deal);
    for (const one of [deal, UNKNOWN, 'x'])
      expectRefusal(await other.send('GET', uploadLinkPaths.ofDeal(one)), 404, 'not_found');
  });
});

describe('revoking an upload link', () => {
  test('disables it, audits it and keeps received documents', async () => {
    const { id: deal } = await draftDeal(dealer);
    const token = await uploadLink(dealer, deal);
    expect((await bring(token)).statusCode).toBe(201);
    const id = await idOf(token);
    const answer = await revoke(id);
    expect(answer.statusCode).toBe(200);
    expect(answer.json<unknown>()).toMatchObject({ success: true, uploadLink: { id, state: 'revoked' } });
    expectRefusal(await look(token), 404, 'not_found');
    expectRefusal(await bring(token), 404, 'not_found');
    const { documents } = (await dealer.send('GET', documentPaths.ofDeal(deal))).json<{ documents: Document[] }>();
    expect(documents).toHaveLength(1);
    expect(await auditOf(id)).toEqual([
      { action: 'upload_link.created', actor_id: dealer.userId },
      { action: 'upload_link.revoked', actor_id: dealer.userId },
    ]);
  });

  test('succeeds for one of several calls at once; the others and later ones get 409', async () => {
    const { id: deal } = await draftDeal(dealer);
    const id = await idOf(await uploadLink(dealer, deal));
    const answers = await Promise.all(Array.from({ length: 5 }, () => revoke(id)));
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 409, 409, 409, 409]);
    expectRefusal(await revoke(id), 409, 'conflict');
    expect(await auditOf(id)).toHaveLength(2);
  });

  test('during uploads keeps each file answered 201, refuses the rest, and the uses match', async () => {
    const { id: deal } = await draftDeal(dealer);
    const token = await uploadLink(dealer, deal);
    const id = await idOf(token);
    // Of different names, because a repeated file is answered 201 and counts no use.
    const files = Array.from({ length: 6 }, (_, n) => fileForm(`${String(n)}.pdf`));
    const [revoked, ...brought] = await Promise.all([revoke(id), ...files.map((file) => bring(token, file))]);
    expect(revoked.statusCode).toBe(200);
    const kept = brought.filter((answer) => answer.statusCode === 201).length;
    for (const answer of brought) expect([201, 404, 410]).toContain(answer.statusCode);
    const [link] = await linksOf(deal);
    expect(link).toMatchObject({ state: 'revoked', remainingUploads: 10 - kept });
    expectRefusal(await bring(token), 404, 'not_found');
  });

  test('returns 404 for a link of another dealership, and allows a colleague', async () => {
    const { id: deal } = await draftDeal(dealer);
    const token = await uploadLink(dealer, deal);
    const id = await idOf(token);
    for (const one of [id, UNKNOWN, 'x']) expectRefusal(await revoke(one, other), 404, 'not_found');
    expect((await look(token)).statusCode).toBe(200);
    expect((await revoke(id, await signedIn(t, 'dealer', dealer))).statusCode).toBe(200);
  });
});

describe('the documents that a link requests', () => {
  const asked = { requested: ['bank_statements_3', 'owner_id', 'owner_id'] };
  const progress = async (token: string) => (await look(token)).json<UploadLinkAnswer>().requested;

  test('are unique and in the order of the list; a matching file is counted everywhere', async () => {
    const { id: deal } = await draftDeal(dealer);
    const token = await uploadLink(dealer, deal, asked);
    expect(await progress(token)).toEqual([
      { paper: 'owner_id', received: 0 },
      { paper: 'bank_statements_3', received: 0 },
    ]);
    for (const [n, paper] of ['bank_statements_3', 'bank_statements_3', ''].entries())
      expect((await bring(token, fileForm(`${String(n)}.jpg`, undefined, { paper }))).statusCode).toBe(201);
    await uploadFile(dealer, deal, fileForm('id.pdf', undefined, { paper: 'owner_id' }));
    const ticked = [
      { paper: 'owner_id', received: 1 },
      { paper: 'bank_statements_3', received: 2 },
    ];
    expect(await progress(token)).toEqual(ticked);
    expect((await linksOf(deal))[0]?.requested).toEqual(ticked);
    const { documents } = (await dealer.send('GET', documentPaths.ofDeal(deal))).json<{ documents: Document[] }>();
    expect(documents.map(({ paper, uploaderName }) => [paper, uploaderName])).toEqual([
      ['owner_id', 'Sample Person'],
      [null, ''],
      ['bank_statements_3', ''],
      ['bank_statements_3', ''],
    ]);
  });

  test('are refused when one is not on the list, and no use is counted', async () => {
    const { id: deal } = await draftDeal(dealer);
    for (const requested of [['passport'], 'owner_id', [1]])
      expect(
        Object.keys(
          expectRefusal(await dealer.send('POST', uploadLinkPaths.ofDeal(deal), { requested }), 400, 'validation')
            .fields ?? {},
        ),
      ).toEqual([expect.stringMatching(/^requested/)]);
    const token = await uploadLink(dealer, deal, asked);
    expectRefusal(await bring(token, fileForm('a.pdf', undefined, { paper: 'passport' })), 400, 'validation');
    expect((await look(token)).json<UploadLinkAnswer>().remainingUploads).toBe(10);
  });
});
