import { sql } from 'kysely';
import type { App } from '#server/app.ts';
import { JOB_TRIES } from '#server/jobs/queue.ts';
import type { Backlog } from '#server/lib/metrics.ts';
import { readBackupState } from '#server/operations/scheduled-backup.ts';
import { isDue } from '#server/features/desk/application-store.ts';
import { dueBy } from '#server/features/desk/application-list.ts';

/** Counts are cached this long, because counting costs more as the installation grows. */
const FRESH_MS = 10_000;

/** Returns a function that counts the waiting work of this database, at most once per 10 seconds. */
export function watchBacklog(app: App): () => Promise<Backlog> {
  let last: { at: number; backlog: Promise<Backlog> } | undefined;
  return () => {
    const at = performance.now();
    if (last && at - last.at < FRESH_MS) return last.backlog;
    const backlog = countBacklog(app);
    last = { at, backlog };
    // Drops a failed count, so that the next call counts again.
    backlog.catch(() => (last = undefined));
    return backlog;
  };
}

async function countBacklog(app: App): Promise<Backlog> {
  const { query } = app.db;
  const jobs = await sql<Backlog['jobs'][number]>`
    select name as queue, state::text, count(*)::int as count from jobs.job
    where state in ('created', 'retry', 'active', 'failed') group by 1, 2`.execute(query);
  const due = await sql<Backlog['due'][number]>`
    select name as queue, extract(epoch from now() - min(start_after))::float8 as seconds from jobs.job
    where state in ('created', 'retry') and start_after < now() group by 1`.execute(query);
  const overdue = dueBy(app, 'overdue');
  const { today } = overdue;
  const items = await sql<Backlog['items'][number]>`
    select 'applications undecided' as kind, count(*)::int as count from applications where decided_at is null
    union all select 'applications overdue', count(*)::int from applications where ${isDue(overdue)}
    union all select 'deals submitted', count(*)::int from deals where status = 'submitted'
    union all select 'mails undelivered', count(*)::int from mails where state = 'failed'
    union all select 'leads the CRM does not know', count(*)::int from outbox where kind = 'lead'
    union all select 'leads given up', count(*)::int from outbox where kind = 'lead' and attempts >= ${JOB_TRIES}
    union all select 'documents the CRM does not hold', count(*)::int from outbox where kind = 'document'
    union all select 'documents given up', count(*)::int from outbox where kind = 'document' and attempts >= ${JOB_TRIES}
    union all select 'documents in quarantine', count(*)::int from documents where malware is not null
    union all select 'signed copies waiting', count(*)::int from signed_copies where made_at is null
    union all select 'data requests open', count(*)::int from data_requests where state = 'open'
    union all select 'data requests overdue', count(*)::int from data_requests where state = 'open' and due_on < ${today}
    `.execute(query);
  const state = app.config.backups && (await readBackupState(app));
  const age = (at: Date | null | undefined): number =>
    at ? (app.clock.now().getTime() - at.getTime()) / 1000 : Infinity;
  const backups = state && { age: age(state.last?.ended_at), drillAge: age(state.drilledAt) };
  const failing = state ? [{ kind: 'backups with a fault', count: state.fault === undefined ? 0 : 1 }] : [];
  return { jobs: jobs.rows, due: due.rows, items: [...items.rows, ...failing], backups };
}
