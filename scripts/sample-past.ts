import { sql } from 'kysely';
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

export async function openPast(app: App): Promise<Past> {
  const clock = await openDatabaseClock(app);
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
      await clock.set(now);
      await event(seenAt(now));
      const queued = emails;
      emails = [];
      const later = seenAt(new Date(now.getTime() + DELIVERY_MS));
      deliveries.push(...queued.map((id) => deliverEmail(later, id)));
      if (deliveries.length > MOST_UNDER_WAY) await allDelivered();
    },
    end: async () => {
      await allDelivered();
      await clock.end();
      await app.db.tx(async (tx) => {
        for (const id of users) await takeUnemailedNotifications(tx, id);
        for (const id of links) await takeUnemailedUploads(tx, id);
        for (const applicationId of copies.toReversed()) await app.jobs.send('make-signed-copy', { applicationId });
      });
    },
  };
}

/**
 * Makes now() in SQL return a time that the caller sets, because verbs store some times with the clock of the database.
 * Works on the one session of the database in memory: a function of the same name is found before the one of the system.
 */
async function openDatabaseClock({ clock, db: { query } }: App) {
  const set = (now: Date) => sql`select set_config('demo.now', ${now.toISOString()}, false)`.execute(query);
  await set(clock.now());
  for (const statement of [
    // The keys of the vault must be active then.
    sql`update data_keys set active_at = active_at - interval '1 year'`,
    sql`create schema demo_clock`,
    sql`create function demo_clock.now() returns timestamptz language sql stable
      as $$ select current_setting('demo.now')::timestamptz $$`,
    sql`set search_path = demo_clock, public, pg_catalog`,
  ])
    await statement.execute(query);
  return {
    set,
    end: async (): Promise<void> => {
      await sql`reset search_path`.execute(query);
      await sql`drop schema demo_clock cascade`.execute(query);
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
