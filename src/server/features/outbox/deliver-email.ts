import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { App } from '#server/app.ts';
import type { EmailTemplate } from '#copy/portal/email-labels.ts';
import type { StoredEmail } from '#server/db/tables.ts';
import { notifyOfUndeliveredInvite } from '#server/features/invites/create.ts';
import { emailState, isForGood } from '#server/features/emails/list.ts';
import { leaseLeft, leaseEmail, markFailed, markSent, selectTemplate } from './delivery-store.ts';
import { composeEmail } from '#server/features/emails/templates.ts';

/**
 * How long one job has the exclusive right to deliver an email. It is longer than a relay takes, and long enough to
 * record the delivery after a restart or failover of the database.
 */
const LEASE_SECONDS = 600;
/** Time before the end of the lease for one attempt, which may take as long as the database timeout. */
const MARGIN_MS = 60_000;
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 5_000;
/** How long an email of a closed site waits until the site is looked at again. */
const CLOSED_SECONDS = 60;

/**
 * The job that delivers one email, once. It leases the row, so that no other job sends the email at the same time, and
 * retries a failed record without delivering again. Only a crash between the relay's answer and the record, or a
 * database outage longer than the lease, can deliver it twice. Both copies have the same Message-ID. An address that a
 * relay refuses permanently is not retried automatically.
 * @throws Error without personal data, so that the queue retries
 */
export async function deliverEmail(app: App, mailId: string): Promise<void> {
  if (!app.publication.isOpen() && !(await leavesInSetup(app, mailId))) {
    await app.db.tx(() => app.jobs.send('deliver-mail', { mailId }, CLOSED_SECONDS));
    return;
  }
  const lease = randomUUID();
  const until = performance.now() + LEASE_SECONDS * 1000 - MARGIN_MS;
  const row = await leaseEmail(app.db.query, mailId, lease, LEASE_SECONDS);
  if (!row) return tryAfterLease(app, mailId);
  try {
    await app.mailer.deliver(composeEmail(app, row));
  } catch (error) {
    const reason = reasonOf(error);
    app.log.warn({ code: reason }, 'an email was not accepted, see /admin/outbox');
    await record(until, () => fail(app, lease, row, reason));
    if (isForGood(reason)) return;
    throw new Error(`email ${mailId} was not accepted: ${reason}`);
  }
  const at = app.clock.now();
  await record(until, () => markSent(app.db.query, mailId, at));
}

/** The emails of setup mode. Every other one waits until the site is published. */
const SETUP_TEMPLATES: readonly string[] = [
  'staff-invitation',
  'password-reset',
  'sensitive-act',
] satisfies EmailTemplate[];

async function leavesInSetup({ db }: App, mailId: string): Promise<boolean> {
  const template = await selectTemplate(db.query, mailId);
  return template === undefined || SETUP_TEMPLATES.includes(template);
}

/** Records the failure. The failure that ends all tries also notifies the sender of an invite, once. */
const fail = (app: App, lease: string, before: StoredEmail, reason: string): Promise<void> =>
  app.db.tx(async (tx) => {
    const row = await markFailed(tx, before.id, lease, reason);
    const state = row && emailState(row);
    if ((state === 'refused' || state === 'stopped') && state !== emailState(before))
      await notifyOfUndeliveredInvite(app, tx, before.id, state);
  });

/** Another job is delivering it. If its process crashed, a later job takes over. */
async function tryAfterLease(app: App, mailId: string): Promise<void> {
  const seconds = await leaseLeft(app.db.query, mailId);
  if (seconds !== undefined) await app.db.tx(() => app.jobs.send('deliver-mail', { mailId }, seconds + 1));
}

/** @throws the last database error when the time is over */
async function record(until: number, write: () => Promise<void>): Promise<void> {
  for (let ms = FIRST_PAUSE_MS; ; ms = Math.min(2 * ms, LONGEST_PAUSE_MS))
    try {
      return await write();
    } catch (error) {
      if (performance.now() + ms > until) throw error;
      await pause(ms);
    }
}

/** The SMTP commands that a relay refuses with an envelope error. */
const OF_ENVELOPE = ['MAIL FROM', 'RCPT TO', 'DATA'];

/** The error codes and the refused command. The full text of a mail server may contain the address or more. */
function reasonOf(error: unknown): string {
  const { code, responseCode, command } = error as { code?: unknown; responseCode?: unknown; command?: unknown };
  const codes = [code, responseCode].filter((part) => typeof part === 'string' || typeof part === 'number');
  const refused = OF_ENVELOPE.find((one) => code === 'EENVELOPE' && one === command);
  return [...codes, ...(refused === undefined ? [] : [`at ${refused}`])].join(' ') || 'unknown';
}
