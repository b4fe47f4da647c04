import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { sampleApplication } from '../../tests/support/factories.ts';
import type { Orders, Sent } from './mixed-load.ts';

/**
 * Runs as a process: sends the requests of a mixed day at a fixed rate without waiting for earlier ones. A time
 * counts from the scheduled moment. Reports all figures after the last answer.
 */
const ANSWER_MS = 60_000;
const AGAIN_MS = 500;
const MOST_TRIES = 240;
const FILE_BYTES = 5 * 1024 * 1024;
/** A call with a bearer token needs no CSRF header. Submitting accepts an unknown token. */
const VISITOR = 'Bearer none';
const BOUNDARY = 'boundary-of-the-form';

type Kind = 'home' | 'list' | 'application' | 'upload';
type Call = { kind: Kind; path: string; key?: string };

const agent = new http.Agent({ keepAlive: true });
const fileBody = randomBytes(FILE_BYTES);
const sent: Sent = {
  run: randomUUID().slice(0, 8),
  asked: 0,
  ok: 0,
  seconds: 0,
  times: [],
  failedReads: [],
  failedWrites: [],
  resent: 0,
  references: [],
  documents: [],
};
let stopping = false;

process.on('message', (message: Orders | 'stop') => {
  if (message === 'stop') stopping = true;
  else void send(message).then(() => process.send?.(sent, () => process.disconnect()));
});
process.on('disconnect', () => process.exit(0));

async function send(orders: Orders): Promise<void> {
  const open: Promise<void>[] = [];
  const from = performance.now();
  for (let n = 0; !stopping && n < orders.seconds * orders.perSecond; n++) {
    const due = from + (n * 1000) / orders.perSecond;
    const wait = due - performance.now();
    if (wait > 0) await pause(wait);
    sent.asked += 1;
    open.push(one(orders, callOf(orders, n), due));
  }
  await Promise.all(open);
  sent.seconds = (performance.now() - from) / 1000;
}

/** Spreads the four kinds evenly over each hundred requests. */
function callOf({ target, readsOnly }: Orders, n: number): Call {
  const rank = (n * 61) % 100;
  if (rank < 49) return { kind: 'home', path: '/' };
  const key = `${sent.run}-${String(n)}`;
  if (rank < 89 || readsOnly) return { kind: 'list', path: target.lists[rank % target.lists.length] ?? '' };
  if (rank < 98) return { kind: 'application', path: target.application, key };
  return { kind: 'upload', path: target.uploads[Math.floor(n / 50) % target.uploads.length] ?? '', key };
}

async function one(orders: Orders, call: Call, due: number): Promise<void> {
  const failed = call.key === undefined ? sent.failedReads : sent.failedWrites;
  for (let tries = 1; ; tries++) {
    const line = await attempt(orders, call).catch((error: unknown) => String(error));
    if (line === undefined) {
      sent.ok += 1;
      break;
    }
    if (!orders.resend || call.key === undefined || tries === MOST_TRIES) {
      failed.push(`${call.kind} after ${((performance.now() - due) / 1000).toFixed(1)} s: ${line}`);
      break;
    }
    sent.resent += 1;
    await pause(AGAIN_MS);
  }
  sent.times.push(performance.now() - due);
}

/** Sends the request once. Returns the reason of a failure. */
async function attempt({ target }: Orders, call: Call): Promise<string | undefined> {
  const { type, pieces } = bodyOf(call);
  const req = http.request(target.url + call.path, {
    method: call.key === undefined ? 'GET' : 'POST',
    agent,
    signal: AbortSignal.timeout(ANSWER_MS),
    headers: {
      ...(call.kind !== 'home' && { authorization: call.kind === 'application' ? VISITOR : target.authorization }),
      ...(call.key === undefined
        ? { 'accept-encoding': 'gzip, deflate, br' }
        : {
            'idempotency-key': call.key,
            'content-type': type,
            'content-length': pieces.reduce((sum, piece) => sum + piece.length, 0),
          }),
    },
  });
  req.on('error', () => undefined); // an error after the answer; an earlier one rejects the wait below
  for (const piece of pieces) req.write(piece);
  req.end();
  const [res] = (await once(req, 'response')) as [http.IncomingMessage];
  const parts: Buffer[] = [];
  for await (const part of res) parts.push(part as Buffer);
  const status = res.statusCode ?? 0;
  if (status >= 300) return `${String(status)} ${Buffer.concat(parts).toString().slice(0, 160)}`;
  if (call.key !== undefined) keep(call.kind, Buffer.concat(parts).toString());
  return undefined;
}

function keep(kind: Kind, text: string): void {
  const answer = JSON.parse(text) as { reference?: string; document?: { id: string } };
  if (kind === 'upload') sent.documents.push(answer.document?.id ?? '');
  else sent.references.push(answer.reference ?? '');
}

function bodyOf({ kind, key = '' }: Call): { type: string; pieces: Buffer[] } {
  if (kind === 'application') {
    const changes = { businessName: key, principalEmail: `${key}@example.com` };
    return { type: 'application/json', pieces: [Buffer.from(JSON.stringify(sampleApplication(changes)))] };
  }
  if (kind !== 'upload') return { type: '', pieces: [] };
  const head =
    `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="${key}.pdf"\r\n` +
    `content-type: application/pdf\r\n\r\n%PDF-1.7\n% ${key}\n`;
  const pieces = [Buffer.from(head), fileBody, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)];
  return { type: `multipart/form-data; boundary=${BOUNDARY}`, pieces };
}
