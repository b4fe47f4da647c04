import { dayIn } from '#contract/days.ts';
import type { ListedDataRequest, HeldItem } from '#contract/data-requests.ts';
import type { App } from '#server/app.ts';
import type { Held, StoredRequest, HeldApplication, HeldDeal } from './store.ts';
import { nameOrEmail } from '#server/lib/person-name.ts';
import { agreementOf, roleOf } from './whose.ts';
import { UNDECIDED_MONTHS } from '#contract/brand.ts';
import { monthsBefore } from '#server/features/retention/purge.ts';

export const presentRequest = (row: StoredRequest, today: string): ListedDataRequest => ({
  id: row.id,
  kind: row.kind,
  name: row.name,
  email: row.email,
  verified: row.verified,
  receivedOn: row.received_on,
  dueOn: row.due_on,
  state: row.state,
  overdue: row.state === 'open' && row.due_on < today,
  reason: row.reason,
  openedBy: nameOrEmail({ first_name: row.opener_first, last_name: row.opener_last, email: row.opener_email }),
  openedAt: row.opened_at.toISOString(),
  closedBy: closerOf(row),
  closedAt: row.closed_at?.toISOString() ?? null,
});

/** Null while the request is open. */
const closerOf = ({ closer_first, closer_last, closer_email: email }: StoredRequest): string | null =>
  email === null ? null : nameOrEmail({ first_name: closer_first ?? '', last_name: closer_last ?? '', email });

/** Returns today's date in the lender's time zone. */
export const todayOf = (app: App): string => dayIn(app.brand.timeZone, app.clock.now());

/** @param person the requester as the request names them */
export const presentHeld = (app: App, held: Held, person: { name: string; email: string }): HeldItem => ({
  kind: held.kind,
  id: held.id,
  name: held.name,
  detail: held.detail,
  at: held.at.toISOString(),
  parts: partsOf(held),
  hasFile: held.kind === 'application' || held.kind === 'chat' || (held.kind === 'deal' && held.status !== 'draft'),
  role: roleOf(held, person),
  agrees: agreementOf(held, person, roleOf(held, person)),
  kept: keptWhy(held, { now: app.clock.now(), retentionMonths: app.brand.retentionMonths }),
});

function partsOf(held: Held): Record<string, number> {
  if (held.kind === 'application')
    return { signatures: 1, decisions: held.decisions, mails: held.mails, corrections: held.corrections };
  return held.kind === 'deal' ? { documents: held.documents, decisions: held.decisions } : {};
}

/** Counted from the notice of a decision (12 CFR 1002.12(b)). Uses the longer period for consumers for all. */
const LEGAL_MONTHS = 25;
type Kept = HeldItem['kept'];
type Now = { now: Date; retentionMonths: number };

const kept = (why: NonNullable<Kept>['why'], until: Date | null = null): Kept => ({
  why,
  until: until?.toISOString() ?? null,
});
const later = (from: Date, months: number): Date => monthsBefore(from, -months);

/** Returns why a record may not be deleted now and when it may. Null when it may be deleted. */
export function keptWhy(held: Held, at: Now): Kept {
  if (held.kind === 'application') return applicationKept(held, at);
  if (held.kind === 'deal') return dealKept(held, at);
  if (held.kind === 'account') return kept('account');
  if (held.in_file) return kept('in_file');
  return held.state === 'queued' ? kept('queued') : null;
}

/**
 * Keeps an application for 25 months after its decision, even if the lender's own retention is longer. Without a
 * decision it stays until the daily deletion, because the applicant must still be notified.
 */
function applicationKept(held: HeldApplication, { now, retentionMonths }: Now): Kept {
  if (held.held_at !== null) return kept('hold');
  if (held.open_deal) return kept('open_deal');
  const { closed_at: closed, decided_at: decided, created_at: created } = held;
  const daily = closed ? later(closed, retentionMonths) : later(created, retentionMonths + UNDECIDED_MONTHS);
  if (daily <= now) return null;
  if (decided === null) return kept('undecided', daily);
  if (closed === null) return kept('in_review', daily);
  if (held.funded_deal) return kept('contract', daily);
  const over = later(closed > decided ? closed : decided, LEGAL_MONTHS);
  return over <= now ? null : kept('period', over);
}

/** A draft was never decided. A declined deal is kept like an application. */
function dealKept({ status, status_at: since, decided_at: decided, held }: HeldDeal, { now }: Now): Kept {
  if (held) return kept('hold');
  if (status === 'draft') return null;
  if (status === 'funded') return kept('contract');
  if (status !== 'declined' && status !== 'sf_deleted') return kept('open_deal');
  const over = later(decided !== null && decided > since ? decided : since, LEGAL_MONTHS);
  return over <= now ? null : kept('period', over);
}
