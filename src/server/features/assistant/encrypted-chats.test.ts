import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import type { ChatFileAnswer, ChatsAnswer, UnansweredAnswer } from '#contract/chat.ts';
import { dataRequestPaths, type FoundAnswer } from '#contract/data-requests.ts';
import { newId } from '#server/core/ids.ts';
import { hashToken } from '#server/core/tokens.ts';
import { chooseForRequest, openedDataRequest } from '#tests/data-request-factories.ts';
import { openChat, signedIn } from '#tests/factories.ts';
import { startTestApp } from '#tests/start-test-app.ts';

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
    expect(chats.find(({ id }) => id === chatId)?.question).toBe(question);
    const { unanswered } = (await admin.send('GET', '/api/admin/chats/unanswered')).json<UnansweredAnswer>();
    expect(unanswered[0]?.question).toBe('Who painted the Sistine Chapel?');
  });

  test('chats that an earlier version stored end up redacted and encrypted, and staff reads them', async () => {
    const chatId = await storePlainChat(
      [
        'My social is zero seven eight, zero five, one one two zero. Do you finance mixers?',
        'Noted: 078 - 05 - 1120. Mixers are financed.',
        'EIN 12/3456789 and a mixer for $84,500 over 60 months',
      ],
      'construction 078/05/1120',
    );
    for (const text of ['zero seven eight', '078 - 05 - 1120', '12/3456789', '078/05/1120', 'mixer', 'Mixers'])
      await expect.poll(rawRows, { message: 'a stored row contains the text of an old chat' }).not.toContain(text);
    const transcript = await transcriptOf(chatId);
    expect(transcript[0]).toMatch(/^My social is \[number removed\]\. Do you finance mixers\?$/);
    expect(transcript[1]).toMatch(/\[number removed\]\. Mixers are financed\.$/);
    expect(transcript[2]).toMatch(/\[number removed\] and a mixer/);
    const { chats } = (await admin.send('GET', '/api/admin/chats')).json<ChatsAnswer>();
    expect(chats.find(({ id }) => id === chatId)).toMatchObject({ industry: 'construction [number removed]' });
  });
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
      { kind: 'chat', id: chatId, matched: [by], detail: expect.stringContaining('My name is Đurđica Núñez') },
    ]);
  expect(await found({ name: 'Durdica Perez' })).toEqual([]);
  const { items } = await chooseForRequest(admin, id, [{ kind: 'chat', id: chatId }]);
  expect(items[0]?.detail).toContain('My name is Đurđica Núñez');
  const copy = await admin.send('POST', dataRequestPaths.export(id), { format: 'json' });
  expect(copy.body).toContain('My name is Đurđica Núñez');
  expect(copy.body).toContain('What are your hours?');
});
