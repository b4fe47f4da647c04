import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import { PASSWORD, sampleApplication } from './factories.ts';
import type { ServerProcess } from './server-process.ts';

const WRITERS = 8;
const PATIENCE_MS = 240_000;
/** A pause after each submit. It leaves most of the CPU time to the command under test, because each submit prints a copy. */
export const SLOW_MS = 1500;

/** An application sent under its Idempotency-Key. A reference means that it was acknowledged. */
export type Sent = { key: string; lastFour: string; reference?: string };
/** Everything sent, and the file to which each acknowledged reference is flushed. */
export type Ledger = { sent: Sent[]; file: number };

/** Starts eight writers that submit until stopped or the server ends, with a pause of `restMs`. */
export function startWriters(server: { url: string }, ledger: Ledger, restMs = 0): { stop: () => Promise<void> } {
  const stop = { now: false };
  const writers = Array.from({ length: WRITERS }, () => write(server, ledger, stop, restMs));
  return {
    stop: async () => {
      stop.now = true;
      await Promise.all(writers);
    },
  };
}

export const acknowledged = (ledger: Ledger): number => ledger.sent.filter((one) => one.reference !== undefined).length;

/** Waits until this many submits were acknowledged. Allows for slow machines. */
export async function untilAcknowledged(ledger: Ledger, count: number): Promise<void> {
  for (const deadline = Date.now() + PATIENCE_MS; acknowledged(ledger) < count; await pause(20))
    if (Date.now() > deadline)
      throw new Error(`only ${String(acknowledged(ledger))} submits were acknowledged in 4 minutes`);
}

async function write(server: { url: string }, ledger: Ledger, stop: { now: boolean }, restMs: number): Promise<void> {
  while (!stop.now) {
    const one: Sent = { key: randomUUID(), lastFour: String(1000 + Math.floor(Math.random() * 9000)) };
    ledger.sent.push(one);
    try {
      await submit(server, one, ledger);
      if (restMs > 0) await pause(restMs);
    } catch {
      return; // The connection was cut. The server may have stored it, so it is sent again after the restart.
    }
  }
}

async function submit(server: { url: string }, one: Sent, ledger: Ledger): Promise<void> {
  const answer = await fetch(`${server.url}/api/credit-application`, {
    method: 'POST',
    // An invalid bearer token: without a session cookie no CSRF token is needed.
    headers: { 'content-type': 'application/json', 'idempotency-key': one.key, authorization: 'Bearer none' },
    body: JSON.stringify(sampleApplication({ businessName: one.key, principalSsnEncrypted: `912-34-${one.lastFour}` })),
  });
  const body = (await answer.json()) as { reference?: string };
  if (answer.status !== 201 || body.reference === undefined)
    throw new Error(`the submit answered ${String(answer.status)}`);
  fs.writeSync(ledger.file, `${body.reference}\n`);
  fs.fsyncSync(ledger.file);
  one.reference = body.reference;
}

/** Sends interrupted applications again under their keys and returns their number. */
export async function sendAgain(server: { url: string }, ledger: Ledger): Promise<number> {
  const open = ledger.sent.filter((one) => one.reference === undefined);
  for (const one of open) await submit(server, one, ledger);
  return open.length;
}

/**
 * Checks that each sent application is listed once, and opens each one from index `from` on. `others` is the number
 * of additional applications. @throws Error that names what is lost, duplicated or unreadable
 */
export async function readBack(
  server: { url: string },
  bearer: string,
  sent: Sent[],
  from = 0,
  others = 0,
): Promise<void> {
  const stored = await listAll(server, bearer);
  const byKey = Map.groupBy(stored, ({ businessName }) => businessName);
  for (const [at, one] of sent.entries()) {
    const found = byKey.get(one.key) ?? [];
    if (found.length !== 1) throw new Error(`${one.reference ?? one.key} is stored ${String(found.length)} times`);
    if (at < from) continue;
    const file = (await get(server, bearer, `/api/admin/applications/${found[0]?.id ?? ''}`)) as {
      application: { reference: string; principalSsnEncrypted: string };
    };
    if (file.application.reference !== one.reference) throw new Error(`${one.key} has another reference`);
    if (!file.application.principalSsnEncrypted.endsWith(one.lastFour)) throw new Error(`${one.key} does not decrypt`);
  }
  expectAsMany(stored.length, sent.length + others);
}

function expectAsMany(stored: number, sent: number): void {
  if (stored !== sent) throw new Error(`${String(stored)} stored, ${String(sent)} sent`);
}

type Page = { applications: { id: string; businessName: string }[]; nextCursor: string | null };

async function listAll(server: { url: string }, bearer: string): Promise<Page['applications']> {
  const all: Page['applications'] = [];
  let cursor = '';
  for (;;) {
    const page = (await get(server, bearer, `/api/admin/applications?limit=500&cursor=${cursor}`)) as Page;
    all.push(...page.applications);
    if (page.nextCursor === null) return all;
    cursor = page.nextCursor;
  }
}

async function get(server: { url: string }, bearer: string, url: string): Promise<unknown> {
  const answer = await fetch(server.url + url, { headers: { authorization: `Bearer ${bearer}` } });
  if (!answer.ok) throw new Error(`GET ${url} answered ${String(answer.status)}`);
  return answer.json();
}

/** Activates the administrator of the first start with the link on the console. */
export async function activateAdmin(server: ServerProcess): Promise<string> {
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

export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  for (const deadline = Date.now() + PATIENCE_MS; !(await holds()); await pause(50))
    if (Date.now() > deadline) throw new Error('the condition did not become true within 4 minutes');
}

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
