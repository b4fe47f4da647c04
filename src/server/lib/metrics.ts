import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { JobName } from '#server/jobs/queue.ts';

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const JOB_SECONDS = [0.01, 0.05, 0.25, 1, 5, 15, 60, 300];

/** Waiting work, counted when metrics are read. */
export type Backlog = {
  /** Jobs by queue and state: waiting, running, retrying, stopped. */
  jobs: { queue: JobName; state: string; count: number }[];
  /** Seconds that the oldest job has been due, per queue. */
  due: { queue: JobName; seconds: number }[];
  /** Items that wait for staff or another system. */
  items: { kind: string; count: number }[];
  /** Seconds since the newest scheduled backup and since the last restore drill, Infinity without one. Undefined without BACKUP_DIR. */
  backups: { age: number; drillAge: number } | undefined;
};

/** Values that are read at each request for metrics. */
type Now = {
  backlog: Backlog | undefined;
  pool: { open: number; idle: number; waiting: number };
  /** The result of /readyz. */
  ready: boolean;
  /** Undefined when the data folder cannot be read. */
  freeBytes: number | undefined;
};

/** Counters of this process. Labels come from fixed lists, never from addresses, names or ids. */
export type Metrics = {
  request: (labels: { method: string; route: string; status: string }, seconds: number) => void;
  job: (labels: { queue: JobName; outcome: 'done' | 'failed' }, seconds: number) => void;
  /** Counts audit rows that this node sealed. Over all nodes each row counts once. */
  done: (action: string, count: number) => void;
  /** Returns the Prometheus text format. Without a backlog, work_counted is 0. */
  print: (now: Now) => Promise<string>;
  contentType: string;
};

const NOTHING: Backlog = { jobs: [], due: [], items: [], backups: undefined };

export function openMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the first byte of a request to the last byte of its response',
    // The route pattern, never the address: addresses contain tokens and are unbounded.
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers,
  });
  const jobs = new Histogram({
    name: 'job_duration_seconds',
    help: 'Duration of one try of a job',
    labelNames: ['queue', 'outcome'],
    buckets: JOB_SECONDS,
    registers,
  });
  const done = new Counter({
    name: 'audited_actions_total',
    help: 'Audited actions by name, counted where the audit row was sealed',
    labelNames: ['action'],
    registers,
  });
  const waiting = new Gauge({
    name: 'jobs_in_queue',
    help: 'Jobs of all nodes, by state',
    labelNames: ['queue', 'state'],
    registers,
  });
  const due = new Gauge({
    name: 'job_oldest_due_seconds',
    help: 'Seconds that the oldest job of all nodes has been due',
    labelNames: ['queue'],
    registers,
  });
  const items = new Gauge({
    name: 'work_items',
    help: 'Items that wait for staff or another system',
    labelNames: ['kind'],
    registers,
  });
  const counted = new Gauge({
    name: 'work_counted',
    help: '1 when jobs and work items were counted, 0 when the database did not answer',
    registers,
  });
  const readiness = new Gauge({
    name: 'server_ready',
    help: '1 when this node is ready, 0 when /readyz returns 503 with the reasons',
    registers,
  });
  const free = new Gauge({
    name: 'data_folder_free_bytes',
    help: 'Free bytes on the disk of DATA_DIR',
    registers,
  });
  const backupAge = new Gauge({
    name: 'backup_age_seconds',
    help: 'Seconds since the newest scheduled backup that is complete, +Inf without one; absent without BACKUP_DIR',
    registers,
  });
  const drillAge = new Gauge({
    name: 'restore_drill_age_seconds',
    help: 'Seconds since a restore of a scheduled backup was practiced, +Inf when it never was; absent without BACKUP_DIR',
    registers,
  });
  const connections = new Gauge({
    name: 'database_connections',
    help: 'Connections of this process, and calls that wait for one',
    labelNames: ['state'],
    registers,
  });
  return {
    request: (labels, seconds) => requests.observe(labels, seconds),
    job: (labels, seconds) => jobs.observe(labels, seconds),
    done: (action, count) => done.inc({ action }, count),
    print: ({ backlog, pool, ready, freeBytes }) => {
      for (const gauge of [waiting, due, items]) gauge.reset();
      readiness.set(ready ? 1 : 0);
      setOrDrop(free, freeBytes);
      counted.set(backlog === undefined ? 0 : 1);
      const found = backlog ?? NOTHING;
      for (const { queue, state, count } of found.jobs) waiting.set({ queue, state }, count);
      for (const { queue, seconds } of found.due) due.set({ queue }, seconds);
      for (const { kind, count } of found.items) items.set({ kind }, count);
      setOrDrop(backupAge, found.backups?.age);
      setOrDrop(drillAge, found.backups?.drillAge);
      for (const [state, count] of Object.entries(pool)) connections.set({ state }, count);
      return registry.metrics();
    },
    contentType: registry.contentType,
  };
}

/** A gauge without a value is absent from the answer. */
function setOrDrop(gauge: Gauge, value: number | undefined): void {
  if (value === undefined) gauge.remove();
  else gauge.set(value);
}
