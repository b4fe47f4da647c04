import * as z from 'zod/mini';
import { assignedQuery, assigneeSchema } from './assignments.ts';
import { dealStatuses, dealWaitingSchema } from './deals.ts';
import { boundedText } from './page-query.ts';

export const dealBoardPath = '/api/admin/deals/board';
/** Cards of a column in the first answer. */
export const BOARD_CARDS = 20;

export const boardQuerySchema = z.object({
  q: z._default(boundedText('q', 200), ''),
  assigned: assignedQuery,
  /** With a cursor: only the next cards of this column. '' is the column of all other stages. */
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
  ...dealWaitingSchema.shape,
  /** The approval can no longer be accepted, and no contract is out. */
  approvalExpired: z.boolean(),
  /** The stage of the lead. Null without a lead. */
  stage: z.nullable(z.string()),
  /** The time of the last status change. */
  since: z.string(),
  /** The status follows from a counteroffer, whose answer is open. */
  counterOffered: z.boolean(),
  /** By when the site promises an answer. Null while the deal does not wait for the lender's decision. */
  answerBy: z.nullable(z.string()),
  assignee: z.nullable(assigneeSchema),
});
export type BoardCard = z.infer<typeof boardCardSchema>;
const boardColumnSchema = z.object({
  /** '' for all stages that the setting does not name. */
  stage: z.string(),
  /** The status that the stage maps to. Null for other stages. */
  status: z.nullable(z.enum(dealStatuses)),
  /** The number of deals in the column, including those without a card. */
  count: z.number(),
  /** Dollars of all deals in the column. */
  amount: z.number(),
  /** Newest first. */
  cards: z.array(boardCardSchema),
  nextCursor: z.nullable(z.string()),
});
export type BoardColumn = z.infer<typeof boardColumnSchema>;
export const boardAnswerSchema = z.object({
  columns: z.array(boardColumnSchema),
  /** False when an external CRM controls the stages. */
  movable: z.boolean(),
});
export type BoardAnswer = z.infer<typeof boardAnswerSchema>;
