import { fork } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { adminPaths } from '../../src/contract/admin.ts';
import { applicationPaths } from '../../src/contract/application-choices.ts';
import { type Deal, dealPaths } from '../../src/contract/deals.ts';
import { documentPaths } from '../../src/contract/documents.ts';
import { sampleDeal } from '../../tests/support/factories.ts';
import { startFront } from '../../tests/support/front-proxy.ts';
import { startPostgres } from '../../tests/support/postgres-server.ts';
import { freePort } from '../../tests/support/server-process.ts';
import type { Group } from '../faults/machine.ts';
import { type Filled, postTo, withFilledServer } from './filled-server.ts';
import { startForked } from './forked-server.ts';
import { percentile } from './measured.ts';

export type Target = {
  url: string;
  authorization: string;
  lists: string[];
  application: string;
  /** Upload addresses of several deals, because a deal accepts 500 documents. */
  uploads: string[];
};
export type Orders = {
  target: Target;
  perSecond: number;
  seconds: number;
  /** Replaces all writes with lists. */
  readsOnly?: boolean;
  /** Repeats a failed write with the same Idempotency-Key until the server accepts it. */
  resend?: boolean;
};
export type Sent = {
  /** The prefix of every business name and file name of this run. */
  run: string;
  asked: number;
  ok: number;
  /** Seconds until the last answer. */
  seconds: number;
  /** Milliseconds of each request. */
  times: number[];
  failedReads: string[];
  failedWrites: string[];
  resent: number;
  /** References of acknowledged applications and uploads. */
  references: string[];
  documents: string[];
};

const CLIENT = path.join(import.meta.dirname, 'mixed-client.ts');
const PLAIN_SERVER = path.resolve(import.meta.dirname, '../faults/plain-server.ts');
const DEALS = 20;

/** Starts the load as its own process. `stop` ends it early. */
export function startMixed(orders: Orders): { sent: Promise<Sent>; stop: () => void } {
  const child = fork(CLIENT, { execArgv: [] });
  const sent = Promise.race([
    once(child, 'message').then(([found]) => found as Sent),
    once(child, 'exit').then((): never => {
      throw new Error('the load ended without figures');
    }),
  ]);
  child.send(orders);
  return { sent, stop: () => child.send('stop') };
}

export const sendMixed = (orders: Orders): Promise<Sent> => startMixed(orders).sent;
export const p95Of = ({ times }: Sent): number => percentile(times, 0.95);
export const failuresOf = ({ failedReads, failedWrites }: Sent): string[] => [...failedReads, ...failedWrites];

/** One line for the report when requests failed. */
export function failureLine(what: string, sent: Sent): string[] {
  const failed = failuresOf(sent);
  return failed.length === 0 ? [] : [`${what}: ${String(failed.length)} requests failed, such as ${failed[0] ?? ''}`];
}

export type Day = { target: Target; filled: Filled; postgresUrl: string; ports: number[] };
type DayOptions = { rows: number; nodes?: number; group?: Group };

/** Starts the product on PostgreSQL behind nginx with the shipped site. Only the first of several nodes is started here. */
export async function withMixedDay<T>({ rows, nodes = 1, group }: DayOptions, work: (day: Day) => Promise<T>) {
  const ports: number[] = [];
  for (let n = 0; n < nodes; n++) ports.push(await freePort());
  const front = await startFront(ports);
  const settings = { PORT: String(ports[0]), PUBLIC_URL: front.url, TRUST_PROXY: '127.0.0.1' };
  try {
    return await withFilledServer(
      'PostgreSQL',
      rows,
      async (filled) => {
        const uploads: string[] = [];
        for (let n = 0; n < DEALS; n++) {
          const { deal } = await postTo<{ deal: Deal }>(filled.server, dealPaths.own, sampleDeal(), filled.headers);
          uploads.push(documentPaths.upload(deal.id));
        }
        const target = {
          url: front.url,
          authorization: filled.headers.authorization,
          lists: [dealPaths.own, adminPaths.applications],
          application: applicationPaths.en,
          uploads,
        };
        return work({ target, filled, postgresUrl: filled.postgres?.url ?? '', ports });
      },
      { settings, ...(group && { group }) },
    );
  } finally {
    await front.stop();
  }
}

export type Plain = { target: Target; url: string; pid: number; postgresPid: number };

/** Starts a plain Fastify + pg server on its own PostgreSQL, behind the same nginx site. */
export async function withPlainServer<T>(work: (plain: Plain) => Promise<T>): Promise<T> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'plain-'));
  const postgres = await startPostgres();
  try {
    const server = await startForked(PLAIN_SERVER, postgres.url, folder);
    const front = await startFront([Number(new URL(server.url).port)]);
    try {
      const target = {
        url: front.url,
        authorization: 'sample',
        lists: ['/api/list'],
        application: '/api/applications',
        uploads: ['/api/upload'],
      };
      return await work({ target, url: server.url, pid: server.pid, postgresPid: postgres.pid() });
    } finally {
      await front.stop();
      await server.stop();
    }
  } finally {
    await postgres.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  }
}
