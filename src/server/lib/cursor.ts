import { AppError } from './app-error.ts';
import { isId } from './ids.ts';

/** Decodes a cursor: the last id of the previous page as base64url, opaque to callers. @throws AppError bad_request */
export function readCursor(cursor: string | undefined): string | undefined {
  if (cursor === undefined || cursor === '') return undefined;
  const id = Buffer.from(cursor, 'base64url').toString('utf8');
  if (!isId(id)) throw new AppError('bad_request', 'The cursor is not valid. Use the cursor from the previous page.');
  return id;
}

/** Splits rows read with `limit + 1` into a page and the next cursor, null on the last page. */
export function pageOf<T extends { id: string }>(rows: T[], limit: number): { page: T[]; nextCursor: string | null } {
  const page = rows.slice(0, limit);
  return { page, nextCursor: nextCursor(rows.length > limit, page.at(-1)?.id) };
}

export const nextCursor = (more: boolean, lastId: string | undefined): string | null =>
  more && lastId !== undefined ? Buffer.from(lastId).toString('base64url') : null;
