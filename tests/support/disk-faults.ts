import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sampleApplication } from './factories.ts';
import { startServerProcess } from './server-process.ts';
import {
  acknowledged,
  activateAdmin,
  type Ledger,
  readBack,
  sendAgain,
  startWriters,
  untilAcknowledged,
} from './writers.ts';

type Report = { acknowledged: number; refused: number; ended: number | null };
const openLedger = (folder: string): Ledger => ({
  sent: [],
  file: fs.openSync(path.join(folder, 'ledger'), 'a'),
});

/** Runs eight writers on a disk on which every flush fails from some moment on, then restarts on a working disk. */
export async function failFlush(): Promise<Report & { said: string }> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'fail-flush-'));
  const ledger = openLedger(folder);
  const trigger = path.join(folder, 'refuse');
  const settings = { DATA_DIR: path.join(folder, 'data'), RATE_LIMIT: 'off', ADMIN_EMAIL: 'admin@acme.example' };
  const preload = `--import ${path.join(import.meta.dirname, 'fail-flush.mjs')}`;
  const server = await startServerProcess({ ...settings, NODE_OPTIONS: preload, FAIL_FLUSH: trigger });
  const bearer = await activateAdmin(server);
  const writers = startWriters(server, ledger);
  await untilAcknowledged(ledger, 20);
  fs.writeFileSync(trigger, '');
  const answers = await Promise.all([1, 2, 3].map(() => submitStatus(server.url)));
  const ended = await server.kill('SIGWINCH'); // the server exits without a signal
  await writers.stop();
  const before = acknowledged(ledger);
  const again = await startServerProcess(settings);
  await sendAgain(again, ledger);
  await readBack(again, bearer, ledger.sent);
  await again.kill('SIGTERM');
  fs.rmSync(folder, { recursive: true, force: true });
  return {
    acknowledged: before,
    refused: answers.filter((status) => status === 503).length,
    ended,
    said: server.output(),
  };
}

/** Returns the status of one submit, or 0 when the connection was cut. */
const submitStatus = (url: string): Promise<number> =>
  fetch(`${url}/api/credit-application`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer none' },
    body: JSON.stringify(sampleApplication()),
  }).then(
    (answer) => answer.status,
    () => 0,
  );
