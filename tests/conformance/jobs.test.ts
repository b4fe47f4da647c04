import { PgBoss } from 'pg-boss';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { OpenDb } from '#server/db/open.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';
import { newId } from '#server/lib/ids.ts';
import { type Jobs, type JobTry, openJobs } from '#server/jobs/queue.ts';
import { currentTrace, runTraced } from '#server/lib/trace.ts';

let db: OpenDb;
let jobs: Jobs;
const ran: string[] = [];
const tries: JobTry[] = [];
const traces: (string | undefined)[] = [];
const failNext = new Set<string>();

beforeAll(async () => {
  db = await openTestDatabase();
  jobs = await openJobs(db.pool, db.embedded, {
    onError: (error) => expect.fail(error.message),
    onTry: (one) => tries.push(one),
  });
});
afterAll(async () => {
  await jobs.stop();
  await db.close();
});

type Job = { data: unknown; state: string; output: unknown };
const stored = async (): Promise<Job[]> =>
  (await db.pool.query<Job>("select data, state::text, output from jobs.job where name = 'deliver-mail'")).rows;
const jobOf = async (mailId: string): Promise<Job | undefined> =>
  (await stored()).find((job) => (job.data as { mailId: string }).mailId === mailId);

/** Writes a business row in the same transaction. */
const writeRow = (id: string, fail = false): Promise<void> =>
  db.tx(async (tx) => {
    await tx
      .insertInto('accounts')
      .values({ id, name: 'Sample dealer', kind: 'dealer', created_at: new Date() })
      .execute();
    await jobs.send('deliver-mail', { mailId: id });
    if (fail) throw new Error('rolled back');
  });
const hasRow = async (id: string): Promise<boolean> =>
  (await db.query.selectFrom('accounts').select('id').where('id', '=', id).execute()).length === 1;

describe('jobs in the business transaction', () => {
  test('a job exists exactly if its row does', async () => {
    const [kept, undone] = [newId(), newId()];
    await writeRow(kept);
    await expect(writeRow(undone, true)).rejects.toThrow('rolled back');
    expect([await hasRow(kept), await jobOf(kept)]).toEqual([true, expect.objectContaining({ state: 'created' })]);
    expect([await hasRow(undone), await jobOf(undone)]).toEqual([false, undefined]);
  });

  test('a job cannot be sent outside a transaction', async () => {
    await expect(jobs.send('deliver-mail', { mailId: newId() })).rejects.toThrow('outside a transaction');
  });
});

describe('queue settings at a start', () => {
  const standing = async (): Promise<object[]> =>
    (
      await db.pool.query<object>(
        'select name, deletion_seconds, retry_limit, updated_on from jobs.queue order by name',
      )
    ).rows;
  const start = async (): Promise<void> => {
    const another = await openJobs(db.pool, db.embedded, { onError: () => undefined, onTry: () => undefined });
    await another.stop();
  };

  test('stay when current, and are updated when an earlier version created the queue', async () => {
    const before = await standing();
    expect(before).toHaveLength(9);
    await start();
    expect(await standing()).toEqual(before);
    await db.pool.query("update jobs.queue set deletion_seconds = 86400, retry_limit = 3 where name = 'deliver-mail'");
    await start();
    const names = before.map((row) => ({ ...row, updated_on: expect.anything() as unknown }));
    expect(await standing()).toEqual(names);
  });
});

describe('job attempts', () => {
  test('a job whose handler throws runs again later', async () => {
    const [good, bad] = [newId(), newId()];
    failNext.add(bad);
    await jobs.work({
      'deliver-mail': ({ mailId }) => {
        ran.push(mailId);
        traces.push(currentTrace());
        if (failNext.delete(mailId)) return Promise.reject(new Error('the relay is away'));
        return Promise.resolve();
      },
      'make-signed-copy': () => Promise.resolve(),
      'mail-updates': () => Promise.resolve(),
      'mail-uploads': () => Promise.resolve(),
      'mail-status-links': () => Promise.resolve(),
      'crm-lead': () => Promise.resolve(),
      'crm-inquiry': () => Promise.resolve(),
      'crm-document': () => Promise.resolve(),
      'crm-look-again': () => Promise.resolve(),
    });
    await writeRow(good);
    await writeRow(bad);
    await expect.poll(() => jobOf(bad).then((job) => job?.state)).toBe('retry');
    await expect.poll(() => jobOf(good).then((job) => job?.state)).toBe('completed');
    await db.pool.query("update jobs.job set start_after = now() where state = 'retry'");
    await expect.poll(() => jobOf(bad).then((job) => job?.state)).toBe('completed');
    expect(ran.filter((id) => id === good)).toHaveLength(1);
    expect(ran.filter((id) => id === bad)).toHaveLength(2);
  });

  test('a full queue is processed at once, not one job per poll', async () => {
    const ids = Array.from({ length: 12 }, newId);
    for (const id of ids) await writeRow(id);
    const open = async () => (await stored()).filter((job) => job.state !== 'completed').length;
    await expect.poll(open, { interval: 100 }).toBe(0);
    for (const id of ids) expect(ran.filter((one) => one === id)).toHaveLength(1);
  });

  test('each attempt is logged with its result and the id of the request that sent it', async () => {
    const [mine, nobodys] = [newId(), newId()];
    const request = 'b0d5a0de-0000-4000-8000-000000000001';
    await runTraced(request, () => writeRow(mine));
    await vi.waitUntil(() => ran.includes(mine), { interval: 10, timeout: 240_000 });
    expect(traces[ran.indexOf(mine)]).toBe(request);
    await vi.waitUntil(() => tries.some((one) => one.trace === request), { interval: 10, timeout: 240_000 });
    expect(tries.find((one) => one.trace === request)).toMatchObject({ queue: 'deliver-mail', failed: false });
    await db.tx(() => jobs.runNow('deliver-mail', { mailId: mine }));
    await writeRow(nobodys);
    await vi.waitUntil(() => ran.includes(nobodys), { interval: 10, timeout: 240_000 });
    expect(traces[ran.indexOf(nobodys)]).toMatch(/^[0-9a-f-]{36}$/);
    expect(tries.filter((one) => one.failed)).toHaveLength(1);
  });

  test('runNow starts the waiting job once, and sends a new job when none is left', async () => {
    const id = newId();
    const jobsOf = async () => (await stored()).filter(({ data }) => (data as { mailId: string }).mailId === id);
    await db.tx(() => jobs.send('deliver-mail', { mailId: id }, 3600));
    await expect(
      db.tx(() => jobs.runNow('deliver-mail', { mailId: id }).then(() => Promise.reject(new Error('no')))),
    ).rejects.toThrow('no');
    expect(await jobsOf()).toMatchObject([{ state: 'created' }]);
    await db.tx(() => jobs.runNow('deliver-mail', { mailId: id }));
    await expect.poll(async () => (await jobsOf()).map(({ state }) => state)).toEqual(['completed']);
    await db.tx(() => jobs.runNow('deliver-mail', { mailId: id }));
    await expect.poll(async () => (await jobsOf()).map(({ state }) => state)).toEqual(['completed', 'completed']);
    expect(ran.filter((one) => one === id)).toHaveLength(2);
    await expect(jobs.runNow('deliver-mail', { mailId: id })).rejects.toThrow('outside a transaction');
  });

  test('a worker is notified when the transaction of a job commits, and not after a rollback', async () => {
    const woken = vi.spyOn(PgBoss.prototype, 'notifyWorker');
    const [kept, undone] = [newId(), newId()];
    await expect(writeRow(undone, true)).rejects.toThrow('rolled back');
    expect(woken).not.toHaveBeenCalled();
    await db.tx(async () => {
      await jobs.send('deliver-mail', { mailId: kept });
      expect(woken).not.toHaveBeenCalled();
    });
    expect(woken).toHaveBeenCalled();
    woken.mockRestore();
    await expect.poll(() => ran.includes(kept)).toBe(true);
    expect(ran).not.toContain(undone);
  });

  test('a delayed job waits until it is due', async () => {
    const [later, now] = [newId(), newId()];
    await db.tx(() => jobs.send('deliver-mail', { mailId: later }, 3600));
    await writeRow(now);
    await expect.poll(() => ran.includes(now)).toBe(true);
    expect(await jobOf(later)).toMatchObject({ state: 'created' });
    await db.pool.query("update jobs.job set start_after = now() where state = 'created'");
    await expect.poll(() => ran.includes(later)).toBe(true);
  });

  test('a job that fails its last attempt is abandoned, and runNow sends it again', async () => {
    const id = newId();
    failNext.add(id);
    await db.tx(() => jobs.send('deliver-mail', { mailId: id }, 3600));
    await db.pool.query(
      "update jobs.job set retry_count = retry_limit, state = 'retry', start_after = now() where state = 'created'",
    );
    await expect.poll(() => jobOf(id).then((job) => job?.state)).toBe('failed');
    await db.tx(() => jobs.runNow('deliver-mail', { mailId: id }));
    await expect.poll(() => ran.filter((one) => one === id).length).toBe(2);
  });

  test('a queue retries for two days with growing pauses, and deletes finished jobs after half an hour', async () => {
    const { rows } = await db.pool.query('select * from jobs.queue');
    expect(rows).toContainEqual(
      expect.objectContaining({
        name: 'deliver-mail',
        retry_limit: 60,
        retry_delay: 2,
        retry_backoff: true,
        retry_delay_max: 3600,
        expire_seconds: 900,
        heartbeat_seconds: 60,
        deletion_seconds: 1800,
      }),
    );
  });
});
