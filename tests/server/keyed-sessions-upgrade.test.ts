import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { parseConfig } from '#server/config/environment.ts';
import { hashToken, newToken } from '#server/crypto/tokens.ts';
import { migrate } from '#server/db/migrate.ts';
import { authenticate } from '#server/features/auth/sessions.ts';
import { openLog } from '#server/lib/log.ts';
import { newId } from '#server/lib/ids.ts';
import { startApp } from '#server/boot/start.ts';
import { fakeMailer } from '#tests/support/fake-parts.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';

const ACCOUNT = '018f0000-0000-7000-8000-000000000001';
const USER = '018f0000-0000-7000-8000-000000000002';
const KEYS = `k1:${Buffer.alloc(32, 5).toString('base64')}`;

test('sessions of the earlier version stay valid after the upgrade and after each later start', async () => {
  const db = await openTestDatabase();
  const insert = (token: string) =>
    sql`insert into sessions (id, user_id, token_hash, created_at, last_used_at, expires_at, ip, user_agent)
      values (${newId()}, ${USER}, ${hashToken(token)}, now(), now(), now() + interval '1 day', '', '')`.execute(
      db.query,
    );
  try {
    for (const schema of ['public', 'jobs']) await db.pool.query(`drop schema if exists ${schema} cascade`);
    await db.pool.query('create schema public');
    await migrate(db, '0039-outbox');
    await sql`insert into accounts (id, name, kind, created_at) values (${ACCOUNT}, 'Acme', 'dealer', now())`.execute(
      db.query,
    );
    await sql`insert into users (id, account_id, email, first_name, last_name, role, status, created_at)
      values (${USER}, ${ACCOUNT}, 'dana@acme.example', 'Dana', 'Ruiz', 'dealer', 'active', now())`.execute(db.query);
    const [before, forged] = [newToken(), newToken()];
    await insert(before);
    const config = parseConfig({ DATA_DIR: '/nowhere', ENCRYPTION_KEYS: KEYS, RATE_LIMIT: 'off' });
    const shared = { ...db, close: () => Promise.resolve() };
    const alive = async (): Promise<boolean[]> => {
      const { app, close } = await startApp(config, openLog('silent'), { db: shared, mailer: fakeMailer() });
      const found = [before, forged].map(
        async (token) => (await authenticate(app, token, { polling: true })) !== undefined,
      );
      const all = await Promise.all(found);
      await close();
      return all;
    };
    expect(await alive()).toEqual([true, false]);
    await insert(forged);
    expect(await alive()).toEqual([true, false]);
  } finally {
    await db.close();
  }
});
