import type { Server, ServerResponse } from 'node:http';
import type { Language } from '#contract/language.ts';
import type { Model } from '#server/ports.ts';
import { acceptedLanguage } from '#server/http/accepted-language.ts';
import { errorAnswer } from '#server/http/errors.ts';
import { AppError } from '#server/lib/app-error.ts';

const STOP_MS = 10_000;
/** Streamed answers end with a readable message before the process exits. */
const LAST_WORDS_MS = 8_000;
/**
 * Time for load balancers to drain this node. /readyz returns 503, and each response asks to close its connection.
 * Keep-alive connections stay open, because a request may already be on its way.
 */
const LEAVE_MS = 3_000;
/** An event-loop turn this short had no new connections to accept. */
const QUIET_TURN_MS = 0.5;
const LONGEST_WAIT_MS = 500;
/** Time for the 503 answers of aborted requests to leave the process. */
const FLUSH_MS = 250;

type Steps = {
  /** True when a proxy keeps connections to this node. */
  proxied: boolean;
  leaving: () => void;
  lastWords: () => void;
  close: () => Promise<void>;
};

/** Handles SIGTERM and SIGINT: finishes the requests in progress, closes everything and exits with 0. */
export function stopOnSignal(server: Server, { proxied, leaving, lastWords, close }: Steps): void {
  const underWay = new Set<ServerResponse>();
  let stopping = false;
  server.prependListener('request', (_req, res) => {
    if (stopping) res.shouldKeepAlive = false;
    underWay.add(res);
    res.once('close', () => {
      underWay.delete(res);
      // A response whose header was already sent could not announce that its connection closes.
      if (stopping) setImmediate(() => server.listening || server.closeIdleConnections());
    });
  });
  const finish = (): void => {
    setTimeout(lastWords, LAST_WORDS_MS).unref();
    setTimeout(() => {
      say(`stopped: ${requests(underWay.size)} cut off after ${String(STOP_MS / 1000)} s`);
      for (const res of underWay) answerCutOff(res);
      setTimeout(() => process.exit(0), FLUSH_MS);
    }, STOP_MS).unref();
    const end = (): void => {
      void close().then(() => {
        say('stopped');
        process.exit(0);
      });
    };
    atQuietMoment(() => {
      if (server.listening) server.close(end);
      else end();
    });
  };
  const stop = (): void => {
    if (stopping) return;
    stopping = true;
    say(`stopping: ${requests(underWay.size)} in progress`);
    leaving();
    for (const res of underWay) if (!res.headersSent) res.shouldKeepAlive = false;
    if (proxied) setTimeout(finish, LEAVE_MS);
    else finish();
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

const RESTARTING: Record<Language, string> = {
  en: 'The server is restarting. Please try again in a few seconds.',
  es: 'El servidor se está reiniciando. Inténtelo de nuevo en unos segundos.',
};

/** Without this answer a proxy would show its own error page. Browsers send a cut upload again on this code. */
function answerCutOff(res: ServerResponse): void {
  if (res.headersSent) return;
  const error = new AppError('restarting', RESTARTING[acceptedLanguage(res.req.headers['accept-language'])]);
  res.writeHead(503, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'retry-after': '5',
    connection: 'close',
  });
  res.end(JSON.stringify(errorAnswer(error, '')));
}

const say = (line: string): boolean => process.stdout.write(`${line}\n`);
const requests = (count: number): string => `${String(count)} request${count === 1 ? '' : 's'}`;

/**
 * Runs `run` after all pending connections were accepted. The kernel completes connections before Node accepts them.
 * Closing the listener would reset those, with the requests they carry.
 */
function atQuietMoment(run: () => void): void {
  const latest = performance.now() + LONGEST_WAIT_MS;
  const look = (turnBegan: number): void => {
    const now = performance.now();
    if (now - turnBegan < QUIET_TURN_MS || now > latest) run();
    else setImmediate(look, performance.now());
  };
  setImmediate(() => setImmediate(look, performance.now()));
}

/** Wraps a model so that its answers abort with an error once the signal aborts. */
export const endedBy = (model: Model, signal: AbortSignal): Model => ({
  answer: (turn, left) => model.answer(turn, AbortSignal.any([left, signal])),
});
