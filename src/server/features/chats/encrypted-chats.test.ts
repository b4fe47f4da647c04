import { sql } from 'kysely';
import { afterAll, describe, expect, test, vi } from 'vitest';
import type { ChatFileAnswer, ChatsAnswer, UnansweredAnswer } from '#contract/chat.ts';
import { dataRequestPaths, type FoundAnswer } from '#contract/data-requests.ts';
import { newId } from '#server/lib/ids.ts';
import { hashToken } from '#server/crypto/tokens.ts';
import { chooseForRequest, openedDataRequest } from '#tests/support/data-request-factories.ts';
import { openChat, signedIn } from '#tests/support/factories.ts';
import { startTestApp } from '#tests/support/start-test-app.ts';
import { up as migrateChats } from '#server/db/migrations/0031-encrypted-chats.ts';
import { openKeyProvider } from '#server/boot/open-key-provider.ts';
import { encryptOldChats } from './stored-chats.ts';
import { rotateDataKeys } from '#server/operations/rotate.ts';

const t = await startTestApp();
afterAll(() => t.close());
const { query } = t.app.db;
const admin = await signedIn(t, 'admin');
const visitor = await t.browser();

/** Every row of both tables, as text. */
async function rawRows(): Promise<string> {
  const { rows } = await sql<{ row: string }>`select m::text as row from chat_messages m
    union all select s::text from chat_sessions s`.execute(query);
  return rows.map(({ row }) => row).join('\n');
}
async function ask(sessionId: string, content: string): Promise<void> {
  const answer = await visitor.send('POST', '/api/chat/message', { sessionId, content });
  expect(answer.statusCode, answer.body).toBe(200);
}
const chatIdOf = async (token: string): Promise<string> =>
  (
    await query
      .selectFrom('chat_sessions')
      .select('id')
      .where('token_hash', '=', hashToken(token))
      .executeTakeFirstOrThrow()
  ).id;
const transcriptOf = async (chatId: string): Promise<string[]> =>
  (await admin.send('GET', `/api/admin/chats/${chatId}`))
    .json<ChatFileAnswer>()
    .chat.transcript.map(({ content }) => content);

/** A chat as a version without encryption stored it: one row per question and answer, with the text as typed. */
async function storePlainChat(contents: string[], industry = 'construction'): Promise<string> {
  const [chatId, at] = [newId(), t.clock.now()];
  await sql`insert into chat_sessions (id, token_hash, visitor_id, language, industry, created_at, last_message_at,
      message_count)
    values (${chatId}, ${chatId}, 'visitor_1', 'en', ${industry}, ${at}, ${at}, ${contents.length})`.execute(query);
  for (const [n, content] of contents.entries())
    await sql`insert into chat_messages (id, session_id, role, content, outcome, created_at)
      values (${newId()}, ${chatId}, ${n % 2 === 0 ? 'user' : 'assistant'}, ${content},
        ${n % 2 === 0 ? null : 'model'}, ${at})`.execute(query);
  return chatId;
}

describe('chat content in the database', () => {
  test('a new question and its answer are stored encrypted and staff reads them', async () => {
    const token = await openChat(t);
    await ask(token, 'Do you finance used excavators for Zanzibar Grading?');
    await ask(token, 'Who painted the Sistine Chapel?');
    const raw = await rawRows();
    for (const text of ['Zanzibar Grading', 'excavators', 'Sistine'])
      expect(raw, 'a stored row contains the text of a chat').not.toContain(text);

    const chatId = await chatIdOf(token);
    const [question, answer = ''] = await transcriptOf(chatId);
    expect(question).toBe('Do you finance used excavators for Zanzibar Grading?');
    expect(answer.length).toBeGreaterThan(20);
    expect(raw).not.toContain(answer.slice(0, 20));
    const { chats } = (await admin.send('GET', '/api/admin/chats')).json<ChatsAnswer>();
    expect(chats.find(({ id }) => id === chatId)).toMatchObject({ question, unanswered: 1 });
    const { unanswered } = (await admin.send('GET', '/api/admin/chats/unanswered')).json<UnansweredAnswer>();
    expect(unanswered[0]?.question).toBe('Who painted the Sistine Chapel?');
  });

  test('chats that an earlier version stored end up redacted and encrypted, and staff reads them', async () => {
    const chatId = await storePlainChat([
      'My social is zero seven eight, zero five, one one two zero. Do you finance mixers?',
      'Noted: 078 - 05 - 1120. Mixers are financed.',
      'EIN 12/3456789 and a mixer for $84,500 over 60 months',
    ]);
    for (const text of ['zero seven eight', '078 - 05 - 1120', '12/3456789', 'mixer', 'Mixers'])
      await expect.poll(rawRows, { message: 'a stored row contains the text of an old chat' }).not.toContain(text);
    const transcript = await transcriptOf(chatId);
    expect(transcript[0]).toMatch(/^My social is \[number removed\]\. Do you finance mixers\?$/);
    expect(transcript[1]).toMatch(/\[number removed\]\. Mixers are financed\.$/);
    expect(transcript[2]).toMatch(/\[number removed\] and a mixer/);
  });
});

test('a chat counts its questions without an answer, and names the chats around it in the list', async () => {
  const opened = (): Promise<string> => {
    t.clock.advance(1000);
    return openChat(t);
  };
  const [older, middle, newer] = [await opened(), await opened(), await opened()];
  await ask(middle, 'Who painted the Sistine Chapel?');
  await ask(middle, 'Do you finance used excavators?');
  const [previous, id, next] = await Promise.all([newer, middle, older].map(chatIdOf));
  const read = async (chatId = '') => (await admin.send('GET', `/api/admin/chats/${chatId}`)).json<ChatFileAnswer>();
  expect((await read(id)).chat).toMatchObject({ unanswered: 1, previous, next });
  expect((await read(previous)).chat).toMatchObject({ unanswered: 0, next: id });
});

describe('encryption of chats that an earlier version stored', () => {
  const many = (text: string): string[] => Array.from({ length: 230 }, (_, n) => `${text} ${String(n)}`);
  const countPlain = async (): Promise<number> =>
    Number(
      (
        await sql<{ plain: string }>`select count(*) as plain from chat_messages
          where content <> '' or encrypted_content is null`.execute(query)
      ).rows[0]?.plain,
    );

  test('goes on after an interruption, without losing or repeating a message', async () => {
    const texts = many('Quarry crusher, my ITIN is 9 1 2 - 7 0 - 1 2 3 4, unit');
    const { encrypt } = t.app.vault;
    let calls = 0;
    const broken = vi.spyOn(t.app.vault, 'encrypt').mockImplementation((...args) => {
      calls += 1;
      if (calls === 120) throw new Error('the process ended here');
      return encrypt(...args);
    });
    const chatId = await storePlainChat(texts);
    try {
      // The server runs the same in the background: either of both meets the interruption.
      await expect
        .poll(() =>
          encryptOldChats(t.app).then(
            () => calls,
            () => calls,
          ),
        )
        .toBeGreaterThanOrEqual(120);
    } finally {
      broken.mockRestore();
    }
    await expect.poll(() => encryptOldChats(t.app).then(countPlain)).toBe(0);
    expect(await rawRows()).not.toContain('crusher');
    const transcript = await transcriptOf(chatId);
    expect(transcript).toHaveLength(texts.length);
    for (const content of transcript) expect(content).toMatch(/^Quarry crusher, my ITIN is \[number removed\], unit/);
  });

  test('is done once where two nodes run it at once', async () => {
    const texts = many('Tandem roller');
    const encrypt = vi.spyOn(t.app.vault, 'encrypt');
    const chatId = await storePlainChat(texts);
    await Promise.all([encryptOldChats(t.app), encryptOldChats(t.app)]);
    await expect.poll(countPlain).toBe(0);
    expect(encrypt).toHaveBeenCalledTimes(texts.length);
    encrypt.mockRestore();
    expect((await transcriptOf(chatId)).toSorted()).toEqual(texts.toSorted());
  });

  test('keeps the last text of an answer that an older node stores again during an upgrade', async () => {
    const chatId = await storePlainChat(['What is a skid steer?']);
    await encryptOldChats(t.app);
    await expect.poll(countPlain).toBe(0);
    await sql`update chat_messages set content = 'A compact loader.' where session_id = ${chatId}`.execute(query);
    expect(await transcriptOf(chatId)).toEqual(['A compact loader.']);
    await expect.poll(() => encryptOldChats(t.app).then(countPlain)).toBe(0);
    expect(await transcriptOf(chatId)).toEqual(['A compact loader.']);
  });

  test('the migration removes numbers from the industry of existing chats', async () => {
    const chatId = await storePlainChat([], 'trucks, ssn 078/05/1120');
    await sql`drop index chat_messages_plain`.execute(query);
    await sql`alter table chat_messages rename column encrypted_content to kept_by_test`.execute(query);
    await migrateChats(t.app.db.query as never);
    await sql`update chat_messages set encrypted_content = kept_by_test`.execute(query);
    await sql`alter table chat_messages drop column kept_by_test`.execute(query);
    const session = query.selectFrom('chat_sessions').select('industry').where('id', '=', chatId);
    expect(await session.executeTakeFirst()).toEqual({ industry: 'trucks, ssn [number removed]' });
  });
});

test('after a key rotation old chats stay readable and new ones use the new data key', async () => {
  const before = await openChat(t);
  await ask(before, 'Do you finance asphalt pavers?');
  const keyProvider = await openKeyProvider(t.app.config);
  if (!keyProvider) throw new Error('no key provider');
  await rotateDataKeys(t.app.db, keyProvider, { newDataKey: true, now: t.clock.now() });
  await query
    .updateTable('data_keys')
    .set({ active_at: sql<Date>`now()` })
    .execute();
  await t.app.vault.refresh();
  const newest = await query.selectFrom('data_keys').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow();
  const after = await openChat(t);
  await ask(after, 'Do you finance light towers?');
  const keysOf = async (token: string) => {
    const rows = query.selectFrom('chat_messages').select('encrypted_content');
    const found = await rows.where('session_id', '=', await chatIdOf(token)).execute();
    return [...new Set(found.map(({ encrypted_content }) => encrypted_content?.split('.')[1]))];
  };
  expect(await keysOf(after)).toEqual([newest.id]);
  expect(await keysOf(before)).not.toEqual([newest.id]);
  expect((await transcriptOf(await chatIdOf(before)))[0]).toBe('Do you finance asphalt pavers?');
  expect((await transcriptOf(await chatIdOf(after)))[0]).toBe('Do you finance light towers?');
});

test('a data request finds a chat by a name written in it and hands over readable text', async () => {
  const token = await openChat(t);
  await ask(token, 'My name is Đurđica Núñez, phone (531) 555-0177, mail durdica@example.com');
  await ask(token, 'What are your hours?');
  const chatId = await chatIdOf(token);
  const { id } = await openedDataRequest(t, { kind: 'access' }, admin);
  const found = async (body: object) =>
    (await admin.send('POST', dataRequestPaths.search(id), body)).json<FoundAnswer>().found;
  const searches: [string, string][] = [
    ['name', 'durdica NUNEZ'],
    ['business', 'Đurđica'],
    ['phone', '531.555.0177'],
    ['email', 'Durdica@Example.com'],
  ];
  for (const [by, text] of searches)
    expect(await found({ [by]: text })).toMatchObject([
      {
        kind: 'chat',
        id: chatId,
        matched: [by],
        detail: expect.stringContaining('My name is Đurđica Núñez') as string,
      },
    ]);
  expect(await found({ name: 'Durdica Perez' })).toEqual([]);
  const { items } = await chooseForRequest(admin, id, [{ kind: 'chat', id: chatId }]);
  expect(items[0]?.detail).toContain('My name is Đurđica Núñez');
  const copy = await admin.send('POST', dataRequestPaths.export(id), { format: 'json' });
  expect(copy.body).toContain('My name is Đurđica Núñez');
  expect(copy.body).toContain('What are your hours?');
});
