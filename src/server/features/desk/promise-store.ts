import { type RawBuilder, sql } from 'kysely';
import { addDays, dayIn } from '#contract/days.ts';
import type { DealStatus } from '#contract/deals.ts';
import { daysPromised, promisedAnswer } from '#contract/promised-answer.ts';
import { PREPARE_MS } from '#contract/admin-deals.ts';
import { decisionInForce } from './filter-store.ts';

const DAY_MS = 86_400_000;
/** No promise is longer: two business days, a weekend and a holiday are 5 days. */
export const LONGEST_PROMISE_MS = 7 * DAY_MS;

/** The length of the promise in days, for each day from `first` on in the lender's zone. */
export type Promises = { timeZone: string; first: string; days: number[] };

/** Returns the promises of applications that are due around a time: of those that began since then or shortly before. */
export function promisesSince(since: Date, until: Date, timeZone: string): Promises {
  const [first, last] = [dayIn(timeZone, since.getTime() - LONGEST_PROMISE_MS), dayIn(timeZone, until)];
  const days = [];
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(daysPromised(day));
  return { timeZone, first, days };
}

/**
 * When the promised answer of a row with `clock_from` is due. For a clock that began before `first`, which is overdue
 * anyway, the time at which it began.
 */
export const promisedAt = ({ timeZone, first, days }: Promises): RawBuilder<Date> =>
  sql<Date>`(clock_from + interval '24 hours' * coalesce((array[${sql.join(days)}]::int[])[
    (clock_from at time zone ${timeZone}::text)::date - ${first}::date + 1], 0))`;

/**
 * The promise of a row of `deals` counts from its submission, or from the answer to the last question. Null once the
 * decision in force answered it, also when staff takes the deal into review again.
 */
export const DEAL_PROMISED_FROM = sql<Date | null>`(select promised.since from (select coalesce((select max(audit.at)
  from audit where audit.subject_id = deals.id::text and audit.detail->>'from' = 'info_requested'
  and audit.detail->>'to' <> 'info_requested'), submitted_at) as since) promised
  where not exists (${decisionInForce('deals')} and decisions.decided_at > promised.since))`;

/**
 * Condition on `deals`: the approval in force has expired before `today` in the lender's zone, and no contract is out. An
 * approval whose figures are held has not started for the dealer.
 */
export const approvalExpired = (today: string): RawBuilder<boolean> =>
  sql<boolean>`(deals.status = 'approved' and exists (${decisionInForce('deals')}
    and expires_on < ${today} and coalesce(disclosure->>'kind', '') <> 'pending'))`;

export type LateBy = { at: Date; promises: Promises; today: string };
/**
 * Condition on `deals`: the deal waits for the lender's decision, and its promised answer was due before `at`. An approved
 * deal is late once it waits too long for its documents.
 */
export const dealIsLate = ({ at, promises, today }: LateBy): RawBuilder<boolean> =>
  sql<boolean>`((deals.status in ('submitted', 'in_review')
      and (select ${promisedAt(promises)} from (select ${DEAL_PROMISED_FROM} as clock_from) promise) < ${at})
    or (deals.status = 'approved' and deals.status_at < ${new Date(at.getTime() - PREPARE_MS)}
      and not ${approvalExpired(today)}))`;

/** When the promised answer of a deal is due. Null unless the deal waits for the lender's decision. */
export const dealAnswerBy = (
  { status, promised_from: from }: { status: DealStatus; promised_from: Date | null },
  timeZone: string,
): string | null =>
  from !== null && (status === 'submitted' || status === 'in_review')
    ? promisedAnswer(from, timeZone).toISOString()
    : null;
