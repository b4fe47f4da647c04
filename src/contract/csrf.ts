/** Names of the double submit; apart from the schemas, since every page carries them. */
export const CSRF_COOKIE = 'csrf_token';
export const CSRF_HEADER = 'x-csrf-token';
