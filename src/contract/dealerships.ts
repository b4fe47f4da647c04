import * as z from 'zod/mini';
import { boundedText } from './page-query.ts';
import { adminDealRowSchema } from './admin-deals.ts';
import { dealStatuses } from './deals.ts';
import { personSchema } from './people.ts';

export const dealershipsPath = '/api/admin/dealerships';
export const dealershipPath = (id: string) => `${dealershipsPath}/${id}`;

/** How many dealerships the list has at most. */
export const MOST_DEALERSHIPS = 500;
/** Part of a dealership's name. */
export const dealershipsQuerySchema = z.object({ q: z._default(boundedText('q', 200), '') });
const dealershipRowSchema = z.object({
  /** The id of its account in the CRM. A dealership without one has our id. */
  id: z.string(),
  name: z.string(),
  /** The submitted deals that the caller may read. Dollars. */
  deals: z.object({ all: z.number(), open: z.number(), funded: z.number(), amount: z.number() }),
  /** When the newest of these deals was submitted. */
  lastDealAt: z.nullable(z.string()),
  /** Application links that its users sent. Null without files.all. */
  links: z.nullable(z.object({ open: z.number(), completed: z.number() })),
  /** Its users. Null without people.read. */
  access: z.nullable(z.object({ active: z.number(), invited: z.number() })),
});
export type DealershipRow = z.infer<typeof dealershipRowSchema>;
export const dealershipsAnswerSchema = z.object({
  dealerships: z.array(dealershipRowSchema),
  /** The list has reached its limit. */
  more: z.boolean(),
});
export type DealershipsAnswer = z.infer<typeof dealershipsAnswerSchema>;

/** How many deals, links and notes the page of a dealership lists. */
export const MOST_OF_DEALERSHIP = 50;

const linkSchema = z.object({
  id: z.string(),
  recipient: z.string(),
  sender: z.string(),
  sentAt: z.string(),
  state: z.enum(['pending', 'completed', 'revoked', 'expired']),
  /** The application that was sent with it. */
  application: z.nullable(z.object({ id: z.string(), reference: z.string() })),
});
export type DealershipLink = z.infer<typeof linkSchema>;

const noteSchema = z.object({
  id: z.string(),
  text: z.string(),
  author: z.string(),
  at: z.string(),
  deal: z.object({ id: z.string(), dealName: z.string() }),
});
export type DealershipNote = z.infer<typeof noteSchema>;

export const dealershipSchema = z.object({
  /** The id of its account in the CRM. A dealership without one has our id. */
  id: z.string(),
  name: z.string(),
  /** The submitted deals that the caller may read, by status. Dollars. */
  totals: z.array(z.object({ status: z.enum(dealStatuses), count: z.number(), amount: z.number() })),
  /** The newest of these deals. */
  deals: z.array(adminDealRowSchema),
  /** Application links that its users sent, newest first. Null without files.all. */
  links: z.nullable(z.array(linkSchema)),
  /** Notes about its deals that were not struck out, newest first. Null without files.all. */
  notes: z.nullable(z.array(noteSchema)),
  /** Its users and invited people. Null without people.read. */
  people: z.nullable(z.array(personSchema)),
});
export type Dealership = z.infer<typeof dealershipSchema>;
export const dealershipAnswerSchema = z.object({ dealership: dealershipSchema });
