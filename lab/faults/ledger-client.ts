import { createHash, randomBytes, randomInt, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { applicationInvitePaths } from '../../src/contract/application-invites.ts';
import { adminPaths } from '../../src/contract/admin.ts';
import { dealPaths } from '../../src/contract/deals.ts';
import { documentPaths } from '../../src/contract/documents.ts';
import { DATABASE_SECONDS } from '../../src/server/db/database-clock.ts';
import { fileForm, PDF, sampleApplication, sampleDeal, sampleInvite } from '../../tests/support/factories.ts';
import type { Entry, Event, Orders } from './ledger.ts';

/**
 * The external client, a separate process. It continuously writes applications, deals, invitations and files, each
 * under its Idempotency-Key, and flushes acknowledged ones to its own ledger. It repeats refused or cut calls under
 * the same key until they are answered.
 */
/** Longer than the time limit of the database and the margin of its driver. */
const ANSWER_MS = (DATABASE_SECONDS + 15) * 1000;
const AGAIN_MS = 100;
const MOST_FILES = 400;
const MOST_BY_LINK = 95;

let orders: Orders;
let file = -1;
let stopping = false;
const counts = { file: 0, link: 0 };

process.on('message', (message: { orders?: Orders; stop?: true }) => {
  if (message.stop) stopping = true;
  if (message.orders === undefined) return;
  orders = message.orders;
  file = fs.openSync(orders.file, 'a');
  const writers = Array.from({ length: orders.writers }, (_, at) => write(at));
  void Promise.all(writers).then(() => {
    fs.closeSync(file);
    process.disconnect();
  });
});
// The parent has ended.
process.on('disconnect', () => process.exit(0));

const tell = (event: Event): void => void process.send?.(event);

async function write(at: number): Promise<void> {
  for (let n = at; !stopping; n++) {
    await one(at, kindOf(n));
    if (orders.restMs > 0) await pause(orders.restMs);
  }
}

/** Of 10 writes: four applications, two deals, an invitation, a file of each kind, a status change. */
function kindOf(n: number): Entry['kind'] | 'move' {
  const kind = (
    ['application', 'deal', 'application', 'file', 'invite', 'application', 'link', 'deal', 'move'] as const
  )[n % 9];
  if (kind === undefined || !orders.kinds.includes(kind)) return 'application';
  if (kind === 'file' && ++counts.file > MOST_FILES) return 'application';
  return kind === 'link' && ++counts.link > MOST_BY_LINK ? 'application' : kind;
}

async function one(at: number, kind: Entry['kind'] | 'move'): Promise<void> {
  if (kind === 'move') return move(at);
  const key = randomUUID();
  const [ssn = '', ein = '', birthDate = ''] = orders.numbers[randomInt(orders.numbers.length)] ?? [];
  const lastFour = ssn.slice(-4);
  const entry: Entry = { kind, key, lastFour };
  if (kind === 'application') {
    const numbers = { principalSsnEncrypted: ssn, federalIdEncrypted: ein, principalDobEncrypted: birthDate };
    const body = sampleApplication({ businessName: key, ...numbers });
    entry.id = (await send<{ reference: string }>(at, '/api/credit-application', key, 'none', json(body))).reference;
  } else if (kind === 'deal') {
    const numbers = { companyEin: ein, guarantor1Ssn: ssn, guarantor1Dob: birthDate };
    const made = await send<{ deal: { id: string } }>(
      at,
      dealPaths.own,
      key,
      orders.dealer,
      json(sampleDeal({ dealName: key, ...numbers })),
    );
    entry.id = made.deal.id;
    await send(at, dealPaths.submit(made.deal.id), `${key}-submit`, orders.dealer, json({}));
  } else if (kind === 'invite') {
    const body = { ...sampleInvite, recipientEmail: `${key}@example.com` };
    entry.id = (
      await send<{ invite: { id: string } }>(at, applicationInvitePaths.own, key, orders.dealer, json(body))
    ).invite.id;
  } else await sendFile(at, entry);
  keep(entry);
}

async function sendFile(at: number, entry: Entry): Promise<void> {
  const content = Buffer.concat([PDF, randomBytes(randomInt(1000, 60_000))]);
  entry.sha256 = createHash('sha256').update(content).digest('hex');
  const [path, bearer] =
    entry.kind === 'link' ? [orders.link, 'none'] : [documentPaths.upload(orders.deal), orders.dealer];
  const form = () => fileForm(`${entry.key}.pdf`, new Uint8Array(content));
  entry.id = (await send<{ document: { id: string } }>(at, path, entry.key, bearer, form)).document.id;
}

/** Changes the status of the newest application. Any status is fine, but the audit log must record it. */
async function move(at: number): Promise<void> {
  const headers = { authorization: `Bearer ${orders.admin}`, 'content-type': 'application/json' };
  try {
    const list = await fetch(`${urlOf(at)}${adminPaths.applications}?limit=1`, {
      headers,
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    const { applications = [] } = (await list.json()) as { applications?: { id: string; status: string }[] };
    const [row] = applications;
    if (!row) return;
    const body = JSON.stringify({ status: row.status === 'received' ? 'in_review' : 'received', note: '' });
    const url = `${urlOf(at)}${adminPaths.applications}/${row.id}`;
    await fetch(url, { method: 'PATCH', headers, body, signal: AbortSignal.timeout(ANSWER_MS) });
  } catch {
    // The audit log has the result, which is compared with the row.
  }
}

const json = (body: object) => (): string => JSON.stringify(body);

/** Flushes the entry before it counts. */
function keep(entry: Entry): void {
  fs.writeSync(file, `${JSON.stringify(entry)}\n`);
  fs.fsyncSync(file);
  tell({ what: 'acknowledged', at: Date.now() });
}

const urlOf = (at: number): string => orders.urls[at % orders.urls.length] ?? '';
const addressOf = (): string =>
  `10.${String(randomInt(1, 250))}.${String(randomInt(1, 250))}.${String(randomInt(1, 250))}`;

/** Repeats the call under the same key until it is accepted, on the next node if there are several. */
async function send<T>(
  at: number,
  path: string,
  key: string,
  bearer: string,
  make: () => FormData | string,
): Promise<T> {
  for (let tries = 0; ; tries++) {
    const begin = performance.now();
    const body = make();
    try {
      const answer = await fetch(urlOf(at + tries) + path, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${bearer}`,
          'idempotency-key': key,
          ...(orders.spread ? { 'x-forwarded-for': addressOf() } : {}),
          ...(typeof body === 'string' && { 'content-type': 'application/json' }),
        },
        body,
        signal: AbortSignal.timeout(ANSWER_MS),
      });
      const ms = Math.round(performance.now() - begin);
      if (answer.ok) {
        const said = (await answer.json()) as T;
        tell({ what: 'answered', ms });
        return said;
      }
      await refused(answer, path, ms);
    } catch (error) {
      tell({ what: 'cut', ms: Math.round(performance.now() - begin), name: (error as Error).name });
    }
    if (stopping && tries > 200) throw new Error(`${path} was never accepted`);
    await pause(AGAIN_MS);
  }
}

async function refused(answer: Response, path: string, ms: number): Promise<void> {
  const text = await answer.text();
  if (answer.status === 503 && answer.headers.has('retry-after')) return tell({ what: 'refused', ms });
  // The first attempt with this key is still in progress.
  if (answer.status === 409 && text.includes('in_progress')) return tell({ what: 'refused', ms });
  tell({
    what: 'unexpected',
    ms,
    line: `${path.replace(/[0-9a-f-]{36}|[\w-]{40,}/g, ':id')} ${String(answer.status)} ${text.slice(0, 160)}`,
  });
}
