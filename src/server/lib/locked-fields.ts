import { createHash } from 'node:crypto';
import { isSameText } from '#server/crypto/tokens.ts';

type Field = readonly [name: string, value: string];

/**
 * Returns the hash of hosted payment pages: the names joined by |, then the MD5 (hex) of the values and the key joined
 * by |. These gateways require MD5; nothing else here uses it.
 */
export function lockFields(fields: readonly Field[], key: string): string {
  return [...fields.map(([name]) => name), digest(fields, key)].join('|');
}

/** Returns the fields that the hash authenticates, in its order, or undefined when the hash is not valid. */
export function lockedFields(hash: string, given: URLSearchParams, key: string): Field[] | undefined {
  const names = hash.split('|');
  const mac = names.pop() ?? '';
  // A repeated field, or one that contains the separator, would be ambiguous.
  const fields = names.map((name): Field => [name, given.getAll(name).length === 1 ? (given.get(name) ?? '|') : '|']);
  const ambiguous = new Set(names).size < names.length || fields.some(([, value]) => value.includes('|'));
  return names.length > 0 && !ambiguous && isSameText(mac, digest(fields, key)) ? fields : undefined;
}

const digest = (fields: readonly Field[], key: string): string =>
  createHash('md5')
    .update([...fields.map(([, value]) => value), key].join('|'))
    .digest('hex');
