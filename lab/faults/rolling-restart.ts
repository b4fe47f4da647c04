import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { sampleApplication, sampleChat } from '../../tests/support/factories.ts';
import { startFront } from '../../tests/support/front-proxy.ts';
import { makeDatabase } from './measure-recovery.ts';
import { startSpeaker } from '../bench/measure-streams.ts';
import { freePort, type ServerProcess, startServerProcess } from '../../tests/support/server-process.ts';
import { AS_OPERATED } from '../../tests/support/short-lived.ts';
import { pause } from '../../tests/support/writers.ts';

export type Rolling = {
  requests: number;
  /** Failed requests, one per line. */
  failed: string[];
  applications: number;
  /** The number of acknowledged applications that are missing or duplicated in the database. */
  wrong: number;
  streams: number;
  /** The number of answers without their end marker. */
  broken: number;
  restarts: number;
  p99Ms: number;
};
type Load = { url: string; until: () => boolean; seen: Rolling; references: string[]; times: number[] };

const BEARER = { authorization: 'Bearer none', 'content-type': 'application/json' };
const WARM_MS = 3000;
const BETWEEN_MS = 3000;

/** Restarts two nodes behind nginx in turn, `restarts` times, under `perSecond` requests per second. */
export async function rollingRestart(postgres: string, perSecond: number, restarts: number): Promise<Rolling> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'rolling-'));
  const DATABASE_URL = await makeDatabase(postgres, 'rolling');
  const speaker = await startSpeaker();
  const settings = {
    DATABASE_URL,
    ENCRYPTION_KEYS: `k1:${randomBytes(32).toString('base64')}`,
    TRUST_PROXY: '127.0.0.1',
    RATE_LIMIT: 'off',
    ASSISTANT_PROVIDER: 'openai-compatible',
    ASSISTANT_BASE_URL: speaker.url,
    ASSISTANT_MODEL: 'speaker',
  };
  const ports = [await freePort(), await freePort()];
  const start = (port: number): Promise<ServerProcess> =>
    startServerProcess({ ...settings, PORT: String(port), DATA_DIR: folder, PUBLIC_URL: front.url }, AS_OPERATED);
  const front = await startFront(ports);
  const nodes: ServerProcess[] = [];
  try {
    for (const port of ports) nodes.push(await start(port));
    let running = true;
    const seen: Rolling = {
      requests: 0,
      failed: [],
      applications: 0,
      wrong: 0,
      streams: 0,
      broken: 0,
      restarts: 0,
      p99Ms: 0,
    };
    const load: Load = { url: front.url, until: () => !running, seen, references: [], times: [] };
    const all = Promise.all([steady(load, perSecond), talking(load)]);
    await pause(WARM_MS);
    for (; seen.restarts < restarts; seen.restarts++) {
      const [port, at] = [ports[seen.restarts % 2] ?? 0, seen.restarts % 2];
      await nodes[at]?.kill('SIGTERM');
      nodes[at] = await start(port);
      await pause(BETWEEN_MS);
    }
    running = false;
    await all;
    seen.wrong = await wrongIn(DATABASE_URL, load.references);
    seen.applications = load.references.length;
    seen.p99Ms = Math.round(load.times.toSorted((a, b) => a - b)[Math.floor(load.times.length * 0.99)] ?? 0);
    return seen;
  } finally {
    for (const node of nodes) await node.kill('SIGTERM');
    await front.stop();
    await speaker.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

/** Sends pages and visits at a fixed rate without waiting for answers, and an application each second. */
async function steady(load: Load, perSecond: number): Promise<void> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 256 });
  const open = new Set<Promise<void>>();
  const from = performance.now();
  for (let n = 0; !load.until(); n++) {
    const wait = from + (n * 1000) / perSecond - performance.now();
    if (wait > 0) await pause(wait);
    const one = once(load, agent, n, perSecond).finally(() => open.delete(one));
    open.add(one);
  }
  await Promise.all(open);
  agent.destroy();
}

async function once(load: Load, agent: http.Agent, n: number, perSecond: number): Promise<void> {
  const [method, url, body] = callOf(n, perSecond);
  const begin = performance.now();
  load.seen.requests += 1;
  try {
    const { status, text } = await send(load.url + url, method, agent, body);
    if (status >= 400) load.seen.failed.push(`${method} ${url}: ${String(status)} ${text.slice(0, 200)}`);
    else if (url === '/api/credit-application')
      load.references.push((JSON.parse(text) as { reference: string }).reference);
  } catch (error) {
    load.seen.failed.push(`${method} ${url}: ${(error as Error).message}`);
  }
  load.times.push(performance.now() - begin);
}

function callOf(n: number, perSecond: number): [method: string, url: string, body?: object] {
  if (n % perSecond === 0) return ['POST', '/api/credit-application', sampleApplication()];
  if (n % 5 === 0)
    return ['POST', '/api/visitor/track', { visitorId: `visitor_${String(n)}_a`, language: 'en', currentPage: '/' }];
  return ['GET', ['/', '/es', '/credit-application', '/api/csrf-token'][n % 4] ?? '/'];
}

/** Visitors ask a model whose answer takes 1 s, one after another. */
async function talking(load: Load): Promise<void> {
  const visitor = async (): Promise<void> => {
    while (!load.until()) {
      try {
        const opened = await send(`${load.url}/api/chat/session`, 'POST', http.globalAgent, sampleChat);
        const { id: sessionId } = JSON.parse(opened.text) as { id: string };
        const question = { sessionId, content: 'Do you finance used equipment?' };
        const { text } = await send(`${load.url}/api/chat/message`, 'POST', http.globalAgent, question);
        load.seen.streams += 1;
        if (!text.endsWith('data: [DONE]\n\n')) load.seen.broken += 1;
      } catch (error) {
        load.seen.failed.push(`a chat: ${(error as Error).message}`);
      }
    }
  };
  await Promise.all(Array.from({ length: 10 }, visitor));
}

function send(
  url: string,
  method: string,
  agent: http.Agent,
  body?: object,
): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const req = http.request(url, { method, agent, headers: body ? BEARER : {} }, (res) => {
      let text = '';
      res.setEncoding('utf8').on('data', (part: string) => (text += part));
      res.once('end', () => resolve({ status: res.statusCode ?? 0, text }));
      res.once('error', reject);
    });
    req.once('error', reject);
    req.end(body && JSON.stringify(body));
  });
}

async function wrongIn(url: string, references: string[]): Promise<number> {
  const { default: pg } = await import('pg');
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query<{ reference: string; times: string }>(
    'select reference, count(*) as times from applications group by reference',
  );
  await client.end();
  const times = new Map(rows.map((row) => [row.reference, Number(row.times)]));
  return references.filter((reference) => times.get(reference) !== 1).length;
}
