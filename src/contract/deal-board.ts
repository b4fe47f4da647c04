import * as z from 'zod/mini';
import { assignedQuery, assigneeSchema } from './assignments.ts';
import { dealStatuses } from './deals.ts';
import { boundedText } from './page-query.ts';

export const dealBoardPath = '/api/admin/deals/board';
/** Cards of a column that come at once. */
export const BOARD_CARDS = 20;

export const boardQuerySchema = z.object({
  q: z._default(boundedText('q', 200), ''),
  assigned: assignedQuery,
  /** With a cursor: the next cards of this column alone; '' is the column of all other stages. */
  stage: z.optional(boundedText('stage', 255)),
  cursor: z.optional(boundedText('cursor', 200)),
});
export type BoardQuery = z.output<typeof boardQuerySchema>;

const boardCardSchema = z.object({
  id: z.string(),
  dealName: z.string(),
  dealership: z.string(),
  customer: z.string(),
  /** Dollars. */
  amount: z.number(),
  status: z.enum(dealStatuses),
  /** As the lead has it; null while there is none. */
  stage: z.nullable(z.string()),
  /** Since when it has its status. */
  since: z.string(),
  assignee: z.nullable(assigneeSchema),
});
export type BoardCard = z.infer<typeof boardCardSchema>;
const boardColumnSchema = z.object({
  /** '' for all stages that the setting does not name. */
  stage: z.string(),
  /** What the stage means; null for the others. */
  status: z.nullable(z.enum(dealStatuses)),
  /** Of all deals in it, shown or not. */
  count: z.number(),
  /** Dollars, of all deals in it. */
  amount: z.number(),
  /** Newest first. */
  cards: z.array(boardCardSchema),
  nextCursor: z.nullable(z.string()),
});
export type BoardColumn = z.infer<typeof boardColumnSchema>;
export const boardAnswerSchema = z.object({
  columns: z.array(boardColumnSchema),
  /** False where a CRM beside us says where deals stand. */
  movable: z.boolean(),
});
export type BoardAnswer = z.infer<typeof boardAnswerSchema>;
