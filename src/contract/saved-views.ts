import * as z from 'zod/mini';
import { adminDealsFilterSchema } from './admin-deals.ts';
import { applicationsFilterSchema } from './admin.ts';

const all = '/api/admin/desk/views';
export const savedViewPaths = { all, one: (id: string) => `${all}/${id}` } as const;

export const MAX_VIEWS = 30;
const MAX_NAME = 40;
const MOST_DIGITS = 8;

/** Whether a text may be an identity, account or card number, which addresses and saved views never contain. */
export const mayBeNumber = (text: string): boolean => text.replace(/\D/g, '').length > MOST_DIGITS;

const name = z
  .string({ error: 'Enter a name' })
  .check(z.trim(), z.minLength(1, 'Enter a name'), z.maxLength(MAX_NAME, `Use at most ${String(MAX_NAME)} characters`));
const NUMBER = 'Remove the number from the search, then save the view';
const withoutNumber = <F extends { q: string }>() => z.refine<F>(({ q }) => !mayBeNumber(q), NUMBER);

/** A named filter of one list. Saving the same name again replaces the filter. */
export const saveViewSchema = z.discriminatedUnion('screen', [
  z.object({ screen: z.literal('applications'), name, filter: applicationsFilterSchema.check(withoutNumber()) }),
  z.object({ screen: z.literal('deals'), name, filter: adminDealsFilterSchema.check(withoutNumber()) }),
]);
export type SaveView = z.output<typeof saveViewSchema>;
export const viewNameSchema = z.object({ name });

const savedViewSchema = z.object({
  id: z.string(),
  screen: z.enum(['applications', 'deals']),
  name: z.string(),
  filter: z.record(z.string(), z.string()),
});
export type SavedView = z.infer<typeof savedViewSchema>;
/** The user's own, by name. */
export const savedViewsAnswerSchema = z.object({ views: z.array(savedViewSchema) });
export const savedViewAnswerSchema = z.object({ success: z.literal(true), view: savedViewSchema });
export const viewDeletedAnswerSchema = z.object({ success: z.literal(true) });
