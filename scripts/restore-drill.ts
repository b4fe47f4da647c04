import fs from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { callData } from '#server/operations/calls.ts';
import { restore } from '#server/operations/restore.ts';
import { newestBackup } from '#server/operations/scheduled-backup.ts';
import { commandConfig, runCommand, sayTables, usage } from './run-command.ts';

/**
 * npm run ops -- restore-drill [FILE]: restores a backup (the newest of BACKUP_DIR) into a scratch database and compares every
 * row. It then deletes the scratch database and records the drill. The data of the installation is not touched.
 */
await runCommand(async () => {
  const config = commandConfig();
  const [given, ...more] = process.argv.slice(2);
  if (more.length > 0) throw usage('restore-drill [FILE]');
  if (given === undefined && !config.backups) throw new Error('Name a FILE, or set BACKUP_DIR.');
  const file = given ?? newestBackup(config.backups?.folder ?? '');
  const scratch = fs.mkdtempSync(path.join(config.dataDir, 'restore-drill-'));
  try {
    const target = { ...config, databaseUrl: undefined, bucket: undefined, dataDir: scratch };
    const manifest = await restore(target, file, config);
    sayTables(manifest);
  } finally {
    fs.rmSync(scratch, { recursive: true, force: true });
  }
  const isRecorded = (await text(await callData(config, 'drill', [path.basename(file)]))) === 'recorded';
  console.log(
    `${file} can be restored: every row and file was compared.${isRecorded ? ' The drill is recorded.' : ''}`,
  );
});
