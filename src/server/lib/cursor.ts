import { AppError } from './app-error.ts';
import { isId } from './ids.ts';

/** A cursor is the last id of the page before, as base64url: opaque to callers. */
export function readCursor(cursor: string | undefined): string | undefined {
  if (cursor === undefined || cursor === '') return undefined;
  const id = Buffer.from(cursor, 'base64url').toString('utf8');
  if (!isId(id)) throw new AppError('bad_request', 'The cursor is not one that a list of ours answered.');
  return id;
}

/** One page of rows that were read with `limit + 1`, and the cursor of the next page; null on the last one. */
export function pageOf<T extends { id: string }>(rows: T[], limit: number): { page: T[]; nextCursor: string | null } {
  const page = rows.slice(0, limit);
  return { page, nextCursor: nextCursor(rows.length > limit, page.at(-1)?.id) };
}

export const nextCursor = (more: boolean, lastId: string | undefined): string | null =>
  more && lastId !== undefined ? Buffer.from(lastId).toString('base64url') : null;
