import fs from 'node:fs';
import path from 'node:path';
import { auditWords } from '#copy/portal/audit.ts';
import { type AuditVerdict, isWhole, readSeal, writeSeal } from '#contract/audit.ts';
import { readText } from '#server/adapters/control/socket.ts';
import { FolderInUse } from '../src/server/db/folder-lock.ts';
import { isMigrated } from '../src/server/db/migrate.ts';
import { openEmbedded, openServer } from '../src/server/db/open.ts';
import { type Config, parseConfig, readEnvironment } from '../src/server/config/environment.ts';
import { movedError } from '../src/server/config/data-folder.ts';
import { readMark } from '../src/server/lib/audit-mark.ts';
import { openFiles } from '../src/server/boot/open-files.ts';
import { callData } from '#server/operations/calls.ts';
import { ringFile } from '../src/server/config/key-ring-file.ts';
import { openVault } from '../src/server/crypto/vault.ts';
import { openKeyProvider } from '../src/server/boot/open-key-provider.ts';
import { verifyAudit } from '../src/server/features/audit/verify.ts';

/** npm run ops -- verify-audit [SEAL | --renew-mark]: exits with 0, 1 for an error, 2 when not checked. */
const words = auditWords;
try {
  // Reading works without the production requirements of the server.
  const config = parseConfig({ ...readEnvironment(), NODE_ENV: 'development' });
  const args = process.argv.slice(2);
  process.exitCode = args.join() === '--renew-mark' ? await renewMark(config) : await verify(config, args);
} catch (error) {
  console.error(error instanceof FolderInUse ? words.command.inUse : String((error as Error).message));
  process.exitCode = 2;
}

async function verify(config: Config, [given, ...more]: string[]): Promise<number> {
  const seal = given === undefined ? undefined : readSeal(given);
  if (more.length > 0 || (given !== undefined && !seal)) throw new Error(words.command.usage(config.opsCommand));
  const db = await openExisting(config);
  try {
    if (!(await isMigrated(db.query))) throw new Error(words.command.old);
    const now = new Date();
    const vault = await openVault(db, await existingKeyProvider(config), now);
    const mark = await readMark(await openFiles(config), vault).catch(() => ({ state: 'unreadable' as const }));
    const verdict = await verifyAudit(db.query, vault, { noted: seal, mark, now });
    report(verdict);
    if (isWhole(verdict)) return 0;
    return verdict.fault === null && verdict.rejected === 0 && mark.state === 'unreadable' ? 2 : 1;
  } finally {
    await db.close();
  }
}

function report(found: AuditVerdict): void {
  const { verdict, command } = words;
  const { rows, pending, takenOver, rejected, rejectedIds, accepted, seal, mark, fault: failure } = found;
  console.log(verdict.rows(rows, pending));
  if (takenOver > 0) console.log(verdict.takenOver(takenOver));
  for (const { rows: count, ids, at } of accepted) console.log(verdict.accepted(count, ids, at));
  if (seal) console.log(command.seal(writeSeal(seal), seal.at));
  if (mark?.at && mark.seq !== null) console.log(verdict.mark.good(mark.seq, mark.at));
  if (failure) console.error(verdict.faults[failure.kind](failure.seq));
  if (rejected > 0) console.error(`${verdict.rejected(rejected)}\n${verdict.rejectedIds(rejectedIds, rejected)}`);
  if (mark && mark.state !== 'good') console.error(verdict.mark[mark.state]);
  if (isWhole(found)) console.log(verdict.whole);
  else console.error(command.broken);
}

/** Accepts the log in its current state, through the running server or, without one, directly. */
async function renewMark(config: Config): Promise<number> {
  console.log(words.command.renewed(await readText(await callData(config, 'renew-audit-mark'))));
  return 0;
}

/** Opens existing data only. The check creates neither a database nor keys. */
function openExisting(config: Config) {
  if (config.databaseUrl) return openServer(config.databaseUrl.reveal(), { max: 1 });
  const moved = movedError(config);
  if (moved !== undefined) throw new Error(moved);
  const folder = path.join(config.dataDir, 'db');
  if (!fs.existsSync(path.join(folder, 'pg18.ok'))) throw new Error(words.command.nothing(config.dataDir));
  return openEmbedded(folder);
}

async function existingKeyProvider(config: Config) {
  const keyProvider = await openKeyProvider(config);
  if (!keyProvider) throw new Error(words.command.noKeys(ringFile(config)));
  return keyProvider;
}
