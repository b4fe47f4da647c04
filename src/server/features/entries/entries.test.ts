import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Entry, type EntryContent, entryErrors, entryPaths } from '#contract/assistant-entries.ts';
import { expectRefusal } from '#tests/server/expect-refusal.ts';
import { sampleChat, signedIn } from '#tests/support/factories.ts';
import { startTestApp } from '#tests/support/start-test-app.ts';
import { openKnowledge } from './entries.ts';

const t = await startTestApp();
afterAll(() => t.close());
let dana: Awaited<ReturnType<typeof signedIn>>;
let marcus: typeof dana;
beforeAll(async () => {
  [dana, marcus] = [await signedIn(t, 'admin'), await signedIn(t, 'admin')];
});

const content: EntryContent = {
  page: '/construction',
  en: {
    questions: ['Do you finance drones?', 'Can I get a survey drone?', 'Loan for a mapping drone'],
    answer: 'Survey drones count as equipment. Call {phone} with the quote.',
  },
  es: {
    questions: ['¿Financian drones?', '¿Puedo sacar un dron para topografía?', 'Préstamo para un dron'],
    answer: 'Los drones de topografía cuentan como equipo. Llame al {phone} con la cotización.',
  },
};
const save = (who: typeof dana, body: object, id?: string) =>
  id === undefined ? who.send('POST', entryPaths.list, body) : who.send('PUT', entryPaths.one(id), body);
const entryOf = (answer: { json: <T>() => T }): Entry => answer.json<{ entry: Entry }>().entry;
async function saved(who: typeof dana, changed: EntryContent = content): Promise<Entry> {
  const answer = await save(who, { version: 0, content: changed });
  expect(answer.statusCode, answer.body).toBe(201);
  return entryOf(answer);
}
const publish = (who: typeof dana, { id, version }: Entry, more: object = {}) =>
  who.send('POST', entryPaths.publish(id), { version, ...more });
const retire = (who: typeof dana, { id, version }: Entry) => who.send('POST', entryPaths.retire(id), { version });

async function answerTo(question: string, language: 'en' | 'es' = 'en'): Promise<string> {
  const visitor = await t.browser();
  const chat = (await visitor.send('POST', '/api/chat/session', { ...sampleChat, language })).json<{ id: string }>();
  return (await visitor.send('POST', '/api/chat/message', { sessionId: chat.id, content: question })).body;
}
const recordsOf = (id: string) =>
  t.app.db.query.selectFrom('audit').select('action').where('subject_id', '=', id).orderBy('id').execute();

describe('an entry that staff wrote', () => {
  test('answers in both languages once a second person has published it, with the current values and its page', async () => {
    const entry = await saved(dana);
    expect(entry).toMatchObject({ version: 1, liveVersion: null, publishing: 'second', writtenBy: dana.email });
    expect(await answerTo('can you finance a drone')).not.toContain('Survey drones');
    const published = entryOf(await publish(marcus, entry));
    expect(published).toMatchObject({ liveVersion: 1, publishing: 'done' });
    expect(await answerTo('can you finance a drone')).toContain(
      'Survey drones count as equipment. Call (402) 555-0142',
    );
    expect(await answerTo('financian un dron', 'es')).toContain('[Equipo de construcción](/es/construccion)');
    expect((await recordsOf(entry.id)).map(({ action }) => action)).toEqual([
      'assistant_entry.saved',
      'assistant_entry.published',
    ]);
    await retire(dana, published);
  });

  test('keeps answering with the published version while the next one is a draft, and not once it is retired', async () => {
    const entry = entryOf(await publish(marcus, await saved(dana)));
    const changed = { ...content, en: { ...content.en, answer: 'Drones over {phone} are fine.' } };
    const draft = entryOf(await save(marcus, { version: 1, content: changed }, entry.id));
    expect(draft).toMatchObject({ version: 2, liveVersion: 1, publishing: 'second' });
    expect(await answerTo('can you finance a drone')).toContain('Survey drones');
    await publish(dana, draft);
    expect(await answerTo('can you finance a drone')).toContain('Drones over');
    expect(entryOf(await retire(dana, draft))).toMatchObject({ liveVersion: null });
    expect(await answerTo('can you finance a drone')).not.toContain('Drones over');
  });

  test('is not published by its author while another person can publish', async () => {
    const entry = await saved(dana);
    const refused = expectRefusal(await publish(dana, entry, { alone: true }), 409, 'conflict');
    expect(refused.message).toContain('Another person');
  });

  test('is not changed over a version that the caller has not read; of two calls one wins', async () => {
    const entry = await saved(dana);
    const answers = await Promise.all([dana, marcus].map((who) => save(who, { version: 1, content }, entry.id)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expectRefusal(await publish(marcus, entry), 409, 'edit_conflict');
    for (const id of ['x', '018f0000-0000-7000-8000-000000000000'])
      expectRefusal(await save(dana, { version: 1, content }, id), 404, 'not_found');
  });

  test.each([
    ['a figure', 'The rate is 7 percent.', entryErrors.figures],
    ['an unknown placeholder', 'The rate is {rate}.', entryErrors.placeholder],
    ['a link', 'See https://acme.example for more.', entryErrors.addresses],
    ['nothing', ' ', entryErrors.answer],
  ])('is refused with %s in an answer', async (_what, answer, message) => {
    const wrong = { ...content, es: { ...content.es, answer } };
    const refused = expectRefusal(await save(dana, { version: 0, content: wrong }), 400, 'validation');
    expect(Object.values(refused.fields ?? {})).toEqual([message]);
  });

  test('answers although 2,000 newer drafts of another entry exist', async () => {
    const entry = entryOf(await publish(marcus, await saved(dana)));
    const other = await saved(dana);
    await sql`insert into assistant_entries (id, version, content, written_by, written_at)
      select id, n, content, written_by, written_at from assistant_entries, generate_series(2, 2001) as n
      where id = ${other.id}::uuid`.execute(t.app.db.query);
    const knowledge = await openKnowledge(t.app.db, t.app.log);
    expect(Object.keys(knowledge.now().en.entries)).toContain(entry.id);
    const list = (await dana.send('GET', entryPaths.list)).json<{ entries: Entry[] }>().entries;
    expect(list.find(({ id }) => id === entry.id)).toMatchObject({ liveVersion: 1 });
    expect(list.find(({ id }) => id === other.id)).toMatchObject({ version: 2001, liveVersion: null });
    await retire(dana, entry);
  });

  test('is skipped and logged when its stored content is not valid, and the others still answer', async () => {
    const [entry, broken] = [
      entryOf(await publish(marcus, await saved(dana))),
      entryOf(await publish(marcus, await saved(dana))),
    ];
    const row = t.app.db.query.updateTable('assistant_entries').where('id', '=', broken.id);
    await row.set({ content: JSON.stringify({ page: '/construction' }) }).execute();
    const names = Object.keys((await openKnowledge(t.app.db, t.app.log)).now().en.entries);
    expect([entry.id, broken.id].map((id) => names.includes(id))).toEqual([true, false]);
    expect(t.logged()).toContain('not valid: skipped');
    expect((await dana.send('GET', entryPaths.list)).statusCode).toBe(200);
    await row.set({ retired_at: t.clock.now() }).execute();
    await retire(dana, entry);
  });

  test('is listed for those who may write entries', async () => {
    const entry = await saved(dana);
    const list = (await marcus.send('GET', entryPaths.list)).json<{ entries: Entry[] }>().entries;
    expect(list.find(({ id }) => id === entry.id)).toMatchObject({ publishing: 'allowed' });
  });
});
