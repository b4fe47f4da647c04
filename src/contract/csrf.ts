import * as z from 'zod/mini';

export const CSRF_COOKIE = 'csrf_token';
export const CSRF_HEADER = 'x-csrf-token';
export const csrfAnswerSchema = z.object({ csrfToken: z.string() });
