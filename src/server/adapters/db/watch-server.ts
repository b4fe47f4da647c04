import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { codeOf } from '#server/core/describe.ts';

type Times = { quietMs: number; probeMs: number; everyMs: number };
/** A caller waits for less than five seconds: quiet, and two probes in vain. */
const TIMES: Times = { quietMs: 1500, probeMs: 1200, everyMs: 250 };
/** A process that was held up itself has not waited for the server. */
const HELD_UP_MS = 400;
const TRIES = 2;

/**
 * Connections to a server that hangs, or is behind a line that swallows everything, stand and never answer. When one has
 * been out for a while, a connection of its own asks whether the server still answers. If not, all connections
 * are broken off, so that their callers hear of it, and new ones are refused at once until it answers again: nobody piles
 * up. A query that only takes long is left alone.
 */
export function watchServer(pool: pg.Pool, connectionString: string, times: Times = TIMES): void {
  const out = new Map<pg.PoolClient, number>();
  const known = new Set<pg.PoolClient>();
  let silent = false;
  let asking = false;
  pool.on('connect', (client) => known.add(client));
  pool.on('remove', (client) => known.delete(client));
  pool.on('acquire', (client) => out.set(client, Date.now()));
  pool.on('release', (_error, client) => out.delete(client));
  refuseWhile(pool, () => silent);

  const isQuiet = (): boolean => [...out.values()].some((since) => Date.now() - since > times.quietMs);
  const look = async (): Promise<void> => {
    let answers = false;
    for (let left = silent ? 1 : TRIES; left > 0 && !answers; left--) {
      answers = await doesAnswer(connectionString, times);
      if (!answers && left > 1) await pause(times.everyMs);
    }
    if (answers) for (const client of out.keys()) out.set(client, Date.now());
    else if (!silent) for (const client of known) breakOff(client);
    silent = !answers;
  };
  const timer = setInterval(() => {
    if (asking || !(silent || isQuiet())) return;
    asking = true;
    void look().finally(() => (asking = false));
  }, times.everyMs);
  timer.unref();
  const end = pool.end.bind(pool);
  pool.end = ((done?: () => void) => {
    clearInterval(timer);
    return done ? end(done) : end();
  }) as typeof pool.end;
}

const notAnswering = (): Error =>
  Object.assign(new Error('the database server does not answer'), { code: 'ETIMEDOUT' });

function refuseWhile(pool: pg.Pool, isSilent: () => boolean): void {
  const connect = pool.connect.bind(pool);
  pool.connect = ((callback?: (error: Error | undefined, client: undefined, release: () => void) => void) => {
    if (!isSilent()) return callback ? connect(callback as never) : connect();
    if (!callback) return Promise.reject(notAnswering());
    process.nextTick(callback, notAnswering(), undefined, () => undefined);
    return undefined;
  }) as typeof pool.connect;
}

/** The socket is no part of the driver's types. Whatever waits on it fails, and the pool lets it go. */
function breakOff(client: pg.PoolClient): void {
  (client as unknown as { connection: { stream: { destroy: (error: Error) => void } } }).connection.stream.destroy(
    notAnswering(),
  );
}

/** Whether a fresh connection hears anything from the server in time, a refusal too. */
async function doesAnswer(connectionString: string, { probeMs }: Times): Promise<boolean> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: probeMs, query_timeout: probeMs });
  client.on('error', () => undefined);
  const from = performance.now();
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch (error) {
    const isHeldUp = performance.now() - from > 2 * probeMs + HELD_UP_MS;
    // What is wrong on this side, a name that is not found or no descriptor left, says nothing about the server.
    return isHeldUp || !isSilence(error);
  } finally {
    void client.end().catch(() => undefined);
  }
}

const AWAY = /^(?:ETIMEDOUT|ECONNREFUSED|ECONNRESET|EPIPE|EHOSTUNREACH|ENETUNREACH)$/;
/** Nothing came from there in time, or the line broke: the driver's own time limits have words and no code. */
const isSilence = (error: unknown): boolean =>
  AWAY.test(codeOf(error)) ||
  (error instanceof Error && /timeout|Connection terminated/i.test(error.message) && codeOf(error) === '');
