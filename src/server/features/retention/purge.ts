import { dayIn } from '#contract/days.ts';
import type { App } from '#server/app.ts';
import { systemCtx, type Ctx } from '#server/context.ts';
import { audit } from '#server/lib/audit.ts';
import { claimRun, giveRunBack } from '#server/jobs/task-runs.ts';
import {
  deleteClosedRequests,
  deleteEndedChats,
  deleteEndedInvitations,
  deleteEndedInvites,
  deleteEndedSessions,
  deleteOldDisclosures,
  deleteOldEmails,
  deleteOldVisitors,
  deleteChat,
  deleteDealRows,
  deleteInvite,
  deleteMail,
  deleteApplication,
  lockPurgeable,
  type Emptied,
} from './store.ts';
import type { Tx } from '#server/ports.ts';
import { EMPTIED } from '#server/features/audit/removals.ts';
import { UNDECIDED_MONTHS } from '#contract/brand.ts';
import { DATA_REQUEST_MONTHS } from '#contract/data-requests.ts';

const CHORE = 'retention';
// A little less than a day, so that a look every quarter of an hour does not move the hour of the run.
const DAY_MS = 23.5 * 3_600_000;
const BATCH = 500;

type Purged = Record<
  'applications' | 'disclosures' | 'mails' | 'chats' | 'sessions' | 'invitations' | 'invites' | 'requests' | 'visitors',
  number
>;

/**
 * Removes what has had its time: once a day over all nodes, in batches of their own transactions. Safe to run again
 * and after a crash: what was removed is recorded with it, and the rest goes the next time.
 * Answers undefined when another run of this day did it, and where another version has saved periods that this one cannot
 * read: shorter ones might hold in their place.
 */
export async function purgeDaily(app: App): Promise<Purged | undefined> {
  if (!isPeriodKnown(app)) {
    app.log.error('nothing is removed: the period saved for applications cannot be read by this version');
    return undefined;
  }
  const now = await claimRun(app.db.query, CHORE, DAY_MS);
  if (!now) return undefined;
  try {
    const ctx = systemCtx(now);
    const { mailsBefore, endedBefore, visitorsBefore, chatsBefore, requestsBefore, ...ofApplications } = cutoffs(
      app,
      now,
    );
    const { query } = app.db;
    const purged = {
      applications: await purgeApplications(app, ctx, ofApplications),
      disclosures: await untilNone((limit) => deleteOldDisclosures(query, dayIn(app.brand.timeZone, now), limit)),
      mails: await untilNone((limit) => deleteOldEmails(query, mailsBefore, limit)),
      chats: await untilNone((limit) => deleteEndedChats(query, chatsBefore, limit)),
      sessions: await untilNone((limit) => deleteEndedSessions(query, endedBefore, limit)),
      invites: await untilNone((limit) => deleteEndedInvites(query, endedBefore, limit)),
      invitations: await untilNone((limit) => deleteEndedInvitations(query, endedBefore, limit)),
      requests: await untilNone((limit) => deleteClosedRequests(query, requestsBefore, limit)),
      visitors: await untilNone((limit) => deleteOldVisitors(query, visitorsBefore, limit)),
    };
    await app.db.tx((tx) => audit(tx, ctx, 'retention.run', { kind: 'retention', id: 'daily' }, purged));
    return purged;
  } catch (error) {
    await giveRunBack(app.db.query, CHORE);
    throw error;
  }
}

async function untilNone(deleteBatch: (limit: number) => Promise<number>): Promise<number> {
  for (let total = 0; ;) {
    const count = await deleteBatch(BATCH);
    total += count;
    if (count < BATCH) return total;
  }
}

/** Removes one deal that the caller holds locked, with its papers, links and decisions, and records it without its content. */
export async function purgeDeal(tx: Tx, ctx: Ctx, id: string): Promise<void> {
  const { documents, emptied } = await deleteDealRows(tx, id);
  for (const subject of emptied) await recordRemoval(tx, ctx, subject, subject.kind === 'deal' ? { documents } : {});
}

/** Removes one of the smaller things that the caller holds locked. */
export const purgeSmall = { invite: deleteInvite, mail: deleteMail, chat: deleteChat } as const;

const APPLICATIONS_BATCH = 20;
type By = { closedBefore: Date; receivedBefore: Date };

/**
 * Removes applications whose time is over, with signature, emails and the details of their history, and answers how
 * many. Of each, one audit row stays: that this reference was removed, and when.
 */
export async function purgeApplications(app: App, ctx: Ctx, by: By): Promise<number> {
  for (let total = 0; ;) {
    const count = await purgeBatch(app, ctx, by);
    total += count;
    if (count < APPLICATIONS_BATCH) return total;
  }
}

const purgeBatch = (app: App, ctx: Ctx, by: By): Promise<number> =>
  app.db.tx(async (tx) => {
    const batch = await lockPurgeable(tx, { ...by, limit: APPLICATIONS_BATCH });
    for (const one of batch) await purgeApplication(tx, ctx, one);
    return batch.length;
  });

/** Removes one application that the caller holds locked, and records it without its content. */
export async function purgeApplication(tx: Tx, ctx: Ctx, one: { id: string; reference: string }): Promise<void> {
  const { mails, emptied } = await deleteApplication(tx, one);
  for (const subject of emptied)
    await recordRemoval(tx, ctx, subject, subject.kind === 'application' ? { reference: one.reference, mails } : {});
}

/** Ids in one record; more rows get further records. */
const MOST_IDS = 200;

/**
 * Records the removal of one subject and names the audit rows that were emptied with it: an emptied row verifies only
 * where a record of its subject names it.
 */
async function recordRemoval(
  tx: Tx,
  ctx: Ctx,
  { kind, id, rows }: Emptied,
  detail: Record<string, string | number>,
): Promise<void> {
  for (let at = 0; at === 0 || at < rows.length; at += MOST_IDS) {
    const named = rows.slice(at, at + MOST_IDS).join(' ');
    await audit(tx, ctx, `${kind}.purged`, { kind, id }, { ...detail, [EMPTIED]: named });
  }
}

const PERIOD_DAY_MS = 86_400_000;

/** The instants before which each kind of record has had its time. */
function cutoffs({ brand, config }: Pick<App, 'brand' | 'config'>, now: Date) {
  const { mailDays, endedDays, visitorDays, chatDays } = config.retention;
  return {
    closedBefore: monthsBefore(now, brand.retentionMonths),
    receivedBefore: monthsBefore(now, brand.retentionMonths + UNDECIDED_MONTHS),
    mailsBefore: new Date(now.getTime() - mailDays * PERIOD_DAY_MS),
    chatsBefore: new Date(now.getTime() - chatDays * PERIOD_DAY_MS),
    endedBefore: new Date(now.getTime() - endedDays * PERIOD_DAY_MS),
    requestsBefore: monthsBefore(now, DATA_REQUEST_MONTHS),
    visitorsBefore: new Date(now.getTime() - visitorDays * PERIOD_DAY_MS),
  };
}

/** Whether this version can read the saved periods. Another version may have saved them. */
const isPeriodKnown = ({ liveBrand }: Pick<App, 'liveBrand'>): boolean => !liveBrand.now().unread.includes('notices');

/** The same day and time of an earlier month, in UTC; the last day of that month when it has no such day. */
export function monthsBefore(now: Date, months: number): Date {
  const then = new Date(now);
  then.setUTCDate(1);
  then.setUTCMonth(then.getUTCMonth() - months);
  const lastDay = new Date(Date.UTC(then.getUTCFullYear(), then.getUTCMonth() + 1, 0)).getUTCDate();
  then.setUTCDate(Math.min(now.getUTCDate(), lastDay));
  return then;
}
