import type { TestApp } from './start-test-app.ts';

export async function countOpenSessions({ app }: Pick<TestApp, 'app'>, userId: string): Promise<number> {
  const open = app.db.query.selectFrom('sessions').select('id').where('user_id', '=', userId);
  return (await open.where('revoked_at', 'is', null).execute()).length;
}
