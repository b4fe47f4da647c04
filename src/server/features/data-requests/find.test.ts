import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dataRequestMessages as m, dataRequestPaths, type FoundAnswer } from '#contract/data-requests.ts';
import { openedDataRequest } from '#tests/support/data-request-factories.ts';
import {
  draftDeal,
  sampleChat,
  sampleDeal,
  sendInvite,
  signedIn,
  submit,
  submittedDeal,
} from '#tests/support/factories.ts';
import { expectRefusal } from '#tests/server/expect-refusal.ts';
import { startTestApp } from '#tests/support/start-test-app.ts';

const t = await startTestApp();
afterAll(() => t.close());
const admin = await signedIn(t, 'admin');
const dealer = await signedIn(t, 'dealer');
const NUMBER = '917-65-4328';
let request = '';
let josefa = '';
let deal = '';
let draft = '';
let invite = '';

beforeAll(async () => {
  request = (await openedDataRequest(t, {}, admin)).id;
  invite = (await sendInvite(dealer, { recipientName: 'Josefa Núñez', recipientEmail: 'josefa@example.com' })).id;
  const person = {
    principalName: 'Josefa Núñez Ortega',
    principalSsnEncrypted: NUMBER,
    principalEmail: 'josefa@example.com',
    principalPhone: '(531) 555-0177',
    businessName: 'Panadería Núñez',
    businessPhone: '5315550199',
    primarySignature: 'Josefa Núñez',
  };
  josefa = (await submit(t, person)).id;
  await submit(t, { secondarySignature: 'Josefa Nuñez', principalEmail: 'other@example.com' });
  await submit(t, { principalName: 'Josef Nunes', primarySignature: 'Josef Nunes' });
  const guarantor = {
    guarantor1FirstName: 'Josefa',
    guarantor1LastName: 'Núñez',
    guarantor1Email: 'JOSEFA@example.com',
  };
  deal = (await submittedDeal(dealer, { ...guarantor, borrowerCompany: 'Panaderia Nunez' })).id;
  draft = (await draftDeal(dealer, { borrowerPhone: '531.555.0177' })).id;
  const visitor = await t.browser();
  const chat = (await visitor.send('POST', '/api/chat/session', sampleChat)).json<{ id: string }>().id;
  await visitor.send('POST', '/api/chat/message', { sessionId: chat, content: 'My name is Josefa Nunez, call me' });
});

const search = (body: object) => admin.send('POST', dataRequestPaths.search(request), body);
const found = async (body: object) => (await search(body)).json<FoundAnswer>();
const idsOf = async (body: object, kind: string) =>
  (await found(body)).found.filter((one) => one.kind === kind).map((one) => one.id);

describe("facts 3: a search for a person's data", () => {
  test('finds names without accents and case in principals, guarantors, signatures, deals and links', async () => {
    for (const name of ['Josefa Núñez', 'josefa nunez', 'NUNEZ josefa']) {
      expect(await idsOf({ name }, 'application')).toHaveLength(2);
      expect(await idsOf({ name }, 'deal')).toEqual([deal]);
      expect(await idsOf({ name }, 'invite')).toEqual([invite]);
    }
    expect(await idsOf({ name: '100%_' }, 'application')).toEqual([]);
  });

  test('finds Vietnamese and Croatian names with or without marks, in either Unicode form', async () => {
    const hang = (await submit(t, { principalName: 'Đặng Thị Hằng', primarySignature: 'Đặng Thị Hằng' })).id;
    const duro = { borrowerFirstName: 'Đurđica', borrowerLastName: 'Šimić Čović' };
    const simic = (await submittedDeal(dealer, duro)).id;
    for (const name of ['Đặng Thị Hằng', 'ĐẶNG THỊ HẰNG'.normalize('NFD'), 'đặng hằng', 'dang thi hang'])
      expect(await idsOf({ name }, 'application'), name).toEqual([hang]);
    for (const name of ['Đurđica Šimić Čović', 'đurđica šimić'.normalize('NFD'), 'Durdica Simic', 'ČOVIĆ'])
      expect(await idsOf({ name }, 'deal'), name).toEqual([simic]);
    // Decomposed, as typed on a Mac.
    const apart = (await sendInvite(dealer, { recipientName: 'Žaklina Perić'.normalize('NFD') })).id;
    expect(await idsOf({ name: 'Žaklina Perić' }, 'invite')).toEqual([apart]);
  });

  test('reports which of two people matches', async () => {
    const two = { borrowerFirstName: 'Milo', borrowerLastName: 'Quist', borrowerEmail: 'milo@example.com' };
    const guarantor = { guarantor1FirstName: 'Ada', guarantor1LastName: 'Quist', guarantor1Email: 'ada@example.com' };
    const { id } = await submittedDeal(dealer, { ...two, ...guarantor });
    const signed = { principalName: 'Milo Quist', primarySignature: 'Milo Quist', secondarySignature: 'Ada Quist' };
    const applied = (await submit(t, signed)).id;
    const matchedAs = async (body: object) =>
      Object.fromEntries(
        (await found(body)).found
          .filter((one) => one.id === id || one.id === applied)
          .map((one) => [one.kind, one.matchedAs]),
      );
    expect(await matchedAs({ name: 'Ada Quist' })).toEqual({ deal: ['second'], application: ['second'] });
    expect(await matchedAs({ name: 'Milo Quist' })).toEqual({ deal: ['main'], application: ['main'] });
    expect(await matchedAs({ name: 'Quist' })).toEqual({ deal: ['main', 'second'], application: ['main', 'second'] });
    expect(await matchedAs({ email: 'ADA@example.com' })).toEqual({ deal: ['second'] });
    // A business belongs to both.
    expect((await matchedAs({ business: 'Ramos Paving' }))['deal']).toEqual([]);
  });

  test('finds email, phone and business in any spelling', async () => {
    expect(await idsOf({ email: 'Josefa@Example.com' }, 'application')).toEqual([josefa]);
    expect(await idsOf({ email: 'josefa@example.com' }, 'deal')).toEqual([deal]);
    expect(await idsOf({ phone: '+1 531 555 0177' }, 'application')).toEqual([josefa]);
    expect(await idsOf({ phone: '5315550177' }, 'deal')).toEqual([draft]);
    expect(await idsOf({ business: 'panaderia nunez' }, 'application')).toEqual([josefa]);
    expect(await idsOf({ business: 'Panadería Núñez' }, 'deal')).toEqual([deal]);
  });

  test('finds a full number by its keyed hash and stores it nowhere', async () => {
    const { found: by } = await found({ number: NUMBER.replaceAll('-', ' ') });
    expect(by.map((one) => [one.kind, one.id, one.matched])).toEqual([['application', josefa, ['number']]]);
    const rows = await t.app.db.query
      .selectFrom('audit')
      .selectAll()
      .where('subject_id', '=', request)
      .orderBy('id')
      .execute();
    expect(rows.at(-1)).toMatchObject({ action: 'data_request.searched', detail: { by: 'number', found: 1 } });
    for (const text of [NUMBER, NUMBER.replaceAll('-', ''), NUMBER.replaceAll('-', ' ')])
      expect(JSON.stringify(rows) + t.logged()).not.toContain(text);
  });

  test('finds a deal by the number of its application', async () => {
    const { id, token } = await sendInvite(dealer, { recipientEmail: 'second@example.com' });
    await submit(t, { inviteToken: token, principalSsnEncrypted: '918-11-2233', principalEmail: '' });
    const made = await dealer.send('POST', '/api/dealer/deals', { ...sampleDeal(), applicationInviteId: id });
    expect(await idsOf({ number: '918112233' }, 'deal')).toEqual([made.json<{ deal: { id: string } }>().deal.id]);
    expect(await idsOf({ number: '918112233' }, 'invite')).toEqual([id]);
  });

  test('reports several matching fields, finds chats by content, and does not list emails of an application separately', async () => {
    const { found: all, more } = await found({ name: 'Josefa Núñez', email: 'josefa@example.com' });
    expect(more).toBe(false);
    expect(all.find((one) => one.id === josefa)).toMatchObject({
      detail: 'Panadería Núñez, Josefa Núñez Ortega',
      matched: ['name', 'email'],
      hasFile: true,
      parts: { signatures: 1, decisions: 0, corrections: 0 },
      kept: { why: 'undecided' },
    });
    expect(all.filter((one) => one.kind === 'chat')).toMatchObject([{ matched: ['name'], kept: null }]);
    expect(all.filter((one) => one.kind === 'mail').map((one) => one.name)).toEqual(['application-invitation']);
    expect(all.find((one) => one.id === deal)).toMatchObject({
      matched: ['name', 'email'],
      kept: { why: 'open_deal' },
    });
  });

  test('lists the person’s portal account and marks it as kept', async () => {
    const { found: all } = await found({ email: dealer.email });
    expect(all).toMatchObject([{ kind: 'account', id: dealer.userId, kept: { why: 'account' }, hasFile: false }]);
  });

  test('reports that there are more results than listed', async () => {
    await t.app.db.query
      .insertInto('chat_sessions')
      .values(
        Array.from({ length: 51 }, (_, index) => ({
          id: `01936f00-0000-7000-8000-0000000000${String(index).padStart(2, '0')}`,
          token_hash: `hash-${String(index)}`,
          visitor_id: sampleChat.visitorId,
          language: 'en' as const,
          industry: 'construction',
          created_at: t.clock.now(),
          last_message_at: t.clock.now(),
          message_count: 1,
        })),
      )
      .execute();
    await t.app.db.query
      .insertInto('chat_messages')
      .values(
        Array.from({ length: 51 }, (_, index) => ({
          id: `01936f00-0000-7000-8000-0000000001${String(index).padStart(2, '0')}`,
          session_id: `01936f00-0000-7000-8000-0000000000${String(index).padStart(2, '0')}`,
          role: 'user' as const,
          content: 'I am Common Name',
          outcome: null,
          topic: null,
          question_id: null,
          created_at: t.clock.now(),
        })),
      )
      .execute();
    const { found: all, more } = await found({ name: 'Common Name' });
    expect([all.length, more]).toEqual([50, true]);
  });

  test.each([
    [{}, 'name', m.nothing],
    [{ name: '' }, 'name', m.nothing],
    [{ name: 'ab' }, 'name', m.searchName],
    [{ email: 'josefa' }, 'email', m.searchEmail],
    [{ phone: '555-0177' }, 'phone', m.searchPhone],
    [{ business: '%%%' }, 'business', m.searchBusiness],
    [{ number: '4821' }, 'number', m.searchNumber],
    [{ number: '917-65-4328 and more' }, 'number', m.searchNumber],
  ])('refuses %j with an error at %s', async (body, field, words) => {
    expect(expectRefusal(await search(body), 400, 'validation').fields).toEqual({ [field]: words });
  });
});
