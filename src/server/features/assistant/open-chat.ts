import { redactNumbers } from '#contract/redact-numbers.ts';
import type { OpenChat } from '#contract/chat.ts';
import type { App } from '#server/app.ts';
import type { Ctx } from '#server/context.ts';
import { newId } from '#server/lib/ids.ts';
import { hashToken, newToken } from '#server/crypto/tokens.ts';
import { insertChatSession } from './store.ts';

/** A new chat. Whoever has the id that this answers may write to it; only its hash is kept. */
export async function openChat(app: App, ctx: Ctx, { visitorId, language, industry }: OpenChat): Promise<string> {
  const token = newToken();
  await app.db.tx((tx) =>
    insertChatSession(tx, {
      id: newId(ctx.now),
      token_hash: hashToken(token),
      visitor_id: visitorId,
      language,
      industry: redactNumbers(industry, language).text,
      created_at: ctx.now,
      last_message_at: ctx.now,
      message_count: 0,
    }),
  );
  return token;
}
