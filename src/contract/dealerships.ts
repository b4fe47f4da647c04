import * as z from 'zod/mini';
import { adminDealRowSchema } from './admin-deals.ts';
import { dealStatuses } from './deals.ts';
import { personSchema } from './people.ts';

export const dealershipPath = (id: string) => `/api/admin/dealerships/${id}`;

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
