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
  deleteInquiry,
  lockOldInquiries,
  lockPurgeable,
  type Emptied,
} from './store.ts';
import type { Tx } from '#server/ports.ts';
import { EMPTIED } from '#server/features/audit/removals.ts';
import { UNDECIDED_MONTHS } from '#contract/brand.ts';
import { DATA_REQUEST_MONTHS } from '#contract/data-requests.ts';
import { INQUIRY_MONTHS } from '#contract/inquiries.ts';

const TASK = 'retention';
// Slightly less than a day, so that a check every quarter of an hour does not shift the time of the run.
const RUN_EVERY_MS = 23.5 * 3_600_000;
const BATCH = 500;

type Purged = Record<
  | 'applications'
  | 'disclosures'
  | 'inquiries'
  | 'mails'
  | 'chats'
  | 'sessions'
  | 'invitations'
  | 'invites'
  | 'requests'
  | 'visitors',
  number
>;

/**
 * Deletes records after their retention period: once a day across all nodes, in batches of separate transactions. Safe
 * to repeat and after a crash: each deletion is audited in its transaction, and the next run deletes the rest.
 * Undefined when another run of this day did it, or when this version cannot read the saved periods, because the
 * defaults may be shorter.
 */
export async function purgeDaily(app: App): Promise<Purged | undefined> {
  if (!isPeriodKnown(app)) {
    app.log.error('nothing is deleted: this version cannot read the saved retention period of applications');
    return undefined;
  }
  const now = await claimRun(app.db.query, TASK, RUN_EVERY_MS);
  if (!now) return undefined;
  try {
    const ctx = systemCtx(now);
    const {
      mailsBefore,
      endedBefore,
      visitorsBefore,
      chatsBefore,
      requestsBefore,
      inquiriesBefore,
      ...ofApplications
    } = cutoffs(app, now);
    const { query } = app.db;
    const purged = {
      applications: await purgeApplications(app, ctx, ofApplications),
      disclosures: await untilNone((limit) => deleteOldDisclosures(query, dayIn(app.brand.timeZone, now), limit)),
      inquiries: await untilNone((limit) => purgeInquiries(app, ctx, inquiriesBefore, limit)),
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
    await giveRunBack(app.db.query, TASK);
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

/** Deletes one deal locked by the caller, with its documents, links and decisions. Audits it without content. */
export async function purgeDeal(tx: Tx, ctx: Ctx, id: string): Promise<void> {
  const { documents, emptied } = await deleteDealRows(tx, id);
  for (const subject of emptied) await recordRemoval(tx, ctx, subject, subject.kind === 'deal' ? { documents } : {});
}

const purgeInquiries = (app: App, ctx: Ctx, before: Date, limit: number): Promise<number> =>
  app.db.tx(async (tx) => {
    const batch = await lockOldInquiries(tx, before, limit);
    for (const { id } of batch) await purgeInquiry(tx, ctx, id);
    return batch.length;
  });

/** Deletes one inquiry locked by the caller. Audits it without content. */
export async function purgeInquiry(tx: Tx, ctx: Ctx, id: string): Promise<void> {
  for (const subject of await deleteInquiry(tx, id)) await recordRemoval(tx, ctx, subject, {});
}

/** Deletes one record locked by the caller. */
export const purgeSmall = { invite: deleteInvite, mail: deleteMail, chat: deleteChat } as const;

const APPLICATIONS_BATCH = 20;
type By = { closedBefore: Date; receivedBefore: Date };

/**
 * Deletes applications after their retention period, with signature, emails and the details of their history. One audit
 * record per application keeps the reference and the time.
 * @returns how many were deleted
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

/** Deletes one application locked by the caller. Audits it without content. */
export async function purgeApplication(tx: Tx, ctx: Ctx, one: { id: string; reference: string }): Promise<void> {
  const { mails, emptied } = await deleteApplication(tx, one);
  for (const subject of emptied)
    await recordRemoval(tx, ctx, subject, subject.kind === 'application' ? { reference: one.reference, mails } : {});
}

/** Ids per audit record; more rows need more records. */
const MOST_IDS = 200;

/**
 * Audits the deletion of one subject and lists the audit rows emptied with it. An emptied row is valid only when a
 * record of its subject lists it.
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

const DAY_MS = 86_400_000;

/** The times before which each kind of record has expired. */
function cutoffs({ brand, config }: Pick<App, 'brand' | 'config'>, now: Date) {
  const { mailDays, endedDays, visitorDays, chatDays } = config.retention;
  return {
    closedBefore: monthsBefore(now, brand.retentionMonths),
    receivedBefore: monthsBefore(now, brand.retentionMonths + UNDECIDED_MONTHS),
    mailsBefore: new Date(now.getTime() - mailDays * DAY_MS),
    chatsBefore: new Date(now.getTime() - chatDays * DAY_MS),
    endedBefore: new Date(now.getTime() - endedDays * DAY_MS),
    requestsBefore: monthsBefore(now, DATA_REQUEST_MONTHS),
    inquiriesBefore: monthsBefore(now, INQUIRY_MONTHS),
    visitorsBefore: new Date(now.getTime() - visitorDays * DAY_MS),
  };
}

/** Whether this version can read the saved periods, which another version may have saved. */
const isPeriodKnown = ({ liveBrand }: Pick<App, 'liveBrand'>): boolean => !liveBrand.now().unread.includes('notices');

/** The same day and time of an earlier month, in UTC. The last day of that month when it has no such day. */
export function monthsBefore(now: Date, months: number): Date {
  const then = new Date(now);
  then.setUTCDate(1);
  then.setUTCMonth(then.getUTCMonth() - months);
  const lastDay = new Date(Date.UTC(then.getUTCFullYear(), then.getUTCMonth() + 1, 0)).getUTCDate();
  then.setUTCDate(Math.min(now.getUTCDate(), lastDay));
  return then;
}
