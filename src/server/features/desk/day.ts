import { type Assignee, UNASSIGNED } from '#contract/assignments.ts';
import type { Brand } from '#contract/brand.ts';
import { dayIn } from '#contract/days.ts';
import { type DayTask, type DayTaskKind, type DeskDay, MOST_COUNTED, nearestOf } from '#contract/desk.ts';
import type { App } from '#server/app.ts';
import { type Ctx, requirePermission, type StaffActor } from '#server/context.ts';
import { beganBefore, clockOf } from '#server/features/applications/clock.ts';
import { findAssignees } from '#server/features/assignments/read.ts';
import {
  type DayApplication,
  type DayDeal,
  selectDayApplications,
  selectDayDeals,
  selectNearLaw,
  selectWeek,
} from './day-store.ts';
import { type AssignedTo, assignedToOf } from './filter-store.ts';
import { dealAnswerBy } from './promise-store.ts';

const WEEK_MS = 7 * 86_400_000;
const FREE = 20;
const NEAR_LAW = 5;
const URGENT = 5;

/** What this user has to do: own files that wait for staff, else the most urgent of all, and unassigned files. */
export async function readDay(app: App, ctx: Ctx<StaffActor>): Promise<DeskDay> {
  requirePermission(ctx, 'files.read');
  const { query } = app.db;
  const free = await assignedToOf(query, UNASSIGNED, ctx.actor.userId);
  const [yours, unassigned] = [
    await tasksOf(app, ctx, { userIds: [ctx.actor.userId], unassigned: false }, MOST_COUNTED),
    free ? await tasksOf(app, ctx, free, FREE) : [],
  ];
  const byUrgency = byUrgencyFor(ctx);
  const seesAll = ctx.actor.permissions.includes('files.all');
  const others = seesAll && yours.length === 0 ? await tasksOf(app, ctx, undefined, MOST_COUNTED) : [];
  return {
    yours: yours.toSorted(byUrgency),
    urgent: others
      .filter((task) => isUrgent(task, ctx.now) || prepares(ctx.actor, task))
      .toSorted(byUrgency)
      .slice(0, URGENT),
    law: others.flatMap(({ dueAt }) => (dueAt !== null && isNear(dueAt, ctx.now) ? dueAt : [])),
    unassigned: unassigned.toSorted((a, b) => a.since.localeCompare(b.since)),
    week: seesAll ? await weekOf(app, ctx.now, new Set([...yours, ...unassigned].map(({ file }) => file.id))) : null,
  };
}

/** `listed`: the files of the other lists, which need no second mention. */
async function weekOf(
  { db: { query }, brand }: App,
  now: Date,
  listed: ReadonlySet<string>,
): Promise<NonNullable<DeskDay['week']>> {
  const inAWeek = new Date(now.getTime() + WEEK_MS);
  const nearLaw = await selectNearLaw(query, {
    beganBefore: beganBefore(inAWeek, brand.notices.decisionDays),
    limit: NEAR_LAW + listed.size,
  });
  return {
    ...(await selectWeek(query, { since: new Date(now.getTime() - WEEK_MS), now, timeZone: brand.timeZone })),
    nearLaw: nearLaw
      .flatMap((row) => {
        const { dueAt } = clockOf(row, brand);
        return dueAt === null || listed.has(row.id) ? [] : [{ id: row.id, name: row.business_name, dueAt }];
      })
      .slice(0, NEAR_LAW),
  };
}

async function tasksOf(
  app: App,
  ctx: Ctx<StaffActor>,
  assigned: AssignedTo | undefined,
  limit: number,
): Promise<DayTask[]> {
  const by = { assigned, limit, today: dayIn(app.brand.timeZone, ctx.now) };
  const applications = await selectDayApplications(app.db.query, by);
  const deals = await selectDayDeals(app.db.query, by);
  const assigneeOf = await findAssignees(app.db.query, [...applications, ...deals]);
  return [
    ...applications.map((row) =>
      presentApplication(row, { ...by, brand: app.brand, assignee: assigneeOf(row.assigned_to) }),
    ),
    ...deals.map((row) => presentDeal(row, app.brand, assigneeOf(row.assigned_to))),
  ];
}

const dollars = (cents: number | string | bigint): string => (Number(cents) / 100).toFixed(2);

type Known = { today: string; brand: Brand; assignee: Assignee | null };
function presentApplication(row: DayApplication, { today, brand, assignee }: Known): DayTask {
  const { answerBy, dueAt } = clockOf(row, brand);
  return {
    kind: kindOf(row, today),
    file: { kind: 'application', id: row.id },
    name: row.business_name,
    about: row.equipment_description,
    amount: row.requested_cents === null ? row.equipment_amount : dollars(row.requested_cents),
    language: row.language,
    answerBy,
    dueAt,
    since: (row.incomplete_since ?? row.clock_from).toISOString(),
    assignee,
  };
}

function kindOf(
  { incomplete_since: since, answered, respond_by: respondBy }: DayApplication,
  today: string,
): DayTaskKind {
  if (since === null) return 'decide';
  if (answered) return 'documents';
  return respondBy === today ? 'documents_due' : 'no_answer';
}

const kinds: Partial<Record<DayDeal['status'], DayTaskKind>> = {
  submitted: 'review',
  in_review: 'decide',
  info_requested: 'documents',
  approved: 'prepare',
};

const presentDeal = (row: DayDeal, { timeZone }: Brand, assignee: Assignee | null): DayTask => ({
  kind: kinds[row.status] ?? 'review',
  file: { kind: 'deal', id: row.id },
  name: row.deal_name,
  about: row.dealership,
  amount: dollars(row.requested_amount_cents),
  language: 'en',
  answerBy: dealAnswerBy(row, timeZone),
  dueAt: null,
  since: row.status_at.toISOString(),
  assignee,
});

const DAY_MS = 86_400_000;
const LAST = 2;
/** Overdue or due within a day. */
const isNear = (due: string, now: Date): boolean => Date.parse(due) - now.getTime() < DAY_MS;
/** Late, due within a day, or close to the deadline of the law. */
const isUrgent = (task: DayTask, now: Date): boolean =>
  rankOf(task, now) === 0 ||
  task.kind === 'documents_due' ||
  (task.dueAt !== null && Date.parse(task.dueAt) - now.getTime() < WEEK_MS);

const arrived: readonly DayTaskKind[] = ['documents', 'documents_due', 'no_answer'];

/** 0: what is late or due within a day. Then what arrived or is due, then the rest. */
function rankOf(task: DayTask, now: Date): number {
  const due = nearestOf(task);
  if (due !== null && isNear(due, now)) return 0;
  return arrived.includes(task.kind) ? 1 : LAST;
}

/** Returns whether the task is a deal to fund, for users who fund deals and decide none. No file is assigned to them. */
const prepares = ({ permissions }: StaffActor, { kind }: DayTask): boolean =>
  kind === 'prepare' && permissions.includes('deals.fund') && !permissions.includes('files.decide');

/** The deals that the user funds are first. Files that the user may not decide are last. */
function byUrgencyFor({ now, actor }: Ctx<StaffActor>): (a: DayTask, b: DayTask) => number {
  const mayDecide = actor.permissions.includes('files.decide');
  const groupOf = (task: DayTask): number =>
    prepares(actor, task) ? 0 : task.kind === 'decide' && !mayDecide ? LAST : 1;
  return (a, b) =>
    groupOf(a) - groupOf(b) ||
    rankOf(a, now) - rankOf(b, now) ||
    (nearestOf(a) ?? a.since).localeCompare(nearestOf(b) ?? b.since) ||
    // Like the inbox.
    a.file.id.localeCompare(b.file.id);
}
