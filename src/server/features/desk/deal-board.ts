import {
  BOARD_CARDS,
  type BoardAnswer,
  type BoardCard,
  type BoardColumn,
  type BoardQuery,
} from '#contract/deal-board.ts';
import type { DealWaiting } from '#contract/deals.ts';
import type { App } from '#server/app.ts';
import { type Ctx, requirePermission, type StaffActor } from '#server/context.ts';
import { fieldError } from '#server/lib/app-error.ts';
import { pageOf, readCursor } from '#server/lib/cursor.ts';
import { findAssignees } from '#server/features/assignments/read.ts';
import { borrowerName, findWaiting } from '#server/features/deals/read.ts';
import { type BoardRow, hasCard, selectBoard, type StageRow } from './deal-store.ts';
import { submittedBy } from './deal-list.ts';
import { dealAnswerBy } from './promise-store.ts';

/** Normalizes a stage name of the CRM. */
const keyOf = (stage: string): string => stage.trim().toLowerCase();
/** Stages that the setting does not name share one column, which is shown only when it contains deals. */
const OTHERS = { stage: '', status: null };
const NO_STAGE = 'The board has no stage with this name.';

/**
 * Returns submitted deals by stage, one column each: the first cards, the number of deals and their total. With a
 * cursor, returns the next cards of one column with the totals of the whole column.
 * @throws AppError bad_request for an invalid cursor; validation for a stage without a column
 */
export async function readBoard(
  app: App,
  ctx: Ctx<StaffActor>,
  { stage, cursor, ...by }: BoardQuery,
): Promise<BoardAnswer> {
  requirePermission(ctx, 'files.read');
  const before = readCursor(cursor);
  const wanted = keyOf(stage ?? '');
  const shown = [...app.config.crmStages, OTHERS];
  if (!shown.some((one) => keyOf(one.stage) === wanted)) throw fieldError('stage', NO_STAGE);
  const named = app.config.crmStages.map((one) => keyOf(one.stage));
  const rows = await selectBoard(app.db.query, {
    ...(await submittedBy(app, ctx, by)),
    limit: BOARD_CARDS + 1,
    after: before === undefined ? undefined : { stages: wanted === '' ? { notIn: named } : { in: [wanted] }, before },
  });
  const [assigneeOf, waitingOf] = await Promise.all([
    findAssignees(app.db.query, rows),
    findWaiting(app.db.query, rows),
  ]);
  const present = (row: BoardRow): BoardCard =>
    presentCard(row, {
      assignee: assigneeOf(row.assigned_to),
      waiting: waitingOf(row.id),
      answerBy: dealAnswerBy(row, app.brand.timeZone),
    });
  const columns = shown.map((one) =>
    presentColumn(
      one,
      rows.filter(({ key }) => (named.includes(key) ? key : '') === keyOf(one.stage)),
      present,
    ),
  );
  const asked = before === undefined ? columns : columns.filter((one) => keyOf(one.stage) === wanted);
  return {
    columns: asked.filter((one) => one.stage !== '' || one.count > 0),
    movable: app.crm.joinsTransaction && ctx.actor.permissions.includes('deals.move'),
  };
}

function presentColumn(
  { stage, status }: Pick<BoardColumn, 'stage' | 'status'>,
  rows: StageRow[],
  present: (row: BoardRow) => BoardCard,
): BoardColumn {
  const found = rows.filter(hasCard);
  const { page: shown, nextCursor } = pageOf(found, BOARD_CARDS);
  // The column of other stages combines several stages.
  const stages = [...new Map(rows.map((row) => [row.key, row])).values()];
  const sum = (of: 'deals' | 'cents'): number => stages.reduce((total, row) => total + Number(row[of]), 0);
  return {
    stage,
    status,
    count: sum('deals'),
    amount: sum('cents') / 100,
    cards: shown.map(present),
    nextCursor,
  };
}

type About = Pick<BoardCard, 'assignee' | 'answerBy'> & { waiting: DealWaiting };

const presentCard = (row: BoardRow, { waiting, ...about }: About): BoardCard => ({
  ...waiting,
  id: row.id,
  dealName: row.deal_name,
  dealership: row.dealership,
  customer: row.borrower_company || borrowerName(row),
  amount: Number(row.requested_amount_cents) / 100,
  status: row.status,
  stage: row.stage,
  since: row.status_at.toISOString(),
  counterOffered: row.counter_offered,
  approvalExpired: row.approval_expired,
  ...about,
});
