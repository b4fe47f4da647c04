import { describe, expect, test } from 'vitest';
import { sampleBrand } from '#contract/brand.ts';
import { hashToken } from '#server/crypto/tokens.ts';
import { openChat } from '#tests/support/factories.ts';
import { expectRefusal } from '#tests/server/expect-refusal.ts';
import { startTestApp } from '#tests/support/start-test-app.ts';

describe('limits of the chat', () => {
  test('of two messages at once, only one is the last of a full chat', async () => {
    const t = await startTestApp();
    try {
      const browser = await t.browser();
      const sessionId = await openChat(t);
      const chat = t.app.db.query.updateTable('chat_sessions').where('token_hash', '=', hashToken(sessionId));
      await chat.set({ message_count: 198 }).execute();
      const answers = await Promise.all(
        ['Hello', 'Good morning'].map((content) => browser.send('POST', '/api/chat/message', { sessionId, content })),
      );
      expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 429]);
      const stored = t.app.db.query.selectFrom('chat_sessions').select('message_count');
      expect(await stored.where('token_hash', '=', hashToken(sessionId)).execute()).toEqual([{ message_count: 200 }]);
    } finally {
      await t.close();
    }
  });

  test('60 messages a minute per address, 100 in a session', async () => {
    const limited = await startTestApp({ RATE_LIMIT: 'on' });
    try {
      const browser = await limited.browser();
      const ids = [await openChat(limited), await openChat(limited)];
      const post = (id: string | undefined) =>
        browser.send('POST', '/api/chat/message', { sessionId: id, content: 'Hello' });
      for (let n = 0; n < 60; n++) expect((await post(ids[0])).statusCode).toBe(200);
      const refused = await post(ids[1]);
      expectRefusal(refused, 429, 'rate_limited');
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      const messagesOf = async (id = '') =>
        limited.app.db.query
          .selectFrom('chat_sessions')
          .select('message_count')
          .where('token_hash', '=', hashToken(id))
          .executeTakeFirst();
      // Neither what the address may not send, nor what cannot be answered, costs the chat any of its messages.
      expect(await messagesOf(ids[1])).toEqual({ message_count: 0 });
      await limited.app.limits.forget('chatAddress', '127.0.0.1');
      expectRefusal(
        await browser.send('POST', '/api/chat/message', { sessionId: ids[1], content: ' ' }),
        400,
        'validation',
      );
      expect(await messagesOf(ids[1])).toEqual({ message_count: 0 });
      await limited.app.limits.forget('chatAddress', '127.0.0.1');
      for (let n = 60; n < 100; n++) expect((await post(ids[0])).statusCode).toBe(200);
      const { message } = expectRefusal(await post(ids[0]), 429, 'rate_limited');
      expect(message).toContain(sampleBrand.phones.main.display);
      expect((await post(ids[1])).statusCode).toBe(200);
    } finally {
      await limited.close();
    }
  });
});
