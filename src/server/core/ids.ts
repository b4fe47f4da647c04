import * as crypto from 'node:crypto';

const COUNTER_MAX = 0xfff;
let last = { ms: 0, counter: 0 };
let shift = 0;

/** From now on ids are made by a clock that is so many milliseconds ahead of this machine's. */
export function shiftIds(byMs: number): void {
  // A clock that was ahead is not waited for: what it made stays where it sorts.
  if (byMs < shift) last = { ms: 0, counter: 0 };
  shift = byMs;
}

/** UUID version 7: those of one process sort in the order in which they were made (RFC 9562, 6.2, a counter of 12 bits). */
export function newId(): string {
  const ms = Math.max(Date.now() + shift, last.ms);
  const fresh = { ms, counter: crypto.randomInt(COUNTER_MAX >> 1) };
  if (ms > last.ms) last = fresh;
  else if (last.counter < COUNTER_MAX) last = { ms, counter: last.counter + 1 };
  else last = { ...fresh, ms: ms + 1 };
  const time = last.ms.toString(16).padStart(12, '0');
  const counter = last.counter.toString(16).padStart(3, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${counter}-${crypto.randomUUID().slice(19)}`;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
export const isId = (text: string): boolean => UUID.test(text);
