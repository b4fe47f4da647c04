import { type ConstructorOptions, fromKysely, PgBoss, type QueueOptions } from 'pg-boss';
import type pg from 'pg';
import { afterCommit, currentTx } from '#server/db/ambient-tx.ts';
import { currentTrace, runTraced } from '#server/lib/trace.ts';

/** The queues and their payloads. Payloads contain ids only. */
export type JobData = {
  'deliver-mail': { mailId: string };
  'make-signed-copy': { applicationId: string };
  'mail-updates': { userId: string };
  'mail-uploads': { linkId: string };
  'mail-status-links': { mailId: string; linkIds: string[] };
  'crm-lead': { dealId: string };
  'crm-document': { documentId: string };
  'crm-inquiry': { inquiryId: string };
  'crm-look-again': { leadIds: string[] };
};
export type JobName = keyof JobData;
export type JobHandlers = { [N in JobName]: (data: JobData[N]) => Promise<void> };

export type Jobs = {
  /** Enqueues in the open transaction. Runs at once, or after `afterSeconds`. */
  send: <N extends JobName>(name: N, data: JobData[N], afterSeconds?: number) => Promise<void>;
  /** Moves the waiting job to the front, or sends a new one. Leaves a running job alone. */
  runNow: <N extends JobName>(name: N, data: JobData[N]) => Promise<void>;
  /** Starts the workers. Handlers must be idempotent, because a job can run twice after a crash. */
  work: (handlers: JobHandlers) => Promise<void>;
  /** Waits for running jobs, then stops. */
  stop: () => Promise<void>;
};

/** Total tries of a job before the queue gives up. */
export const JOB_TRIES = 61;
/** State of a row whose job was tried this often: waiting, failed with an automatic retry, or given up. */
export const queueState = (attempts: number): 'queued' | 'failed' | 'stopped' =>
  attempts >= JOB_TRIES ? 'stopped' : attempts > 0 ? 'failed' : 'queued';

const QUEUE: QueueOptions = {
  // Covers a relay outage of 2 days: the delays grow to 1 hour.
  retryLimit: JOB_TRIES - 1,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 3600,
  expireInSeconds: 120,
  // The queue counts all its rows every minute, which blocks other queries on the embedded engine.
  deleteAfterSeconds: 1800,
};
/** Differences from the defaults, per queue. */
const QUEUES: Record<JobName, QueueOptions> = {
  // The row is leased for 10 minutes. A missing heartbeat reveals a crashed node.
  'deliver-mail': { expireInSeconds: 900, heartbeatSeconds: 60 },
  'make-signed-copy': {},
  'mail-updates': {},
  'mail-uploads': {},
  'mail-status-links': {},
  'crm-lead': {},
  'crm-inquiry': {},
  // A large file on a slow connection takes long. The heartbeat shows every 30 seconds that the worker is alive.
  'crm-document': { expireInSeconds: 3600, heartbeatSeconds: 60 },
  // Polling repeats this anyway.
  'crm-look-again': { retryLimit: 3 },
};
const names = Object.keys(QUEUES) as JobName[];
const UNFINISHED: ReadonlySet<string> = new Set(['created', 'retry', 'active']);

/** Time for running jobs when the server stops. */
const STOP_MS = 8_000;

/** One finished try of a job. `trace` is the id of the request that sent it, or of the job itself. Seconds. */
export type JobTry = { queue: JobName; trace: string; beganAt: Date; seconds: number; failed: boolean };
type Reports = { onError: (error: Error) => void; onTry: (one: JobTry) => void };

export async function openJobs(pool: pg.Pool, embedded: boolean, { onError, onTry }: Reports): Promise<Jobs> {
  const boss = new PgBoss({
    db: ambientDatabase(pool),
    backend: embedded ? 'pglite' : 'postgres',
    schema: 'jobs',
    schedule: false,
    supervise: true,
    maintenanceIntervalSeconds: 300,
  });
  boss.on('error', onError);
  await inTurn(pool, embedded, async () => {
    await boss.start();
    const there = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
    for (const name of names) await keepQueue(boss, name, there.get(name));
  });
  const workers = new Map<JobName, string>();
  /** Wakes this node's worker at once. Workers of other nodes find remaining jobs at their next poll. */
  const wake = (name: JobName): void => boss.notifyWorker(workers.get(name) ?? '');
  const send: Jobs['send'] = async (name, data, afterSeconds = 0) => {
    if (!currentTx()) throw new Error(`job ${name} was sent outside a transaction`);
    const trace = currentTrace();
    const sent = trace === undefined ? data : { ...data, trace };
    if ((await boss.send(name, sent, { startAfter: afterSeconds })) === null)
      throw new Error(`job ${name} was not stored`);
    if (afterSeconds === 0) afterCommit(() => wake(name));
  };
  return {
    send,
    runNow: async (name, data) => {
      if (!currentTx()) throw new Error(`job ${name} was moved outside a transaction`);
      const unfinished = (await boss.findJobs(name, { data })).filter(({ state }) => UNFINISHED.has(state));
      if (unfinished.length === 0) return send(name, data);
      // Updates only waiting jobs. A job that a worker started since the query is already running.
      for (const { id } of unfinished) await boss.update(name, undefined, { id, startAfter: 0 });
      afterCommit(() => wake(name));
    },
    work: async (handlers) => {
      const workOn = async <N extends JobName>(name: N): Promise<void> => {
        const options = { batchSize: 1, pollingIntervalSeconds: 1 };
        const worker = await boss.work<JobData[N] & { trace?: string }>(name, options, async ([job]) => {
          if (!job) return;
          wake(name); // fetches the next job now, not one job per poll
          const trace = job.data.trace ?? job.id;
          const [beganAt, from] = [new Date(), performance.now()];
          const ended = (failed: boolean): void =>
            onTry({ queue: name, trace, beganAt, seconds: (performance.now() - from) / 1000, failed });
          try {
            await runTraced(trace, () => handlers[name](job.data));
          } catch (error) {
            ended(true);
            throw error;
          }
          ended(false);
        });
        workers.set(name, worker);
      };
      for (const name of names) await workOn(name);
    },
    stop: async () => {
      // pg-boss alone would check only after 500 ms whether its workers have ended.
      const { promise: patience, resolve: giveUp } = Promise.withResolvers<void>();
      const timer = setTimeout(giveUp, STOP_MS);
      await Promise.race([Promise.all([...workers.keys()].map((name) => boss.offWork(name))), patience]);
      clearTimeout(timer);
      await boss.stop({ graceful: true, timeout: 1_000, close: false });
    },
  };
}

/** Creates the queue, or updates its options when this version changed them. */
async function keepQueue(boss: PgBoss, name: JobName, there: QueueOptions | undefined): Promise<void> {
  const wanted: QueueOptions = { ...QUEUE, ...QUEUES[name] };
  if (!there) return boss.createQueue(name, wanted);
  const differs = Object.entries(wanted).some(([option, value]) => there[option as keyof QueueOptions] !== value);
  if (differs) await boss.updateQueue(name, wanted);
}

type Result = { rows: unknown[] };

/** Installs on one node at a time. The lock of pg-boss does not stop two nodes from creating the schema at once. */
async function inTurn(pool: pg.Pool, embedded: boolean, install: () => Promise<void>): Promise<void> {
  if (embedded) return install();
  const client = await pool.connect();
  try {
    await client.query("select pg_advisory_lock(hashtextextended('install jobs', 0))");
    await install();
    await client.query("select pg_advisory_unlock(hashtextextended('install jobs', 0))");
    client.release();
  } catch (error) {
    client.release(true);
    throw error;
  }
}

/** Runs statements in the ambient transaction, or on a connection of the shared pool. */
function ambientDatabase(pool: pg.Pool): NonNullable<ConstructorOptions['db']> {
  return {
    executeSql: async (text, values) => {
      const tx = currentTx();
      if (tx) return fromKysely(tx).executeSql(text, values ?? []);
      const client = await pool.connect();
      try {
        const result = (await (values?.length ? client.query(text, values) : client.query(text))) as Result | Result[];
        client.release();
        return { rows: [result].flat().flatMap((one) => one.rows) };
      } catch (error) {
        await client.query('rollback').then(
          () => client.release(),
          () => client.release(true),
        );
        throw error;
      }
    },
  };
}
