import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { sampleBrand } from '#contract/brand.ts';
import { type DataRequest, dataRequestPaths, type ItemRef, type RemovalsAnswer } from '#contract/data-requests.ts';
import { decisionPaths } from '#contract/decisions.ts';
import { notePaths } from '#contract/notes.ts';
import { uploadLinkPaths } from '#contract/upload-links.ts';
import { dataRequestWords as words } from '#copy/portal/data-requests.ts';
import { sealAudit } from '#server/features/audit/seal.ts';
import { verifyAudit } from '#server/features/audit/verify.ts';
import { monthsBefore } from '#server/features/retention/purge.ts';
import { chooseForRequest, openedDataRequest } from '#tests/support/data-request-factories.ts';
import { decideApplication, sampleDecline } from '#tests/support/decision-factories.ts';
import {
  draftDeal,
  fileForm,
  openChat,
  sampleDeal,
  sendInvite,
  signedIn,
  submit,
  submittedDeal,
  uploadFile,
  uploadLink,
} from '#tests/support/factories.ts';
import { expectRefusal } from '#tests/server/expect-refusal.ts';
import { startTestApp } from '#tests/support/start-test-app.ts';

/** An installation with a longer retention than the law requires. */
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'brand-'));
const BRAND_FILE = path.join(folder, 'brand.json');
fs.writeFileSync(BRAND_FILE, JSON.stringify({ ...sampleBrand, retentionMonths: 60 }));
const t = await startTestApp({ BRAND_FILE });
afterAll(async () => {
  await t.close();
  fs.rmSync(folder, { recursive: true });
});
const { query } = t.app.db;
const admin = await signedIn(t, 'admin');
const dealer = await signedIn(t, 'dealer');
const DAY = 86_400_000;
const ago = (months: number, days = 0): Date => new Date(monthsBefore(t.clock.now(), months).getTime() - days * DAY);

const application = (id: string): ItemRef => ({ kind: 'application', id });
async function requestFor(...items: ItemRef[]): Promise<DataRequest> {
  const { id } = await openedDataRequest(t, {}, admin);
  return chooseForRequest(admin, id, items);
}
const remove = (request: string, ...items: ItemRef[]) =>
  admin.send('POST', dataRequestPaths.removals(request), { items });
const removed = async (request: string, ...items: ItemRef[]) =>
  (await remove(request, ...items)).json<RemovalsAnswer>();
const age = (id: string, at: Date) =>
  query
    .updateTable('applications')
    .set({ closed_at: at, decided_at: at, created_at: at })
    .where('id', '=', id)
    .execute();
const exists = async (
  table: 'applications' | 'deals' | 'chat_sessions' | 'application_invites' | 'mails',
  id: string,
) => (await query.selectFrom(table).select('id').where('id', '=', id).execute()).length === 1;
async function declined(at: Date, changes: object = {}): Promise<string> {
  const { id } = await submit(t, changes);
  await decideApplication(admin, id, sampleDecline);
  await age(id, at);
  return id;
}

describe('deletion on request, as far as the law allows', () => {
  test("of an application works from 25 months after its decision, whatever the lender's retention", async () => {
    const [over, young] = [await declined(ago(25, 1)), await declined(new Date(ago(25).getTime() + DAY))];
    const request = await requestFor(application(over), application(young));
    expect(request.items.map((one) => [one.id, one.kept?.why ?? null])).toEqual([
      [young, 'period'],
      [over, null],
    ]);
    const kept = request.items[0]?.kept?.until ?? '';
    expect(kept.slice(0, 10)).toBe(new Date(t.clock.now().getTime() + DAY).toISOString().slice(0, 10));
    const { results, request: after } = await removed(request.id, application(over), application(young));
    expect(results).toEqual([
      { ...application(over), removed: true, why: '' },
      { ...application(young), removed: false, why: words.kept.period },
    ]);
    expect([await exists('applications', over), await exists('applications', young)]).toEqual([false, true]);
    expect([request.acted, after.acted]).toEqual([false, true]);
    expect(after.gone).toEqual([{ ...application(over), removedAt: t.clock.now().toISOString() }]);
    expectRefusal(await admin.send('GET', `/api/admin/applications/${over}`), 404);
  });

  test('is recorded without content, and the audit chain still verifies', async () => {
    const link = await sendInvite(dealer);
    const signer = { principalName: 'Margarita Solano', primarySignature: 'Margarita Solano' };
    const id = await declined(ago(26), { ...signer, inviteToken: link.token });
    await sealAudit(t.app.db, t.app.vault, t.clock.now());
    const request = await requestFor(application(id));
    await removed(request.id, application(id));
    const rows = await query.selectFrom('audit').selectAll().where('subject_id', 'in', [id, request.id]).execute();
    expect(rows.map((row) => row.action)).toEqual(
      expect.arrayContaining(['application.purged', 'data_request.removed']),
    );
    expect(JSON.stringify(rows)).not.toContain('Solano');
    // The record about the prefilled personal link is emptied too.
    const ofLink = await query
      .selectFrom('audit')
      .selectAll()
      .where('subject_id', '=', link.id)
      .orderBy('id')
      .execute();
    expect(ofLink.at(-1)?.action).toBe('application_invite.purged');
    expect(ofLink.map((row) => row.action)).toContain('application_invite.completed');
    expect(ofLink.slice(0, -1).every((row) => row.ip === '')).toBe(true);
    const own = rows.find((row) => row.action === 'data_request.removed');
    expect(own).toMatchObject({ actor_id: admin.userId, detail: { kind: 'application', item: id } });
    await sealAudit(t.app.db, t.app.vault, t.clock.now());
    expect(await verifyAudit(query, t.app.vault)).toMatchObject({ pending: 0, fault: null });
  });

  test('is refused with the reason for a hold, an open or funded deal, a missing decision and a review', async () => {
    const held = await declined(ago(40));
    await admin.send('PATCH', `/api/admin/applications/${held}/legal-hold`, {
      hold: true,
      reason: 'Letter of counsel',
    });
    const invite = await sendInvite(dealer);
    const inDeal = (await submit(t, { inviteToken: invite.token })).id;
    const made = await dealer.send('POST', '/api/dealer/deals', { ...sampleDeal(), applicationInviteId: invite.id });
    await dealer.send('POST', `/api/dealer/deals/${made.json<{ deal: { id: string } }>().deal.id}/submit`);
    await age(inDeal, ago(40));
    const withDeal = await sendInvite(dealer);
    const funded = (await submit(t, { inviteToken: withDeal.token })).id;
    const contract = await dealer.send('POST', '/api/dealer/deals', {
      ...sampleDeal(),
      applicationInviteId: withDeal.id,
    });
    await query
      .updateTable('deals')
      .set({ status: 'funded', submitted_at: ago(40) })
      .where('id', '=', contract.json<{ deal: { id: string } }>().deal.id)
      .execute();
    await age(funded, ago(40));
    const undecided = (await submit(t)).id;
    await query
      .updateTable('applications')
      .set({ created_at: ago(40) })
      .where('id', '=', undecided)
      .execute();
    const reviewed = await declined(ago(40));
    await query
      .updateTable('applications')
      .set({ closed_at: null, status: 'in_review' })
      .where('id', '=', reviewed)
      .execute();
    const items = [held, inDeal, funded, undecided, reviewed].map(application);
    const request = await requestFor(...items);
    const { results } = await removed(request.id, ...items);
    expect(results.map((one) => [one.removed, one.why])).toEqual(
      [words.kept.hold, words.kept.open_deal, words.kept.contract, words.kept.undecided, words.kept.in_review].map(
        (why) => [false, why],
      ),
    );
    for (const { id } of items) expect(await exists('applications', id)).toBe(true);
    expect(request.items.find((one) => one.id === undecided)?.kept?.until).toBe(
      monthsBefore(ago(40), -72).toISOString(),
    );
  });

  test('of a deal is refused while open or funded, and later includes documents, links and its lead; drafts are deleted', async () => {
    const make = async (status: 'funded' | 'declined' | 'submitted', at: Date) => {
      const { id } = await submittedDeal(dealer, { dealName: 'Grinder of Marisol' });
      await uploadFile(dealer, id);
      await query.updateTable('deals').set({ status, status_at: at }).where('id', '=', id).execute();
      return id;
    };
    const [funded, over, young, open] = [
      await make('funded', ago(40)),
      await make('declined', ago(26)),
      await make('declined', ago(24)),
      await make('submitted', ago(40)),
    ];
    const draft = (await draftDeal(dealer)).id;
    const noted = await admin.send('POST', notePaths.deal(over), { text: 'Called Marisol: she sold the grinder.' });
    expect(noted.statusCode).toBe(201);
    const items = [funded, over, young, open, draft].map((id): ItemRef => ({ kind: 'deal', id }));
    const request = await requestFor(...items);
    await sealAudit(t.app.db, t.app.vault, t.clock.now());
    const { results } = await removed(request.id, ...items);
    expect(results.map((one) => one.why)).toEqual([
      words.kept.contract,
      '',
      words.kept.period,
      words.kept.open_deal,
      '',
    ]);
    expect([await exists('deals', over), await exists('deals', draft), await exists('deals', young)]).toEqual([
      false,
      false,
      true,
    ]);
    expect(await query.selectFrom('documents').select('id').where('deal_id', '=', over).execute()).toEqual([]);
    expect(await query.selectFrom('crm_leads').select('id').where('external_id', '=', over).execute()).toEqual([]);
    expect(await query.selectFrom('notes').select('id').where('deal_id', '=', over).execute()).toEqual([]);
    const trail = await query
      .selectFrom('audit')
      .select(['id', 'action', 'detail'])
      .where('subject_id', '=', over)
      .orderBy('id')
      .execute();
    const [removal, emptied] = [trail.at(-1), trail.slice(0, -1).map((row) => row.id)];
    expect(removal).toMatchObject({ action: 'deal.purged', detail: { documents: 1 } });
    const named = removal?.detail as { emptied: string } | undefined;
    expect(named?.emptied.split(' ').toSorted()).toEqual(emptied.toSorted());
    expect(trail.slice(0, -1).every((row) => JSON.stringify(row.detail) === '{}')).toBe(true);
    await sealAudit(t.app.db, t.app.vault, t.clock.now());
    expect(await verifyAudit(query, t.app.vault)).toMatchObject({ pending: 0, fault: null });
  });

  test('of a declined deal with a later recorded decision works from 25 months after that decision', async () => {
    const { id } = await submittedDeal(dealer);
    expect((await admin.send('POST', decisionPaths.deal(id), sampleDecline)).statusCode).toBe(201);
    await query
      .updateTable('deals')
      .set({ status: 'declined', status_at: ago(26) })
      .where('id', '=', id)
      .execute();
    const decide = (at: Date) =>
      query.updateTable('decisions').set({ decided_at: at }).where('deal_id', '=', id).execute();
    await decide(ago(3));
    const item: ItemRef = { kind: 'deal', id };
    const request = await requestFor(item);
    expect(request.items[0]?.kept).toEqual({ why: 'period', until: monthsBefore(ago(3), -25).toISOString() });
    expect((await removed(request.id, item)).results).toMatchObject([{ removed: false, why: words.kept.period }]);
    await decide(ago(25, 1));
    expect((await removed(request.id, item)).results).toMatchObject([{ removed: true }]);
  });

  test('empties the audit rows of its documents and links, and manual changes are still detected', async () => {
    const make = async () => {
      const { id } = await submittedDeal(dealer);
      const link = await uploadLink(dealer, id);
      const document = (await uploadFile(dealer, id)).id;
      const sent = await (await t.browser()).send('POST', uploadLinkPaths.one(link), fileForm());
      expect(sent.statusCode, sent.body).toBe(201);
      return { id, document };
    };
    const [gone, stays] = [await make(), await make()];
    await query
      .updateTable('deals')
      .set({ status: 'declined', status_at: ago(26) })
      .where('id', '=', gone.id)
      .execute();
    const ofDeal = (id: string) =>
      query
        .selectFrom('audit')
        .select(['id', 'subject_kind', 'subject_id'])
        .where('subject_kind', 'in', ['document', 'upload_link'])
        .where(sql<string>`detail->>'deal'`, '=', id)
        .execute();
    const left = await ofDeal(gone.id);
    expect(new Set(left.map((row) => row.subject_kind))).toEqual(new Set(['document', 'upload_link']));
    await sealAudit(t.app.db, t.app.vault, t.clock.now());
    const item: ItemRef = { kind: 'deal', id: gone.id };
    const request = await requestFor(item);
    expect((await removed(request.id, item)).results).toMatchObject([{ removed: true }]);
    const ids = left.map((row) => row.id);
    const rows = await query.selectFrom('audit').select(['ip', 'detail']).where('id', 'in', ids).execute();
    expect(rows).toEqual(ids.map(() => ({ ip: '', detail: {} })));
    expect((await ofDeal(stays.id)).length).toBe(left.length);
    await sealAudit(t.app.db, t.app.vault, t.clock.now());
    const verdict = () => verifyAudit(query, t.app.vault);
    expect(await verdict()).toMatchObject({ pending: 0, fault: null });
    // Emptied manually, it counts as a change, because no record says that its document was deleted.
    const [row] = await query.selectFrom('audit').selectAll().where('subject_id', '=', stays.document).execute();
    const write = (ip: string, detail: unknown) =>
      query
        .updateTable('audit')
        .set({ ip, detail: JSON.stringify(detail) })
        .where('id', '=', row?.id ?? '')
        .execute();
    await write('', {});
    expect((await verdict()).fault).toMatchObject({ kind: 'changed', id: row?.id });
    await write(row?.ip ?? '', row?.detail);
    expect((await verdict()).fault).toBeNull();
    // A row that is filled again after the deletion counts as a change too.
    const [emptied] = ids;
    await query
      .updateTable('audit')
      .set({ ip: '192.0.2.1' })
      .where('id', '=', emptied ?? '')
      .execute();
    expect((await verdict()).fault).toMatchObject({ kind: 'changed', id: emptied });
    await query
      .updateTable('audit')
      .set({ ip: '' })
      .where('id', '=', emptied ?? '')
      .execute();
  });

  test('includes an unused link, a chat and an email; a completed link stays with its application, and an account stays', async () => {
    await openChat(t);
    const chat = (await query.selectFrom('chat_sessions').select('id').executeTakeFirstOrThrow()).id;
    const open = (await sendInvite(dealer, { recipientEmail: 'nobody@example.com' })).id;
    const completed = await sendInvite(dealer);
    await submit(t, { inviteToken: completed.token });
    const mail = () =>
      query
        .selectFrom('mails')
        .select(['id', 'state'])
        .where('to_address', '=', 'nobody@example.com')
        .executeTakeFirstOrThrow();
    await expect.poll(async () => (await mail()).state).toBe('sent');
    const items: ItemRef[] = [
      { kind: 'chat', id: chat },
      { kind: 'invite', id: open },
      { kind: 'invite', id: completed.id },
      { kind: 'mail', id: (await mail()).id },
      { kind: 'account', id: dealer.userId },
    ];
    const request = await requestFor(...items);
    const { results } = await removed(request.id, ...items);
    expect(results.map((one) => one.why)).toEqual(['', '', words.kept.in_file, '', words.kept.account]);
    expect([await exists('chat_sessions', chat), await exists('application_invites', open)]).toEqual([false, false]);
  });

  test('applies once, to chosen records, in a deletion request only', async () => {
    const id = await declined(ago(26));
    const other = await requestFor();
    expect((await removed(other.id, application(id))).results).toMatchObject([
      { removed: false, why: words.removal.notChosen },
    ]);
    const access = await openedDataRequest(t, { kind: 'access' }, admin);
    await chooseForRequest(admin, access.id, [application(id)]);
    expectRefusal(await remove(access.id, application(id)), 409, 'conflict');
    expect(await exists('applications', id)).toBe(true);
    const request = await requestFor(application(id));
    const answers = await Promise.all([1, 2, 3].map(() => removed(request.id, application(id))));
    expect(answers.flatMap((one) => one.results.map(({ removed: gone, why }) => [gone, why])).sort()).toEqual([
      [false, words.removal.gone],
      [false, words.removal.gone],
      [true, ''],
    ]);
    expectRefusal(await remove(request.id), 400, 'validation');
  });

  test('and a concurrent hold or decision never both succeed', async () => {
    const other = await signedIn(t, 'admin');
    for (const overtake of ['hold', 'decision'] as const)
      for (let round = 0; round < 3; round++) {
        const id = await declined(ago(26));
        const [standing] = await query.selectFrom('decisions').select('id').where('application_id', '=', id).execute();
        const request = await requestFor(application(id));
        const call = (): ReturnType<typeof admin.send> =>
          overtake === 'hold'
            ? other.send('PATCH', `/api/admin/applications/${id}/legal-hold`, { hold: true, reason: 'Letter' })
            : other.send('POST', decisionPaths.application(id), { ...sampleDecline, replaces: standing?.id });
        const [gone, beside] = await Promise.all([removed(request.id, application(id)), call()]);
        const isGone = gone.results[0]?.removed ?? false;
        expect(await exists('applications', id)).toBe(!isGone);
        expect(beside.statusCode < 300).toBe(!isGone);
        if (isGone) expect([404, 409]).toContain(beside.statusCode);
      }
  });
});
