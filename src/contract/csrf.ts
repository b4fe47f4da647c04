/** Names of the double-submit token. Separate from the schemas, because every page loads them. */
export const CSRF_COOKIE = 'csrf_token';
export const CSRF_HEADER = 'x-csrf-token';
