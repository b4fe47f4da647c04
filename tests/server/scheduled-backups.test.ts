import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type DoctorAnswer, doctorPath } from '#contract/doctor.ts';
import { type BackupsAnswer, settingsPaths } from '#contract/settings.ts';
import { parseConfig } from '#server/config/environment.ts';
import { openServer } from '#server/db/open.ts';
import { restore } from '#server/operations/restore.ts';
import { newestBackup, readBackupState, recordDrill, runBackups } from '#server/operations/scheduled-backup.ts';
import { sampleApplication, signedIn, submit } from '#tests/support/factories.ts';
import { runScript } from '#tests/support/run-script.ts';
import { isReady, startServerProcess } from '#tests/support/server-process.ts';
import { startTestApp, type TestApp } from '#tests/support/start-test-app.ts';
import { newTestDatabaseUrl } from '#tests/support/test-database.ts';

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'scheduled-'));
const folder = path.join(root, 'first');
const copyFolder = path.join(root, 'second');
const KEYS = `k1:${Buffer.alloc(32, 1).toString('base64')}`;
const BUSINESS = 'Zanzibar Grading LLC';
const HOUR_MS = 3_600_000;
let t: TestApp;

beforeAll(async () => {
  t = await startTestApp({ ENCRYPTION_KEYS: KEYS });
  // Set after the start: the schedule of the server would make a backup between two steps of a slow test.
  const settings = { BACKUP_DIR: folder, BACKUP_COPY_DIR: copyFolder, BACKUP_KEEP: '2' };
  t.app.config.backups = parseConfig({ NODE_ENV: 'test', DATA_DIR: t.dataDir, ...settings }).backups;
  await submit(t, sampleApplication({ businessName: BUSINESS }));
});
afterAll(async () => {
  await t.close();
  fs.rmSync(root, { recursive: true, force: true });
});
beforeEach(async () => {
  await t.app.db.query.deleteFrom('backups').execute();
  fs.rmSync(folder, { recursive: true, force: true });
  fs.rmSync(copyFolder, { recursive: true, force: true });
});

const names = (of = folder): string[] => (fs.existsSync(of) ? fs.readdirSync(of).sort() : []);
function damage(file: string): void {
  const bytes = fs.readFileSync(file);
  bytes.writeUInt8(bytes.readUInt8(bytes.length - 500) ^ 1, bytes.length - 500);
  fs.writeFileSync(file, bytes);
}
const state = () => readBackupState(t.app);
const shown = async (): Promise<BackupsAnswer> =>
  (await (await signedIn(t, 'admin')).send('GET', settingsPaths.backups)).json<BackupsAnswer>();

/** The figures after a minute, because the server keeps them for some seconds. */
async function metrics(): Promise<string> {
  t.clock.advance(60_000);
  return (await t.server.inject({ url: '/metrics', headers: { host: 'localhost:3000' } })).body;
}
/** The figure of the alert BackupFault. */
const FAULT = /work_items\{kind="backups with a fault"\} 1/;

describe('scheduled backups', () => {
  test('one is written, encrypted, copied and recorded; until the next is due, no other one is', async () => {
    await runBackups(t.app);
    await runBackups(t.app);
    expect(names()).toEqual([expect.stringMatching(/^equipment-finance-.+Z\.backup$/)]);
    expect(names(copyFolder)).toEqual(names());
    const bytes = fs.readFileSync(newestBackup(folder));
    expect(fs.readFileSync(newestBackup(copyFolder)).equals(bytes)).toBe(true);
    expect(bytes.includes('accounts')).toBe(false);
    expect(await shown()).toMatchObject({
      schedule: { hours: 24, keep: 2, copies: true },
      last: { file: names()[0], bytes: bytes.length, copied: true },
      drilledAt: null,
      fault: null,
    });
  });

  test('a full disk fails the backup with the next step, and keeps the earlier file', async () => {
    await runBackups(t.app);
    const earlier = names();
    t.clock.advance(25 * HOUR_MS);
    const full = Object.assign(new Error('write'), { code: 'ENOSPC' });
    const spy = vi.spyOn(fs, 'renameSync').mockImplementationOnce(() => {
      throw full;
    });
    await runBackups(t.app);
    spy.mockRestore();
    expect(names()).toEqual(earlier);
    expect((await shown()).fault).toBe(
      `The disk of ${folder} is full. Nothing was kept of this file. Free space or enlarge the disk.`,
    );
  });

  test('two nodes at once make one', async () => {
    await Promise.all([runBackups(t.app), runBackups(t.app)]);
    expect(names()).toHaveLength(1);
    expect(await t.app.db.query.selectFrom('backups').select('state').execute()).toEqual([{ state: 'done' }]);
  });

  test('the oldest ones are deleted in both folders, and files of other names stay', async () => {
    fs.mkdirSync(folder, { recursive: true });
    fs.writeFileSync(path.join(folder, 'notes.txt'), 'mine');
    for (let day = 0; day < 3; day++) {
      await runBackups(t.app);
      t.clock.advance(25 * HOUR_MS);
    }
    expect(names()).toHaveLength(3);
    expect(names()).toContain('notes.txt');
    expect(names(copyFolder)).toHaveLength(2);
  });

  test('a backup restores into an empty installation with the keys, and is refused without them', async () => {
    await runBackups(t.app);
    const file = newestBackup(folder);
    const at = (name: string, id: string) =>
      parseConfig({
        NODE_ENV: 'test',
        DATA_DIR: path.join(root, name),
        ENCRYPTION_KEYS: `${id}:${Buffer.alloc(32, 1).toString('base64')}`,
      });
    await expect(restore(at('other-keys', 'k2'), file)).rejects.toThrow(
      /encrypted with the key "k1", which is not here/,
    );
    const manifest = await restore(at('restored', 'k1'), file);
    expect(manifest.tables.find(({ name }) => name === 'public."applications"')?.rows).toBe(1);
  });

  test.each([
    ['is missing', (file: string) => fs.rmSync(file), /is missing in BACKUP_DIR/],
    ['was cut off', (file: string) => fs.truncateSync(file, 100), /has 100 bytes instead of/],
  ])('a newest file that %s is reported on the settings screen and in the metrics', async (_what, harm, words) => {
    await runBackups(t.app);
    harm(newestBackup(folder));
    expect((await state()).fault).toMatch(words);
    expect((await shown()).fault).toMatch(words);
    expect(await metrics()).toMatch(FAULT);
  });

  test('a newest file whose content changed is reported within half a day', async () => {
    await runBackups(t.app);
    damage(newestBackup(folder));
    t.clock.advance(13 * HOUR_MS);
    await runBackups(t.app);
    expect((await shown()).fault).toContain('is damaged');
    expect(await metrics()).toMatch(FAULT);
  });

  test('a backup whose file is missing is made again after an hour, and the doctor says so', async () => {
    await runBackups(t.app);
    fs.rmSync(newestBackup(folder));
    const admin = await signedIn(t, 'admin');
    const found = async () =>
      (await admin.send('GET', doctorPath)).json<DoctorAnswer>().checks.filter(({ topic }) => topic === 'backups');
    expect(await found()).toMatchObject([
      { state: 'error', next: expect.stringContaining('makes a new backup within an hour') as string },
    ]);
    await runBackups(t.app);
    expect(names()).toEqual([]);
    t.clock.advance(2 * HOUR_MS);
    await runBackups(t.app);
    await runBackups(t.app);
    expect(names()).toHaveLength(1);
    expect((await state()).fault).toBeUndefined();
  });

  test('after a restore on another server a backup is due at once', async () => {
    await runBackups(t.app);
    t.clock.advance(25 * HOUR_MS);
    await runBackups(t.app);
    const target = await newTestDatabaseUrl('empty');
    const config = parseConfig({
      NODE_ENV: 'test',
      DATA_DIR: path.join(root, 'moved'),
      DATABASE_URL: target.url,
      ENCRYPTION_KEYS: KEYS,
      BACKUP_DIR: path.join(root, 'moved-backups'),
    });
    await restore(config, newestBackup(folder));
    const db = openServer(target.url);
    await runBackups({ config, db, log: t.app.log });
    await db.close();
    await target.drop();
    expect(names(path.join(root, 'moved-backups'))).toHaveLength(1);
  });

  test('a damaged file is not restored', async () => {
    await runBackups(t.app);
    const file = newestBackup(folder);
    damage(file);
    await expect(restore(t.app.config, file)).rejects.toThrow();
  });

  test('a second folder that takes no file is a fault; the first copy stays', async () => {
    fs.writeFileSync(copyFolder, 'a file, not a folder');
    await runBackups(t.app);
    expect(names()).toHaveLength(1);
    expect(await shown()).toMatchObject({
      last: { copied: false },
      fault: expect.stringContaining('was not copied') as string,
    });
  });

  test('a folder that takes no file is a fault, and the next try waits an hour', async () => {
    fs.writeFileSync(folder, 'a file, not a folder');
    await runBackups(t.app);
    expect((await state()).last).toBeUndefined();
    expect((await state()).fault).toBeTruthy();
    fs.rmSync(folder);
    await runBackups(t.app);
    expect(names()).toEqual([]);
    t.clock.advance(2 * HOUR_MS);
    await runBackups(t.app);
    expect(names()).toHaveLength(1);
  });

  test('the alerts use the figures for a damaged, missing or overdue backup', async () => {
    const alerts = fs.readFileSync('deploy/alerts.yaml', 'utf8');
    expect(alerts).toContain('expr: max(work_items{kind="backups with a fault"}) > 0');
    expect(alerts).toContain('expr: max(backup_age_seconds) > 2 * 86400');
    await runBackups(t.app);
    expect(await metrics()).toMatch(/backup_age_seconds \d/);
  });

  test('the documented commands restore a scheduled backup into an empty server, which then runs', async () => {
    await runBackups(t.app);
    const keyFile = path.join(root, 'keys.json');
    const server = { DATA_DIR: t.dataDir, ENCRYPTION_KEYS: KEYS, BACKUP_PASSPHRASE: 'a long test passphrase' };
    expect((await runScript('backup-keys.ts', [keyFile], server)).output).toContain('contains the keys "k1"');
    const target = await newTestDatabaseUrl('empty');
    const fresh = {
      DATA_DIR: path.join(root, 'fresh'),
      DATABASE_URL: target.url,
      BACKUP_PASSPHRASE: server.BACKUP_PASSPHRASE,
    };
    const early = await runScript('restore.ts', [newestBackup(folder)], fresh);
    expect(early.code).toBe(1);
    expect(early.output).toContain('First restore the keys');
    expect((await runScript('restore-keys.ts', [keyFile], fresh)).code).toBe(0);
    const restored = await runScript('restore.ts', [newestBackup(folder)], fresh);
    expect(restored).toMatchObject({
      code: 0,
      output: expect.stringMatching(/\b1 {2}public\.applications\n/) as string,
    });
    const running = await startServerProcess({ ...fresh, RATE_LIMIT: 'off' });
    expect(await isReady(running.url)).toBe(true);
    expect(await running.kill('SIGTERM')).toBe(0);
    await target.drop();
  });

  test('a restore drill is recorded with its backup', async () => {
    await runBackups(t.app);
    expect(await recordDrill(t.app.db.query, newestBackup(folder))).toBe(true);
    expect(await recordDrill(t.app.db.query, '/elsewhere/other.backup')).toBe(false);
    expect((await shown()).drilledAt).toEqual(expect.any(String));
  });
});
