import fs from 'node:fs';
import path from 'node:path';
import { auditWords } from '#copy/portal/audit.ts';
import { readSeal, writeSeal } from '#contract/audit.ts';
import { FolderInUse } from '#server/adapters/db/folder-lock.ts';
import { isMigrated } from '#server/adapters/db/migrate.ts';
import { openEmbedded, openServer } from '#server/adapters/db/open.ts';
import { type Config, parseConfig, readEnvironment } from '#server/config.ts';
import { ringFile } from '#server/key-ring-file.ts';
import { openVault } from '#server/core/vault.ts';
import { openKeeper } from '#server/open-keeper.ts';
import { verifyAudit } from '#server/core/verify-audit.ts';

/** npm run audit:verify [-- SEAL]: 0 nothing wrong, 1 a fault in the trail, 2 it could not be checked. */
try {
  process.exitCode = await verify(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof FolderInUse ? auditWords.command.inUse : String((error as Error).message));
  process.exitCode = 2;
}

async function verify([given, ...more]: string[]): Promise<number> {
  const seal = given === undefined ? undefined : readSeal(given);
  if (more.length > 0 || (given !== undefined && !seal)) throw new Error(auditWords.command.usage);
  // What must be safe before going live need not be so for reading.
  const config = parseConfig({ ...readEnvironment(), NODE_ENV: 'development' });
  const db = await openExisting(config);
  try {
    if (!(await isMigrated(db))) throw new Error(auditWords.command.old);
    const verdict = await verifyAudit(db.query, await openVault(db, await existingKeeper(config), new Date()), seal);
    console.log(auditWords.verdict.rows(verdict.rows, verdict.pending));
    if (verdict.seal) console.log(auditWords.command.seal(writeSeal(verdict.seal), verdict.seal.at));
    if (verdict.fault) console.error(auditWords.verdict.faults[verdict.fault.kind](verdict.fault.seq));
    else console.log(auditWords.verdict.whole);
    return verdict.fault ? 1 : 0;
  } finally {
    await db.close();
  }
}

/** A check makes nothing: neither a database nor keys. */
function openExisting(config: Config) {
  if (config.databaseUrl) return openServer(config.databaseUrl.reveal(), 1);
  const folder = path.join(config.dataDir, 'db');
  if (!fs.existsSync(path.join(folder, 'pg18.ok'))) throw new Error(auditWords.command.nothing(config.dataDir));
  return openEmbedded(folder);
}

async function existingKeeper(config: Config) {
  const keeper = await openKeeper(config);
  if (!keeper) throw new Error(auditWords.command.noKeys(ringFile(config)));
  return keeper;
}
