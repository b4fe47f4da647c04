/* Without schemas, because islands load this file. */

/** The maximum length of an email address (RFC 5321), checked before any pattern. */
export const MAX_EMAIL = 254;
const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

export const isEmail = (value: string): boolean => value.length <= MAX_EMAIL && EMAIL.test(value);

/** Keeps the first letter and the domain: e•••@example.com. */
export const maskedEmail = (address: string): string => address.replace(/^(.)[^@]*/u, '$1•••');
