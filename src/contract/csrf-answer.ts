import * as z from 'zod/mini';

export const csrfAnswerSchema = z.object({ csrfToken: z.string() });
