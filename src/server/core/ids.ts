import * as crypto from 'node:crypto';

/** UUID version 7: sorts by time of creation. */
export const newId = (): string => crypto.randomUUIDv7();

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
export const isId = (text: string): boolean => UUID.test(text);
