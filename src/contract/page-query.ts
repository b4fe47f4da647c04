import * as z from 'zod/mini';

export const MAX_PAGE = 500;

export const boundedText = (name: string, longest: number) => {
  const message = `${name} is one text of at most ${String(longest)} characters`;
  return z.string({ error: message }).check(z.trim(), z.maxLength(longest, message));
};

export const pageQuery = {
  limit: z._default(
    z.coerce
      .number({ error: 'limit must be a number' })
      .check(
        z.int('limit must be a whole number'),
        z.minimum(1, 'limit must be at least 1'),
        z.maximum(MAX_PAGE, 'limit is at most 500'),
      ),
    50,
  ),
  cursor: z.optional(boundedText('cursor', 200)),
};
