import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import type { ChatFileAnswer, ChatsAnswer, UnansweredAnswer } from '#contract/chat.ts';
import { systemCtx } from '#server/context.ts';
import { hashToken } from '#server/crypto/tokens.ts';
import { requireChat } from '#server/features/chats/session.ts';
import { purgeDaily } from '#server/features/retention/purge.ts';
import { openChat, sampleChat, signedIn, storedChats, storedMessages } from '#tests/support/factories.ts';
import { expectRefusal } from '#tests/server/expect-refusal.ts';
import { startTestApp } from '#tests/support/start-test-app.ts';
import { replyToMessage } from './answer.ts';
import { languageOf } from './understand.ts';

const t = await startTestApp();
afterAll(() => t.close());
const { query } = t.app.db;
const visitor = await t.browser();
const send = (body: unknown) => visitor.send('POST', '/api/chat/message', body);

/** What a browser puts together from the stream. */
const said = (body: string): string =>
  body
    .split('\n')
    .filter((line) => line.startsWith('data: {'))
    .map((line) => (JSON.parse(line.slice('data: '.length)) as { content: string }).content)
    .join('');
const ask = async (sessionId: string, content: string): Promise<string> =>
  said((await send({ sessionId, content })).body);

describe('POST /api/chat/session', () => {
  test('answers an id of 256 random bits, of which only the hash is kept', async () => {
    const id = await openChat(t);
    expect(id).toMatch(/^[\w-]{43}$/);
    const row = await query
      .selectFrom('chat_sessions')
      .selectAll()
      .where('token_hash', '=', hashToken(id))
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      visitor_id: sampleChat.visitorId,
      language: 'en',
      industry: 'construction',
      message_count: 0,
    });
    expect(JSON.stringify(row)).not.toContain(id);
  });

  test.each([
    { visitorId: 'visitor_x' },
    { visitorId: 7 },
    { language: 'fr' },
    { industry: 'x'.repeat(101) },
    { industry: {} },
  ])('%j is refused', async (change) => {
    expectRefusal(await visitor.send('POST', '/api/chat/session', { ...sampleChat, ...change }), 400, 'validation');
  });

  test('the industry may be absent', async () => {
    const { visitorId, language } = sampleChat;
    expect((await visitor.send('POST', '/api/chat/session', { visitorId, language })).statusCode).toBe(201);
  });
});

describe('POST /api/chat/message', () => {
  test('streams lines of data with a content piece each, and ends with [DONE]', async () => {
    const answer = await send({ sessionId: await openChat(t), content: 'Do you finance used equipment?' });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/event-stream; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-store');
    const lines = answer.body.split('\n\n').filter(Boolean);
    expect(lines).toHaveLength(3);
    expect(lines.shift()).toBe(': received');
    expect(lines.every((line) => /^data: (\{"content":".*"\}|\[DONE\])$/.test(line))).toBe(true);
    expect(lines.at(-1)).toBe('data: [DONE]');
    expect(said(answer.body)).toMatch(/^We finance used .*\nMore: \[Construction equipment\]\(\/construction\)$/s);
  });

  test('chats that ask at once each have their own answer, and what was asked is kept letter by letter', async () => {
    const questions = ['NULL', '{"a",\\}', 'Do you finance used equipment?', '¿Qué?'];
    const ids = await Promise.all(questions.map((_, n) => openChat(t, { language: n === 3 ? 'es' : 'en' })));
    const unknown = send({ sessionId: 'x'.repeat(43), content: 'Hello' });
    const answers = await Promise.all(questions.map((content, n) => send({ sessionId: ids[n], content })));
    expectRefusal(await unknown, 404, 'not_found');
    expect(said(answers[2]?.body ?? '')).toMatch(/^We finance used /);
    for (const [n, id] of ids.entries()) {
      expect((await storedMessages(t, id)).map(({ role, content }) => [role, content])).toEqual([
        ['user', questions[n]],
        ['assistant', said(answers[n]?.body ?? '')],
      ]);
      const chat = query.selectFrom('chat_sessions').select('message_count').where('token_hash', '=', hashToken(id));
      expect(await chat.executeTakeFirst()).toEqual({ message_count: 2 });
    }
  });

  test('answers in the language of the session, with the Spanish page', async () => {
    const id = await openChat(t, { language: 'es' });
    expect(await ask(id, '¿Puedo aplicar con ITIN?')).toMatch(
      /solicitud con ITIN\. .*\nMás información: \[Financiamiento con ITIN\]\(\/es\/itin\)$/s,
    );
  });

  test.each([
    [{ sessionId: 'short', content: 'Hello' }, 400],
    [{ sessionId: '../../etc', content: 'Hello' }, 400],
    [{ sessionId: 7, content: 'Hello' }, 400],
    [{ content: 'Hello' }, 400],
    [{ sessionId: 'x'.repeat(43), content: 'Hello' }, 404],
    [{ sessionId: 'x'.repeat(43), content: '' }, 404],
  ])('%j is refused with %i', async (body, status) => {
    expectRefusal(await send(body), status);
  });

  test.each([
    ['', 'Please write'],
    ['   ', 'Please write'],
    ['x'.repeat(2001), 'under 2,000'],
    [undefined, 'Please write'],
  ])('content %j is refused in words', async (content, words) => {
    const { message } = expectRefusal(await send({ sessionId: await openChat(t), content }), 400, 'validation');
    expect(message).toContain(words);
  });

  test('more than 100 KB is refused', async () => {
    expectRefusal(await send({ sessionId: await openChat(t), content: 'x'.repeat(101 * 1024) }), 413, 'too_large');
  });

  test('a chat that is removed while it is answered says so, and keeps nothing', async () => {
    const ctx = systemCtx(t.clock.now());
    const session = await requireChat(t.app, ctx, await openChat(t));
    await query.deleteFrom('chat_sessions').where('id', '=', session.id).execute();
    const { signal } = new AbortController();
    await expect(replyToMessage(t.app, ctx, session, 'Hello', () => signal)).rejects.toMatchObject({
      code: 'not_found',
    });
    expect(await query.selectFrom('chat_messages').selectAll().where('session_id', '=', session.id).execute()).toEqual(
      [],
    );
  });

  test('one that was removed takes nothing from others that are answered at the same moment', async () => {
    const ctx = systemCtx(t.clock.now());
    const there = await requireChat(t.app, ctx, await openChat(t));
    const gone = await requireChat(t.app, ctx, await openChat(t));
    await query.deleteFrom('chat_sessions').where('id', '=', gone.id).execute();
    const { signal } = new AbortController();
    const replies = [there, gone, there].map((session) =>
      replyToMessage(t.app, ctx, session, 'What are your hours?', () => signal),
    );
    expect((await Promise.allSettled(replies)).map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'fulfilled',
    ]);
    const chat = query.selectFrom('chat_sessions').select(['message_count', 'last_message_at']);
    expect(await chat.where('id', '=', there.id).execute()).toEqual([{ message_count: 4, last_message_at: ctx.now }]);
    const kept = query.selectFrom('chat_messages').select('role').where('session_id', 'in', [there.id, gone.id]);
    expect((await kept.orderBy('role').execute()).map(({ role }) => role)).toEqual([
      'assistant',
      'assistant',
      'user',
      'user',
    ]);
  });

  test('refuses a message to a chat that was removed since its last message', async () => {
    const id = await openChat(t);
    expect((await send({ sessionId: id, content: 'What are your hours?' })).statusCode).toBe(200);
    await query.deleteFrom('chat_sessions').where('token_hash', '=', hashToken(id)).execute();
    expectRefusal(await send({ sessionId: id, content: 'What are your hours?' }), 404, 'not_found');
  });

  test('answers with an error status when the question cannot be stored, in both languages', async () => {
    const refuse = sql`create function refuse_message() returns trigger language plpgsql
      as $$ begin raise exception 'refused'; end $$`;
    await refuse.execute(query);
    await sql`create trigger refuse_message before insert on chat_messages
      for each row execute function refuse_message()`.execute(query);
    try {
      for (const language of ['en', 'es']) {
        const id = await openChat(t, { language });
        expectRefusal(await send({ sessionId: id, content: 'What are your hours?' }), 500);
        expect(await storedMessages(t, id)).toEqual([]);
      }
    } finally {
      await sql`drop function refuse_message() cascade`.execute(query);
    }
  });

  test('two messages at once are both kept', async () => {
    const id = await openChat(t);
    await Promise.all([ask(id, 'Do you finance cranes?'), ask(id, 'What are your hours?')]);
    const row = await query
      .selectFrom('chat_sessions')
      .select(['id', 'message_count'])
      .where('token_hash', '=', hashToken(id))
      .executeTakeFirstOrThrow();
    expect(row.message_count).toBe(4);
  });
});

describe('sensitive numbers never reach the store or the log', () => {
  const planted = [
    'my ssn is 912-34-4821',
    'ITIN 912344821',
    'social 912 34 4821 ok?',
    'EIN: 47-3094410',
    'card 4111 1111 1111 1111 exp 12/29',
    '4111111111111111',
    'routing 123456780 account 000123456789',
    'mi seguro social es 912.34.4821',
    'mi cuenta es 9988776655',
  ];
  test.each(planted)('%s', async (content) => {
    for (const language of ['en', 'es'] as const) {
      const id = await openChat(t, { language });
      const written = languageOf(content) ?? language;
      expect(await ask(id, content)).toMatch(written === 'en' ? /^Please don’t send/ : /^Por favor no mande/);
    }
  });
  test('none of them is found again', async () => {
    const rows = JSON.stringify([
      await storedChats(t),
      await query.selectFrom('chat_sessions').selectAll().execute(),
      await query.selectFrom('audit').selectAll().execute(),
    ]);
    expect(rows).toContain('[number removed]');
    for (const text of [rows, t.logged()])
      for (const number of [
        '912-34-4821',
        '912344821',
        '912 34 4821',
        '912.34.4821',
        '47-3094410',
        '4111111111111111',
        '4111 1111 1111 1111',
        '123456780',
        '000123456789',
        '9988776655',
      ])
        expect(text).not.toContain(number);
  });
});

describe('what the staff reads', () => {
  test('chats newest first, one in full with its reading recorded, and what was not answered', async () => {
    const admin = await signedIn(t, 'admin');
    const id = await openChat(t);
    await ask(id, 'What are your hours?');
    await ask(id, 'Who won the world cup?');
    const { chats, nextCursor }: ChatsAnswer = (await admin.send('GET', '/api/admin/chats?limit=1')).json();
    expect(chats).toMatchObject([{ language: 'en', industry: 'construction', messages: 4 }]);
    expect(nextCursor).not.toBeNull();
    const chatId = chats[0]?.id ?? '';
    const { chat }: ChatFileAnswer = (await admin.send('GET', `/api/admin/chats/${chatId}`)).json();
    expect(chat.transcript.map(({ role, outcome, topic }) => [role, outcome, topic])).toEqual([
      ['user', null, null],
      ['assistant', 'topic', 'contact-hours'],
      ['user', null, null],
      ['assistant', 'unsure', null],
    ]);
    const read = await query.selectFrom('audit').select('action').where('subject_id', '=', chatId).execute();
    expect(read).toEqual([{ action: 'chat.read' }]);
    const { unanswered }: UnansweredAnswer = (await admin.send('GET', '/api/admin/chats/unanswered')).json();
    expect(unanswered[0]).toMatchObject({ chatId, question: 'Who won the world cup?', language: 'en' });
    const next: ChatsAnswer = (await admin.send('GET', `/api/admin/chats?limit=500&cursor=${nextCursor ?? ''}`)).json();
    expect(next.chats.map((one) => one.id)).not.toContain(chatId);
    expectRefusal(await admin.send('GET', `/api/admin/chats/${id}`), 404);
    expectRefusal(await admin.send('GET', '/api/admin/chats?cursor=nonsense'), 400);
  });

  test('a chat goes with its messages once its days are over, not a day earlier', async () => {
    const id = await openChat(t);
    await ask(id, 'What are your hours?');
    const exists = async (): Promise<boolean> =>
      (await query.selectFrom('chat_sessions').select('id').where('token_hash', '=', hashToken(id)).execute())
        .length === 1;
    t.clock.advance(89 * 86_400_000);
    await purgeDaily(t.app);
    expect(await exists()).toBe(true);
    t.clock.advance(2 * 86_400_000);
    expect((await purgeDaily(t.app))?.chats).toBeGreaterThan(0);
    expect(await exists()).toBe(false);
    expect(await query.selectFrom('chat_messages').select('id').execute()).toEqual([]);
  });
});
