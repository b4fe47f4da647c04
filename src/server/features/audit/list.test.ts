import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import type { AuditAction, AuditAnswer } from '#contract/audit.ts';
import type { ChatsAnswer } from '#contract/chat.ts';
import { adminPaths } from '#contract/admin.ts';
import { assignmentPaths } from '#contract/assignments.ts';
import {
  adminInvitation,
  draftDeal,
  fileForm,
  openChat,
  PASSWORD,
  sendInvite,
  signedIn,
  submit,
  submittedDeal,
  uploadFile,
} from '#tests/support/factories.ts';
import { sampleQuote, sendInquiry } from '#tests/support/inquiry-factories.ts';
import { expectRefusal } from '#tests/server/expect-refusal.ts';
import { startTestApp } from '#tests/support/start-test-app.ts';
import { listHistory } from './list.ts';

const t = await startTestApp();
afterAll(() => t.close());
const admin = await signedIn(t, 'admin');

const get = (query: Record<string, string> = {}) =>
  admin.send('GET', `/api/admin/audit?${new URLSearchParams(query).toString()}`);
const list = async (query: Record<string, string> = {}): Promise<AuditAnswer> => (await get(query)).json();

const { id, reference } = await submit(t);
await admin.send('POST', `/api/admin/applications/${id}/reveal`, {
  field: 'principalSsnEncrypted',
  reason: 'Credit report',
});
const visitor = await t.browser();
const token = await adminInvitation(t, 'second@acme.example');
await visitor.send('POST', '/api/dealer/auth/accept-invite', { token, password: PASSWORD });
await visitor.send('POST', '/api/dealer/auth/login', { email: 'second@acme.example', password: 'wrong' });
await visitor.send('POST', '/api/dealer/auth/login', { email: 'nobody@acme.example', password: 'wrong' });

describe('GET /api/admin/audit', () => {
  test('lists all actions with their actors, newest first', async () => {
    const { entries, nextCursor } = await list();
    expect(nextCursor).toBeNull();
    expect(entries.map((one) => [one.action, one.actor])).toEqual([
      ['session.refused', 'visitor'],
      ['session.refused', 'visitor'],
      ['session.opened', 'second@acme.example'],
      ['user.activated', 'visitor'],
      ['user.invited', 'system'],
      ['application.revealed', admin.email],
      ['application.submitted', 'visitor'],
      ['session.opened', admin.email],
    ]);
    expect(entries[6]).toMatchObject({
      at: '2026-11-21T15:00:00.000Z',
      subjectKind: 'application',
      subjectId: id,
      detail: { reference, language: 'en' },
      ip: '127.0.0.1',
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
    });
  });

  test('filters by subject', async () => {
    const { entries } = await list({ subject: id });
    expect(entries.map((one) => one.action)).toEqual(['application.revealed', 'application.submitted']);
    expect((await list({ subject: 'of-nobody' })).entries).toEqual([]);
  });

  test('filters by the name of a subject', async () => {
    const { entries } = await list({ subject: reference.toLowerCase() });
    expect(entries.map((one) => [one.subjectId, one.subjectName])).toEqual([
      [id, reference],
      [id, reference],
    ]);
    const { entries: about } = await list({ subject: 'Second@acme.example' });
    expect(about.map((one) => one.action)).toEqual(['session.refused', 'user.activated', 'user.invited']);
  });

  test('returns the history of an object by its ID, not by its reference', async () => {
    expect((await listHistory(t.app, id)).map((one) => one.action)).toEqual([
      'application.revealed',
      'application.submitted',
    ]);
    expect(await listHistory(t.app, reference)).toEqual([]);
  });

  test('finds a deleted application by its reference through an index', async () => {
    const plan = await t.app.db.tx(async (tx) => {
      await sql`set local enable_seqscan = off`.execute(tx);
      return sql`explain select subject_id from audit where action = 'application.purged'
        and detail->>'reference' = ${reference}`.execute(tx);
    });
    expect(JSON.stringify(plan.rows)).toContain('audit_purged');
  });

  test('filters by actor, action and time, alone and combined', async () => {
    const actions = async (query: Record<string, string>) => (await list(query)).entries.map((one) => one.action);
    expect(await actions({ who: 'SECOND@' })).toEqual(['session.opened']);
    expect(await actions({ who: 'system' })).toEqual(['user.invited']);
    expect(await actions({ who: '%' })).toEqual([]);
    expect(await actions({ who: admin.email, action: 'application.revealed' })).toEqual(['application.revealed']);
    expect(await actions({ who: 'visitor', action: 'application.revealed' })).toEqual([]);
    const [from, to] = ['2026-11-21T15:00:00Z', '2026-11-21T10:00:00.001-05:00'];
    expect(await actions({ from })).toHaveLength(8);
    expect(await actions({ from, to })).toHaveLength(8);
    expect(await actions({ to: from })).toEqual([]);
    expect(await actions({ who: '', action: '', subject: '', from: '', to: '' })).toHaveLength(8);
  });

  test('reads pages without gaps or duplicates', async () => {
    const all = (await list({ limit: '500' })).entries.map((one) => one.id);
    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page: AuditAnswer = await list({ limit: '3', cursor });
      seen.push(...page.entries.map((one) => one.id));
      cursor = page.nextCursor;
    }
    expect(seen).toEqual(all);
  });

  test('names users and deals, with the address next to the name, and finds a user by name', async () => {
    const dealer = await signedIn(t, 'dealer');
    const { id: dealId } = await submittedDeal(dealer, { dealName: 'Named excavator' });
    const { id: draftId } = await draftDeal(dealer, { dealName: 'Private draft' });
    await admin.send('PATCH', assignmentPaths.deal(dealId), { to: 'me', from: null });
    const [assigned, submitted] = (await list({ subject: dealId })).entries;
    expect(assigned).toMatchObject({
      actor: admin.email,
      actorName: 'Sample Person',
      subjectName: 'Named excavator',
      subjectPerson: null,
      detail: { assignee: expect.stringMatching(/^[0-9a-f-]{36}$/) as string },
      names: { assignee: 'Sample Person' },
    });
    expect(submitted).toMatchObject({ actor: dealer.email, actorName: 'Sample Person' });
    expect((await list({ subject: draftId })).entries.map((one) => one.subjectName)).toEqual([null]);
    expect((await list({ who: 'sample pers', subject: dealId })).entries).toHaveLength(3);
    expect((await list({ action: 'user.activated' })).entries[0]).toMatchObject({
      actorName: null,
      subjectName: 'second@acme.example',
      subjectPerson: 'Administrator',
    });
    const nameless = { first_name: '', last_name: '' };
    await t.app.db.query.updateTable('users').set(nameless).where('email', '=', 'second@acme.example').execute();
    expect((await list({ action: 'user.activated' })).entries[0]?.subjectPerson).toBeNull();
    expect((await listHistory(t.app, dealId))[0]).toMatchObject({
      actorName: 'Sample Person',
      detail: { assignee: 'Sample Person' },
    });
    const table = await admin.send('GET', `${adminPaths.auditCsv}?subject=${dealId}`);
    expect(table.body).toContain(`assignee: ${admin.email}`);
  });

  test('names a chat by its first question and an inquiry by its sender, for users who may read them', async () => {
    const token = await openChat(t);
    await visitor.send('POST', '/api/chat/message', { sessionId: token, content: 'Do you finance asphalt pavers?' });
    const { chats } = (await admin.send('GET', '/api/admin/chats')).json<ChatsAnswer>();
    await admin.send('GET', `/api/admin/chats/${chats[0]?.id ?? ''}`);
    await sendInquiry(t, sampleQuote);
    const namesFor = async (who: typeof admin, action: AuditAction) =>
      (await who.send('GET', `/api/admin/audit?action=${action}`)).json<AuditAnswer>().entries[0]?.subjectName;
    const compliance = await signedIn(t, 'compliance');
    expect(await namesFor(compliance, 'chat.read')).toBe('Do you finance asphalt pavers?');
    expect(await namesFor(admin, 'inquiry.received')).toBe(sampleQuote.name);
    expect(await namesFor(compliance, 'inquiry.received')).toBeNull();
  });

  test('names the deal of a file, the recipient of an invitation and its application, and keeps the ids', async () => {
    const dealer = await signedIn(t, 'dealer');
    const deal = await submittedDeal(dealer, { dealName: 'Named deck oven' });
    await uploadFile(dealer, deal.id, fileForm());
    const invite = await sendInvite(dealer);
    const signed = await submit(t, { inviteToken: invite.token });
    const newest = async (action: AuditAction) => (await list({ action })).entries[0];
    expect(await newest('document.uploaded')).toMatchObject({
      detail: { deal: deal.id },
      names: { deal: 'Named deck oven' },
    });
    expect(await newest('application_invite.created')).toMatchObject({
      subjectName: invite.recipientName,
      names: {},
    });
    expect(await newest('application_invite.completed')).toMatchObject({
      detail: { applicationId: signed.id },
      names: { applicationId: signed.reference },
    });
    const draft = await draftDeal(dealer, { dealName: 'Private draft' });
    await uploadFile(dealer, draft.id, fileForm());
    expect(await newest('document.uploaded')).toMatchObject({ detail: { deal: draft.id }, names: {} });
  });

  test('lists a refused sign-in without the attempted address', async () => {
    const { entries } = await list();
    const refused = entries.filter((one) => one.action === 'session.refused');
    expect(refused[0]?.subjectId).toBe('unknown');
    expect(refused[1]?.subjectId).toMatch(/^[0-9a-f-]{36}$/);
    expect(refused.map((one) => one.subjectName)).toEqual([null, 'second@acme.example']);
    const stored = await t.app.db.query
      .selectFrom('audit')
      .selectAll()
      .where('action', '=', 'session.refused')
      .execute();
    expect(JSON.stringify(stored)).not.toContain('@');
  });

  test('contains no token, password or sensitive number', async () => {
    const text = JSON.stringify(await list({ limit: '500' }));
    for (const secret of [token, PASSWORD, admin.bearer, '912-34-4821', '47-3094410', '1981-03-14', '03/14/1981'])
      expect(text).not.toContain(secret);
  });

  test.each<[Record<string, string>, string]>([
    [{ limit: '501' }, 'validation'],
    [{ subject: 'x'.repeat(101) }, 'validation'],
    [{ cursor: 'nonsense' }, 'bad_request'],
    [{ action: 'application.eaten' }, 'validation'],
    [{ from: '2026-11-21' }, 'validation'],
    [{ to: '2026-13-41T00:00:00Z' }, 'validation'],
    [{ who: 'x'.repeat(255) }, 'validation'],
  ])('refuses %j', async (query, code) => {
    expectRefusal(await get(query), 400, code);
  });
});
