import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { adminPaths, type ApplicationFile } from '#contract/admin.ts';
import { type AdminDeal, adminDealPaths } from '#contract/admin-deals.ts';
import { type Deal, dealPaths } from '#contract/deals.ts';
import { MAX_NOTE, MAX_NOTES, type Note, noteErrors, notePaths } from '#contract/notes.ts';
import { deleteDealRows } from '#server/features/retention/store.ts';
import { draftDeal, sampleDeal, sendInvite, signedIn, SSN, submit, submittedDeal } from '#tests/support/factories.ts';
import { expectRefusal } from '#tests/server/expect-refusal.ts';
import { startTestApp } from '#tests/support/start-test-app.ts';
import { untilOneWaits } from '#tests/support/waiting-statements.ts';

const t = await startTestApp();
afterAll(() => t.close());
type Person = Awaited<ReturnType<typeof signedIn>>;
let dana: Person;
let marcus: Person;
let dealer: Person;
beforeAll(async () => {
  [dana, marcus, dealer] = [await signedIn(t, 'admin'), await signedIn(t, 'admin'), await signedIn(t, 'dealer')];
});

const write = (who: Person, path: string, text: unknown, headers: Record<string, string> = {}) =>
  who.send('POST', path, { text }, headers);
async function written(who: Person, path: string, text: string): Promise<Note[]> {
  const answer = await write(who, path, text);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<{ notes: Note[] }>().notes;
}
const strike = (who: Person, id: string) => who.send('POST', notePaths.strike(id));
const fileOf = async (id: string): Promise<ApplicationFile> =>
  (await dana.send('GET', `${adminPaths.applications}/${id}`)).json<{ application: ApplicationFile }>().application;
const notesOfDeal = async (id: string): Promise<Note[]> =>
  (await dana.send('GET', adminDealPaths.one(id))).json<{ deal: AdminDeal }>().deal.notes;
const rowsOf = (id: string) =>
  t.app.db.query
    .selectFrom('notes')
    .selectAll()
    .where((eb) => eb.or([eb('application_id', '=', id), eb('deal_id', '=', id)]))
    .execute();
const recordsOf = (id: string, action: string) =>
  t.app.db.query.selectFrom('audit').selectAll().where('subject_id', '=', id).where('action', '=', action).execute();
/** An application, and the deal that its dealer created from it. */
async function pair() {
  const invite = await sendInvite(dealer);
  const { id } = await submit(t, { inviteToken: invite.token });
  const made = await dealer.send('POST', dealPaths.own, { ...sampleDeal(), applicationInviteId: invite.id });
  const dealId = made.json<{ deal: Deal }>().deal.id;
  expect((await dealer.send('POST', dealPaths.submit(dealId))).statusCode).toBe(200);
  return { id, dealId };
}

describe('POST /api/admin/applications/{id}/notes', () => {
  test('stores it encrypted, shows it newest first with author and time, and audits it without text', async () => {
    const { id } = await submit(t);
    const path = notePaths.application(id);
    const [first] = await written(dana, path, '  Called: (402) 555-0188, statements come by 11/20/2026.\nSecond line ');
    t.clock.advance(60_000);
    await written(marcus, path, 'Seen');
    const { notes, history } = await fileOf(id);
    expect(notes.map((one) => [one.text, one.email, one.author, one.struckAt])).toEqual([
      ['Seen', marcus.email, 'Sample Person', null],
      ['Called: (402) 555-0188, statements come by 11/20/2026.\nSecond line', dana.email, 'Sample Person', null],
    ]);
    expect(notes[1]).toEqual(first);
    const stored = JSON.stringify(await rowsOf(id));
    expect([stored.includes('Called'), stored.includes('555-0188')]).toEqual([false, false]);
    expect(history.filter((one) => one.action === 'application.noted')).toMatchObject([
      { actor: marcus.email, detail: {} },
      { actor: dana.email, detail: {} },
    ]);
    expect(t.logged()).not.toContain('Called:');
  });

  test.each([
    ['nothing', undefined, noteErrors.empty],
    ['blanks', ' \n ', noteErrors.empty],
    ['a number', 7, noteErrors.empty],
    ['one that is too long', 'x'.repeat(MAX_NOTE + 1), noteErrors.long(MAX_NOTE + 1)],
    ['an SSN', `Her number is ${SSN}`, noteErrors.number],
  ])('refuses %s with a message and stores nothing', async (_what, text, said) => {
    const { id } = await submit(t);
    const refusal = expectRefusal(await write(dana, notePaths.application(id), text), 400, 'validation');
    expect(refusal.fields).toEqual({ text: said });
    expect(await rowsOf(id)).toEqual([]);
  });

  test('accepts the longest note, with all Unicode characters', async () => {
    const { id } = await submit(t);
    const text = 'ñ🚜'.repeat(MAX_NOTE / 3).slice(0, MAX_NOTE);
    expect((await written(dana, notePaths.application(id), text))[0]?.text).toBe(text);
  });

  test('stores a note sent ten times with its key once; another text with that key is 422', async () => {
    const { id } = await submit(t);
    const path = notePaths.application(id);
    const key = { 'idempotency-key': 'note-key-1' };
    const answers = await Promise.all(Array.from({ length: 10 }, () => write(dana, path, 'Once', key)));
    for (const answer of answers) expect([201, 409]).toContain(answer.statusCode);
    const again = await write(dana, path, 'Once', key);
    expect([again.statusCode, again.json<{ notes: Note[] }>().notes.length]).toEqual([201, 1]);
    expect([(await rowsOf(id)).length, (await recordsOf(id, 'application.noted')).length]).toEqual([1, 1]);
    expectRefusal(await write(dana, path, 'Another', key), 422, 'idempotency_mismatch');
    const kept = await t.app.db.query.selectFrom('idempotency').select('answer').execute();
    expect(JSON.stringify(kept)).not.toContain('Once');
  });

  test('returns 404 for an unknown application and a draft, before the text is validated', async () => {
    const { id: draft } = await draftDeal(dealer);
    const nobodys = '018f0000-0000-7000-8000-000000000000';
    for (const path of [...['x', nobodys].map(notePaths.application), ...['x', nobodys, draft].map(notePaths.deal)])
      expectRefusal(await write(dana, path, ''), 404, 'not_found');
  });

  test('refuses a note for a file with the maximum', async () => {
    const { id } = await submit(t);
    await written(dana, notePaths.application(id), 'First');
    const [row] = await rowsOf(id);
    const more = Array.from({ length: MAX_NOTES - 1 }, (_, n) => ({
      ...(row as NonNullable<typeof row>),
      id: `018f0000-0000-7000-8000-${n.toString(16).padStart(12, '0')}`,
    }));
    await t.app.db.query.insertInto('notes').values(more).execute();
    const refused = expectRefusal(await write(dana, notePaths.application(id), 'More'), 409, 'conflict');
    expect(refused.message).toContain(`${String(MAX_NOTES)} notes`);
    await t.app.db.query.deleteFrom('notes').where('application_id', '=', id).execute();
  });
});

describe('a note on a deal that is being deleted', () => {
  test('is refused with a message and not stored', async () => {
    const { id } = await submittedDeal(dealer);
    const [locked, noteWaits] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const removal = t.app.db.tx(async (tx) => {
      await tx.selectFrom('deals').select('id').where('id', '=', id).forUpdate().execute();
      locked.resolve();
      await noteWaits.promise;
      await deleteDealRows(tx, id);
    });
    await locked.promise;
    const answer = write(dana, notePaths.deal(id), 'Too late');
    await untilOneWaits(t.app.db.query);
    noteWaits.resolve();
    const refused = expectRefusal(await answer, 404, 'not_found');
    expect(refused.message).toBe('This deal does not exist.');
    await removal;
    expect(await rowsOf(id)).toEqual([]);
    expect(await recordsOf(id, 'deal.noted')).toEqual([]);
  });
});

describe('the thread of an application and its deal', () => {
  test('is shown by both files, and the history of each says that a note was written', async () => {
    const { id, dealId } = await pair();
    await written(dana, notePaths.application(id), 'On the application');
    const thread = await written(marcus, notePaths.deal(dealId), 'On the deal');
    expect(thread.map((one) => one.text)).toEqual(['On the deal', 'On the application']);
    expect((await fileOf(id)).notes).toEqual(thread);
    expect(await notesOfDeal(dealId)).toEqual(thread);
    expect([(await recordsOf(id, 'application.noted')).length, (await recordsOf(dealId, 'deal.noted')).length]).toEqual(
      [2, 1],
    );
  });
});

describe('POST /api/admin/notes/{id}/strike', () => {
  test('its author can strike it out within the day: it stays, crossed out, with one record', async () => {
    const { id } = await submit(t);
    const [note] = await written(dana, notePaths.application(id), 'Wrong file');
    t.clock.advance(60_000);
    const at = t.clock.now().toISOString();
    const answers = await Promise.all([1, 2, 3].map(() => strike(dana, note?.id ?? '')));
    for (const answer of answers)
      expect([answer.statusCode, answer.json()]).toEqual([
        200,
        { success: true, notes: [{ ...note, text: 'Wrong file', struckAt: at }] },
      ]);
    expect(await recordsOf(id, 'application.note_struck')).toHaveLength(1);
  });

  test('is refused for other users, and for its author a day later; an unknown note is 404', async () => {
    const { id } = await submittedDeal(dealer);
    const [note] = await written(dana, notePaths.deal(id), 'Stays');
    expectRefusal(await strike(marcus, note?.id ?? ''), 403, 'forbidden');
    const hour = 3_600_000;
    t.clock.advance(23 * hour);
    const late = await signedAgain(dana);
    t.clock.advance(hour);
    const refused = expectRefusal(await strike(late, note?.id ?? ''), 409, 'conflict');
    expect(refused.message).toContain('Write a new note');
    for (const other of ['x', '018f0000-0000-7000-8000-000000000000'])
      expectRefusal(await strike(late, other), 404, 'not_found');
    expect((await rowsOf(id))[0]?.struck_at).toBeNull();
    expect(await recordsOf(id, 'deal.note_struck')).toEqual([]);
    [dana, marcus] = [await signedIn(t, 'admin'), await signedIn(t, 'admin')];
    dealer = await signedIn(t, 'dealer');
  });
  /** The same user with a valid session. */
  async function signedAgain(person: Person): Promise<Person> {
    const now = t.clock.now();
    const later = new Date(now.getTime() + 12 * 3_600_000);
    await t.app.db.query
      .updateTable('sessions')
      .set({ last_used_at: later, expires_at: new Date(later.getTime() + 12 * 3_600_000) })
      .where('user_id', '=', person.userId)
      .execute();
    return { ...person, ...(await t.browser({ authorization: `Bearer ${person.bearer}` })) };
  }
});

describe('notes and dealers', () => {
  test('no route for dealers returns a note', async () => {
    const { id, dealId } = await pair();
    const canary = 'canary-of-the-lender';
    await written(dana, notePaths.application(id), canary);
    await written(dana, notePaths.deal(dealId), canary);
    const calls = t.server.apiRoutes.filter((route) => route.access !== 'staff');
    expect(calls.length).toBeGreaterThan(40);
    for (const { method, url } of calls) {
      for (const one of [id, dealId]) {
        const answer = await dealer.send(method, url.replace(/:\w+/, one), method === 'GET' ? undefined : {});
        expect(answer.body, `${method} ${url}`).not.toContain(canary);
        // Some routes do return this dealer's deals.
        if (`${method} ${url}` === `GET ${dealPaths.own}`) expect(answer.body).toContain(dealId);
      }
      if (url.endsWith('/logout')) dealer = await signedIn(t, 'dealer', dealer);
    }
    for (const path of [notePaths.application(id), notePaths.deal(dealId)])
      expectRefusal(await write(dealer, path, 'Mine'), 403, 'forbidden');
  });
});
