import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { sampleBrand } from '#contract/brand.ts';
import { peoplePaths } from '#contract/people.ts';
import { signInPaths } from '#contract/sign-in.ts';
import { staffActor } from '#tests/support/actors.ts';
import { systemCtx } from '#server/context.ts';
import { sealAudit } from '#server/features/audit/seal.ts';
import { verifyAudit } from '#server/features/audit/verify.ts';
import { holdApplication } from '#server/features/applications/status.ts';
import { dealPaths } from '#contract/deals.ts';
import { notePaths } from '#contract/notes.ts';
import { decideApplication, sampleDecline } from '#tests/support/decision-factories.ts';
import {
  addContact,
  adminInvitation,
  sampleDeal,
  sendInvite,
  signedCopy,
  signedIn,
  submit,
} from '#tests/support/factories.ts';
import { startTestApp } from '#tests/support/start-test-app.ts';
import { monthsBefore, purgeApplications, purgeDaily } from './purge.ts';

const t = await startTestApp();
afterAll(() => t.close());
const { db, vault } = t.app;
const DAY = 86_400_000;
const months = sampleBrand.retentionMonths;

const ago = (count: number, days = 0): Date => new Date(monthsBefore(t.clock.now(), count).getTime() - days * DAY);
const set = (id: string, values: { created_at?: Date; closed_at?: Date; status?: 'closed' }) =>
  db.query.updateTable('applications').set(values).where('id', '=', id).execute();
const close = (id: string, closed_at: Date) => set(id, { status: 'closed', closed_at, created_at: closed_at });
const exists = async (id: string): Promise<boolean> =>
  (await db.query.selectFrom('applications').select('id').where('id', '=', id).execute()).length === 1;
const auditOf = (id: string) =>
  db.query.selectFrom('audit').selectAll().where('subject_id', '=', id).orderBy('id').execute();
const countMails = async (): Promise<number> => (await db.query.selectFrom('mails').select('id').execute()).length;

beforeEach(() => t.clock.advance(2 * DAY));

describe('the daily deletion', () => {
  test('deletes an application after its months since the decision, and not a day earlier', async () => {
    const [over, notYet, young, undecided, forgotten] = await Promise.all([0, 1, 2, 3, 4].map(() => submit(t)));
    if (!over || !notYet || !young || !undecided || !forgotten) throw new Error('five were sent');
    await close(over.id, ago(months, 1));
    await close(notYet.id, new Date(ago(months).getTime() + DAY));
    await set(undecided.id, { created_at: new Date(ago(months + 12).getTime() + DAY) });
    await set(forgotten.id, { created_at: ago(months + 12, 1) });
    expect(await purgeDaily(t.app)).toMatchObject({ applications: 2 });
    const left = await Promise.all([over, notYet, young, undecided, forgotten].map((one) => exists(one.id)));
    expect(left).toEqual([false, true, true, true, false]);
  });

  test('deletes signature, emails and the details of its history with it, and keeps the record of the deletion', async () => {
    const admin = await signedIn(t, 'admin');
    const { token } = await sendInvite(await signedIn(t, 'dealer'));
    const { id, reference } = await submit(t, { inviteToken: token });
    await signedCopy(t, id);
    await admin.send('POST', `/api/admin/applications/${id}/reveal`, {
      field: 'principalSsnEncrypted',
      reason: 'Call with Elena',
    });
    await sealAudit(db, vault, t.clock.now());
    await close(id, ago(months, 1));
    await purgeDaily(t.app);
    const signatures = await db.query.selectFrom('signatures').select('id').where('application_id', '=', id).execute();
    const mails = await db.query.selectFrom('mails').select('id').where('subject_reference', '=', reference).execute();
    const copies = await db.query.selectFrom('signed_copies').select('code').where('application_id', '=', id).execute();
    const invites = await db.query.selectFrom('application_invites').select('id').execute();
    expect([signatures, mails, copies, invites]).toEqual([[], [], [], []]);
    const trail = await auditOf(id);
    const emptied = trail.slice(0, 2).map((row) => row.id);
    expect(trail.map((row) => [row.action, row.ip, row.detail, row.actor_id])).toEqual([
      ['application.submitted', '', {}, null],
      ['application.revealed', '', {}, admin.userId],
      ['application.purged', '', { reference, mails: 3, emptied: expect.any(String) as string }, null],
    ]);
    const [, , removal] = trail.map((row) => (row.detail as { emptied?: string }).emptied);
    expect(removal?.split(' ').toSorted()).toEqual(emptied.toSorted());
    expect((await admin.send('GET', `/api/admin/applications/${id}`)).statusCode).toBe(404);
    await sealAudit(db, vault, t.clock.now());
    expect(await verifyAudit(db.query, vault)).toMatchObject({ pending: 0, fault: null });
  });

  test('deletes its decision; its deal keeps the outcome without note, reasons or report', async () => {
    const admin = await signedIn(t, 'admin');
    const dealer = await signedIn(t, 'dealer');
    const report = { bureau: sampleBrand.notices.bureaus[0]?.name ?? '', score: 655, scoreOn: '2026-11-20' };
    const decline = {
      ...sampleDecline,
      note: 'Statements do not match',
      report: { ...report, factors: ['Short history'] },
    };
    const alone = await submit(t);
    await decideApplication(admin, alone.id, decline);
    const invite = await sendInvite(dealer);
    const { id } = await submit(t, { inviteToken: invite.token });
    const made = await dealer.send('POST', dealPaths.own, { ...sampleDeal(), applicationInviteId: invite.id });
    const dealId = made.json<{ deal: { id: string } }>().deal.id;
    await dealer.send('POST', dealPaths.submit(dealId));
    await decideApplication(admin, id, decline);
    await sealAudit(db, vault, t.clock.now());
    for (const one of [alone.id, id]) await close(one, ago(months, 1));
    await purgeDaily(t.app);
    const rows = await db.query.selectFrom('decisions').selectAll().execute();
    expect(rows).toMatchObject([
      { deal_id: dealId, application_id: null, outcome: 'declined', report: null, note: '' },
    ]);
    const [kept] = (await auditOf(dealId)).filter((row) => row.action === 'decision.recorded');
    expect(kept?.detail).toEqual({ outcome: 'declined', language: 'en', papers: 0, notice: 'mail' });
    await sealAudit(db, vault, t.clock.now());
    expect(await verifyAudit(db.query, vault)).toMatchObject({ pending: 0, fault: null });
  });

  test('deletes its notes, including those on its deal, and keeps those of other files', async () => {
    const admin = await signedIn(t, 'admin');
    const dealer = await signedIn(t, 'dealer');
    const invite = await sendInvite(dealer);
    const { id } = await submit(t, { inviteToken: invite.token });
    const made = await dealer.send('POST', dealPaths.own, { ...sampleDeal(), applicationInviteId: invite.id });
    const dealId = made.json<{ deal: { id: string } }>().deal.id;
    await dealer.send('POST', dealPaths.submit(dealId));
    const other = await submit(t);
    for (const path of [notePaths.application(id), notePaths.deal(dealId), notePaths.application(other.id)])
      expect((await admin.send('POST', path, { text: 'Called' })).statusCode).toBe(201);
    await close(id, ago(months, 1));
    expect(await purgeDaily(t.app)).toMatchObject({ applications: 1 });
    const left = await db.query.selectFrom('notes').select(['application_id', 'deal_id']).execute();
    expect(left).toEqual([{ application_id: other.id, deal_id: null }]);
    expect((await admin.send('POST', notePaths.deal(dealId), { text: 'After it' })).statusCode).toBe(201);
    await db.query.deleteFrom('notes').execute();
  });

  test('a note written during a deletion keeps the application, or is refused with a message', async () => {
    const admin = await signedIn(t, 'admin');
    const ids = await Promise.all([1, 2, 3, 4].map(async () => (await submit(t)).id));
    for (const id of ids) await close(id, ago(months, 1));
    const notes = ids.map((id) => admin.send('POST', notePaths.application(id), { text: 'Called' }));
    const purge = () =>
      purgeApplications(t.app, systemCtx(t.clock.now()), {
        closedBefore: ago(months),
        receivedBefore: ago(months + 12),
      });
    await purge();
    for (const [n, answer] of (await Promise.all(notes)).entries()) {
      const id = ids[n] ?? '';
      expect([201, 404]).toContain(answer.statusCode);
      const kept = await db.query.selectFrom('notes').select('id').where('application_id', '=', id).execute();
      expect(kept).toHaveLength((await exists(id)) ? 1 : 0);
    }
    await db.query.deleteFrom('notes').execute();
    await purge();
    for (const id of ids) expect(await exists(id)).toBe(false);
  });

  test('a legal hold keeps it until the hold is removed', async () => {
    const admin = await signedIn(t, 'admin');
    const { id } = await submit(t);
    await close(id, ago(months, 400));
    const hold = (on: boolean) =>
      admin.send('PATCH', `/api/admin/applications/${id}/legal-hold`, { hold: on, reason: 'Letter of counsel' });
    await hold(true);
    expect(await purgeDaily(t.app)).toMatchObject({ applications: 0 });
    expect(await exists(id)).toBe(true);
    await hold(false);
    await db.query.deleteFrom('chores').execute();
    expect(await purgeDaily(t.app)).toMatchObject({ applications: 1 });
  });

  test('a hold set during a deletion keeps it, or is refused with a message', async () => {
    const admin = await signedIn(t, 'admin');
    const ids = await Promise.all([1, 2, 3, 4].map(async () => (await submit(t)).id));
    for (const id of ids) await close(id, ago(months, 1));
    const actor = staffActor(admin);
    const holds = ids.map((id) =>
      holdApplication(t.app, { ...systemCtx(t.clock.now()), actor }, id, { hold: true, reason: 'Letter' }).then(
        () => true,
        () => false,
      ),
    );
    await purgeApplications(t.app, systemCtx(t.clock.now()), {
      closedBefore: ago(months),
      receivedBefore: ago(months + 12),
    });
    expect(await Promise.all(ids.map(exists))).toEqual(await Promise.all(holds));
    await db.query.updateTable('applications').set({ held_at: null, held_reason: null }).execute();
  });

  test('deletes more than one batch', async () => {
    await purgeDaily(t.app);
    await db.query.deleteFrom('chores').execute();
    const { id } = await submit(t);
    for (let i = 0; i < 44; i++) await close((await submit(t)).id, ago(months, 1));
    expect(await purgeDaily(t.app)).toMatchObject({ applications: 44 });
    expect(await exists(id)).toBe(true);
  });

  test('runs once a day across all nodes, and again the next day', async () => {
    const runs = await Promise.all([1, 2, 3].map(() => purgeDaily(t.app)));
    expect(runs.filter((run) => run !== undefined)).toHaveLength(1);
    t.clock.advance(DAY / 2);
    expect(await purgeDaily(t.app)).toBeUndefined();
    t.clock.advance(DAY / 2);
    expect(await purgeDaily(t.app)).toEqual({
      applications: 0,
      disclosures: 0,
      inquiries: 0,
      mails: 0,
      chats: 0,
      sessions: 0,
      invitations: 0,
      invites: 0,
      requests: 0,
      visitors: 0,
    });
  });

  test('audits each run with only its counts', async () => {
    await close((await submit(t)).id, ago(months, 1));
    await purgeDaily(t.app);
    const row = (await auditOf('daily')).at(-1);
    expect(row).toMatchObject({ action: 'retention.run', actor_kind: 'system' });
    expect(row?.detail).toEqual({
      applications: 1,
      disclosures: 0,
      inquiries: 0,
      mails: 0,
      chats: 0,
      sessions: 0,
      invitations: 0,
      invites: 0,
      requests: 0,
      visitors: 0,
    });
  });

  test('retries a failed run at once, not a day later', async () => {
    const { id } = await submit(t);
    await close(id, ago(months, 1));
    await db.query.schema.alterTable('signatures').renameTo('signatures_away').execute();
    await expect(purgeDaily(t.app)).rejects.toThrow();
    await db.query.schema.alterTable('signatures_away').renameTo('signatures').execute();
    expect([await exists(id), (await auditOf(id)).length]).toEqual([true, 1]);
    expect(await purgeDaily(t.app)).toMatchObject({ applications: 1 });
  });
});

describe('the deletion of expired records', () => {
  test('deletes sessions, invitations and emails after their days, and no valid ones', async () => {
    await adminInvitation(t, 'open@acme.example');
    const other = await signedIn(t, 'dealer');
    await sendInvite(other);
    await other.send('POST', '/api/dealer/auth/logout');
    t.clock.advance(100 * DAY);
    const here = await signedIn(t, 'dealer');
    await adminInvitation(t, 'new@acme.example');
    await submit(t);
    const invited = await db.query.selectFrom('invitations').select('id').orderBy('id').execute();
    expect(await purgeDaily(t.app)).toMatchObject({ invitations: 1, invites: 1, mails: 0 });
    const sessions = await db.query.selectFrom('sessions').select('user_id').execute();
    expect(sessions).toEqual([{ user_id: here.userId }]);
    expect(await db.query.selectFrom('invitations').select('id').execute()).toEqual(invited.slice(1));

    await db.query.updateTable('mails').set({ state: 'sent' }).execute();
    t.clock.advance(366 * DAY);
    const kept = await db.query.selectFrom('mails').select('id').where('subject_reference', 'is not', null).execute();
    const loose = (await countMails()) - kept.length;
    expect(loose).toBeGreaterThan(0);
    expect(await purgeDaily(t.app)).toMatchObject({ mails: loose });
    expect(await countMails()).toBe(kept.length);
  });

  test('keeps the revocation of an invitation: registering does not renew it for years', async () => {
    const admin = await signedIn(t, 'admin');
    const { Email: email } = await addContact(admin);
    const register = async () => (await t.browser()).send('POST', signInPaths.register, { email });
    expect((await register()).statusCode).toBe(200);
    const { id } = await db.query.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow();
    expect((await admin.send('POST', peoplePaths.change(id, 'revoke'))).statusCode).toBe(200);
    t.clock.advance(800 * DAY);
    await purgeDaily(t.app);
    expect((await register()).statusCode).toBe(404);
    await db.query.updateTable('users').set({ status: 'active' }).where('id', '=', id).execute();
    t.clock.advance(2 * DAY);
    expect(await purgeDaily(t.app)).toMatchObject({ invitations: 1 });
  });
});

describe('the retention period in calendar months', () => {
  test.each([
    ['2026-11-21T15:00:00.000Z', 25, '2024-10-21T15:00:00.000Z'],
    ['2026-03-31T00:00:00.000Z', 25, '2024-02-29T00:00:00.000Z'],
    ['2026-01-31T23:59:00.000Z', 2, '2025-11-30T23:59:00.000Z'],
  ])('%s minus %i months', (now, by, then) => {
    expect(monthsBefore(new Date(now), by).toISOString()).toBe(then);
  });
});
