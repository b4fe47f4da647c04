import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { hashToken } from '#server/core/tokens.ts';
import { signedIn } from '#tests/factories.ts';
import { startTestApp } from '#tests/start-test-app.ts';
import { openFindSession } from './find-sessions.ts';

const t = await startTestApp();
afterAll(() => t.close());

/** Sessions looked up on their own, and how many statements that took. */
function counted() {
  let statements = 0;
  const query = t.app.db.query.withPlugin({
    transformQuery: ({ node }) => {
      statements++;
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  });
  return { find: openFindSession(query), statements: () => statements };
}

describe('design 5: who calls is looked up for each call', () => {
  test('those that come together share a statement, and each gets its own', async () => {
    const [ann, bo] = [await signedIn(t, 'admin'), await signedIn(t, 'dealer')];
    const { find, statements } = counted();
    const tokens = [ann.bearer, bo.bearer, 'nobody', ann.bearer, bo.bearer, 'nobody'];
    const found = await Promise.all(tokens.map((token) => find(hashToken(token))));
    expect(found.map((one) => one?.user_id)).toEqual(
      [ann, bo, undefined, ann, bo, undefined].map((one) => one?.userId),
    );
    expect(found.map((one) => one?.role)).toEqual(['admin', 'dealer', undefined, 'admin', 'dealer', undefined]);
    expect(statements()).toBe(1);
  });

  test('what ends while one look-up is under way is ended for whoever comes then', async () => {
    const { bearer } = await signedIn(t, 'dealer');
    const { find } = counted();
    const before = find(hashToken(bearer));
    await sql`update sessions set revoked_at = now() where token_hash = ${hashToken(bearer)}`.execute(t.app.db.query);
    const behind = find(hashToken(bearer));
    expect(await behind).toBeUndefined();
    await before;
  });

  test('a failure is told to all of its round, and the next one is looked up', async () => {
    const { bearer, userId } = await signedIn(t, 'dealer');
    let broken = true;
    const find = openFindSession(
      t.app.db.query.withPlugin({
        transformQuery: ({ node }) => {
          if (broken) throw new Error('the database is away');
          return node;
        },
        transformResult: ({ result }) => Promise.resolve(result),
      }),
    );
    const all = await Promise.allSettled([find(hashToken(bearer)), find(hashToken(bearer))]);
    expect(all.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    broken = false;
    expect((await find(hashToken(bearer)))?.user_id).toBe(userId);
  });
});
