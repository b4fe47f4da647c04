import * as z from 'zod/mini';
import { holdsClearNumber } from './clear-numbers.ts';
import { languages } from './language.ts';
import { choice, optional } from './text.ts';
import { type Industry, industries, isVisitorId } from './visitor-id.ts';

/** When visits are counted: until the visitor objects, after the visitor agrees, or never. */
export const trackingModes = ['notice', 'opt-in', 'off'] as const;
export type Tracking = (typeof trackingModes)[number];

export const visitorIdSchema = (message = 'visitorId must look like visitor_1700000000000_a1b2c3.') =>
  z.string({ error: message }).check(z.refine((text) => isVisitorId(text), message));

export const industryOf = (text: string): Industry | null => industries.find((name) => name === text) ?? null;

export const MAX_FREE_TEXT = 100;
export const freeText = (message: string) =>
  z.pipe(optional(message), z.string().check(z.refine((text) => text.length <= MAX_FREE_TEXT, message)));

export const trackSchema = z.object({
  visitorId: visitorIdSchema(),
  language: choice(languages, 'en', 'language must be en or es.'),
  currentPage: optional('currentPage must be text.'),
  equipmentType: freeText('equipmentType must be text of up to 100 characters.'),
});
export type TrackInput = z.output<typeof trackSchema>;
export const trackAnswerSchema = z.object({ success: z.literal(true) });

/** The answer of GET /api/visitor/{visitorId}. Nulls for an unknown one. */
export const visitorSchema = z.object({
  visitorId: z.string(),
  language: z.nullable(z.enum(languages)),
  currentPage: z.nullable(z.string()),
  equipmentType: z.nullable(z.enum(industries)),
});
export type RecentVisitor = z.infer<typeof visitorSchema>;

const MAX_PAGE = 100;
const MAX_STEP = 24;
/**
 * Returns the path of a page without query and fragment. Null for an address that could contain a token, a code, an
 * email address or a personal number.
 */
export function plainPage(text: string): string | null {
  const [path = ''] = text.split(/[?#]/, 1);
  const plain = path.length <= MAX_PAGE && /^[\w/.-]+$/.test(path) && !/\d{4}/.test(path) && !holdsClearNumber(path);
  return plain && path.split('/').every((step) => step.length <= MAX_STEP) ? path : null;
}
