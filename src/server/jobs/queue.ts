import { type ConstructorOptions, fromKysely, PgBoss, type QueueOptions } from 'pg-boss';
import type pg from 'pg';
import { afterCommit, currentTx } from '../db/ambient-tx.ts';
import { currentTrace, runTraced } from '../lib/trace.ts';

/** The queues of this product. Payloads hold ids only. */
export type JobData = {
  'deliver-mail': { mailId: string };
  'make-signed-copy': { applicationId: string };
  'mail-updates': { userId: string };
  'mail-uploads': { linkId: string };
  'crm-lead': { dealId: string };
  'crm-document': { documentId: string };
  'crm-look-again': { leadIds: string[] };
};
export type JobName = keyof JobData;
export type JobHandlers = { [N in JobName]: (data: JobData[N]) => Promise<void> };

export type Jobs = {
  /**
   * Enqueues within the transaction that is open, so the job exists exactly if the business row does. It runs at
   * once, or so many seconds later.
   */
  send: <N extends JobName>(name: N, data: JobData[N], afterSeconds?: number) => Promise<void>;
  /**
   * Moves the waiting job with this payload to the front, within the open transaction. Sends a new job when the queue has
   * stopped trying; leaves a running one alone.
   */
  runNow: <N extends JobName>(name: N, data: JobData[N]) => Promise<void>;
  /** Begins to work; handlers must be idempotent, since a job can run twice after a crash. */
  work: (handlers: JobHandlers) => Promise<void>;
  /** Lets running jobs finish, then stops. */
  stop: () => Promise<void>;
};

/** How often a job is tried in all before the queue gives it up. */
export const JOB_TRIES = 61;
/** How a row stands whose job was tried so often: waiting, failed and tried again by itself, or not any more. */
export const queueState = (attempts: number): 'queued' | 'failed' | 'stopped' =>
  attempts >= JOB_TRIES ? 'stopped' : attempts > 0 ? 'failed' : 'queued';

const QUEUE: QueueOptions = {
  // Two days with a relay that is away: the waits grow to an hour.
  retryLimit: JOB_TRIES - 1,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 3600,
  expireInSeconds: 120,
  // The queue counts all that lie there once a minute, and everybody waits for it on the embedded engine.
  deleteAfterSeconds: 1800,
};
/** Each queue, and how it differs. */
const QUEUES: Record<JobName, QueueOptions> = {
  // The row is leased for ten minutes; a node that has crashed is noticed by its missing heartbeat.
  'deliver-mail': { expireInSeconds: 900, heartbeatSeconds: 60 },
  'make-signed-copy': {},
  'mail-updates': {},
  'mail-uploads': {},
  'crm-lead': {},
  // A large file on a slow line: whether its worker lives is told by a sign each half minute.
  'crm-document': { expireInSeconds: 3600, heartbeatSeconds: 60 },
  // Polling looks by itself.
  'crm-look-again': { retryLimit: 3 },
};
const names = Object.keys(QUEUES) as JobName[];
const UNFINISHED: ReadonlySet<string> = new Set(['created', 'retry', 'active']);

/** A running job has so long to end when the server stops. */
const STOP_MS = 8_000;

/** One try of a job has ended. `trace` is the request that sent it, or the job itself; seconds since the epoch and seconds. */
export type JobTry = { queue: JobName; trace: string; beganAt: Date; seconds: number; failed: boolean };
type Told = { onError: (error: Error) => void; onTry: (one: JobTry) => void };

export async function openJobs(pool: pg.Pool, embedded: boolean, { onError, onTry }: Told): Promise<Jobs> {
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
  /** The own worker does not wait for its next look; those of other nodes find what it leaves. */
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
      // Changes only jobs that still wait: one that a worker has started in between runs already.
      for (const { id } of unfinished) await boss.update(name, undefined, { id, startAfter: 0 });
      afterCommit(() => wake(name));
    },
    work: async (handlers) => {
      const workOn = async <N extends JobName>(name: N): Promise<void> => {
        const options = { batchSize: 1, pollingIntervalSeconds: 1 };
        const worker = await boss.work<JobData[N] & { trace?: string }>(name, options, async ([job]) => {
          if (!job) return;
          wake(name); // look for the next at once, not one job a poll
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
      // Alone it would look after half a second at the earliest whether its workers have ended.
      const { promise: patience, resolve: giveUp } = Promise.withResolvers<void>();
      const timer = setTimeout(giveUp, STOP_MS);
      await Promise.race([Promise.all([...workers.keys()].map((name) => boss.offWork(name))), patience]);
      clearTimeout(timer);
      await boss.stop({ graceful: true, timeout: 1_000, close: false });
    },
  };
}

/** Made once; a version that wants it otherwise changes what stands there. */
async function keepQueue(boss: PgBoss, name: JobName, there: QueueOptions | undefined): Promise<void> {
  const wanted: QueueOptions = { ...QUEUE, ...QUEUES[name] };
  if (!there) return boss.createQueue(name, wanted);
  const differs = Object.entries(wanted).some(([option, value]) => there[option as keyof QueueOptions] !== value);
  if (differs) await boss.updateQueue(name, wanted);
}

type Result = { rows: unknown[] };

/** Nodes that start at once install the queue one after the other: its own lock still lets two create the schema. */
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

/** Joins the ambient transaction; otherwise takes a connection of the shared pool. */
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
