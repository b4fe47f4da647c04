import * as z from 'zod/mini';

/** An external CRM calls this path when leads change. The answer does not wait for the resulting sync. */
export const LOOK_AGAIN_PATH = '/api/crm/look-again';

const MOST_IDS = 200;
const IDS = 'ids names 1 to 200 leads, by their ids of 18 characters';

export const lookAgainSchema = z.object({
  ids: z
    .array(z.string({ error: IDS }).check(z.regex(/^[A-Za-z0-9]{18}$/, IDS)), { error: IDS })
    .check(z.minLength(1, IDS), z.maxLength(MOST_IDS, IDS)),
});
export const lookAgainAnswerSchema = z.object({ success: z.literal(true) });
