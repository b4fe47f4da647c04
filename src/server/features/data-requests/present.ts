import { dayIn } from '#contract/days.ts';
import type { DataRequestRow, HeldItem } from '#contract/data-requests.ts';
import type { App } from '#server/app.ts';
import type { Held } from './held-store.ts';
import { keptWhy } from './kept.ts';
import type { StoredRequest } from './store.ts';
import { agreementOf, roleOf } from './whose.ts';

export const presentRequest = (row: StoredRequest, today: string): DataRequestRow => ({
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
  openedBy: row.opener,
  openedAt: row.opened_at.toISOString(),
  closedBy: row.closer,
  closedAt: row.closed_at?.toISOString() ?? null,
});

/** The day that it is for the lender. */
export const todayOf = (app: App): string => dayIn(app.brand.timeZone, app.clock.now());

/** `person`: who asks, as the request names them. */
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
