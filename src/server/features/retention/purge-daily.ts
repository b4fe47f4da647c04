import { dayIn } from '#contract/days.ts';
import type { App } from '#server/app.ts';
import { systemCtx } from '#server/context.ts';
import { audit } from '#server/lib/audit.ts';
import { claimRun, giveRunBack } from '#server/jobs/task-runs.ts';
import { cutoffs, isPeriodKnown } from './periods.ts';
import { purgeApplications } from './purge-applications.ts';
import {
  deleteClosedRequests,
  deleteEndedChats,
  deleteEndedInvitations,
  deleteEndedInvites,
  deleteEndedSessions,
  deleteOldDisclosures,
  deleteOldEmails,
  deleteOldVisitors,
} from './store.ts';

const CHORE = 'retention';
// A little less than a day, so that a look every quarter of an hour does not move the hour of the run.
const DAY_MS = 23.5 * 3_600_000;
const BATCH = 500;

export type Purged = Record<
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
