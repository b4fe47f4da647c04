import type { DecisionClock } from '#contract/decision.ts';
import type { ApplicationRow } from '#server/db/application-tables.ts';

const DAY_MS = 86_400_000;
type Timed = Pick<ApplicationRow, 'clock_from' | 'decided_at' | 'incomplete_since' | 'respond_by'>;

/** When an application must have begun its time to be due before `at`. */
export const beganBefore = (at: Date, decisionDays: number): Date => new Date(at.getTime() - decisionDays * DAY_MS);

/**
 * Where an application stands in the time for its decision: it runs from the whole application on, waits while the
 * applicant was asked for papers (12 CFR 1002.9(c)(2)), and stops with the decision: closing
 * the file alone does not tell the applicant anything.
 */
export function clockOf(row: Timed, decisionDays: number): DecisionClock {
  if (row.decided_at !== null) return { state: 'stopped', dueAt: null, respondBy: null };
  if (row.incomplete_since !== null) return { state: 'waiting', dueAt: null, respondBy: row.respond_by };
  const dueAt = new Date(row.clock_from.getTime() + decisionDays * DAY_MS).toISOString();
  return { state: 'running', dueAt, respondBy: null };
}
