import type { FastifyInstance } from 'fastify';
import { listenControl } from '#server/adapters/control/socket.ts';
import type { App } from '#server/app.ts';
import { type Config, ConfigError, startWarnings } from '#server/config/environment.ts';
import { openLog } from '#server/lib/log.ts';
import { inviteAdmin } from '#server/features/users/invite.ts';
import { buildServer } from '#server/http/build-server.ts';
import type { OpenDb } from '#server/db/open.ts';
import { errorForLog } from '#server/lib/error-for-log.ts';
import { type ServiceError, serviceErrors } from './service-errors.ts';
import { servePages } from '#server/http/pages.ts';
import { startupNotices } from './startup-banner.ts';
import { controlCalls, controlFile } from '#server/operations/calls.ts';
import { startApp } from './start.ts';
import { stopOnSignal } from './shutdown.ts';
import { once } from 'node:events';
import net from 'node:net';

/** Exit codes EX_IOERR and EX_CONFIG of sysexits.h. */
const DIED = 74;
const WRONG_SETTINGS = 78;
const ANSWER_MS = 1_000;

type Options = {
  dev?: boolean;
  /** Replaces the open invitation of the administrator. */
  renewInvitation?: boolean;
  /** A database in memory, for the demo. Then the data folder is deleted at the end, and no backup is advised. */
  throwAway?: OpenDb;
  /** Runs before the server listens. Its lines are printed with the banner. */
  before?: (app: App) => Promise<string[]>;
  /** Adds pages to those of the product. */
  pages?: (server: FastifyInstance, app: App) => void;
};

/** Opens everything, listens and prints the banner. Stops on SIGTERM or SIGINT after the requests in progress. */
export async function serve(config: Config, options: Options = {}): Promise<void> {
  const { dev = false, renewInvitation: renew = false, throwAway, before, pages } = options;
  await refuseUnlessFree(config);
  const started = await startApp(config, openLog(config.logLevel), throwAway ? { db: throwAway } : {});
  const { app } = started;
  const invitation = config.adminEmail ? await inviteAdmin(app, config.adminEmail, { renew }) : undefined;
  const more = (await before?.(app)) ?? [];
  let leaving = false;
  const readiness = async (): Promise<string[]> => (leaving ? ['this node is stopping'] : started.readiness());
  const server = await buildServer(app, readiness, async (s) => {
    pages?.(s, app);
    await servePages(s, app, dev);
  });
  const control = throwAway ? undefined : await openControl(app);
  stopOnSignal(server.server, {
    proxied: config.trustProxy.length > 0,
    leaving: () => (leaving = true),
    lastWords: started.lastWords,
    close: async () => {
      await server.close();
      await control?.();
      await started.close();
    },
  });
  void started.died.then(endDead);
  const address = await server.listen({ port: config.port, host: config.host }).catch((error: unknown) => {
    throw listenError(error, config);
  });
  // A connection that cannot be accepted must not end the process.
  server.server.on('error', (error) => app.log.error({ cause: errorForLog(error) }, 'a connection was not accepted'));
  for (const words of startWarnings(config)) app.log.warn(words);
  const lines = startupNotices(app, address, { ...started, throwAway: throwAway !== undefined, invitation });
  process.stdout.write([...lines, ...more].join('\n') + '\n');
  void reportServices(app);
}

const LABELS: Record<ServiceError['service'], string> = {
  mail: 'email    ',
  documents: 'documents',
  scanner: 'scanner  ',
};

/** Checks each configured service after startup. Failures are only printed and logged. */
async function reportServices(app: App): Promise<void> {
  for (const { service, words } of await serviceErrors(app)) {
    process.stderr.write(`  ${LABELS[service]} ${words}\n`);
    app.log.error({ service }, words);
  }
}

/** Opens the control socket, through which commands use the embedded database. */
async function openControl(app: App): Promise<(() => Promise<void>) | undefined> {
  if (app.config.databaseUrl) return undefined;
  const calls = controlCalls({
    config: app.config,
    db: app.db,
    refresh: () => app.vault.refresh(),
    withJobs: (work) => work(app.jobs),
  });
  return listenControl(controlFile(app.config), calls).catch((error: unknown) => {
    app.log.warn({ cause: errorForLog(error) }, 'commands can only run while this server is stopped');
    return undefined;
  });
}

/** Requests in progress get a 503 before the process exits. A supervisor is expected to restart it. */
function endDead(error: Error): void {
  const why = 'code' in error && error.code === '53100' ? 'the disk is full' : 'the disk refused a write or a flush';
  process.stderr.write(
    `The embedded database has stopped: ${why}. Acknowledged writes are on the disk. This process ends with ${String(DIED)}. Fix the disk, then start the server again: it recovers.\n`,
  );
  setTimeout(() => process.exit(DIED), ANSWER_MS);
}

/**
 * Prints why the server did not start and exits with 1. With `sysexits`, wrong settings exit with 78, so that a
 * supervisor does not retry an error that needs an operator.
 */
export function refuseToStart(error: unknown, { sysexits = false } = {}): void {
  const message = error instanceof Error ? error.message : String(error);
  const isConfig = error instanceof ConfigError;
  process.stderr.write(`${isConfig ? '' : 'The server did not start: '}${message}\n`);
  process.exit(isConfig && sysexits ? WRONG_SETTINGS : 1);
}

type Place = Pick<Config, 'host' | 'port'>;

const WORDS: Record<string, (place: Place) => string> = {
  EADDRINUSE: ({ host, port }) =>
    `PORT is ${String(port)}, and another process listens there on ${host}. Stop that process, or set PORT to a free port (0 picks one).`,
  EACCES: ({ port }) =>
    `PORT is ${String(port)}, and this user may not listen there: ports below 1024 need a special permission. Set PORT to 1024 or more, behind a proxy.`,
  EADDRNOTAVAIL: ({ host }) =>
    `HOST is ${host}, and this machine has no such address. Set HOST to an address of this machine, such as 127.0.0.1, or to 0.0.0.0 for all.`,
  ENOTFOUND: ({ host }) =>
    `HOST is ${host}, and this name has no address. Set HOST to an address of this machine, such as 127.0.0.1.`,
};

/** Checks HOST and PORT before anything is opened or sent. @throws Error that names them */
export async function refuseUnlessFree({ host, port }: Place): Promise<void> {
  const probe = net.createServer();
  try {
    probe.listen({ host, port });
    await once(probe, 'listening');
    probe.close();
    await once(probe, 'close');
  } catch (error) {
    throw listenError(error, { host, port });
  }
}

/** The same error when listening fails, for example because another process took the port. */
export function listenError(error: unknown, place: Place): Error {
  const { code = '' } = error as NodeJS.ErrnoException;
  const words = WORDS[code === 'EAI_AGAIN' ? 'ENOTFOUND' : code]?.(place);
  return new Error(words ?? `Cannot listen at ${place.host} port ${String(place.port)} (${code}). Set HOST and PORT.`);
}
