import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { PASSWORD, sampleApplication } from './factories.ts';
import { type ServerProcess, startServerProcess } from './server-process.ts';

const WRITERS = 8;
export type KillReport = { rounds: number; acknowledged: number; resent: number; restartMs: number[] };
type Sent = { key: string; lastFour: string; reference?: string };

/**
 * Kills the server with SIGKILL while 8 writers submit, restarts it, and reads every application back:
 * each acknowledged one must be there, once, and decryptable; each one that was cut off is sent again
 * under its key and must be there once as well.
 * @throws Error that names what was lost, doubled or unreadable
 */
export async function runKillRounds(rounds: number, settings: Record<string, string>): Promise<KillReport> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'kill-rounds-'));
  const env = { DATA_DIR: dataDir, RATE_LIMIT: 'off', ADMIN_EMAIL: 'admin@acme.example', ...settings };
  const ledger = fs.openSync(path.join(dataDir, 'ledger'), 'a');
  const sent: Sent[] = [];
  const report: KillReport = { rounds, acknowledged: 0, resent: 0, restartMs: [] };
  let server = await startServerProcess(env);
  const bearer = await activateAdmin(server);
  try {
    for (let round = 0; round < rounds; round++) {
      const stop = { now: false };
      const writers = Array.from({ length: WRITERS }, () => write(server, sent, ledger, stop));
      await pause(600 + Math.random() * 1400);
      await server.kill('SIGKILL');
      stop.now = true;
      await Promise.all(writers);
      const from = performance.now();
      server = await startServerProcess(env);
      report.restartMs.push(Math.round(performance.now() - from));
      report.acknowledged = sent.filter((s) => s.reference !== undefined).length;
      report.resent += await sendAgain(server, sent, ledger);
      await readBack(server, bearer, sent);
    }
  } finally {
    await server.kill('SIGKILL');
    fs.closeSync(ledger);
    fs.rmSync(dataDir, { recursive: true, force: true });
  }
  return report;
}

async function write(server: ServerProcess, sent: Sent[], ledger: number, stop: { now: boolean }): Promise<void> {
  while (!stop.now) {
    const one: Sent = { key: randomUUID(), lastFour: String(1000 + Math.floor(Math.random() * 9000)) };
    sent.push(one);
    try {
      await submit(server, one, ledger);
    } catch {
      return; // Cut off: whether it was stored is not known, so it is sent again after the restart.
    }
  }
}

async function submit(server: ServerProcess, one: Sent, ledger: number): Promise<void> {
  const answer = await fetch(`${server.url}/api/credit-application`, {
    method: 'POST',
    // A bearer that nobody has: no cookie is sent, so no CSRF token is needed.
    headers: { 'content-type': 'application/json', 'idempotency-key': one.key, authorization: 'Bearer none' },
    body: JSON.stringify(sampleApplication({ businessName: one.key, principalSsnEncrypted: `912-34-${one.lastFour}` })),
  });
  const body = (await answer.json()) as { reference?: string };
  if (answer.status !== 201 || body.reference === undefined) throw new Error(`answered ${String(answer.status)}`);
  fs.writeSync(ledger, `${body.reference}\n`);
  fs.fsyncSync(ledger);
  one.reference = body.reference;
}

async function sendAgain(server: ServerProcess, sent: Sent[], ledger: number): Promise<number> {
  const open = sent.filter((one) => one.reference === undefined);
  for (const one of open) await submit(server, one, ledger);
  return open.length;
}

async function readBack(server: ServerProcess, bearer: string, sent: Sent[]): Promise<void> {
  const stored = await listAll(server, bearer);
  for (const one of sent) {
    const found = stored.filter((row) => row.businessName === one.key);
    if (found.length !== 1) throw new Error(`${one.reference ?? one.key} is stored ${String(found.length)} times`);
    const file = (await get(server, bearer, `/api/admin/applications/${found[0]?.id ?? ''}`)) as {
      application: { reference: string; principalSsnEncrypted: string };
    };
    if (file.application.reference !== one.reference) throw new Error(`${one.key} has another reference`);
    if (!file.application.principalSsnEncrypted.endsWith(one.lastFour)) throw new Error(`${one.key} does not decrypt`);
  }
  if (stored.length !== sent.length) throw new Error(`${String(stored.length)} stored, ${String(sent.length)} sent`);
}

type Page = { applications: { id: string; businessName: string }[]; nextCursor: string | null };

async function listAll(server: ServerProcess, bearer: string): Promise<Page['applications']> {
  const all: Page['applications'] = [];
  let cursor = '';
  for (;;) {
    const page = (await get(server, bearer, `/api/admin/applications?limit=500&cursor=${cursor}`)) as Page;
    all.push(...page.applications);
    if (page.nextCursor === null) return all;
    cursor = page.nextCursor;
  }
}

async function get(server: ServerProcess, bearer: string, url: string): Promise<unknown> {
  const answer = await fetch(server.url + url, { headers: { authorization: `Bearer ${bearer}` } });
  if (!answer.ok) throw new Error(`GET ${url} answered ${String(answer.status)}`);
  return answer.json();
}

/** The administrator of the first start, by the link on the console. */
async function activateAdmin(server: ServerProcess): Promise<string> {
  const find = () => /accept-invite\?token=([\w-]+)/.exec(server.output())?.[1];
  for (let i = 0; i < 40 && find() === undefined; i++) await pause(50);
  const token = find();
  if (token === undefined) throw new Error(`no invitation on the console:\n${server.output()}`);
  const answer = await fetch(`${server.url}/api/dealer/auth/accept-invite`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token, password: PASSWORD }),
  });
  return ((await answer.json()) as { token: string }).token;
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
