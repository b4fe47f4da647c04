import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { openDurablePglite, setAside } from '#server/db/durable-pglite.ts';
import { openEmbedded } from '#server/db/open.ts';

const parent = fs.mkdtempSync(path.join(os.tmpdir(), 'durable-'));
const root = path.join(parent, 'db');
const configuration = path.join(root, 'pg18/postgresql.auto.conf');

beforeAll(async () => {
  await (await openDurablePglite(root)).close();
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => fs.rmSync(parent, { recursive: true, force: true }));

describe('durability of the embedded database', () => {
  test('every commit is flushed before it is acknowledged', async () => {
    const db = await openEmbedded(root);
    await db.pool.query('create table notes (id integer primary key)');
    const flush = vi.spyOn(fs, 'fsyncSync');
    for (let id = 1; id <= 25; id++) {
      flush.mockClear();
      await db.pool.query('insert into notes values ($1)', [id]);
      expect(flush.mock.calls.length, `commit ${String(id)}`).toBeGreaterThanOrEqual(1);
    }
    flush.mockClear();
    await db.pool.query('select * from notes');
    expect(flush).not.toHaveBeenCalled();
    await db.close();
  });

  test('files that the host refuses to open use no descriptor and leave no files, and later calls succeed', async () => {
    const { pglite, close } = await openDurablePglite(root);
    for (let n = 0; n < 20; n++) await pglite.exec(`create table seldom_${String(n)} (id integer)`);
    await close();
    const again = await openDurablePglite(root);
    const streams = (again.pglite as unknown as { Module: { FS: { streams: unknown[] } } }).Module.FS.streams;
    const before = streams.filter(Boolean).length;
    const open = vi.spyOn(fs, 'openSync').mockImplementation(() => {
      throw Object.assign(new Error('EMFILE: too many open files'), { code: 'EMFILE' });
    });
    for (let n = 0; n < 20; n++)
      await expect(again.pglite.query(`select * from seldom_${String(n)}`)).rejects.toMatchObject({ code: '53000' });
    expect(open.mock.calls.length).toBeGreaterThan(20);
    expect(streams.filter(Boolean).length).toBeLessThanOrEqual(before);
    const make = async (): Promise<unknown[]> => (await again.pglite.query('create table late (id integer)')).rows;
    await expect(make()).rejects.toMatchObject({ code: '53000' });
    open.mockRestore();
    const write = vi.spyOn(fs, 'writeFileSync').mockImplementation(() => {
      throw Object.assign(new Error('EMFILE: too many open files'), { code: 'EMFILE' });
    });
    await expect(make()).rejects.toMatchObject({ code: '53000' });
    write.mockRestore();
    expect(await make()).toEqual([]);
    expect((await again.pglite.query('select * from seldom_3')).rows).toEqual([]);
    await again.close();
  });

  test('committed rows exist when the folder is opened again', async () => {
    const db = await openEmbedded(root);
    const { rows } = await db.pool.query<{ n: string }>('select count(*) as n from notes where id <= 25');
    expect(rows).toEqual([{ n: '25' }]);
    await db.close();
  });

  test.each([
    ['fsync', 'off'],
    ['full_page_writes', 'off'],
    ['synchronous_commit', 'off'],
  ])('opening with %s = %s is refused with a readable message and releases the folder', async (name, value) => {
    const before = fs.readFileSync(configuration);
    fs.appendFileSync(configuration, `${name} = ${value}\n`);
    await expect(openDurablePglite(root)).rejects.toThrow(
      `The embedded database is not durable: ${name} is ${value}, not on.`,
    );
    fs.writeFileSync(configuration, before);
    await (await openDurablePglite(root)).close();
  });

  test('the folder is private to its owner and named by the major version', () => {
    expect(fs.statSync(root).mode & 0o777).toBe(0o700);
    expect(fs.readFileSync(path.join(root, 'pg18/PG_VERSION'), 'utf8').trim()).toBe('18');
  });

  test('a folder without its marker comes from an interrupted first start and is set aside', async () => {
    fs.rmSync(path.join(root, 'pg18.ok'));
    const db = await openEmbedded(root);
    await expect(db.pool.query('select * from notes')).rejects.toMatchObject({ code: '42P01' });
    await db.close();
    const names = fs.readdirSync(root);
    expect(names).toContain('pg18.ok');
    expect(names.filter((name) => /^pg18\.unfinished-\d+$/.test(name))).toHaveLength(1);
    expect(setAside(root)).toEqual([expect.stringMatching(/\/pg18\.unfinished-\d+$/)]);
  });

  test('a failed flush rejects its commit and every later query at once', async () => {
    const db = await openEmbedded(root);
    await db.pool.query('create table notes (id integer primary key)');
    vi.spyOn(fs, 'fsyncSync').mockImplementation(() => {
      throw new Error('EIO');
    });
    // PostgreSQL panics after a failed flush. The next start recovers.
    await expect(db.pool.query('insert into notes values (1)')).rejects.toMatchObject({ code: '58030' });
    vi.restoreAllMocks();
    await expect(db.died).resolves.toMatchObject({ code: '58030', severity: 'PANIC' });
    const later = [
      db.pool.query('select 1'),
      db.query.selectFrom('users').execute(),
      db.tx((tx) => tx.selectFrom('users').execute()),
    ];
    for (const query of later) await expect(query).rejects.toMatchObject({ code: '58030' });
    await db.close();
  });
});

describe('full disk', () => {
  const other = path.join(parent, 'other');
  const room = (megabytes: number) =>
    vi
      .spyOn(fs, 'statfsSync')
      .mockReturnValue({ bavail: megabytes, bsize: 1024 ** 2 } as ReturnType<typeof fs.statfsSync>);

  test('writes are refused before the write-ahead log fails, reads continue, and all works again with free space', async () => {
    const db = await openEmbedded(other);
    await db.pool.query('create table notes (id integer primary key)');
    await db.pool.query('insert into notes values (1)');
    room(63);
    await expect(db.pool.query('insert into notes values (2)')).rejects.toMatchObject({ code: '25006' });
    await expect(db.tx((tx) => sql`delete from notes`.execute(tx))).rejects.toMatchObject({ code: '25006' });
    expect((await db.pool.query('select id from notes')).rows).toEqual([{ id: 1 }]);
    expect(db.fault()).toBe(`the disk of ${other} is full: 63 MB are free, writing needs 64 MB`);
    room(64);
    await db.pool.query('insert into notes values (3)');
    expect(db.fault()).toBeUndefined();
    await db.close();
  });

  test('a start is refused with a readable message', async () => {
    room(10);
    await expect(openEmbedded(other)).rejects.toThrow('The database cannot be opened: the disk of');
  });

  test('a failed write of the log acknowledges nothing, and the engine reports its end', async () => {
    const db = await openEmbedded(other);
    const { writeSync } = fs;
    vi.spyOn(fs, 'writeSync').mockImplementation(((handle: number, ...rest: never[]) => {
      if (fs.readlinkSync(`/proc/self/fd/${String(handle)}`).includes('pg_wal'))
        throw Object.assign(new Error('no space left'), { code: 'ENOSPC' });
      return (writeSync as (handle: number, ...rest: never[]) => number)(handle, ...rest);
    }) as typeof fs.writeSync);
    await expect(db.pool.query('insert into notes values (4)')).rejects.toMatchObject({ code: '53100' });
    await expect(db.died).resolves.toMatchObject({ code: '53100' });
  });
});
