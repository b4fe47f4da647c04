import type { App } from '#server/app.ts';
import { takeUnemailedUploads } from '#server/features/documents/store.ts';
import { takeUnemailedNotifications } from '#server/features/notifications/store.ts';
import { deliverEmail } from '#server/features/outbox/deliver-email.ts';
import type { JobData, JobName } from '#server/jobs/queue.ts';

/** Runs verbs at moments in the past. */
export type Past = {
  /** Runs one event: every time that it stores is `now`, also the delivery of its emails. */
  at: (now: Date, event: (app: App) => Promise<void>) => Promise<void>;
  /** Ends the past: no email lists old changes, and the signed copies are printed in the background. */
  end: () => Promise<void>;
};

const DELIVERY_MS = 4_000;
/** Emails that are written to the disk while the next events run. */
const MOST_UNDER_WAY = 8;

export function openPast(app: App): Past {
  let emails: string[] = [];
  let deliveries: Promise<void>[] = [];
  const allDelivered = async (): Promise<void> => {
    await Promise.all(deliveries);
    deliveries = [];
  };
  const copies: string[] = [];
  const users = new Set<string>();
  const links = new Set<string>();
  const send = <N extends JobName>(name: N, data: JobData[N]): Promise<void> => {
    if ('mailId' in data) emails.push(data.mailId);
    else if ('applicationId' in data) copies.push(data.applicationId);
    else if ('userId' in data) users.add(data.userId);
    else if ('linkId' in data) links.add(data.linkId);
    else throw new Error(`the demo has no work for the queue ${name}`);
    return Promise.resolve();
  };
  const seenAt = (now: Date): App =>
    Object.assign(Object.create(app) as App, {
      jobs: { ...app.jobs, send },
      clock: { ...app.clock, now: () => now },
    });
  return {
    at: async (now, event) => {
      await event(seenAt(now));
      const queued = emails;
      emails = [];
      const later = seenAt(new Date(now.getTime() + DELIVERY_MS));
      deliveries.push(...queued.map((id) => deliverEmail(later, id)));
      if (deliveries.length > MOST_UNDER_WAY) await allDelivered();
    },
    end: async () => {
      await allDelivered();
      await app.db.tx(async (tx) => {
        for (const id of users) await takeUnemailedNotifications(tx, id);
        for (const id of links) await takeUnemailedUploads(tx, id);
        for (const applicationId of copies.toReversed()) await app.jobs.send('make-signed-copy', { applicationId });
      });
    },
  };
}

/** Returns numbers from 0 to below 1, the same ones for the same seed (mulberry32). */
export function openRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
