import * as crypto from 'node:crypto';

const COUNTER_BITS = 26;
const LOW_BITS = 14;
let counter = crypto.randomInt(2 ** (COUNTER_BITS - 1));
let lastMs = 0;

/**
 * Returns a UUID version 7 with a 26-bit counter (RFC 9562, 6.2). Ids of one process and one millisecond sort in order
 * of creation. Pass the database's time as `at`, so that rows of several nodes sort alike. Without it, this machine's
 * clock is used.
 */
export function newId(at?: Date): string {
  const ms = at?.getTime() ?? (lastMs = Math.max(Date.now(), lastMs));
  counter = (counter + 1) % 2 ** COUNTER_BITS;
  const time = ms.toString(16).padStart(12, '0');
  const high = (counter >> LOW_BITS).toString(16).padStart(3, '0');
  const low = (0x8000 | (counter & (2 ** LOW_BITS - 1))).toString(16);
  return `${time.slice(0, 8)}-${time.slice(8)}-7${high}-${low}-${crypto.randomBytes(6).toString('hex')}`;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
export const isId = (text: string): boolean => UUID.test(text);
