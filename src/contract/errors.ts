import * as z from 'zod/mini';

/** Every non-2xx answer under /api. `error` and `message` contain the same readable sentence. */
export const errorAnswerSchema = z.object({
  success: z.literal(false),
  error: z.string(),
  message: z.string(),
  code: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
  requestId: z.string(),
  /** Only on validate-invite and GET /api/upload. */
  valid: z.optional(z.literal(false)),
});
export type ErrorAnswer = z.infer<typeof errorAnswerSchema>;
