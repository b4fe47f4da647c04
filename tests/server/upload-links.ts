import { expect } from 'vitest';
import { hashToken } from '#server/crypto/tokens.ts';
import type { TestApp } from '#tests/support/start-test-app.ts';
import { storedFiles } from '#tests/support/stored-files.ts';

/** Returns the stored link of a token. */
export const linkOf = ({ app }: TestApp, token: string) =>
  app.db.query
    .selectFrom('upload_links')
    .selectAll()
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirstOrThrow();

/** Returns the documents that arrived by the link of a token. */
export const documentsOf = async (test: TestApp, token: string) =>
  test.app.db.query
    .selectFrom('documents')
    .selectAll()
    .where('upload_link_id', '=', (await linkOf(test, token)).id)
    .execute();

/** Fails if the work counts a use of the link, or leaves a document or a file. */
export async function expectUnused(test: TestApp, token: string, work: () => Promise<unknown>): Promise<void> {
  const stored = (): string[] => storedFiles(test.dataDir);
  const before = stored();
  await work();
  expect((await linkOf(test, token)).uses).toBe(0);
  expect(await documentsOf(test, token)).toEqual([]);
  await expect.poll(stored).toEqual(before);
}
