import { AppError } from './app-error.ts';
import { isId } from './ids.ts';

/** A cursor is the last id of the page before, as base64url: opaque to callers. */
export function readCursor(cursor: string | undefined): string | undefined {
  if (cursor === undefined || cursor === '') return undefined;
  const id = Buffer.from(cursor, 'base64url').toString('utf8');
  if (!isId(id)) throw new AppError('bad_request', 'The cursor is not one that a list of ours answered.');
  return id;
}

export const nextCursor = (more: boolean, lastId: string | undefined): string | null =>
  more && lastId !== undefined ? Buffer.from(lastId).toString('base64url') : null;
