import { expect, test, vi } from 'vitest';
import { nextCursor, readCursor } from './cursor.ts';
import { AppError } from './app-error.ts';
import { isId, newId } from './ids.ts';

test('a cursor contains the last id of the previous page', () => {
  const id = newId();
  expect(readCursor(nextCursor(true, id) ?? '')).toBe(id);
  expect(nextCursor(true, id)).not.toContain(id);
});

test('the last page has no cursor, and a request without a cursor gets the first page', () => {
  expect(nextCursor(false, newId())).toBeNull();
  expect(nextCursor(true, undefined)).toBeNull();
  expect(readCursor(undefined)).toBeUndefined();
  expect(readCursor('')).toBeUndefined();
});

test.each(['1', 'eyJpZCI6MX0', '../../etc', "' or 1=1 --", Buffer.from('x'.repeat(36)).toString('base64url'), '💥'])(
  'an invalid cursor is refused with 400: %s',
  (cursor) => {
    expect(() => readCursor(cursor)).toThrow(AppError);
    expect(() => readCursor(cursor)).toThrow(expect.objectContaining({ status: 400 }) as Error);
  },
);

test('ids are UUIDs of version 7 that sort by time', () => {
  const ids: string[] = [];
  for (let i = 0; i < 5; i++) {
    vi.setSystemTime(Date.now() + 2);
    ids.push(newId());
  }
  vi.useRealTimers();
  expect(ids).toEqual([...ids].sort());
  for (const id of ids) {
    expect(isId(id)).toBe(true);
    expect(id[14]).toBe('7');
  }
  for (const other of ['', 'x', `${ids[0] ?? ''} `, (ids[0] ?? '').toUpperCase(), `${ids[0] ?? ''}\n`])
    expect(isId(other)).toBe(false);
});
