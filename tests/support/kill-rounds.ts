import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startServerProcess } from './server-process.ts';
import {
  acknowledged,
  activateAdmin,
  type Ledger,
  pause,
  readBack,
  sendAgain,
  startWriters,
  untilAcknowledged,
} from './writers.ts';

export type KillReport = { rounds: number; acknowledged: number; resent: number; restartMs: number[] };

/**
 * Kills the server with SIGKILL while 8 writers submit, restarts it, and reads the applications of the round. At the
 * end reads those of all rounds. Each acknowledged one must be there once and decrypt. Each interrupted one is sent
 * again under its Idempotency-Key and must be there once as well. A kill follows the fourth acknowledgment of its
 * round by `leastMs` to `mostMs`. @throws Error that names what is lost, duplicated or unreadable
 */
export async function runKillRounds(
  rounds: number,
  settings: Record<string, string>,
  { leastMs = 600, mostMs = 2000, restMs = 0 } = {},
): Promise<KillReport> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'kill-rounds-'));
  const env = { DATA_DIR: dataDir, RATE_LIMIT: 'off', ADMIN_EMAIL: 'admin@acme.example', ...settings };
  const ledger: Ledger = { sent: [], file: fs.openSync(path.join(dataDir, 'ledger'), 'a') };
  const report: KillReport = { rounds, acknowledged: 0, resent: 0, restartMs: [] };
  let server = await startServerProcess(env);
  const bearer = await activateAdmin(server);
  try {
    for (let round = 0; round < rounds; round++) {
      const before = ledger.sent.length;
      const known = acknowledged(ledger);
      const writers = startWriters(server, ledger, restMs);
      await untilAcknowledged(ledger, known + 4);
      await pause(leastMs + Math.random() * (mostMs - leastMs));
      await server.kill('SIGKILL');
      await writers.stop();
      const from = performance.now();
      server = await startServerProcess(env);
      report.restartMs.push(Math.round(performance.now() - from));
      report.acknowledged = acknowledged(ledger);
      report.resent += await sendAgain(server, ledger);
      await readBack(server, bearer, ledger.sent, before);
    }
    await readBack(server, bearer, ledger.sent);
  } finally {
    await server.kill('SIGKILL');
    fs.closeSync(ledger.file);
    fs.rmSync(dataDir, { recursive: true, force: true });
  }
  return report;
}
