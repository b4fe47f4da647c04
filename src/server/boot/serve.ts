import type { FastifyInstance } from 'fastify';
import { listenControl } from '../adapters/control/socket.ts';
import type { App } from '../app.ts';
import { type Config, ConfigError, startWarnings } from '../config/environment.ts';
import { openLog } from '../lib/log.ts';
import { inviteAdmin } from '#server/features/users/invite.ts';
import { buildServer } from '../http/build-server.ts';
import { errorForLog } from '../lib/error-for-log.ts';
import { type ServiceFault, serviceFaults } from './service-faults.ts';
import { servePages } from '../http/pages.ts';
import { notices } from './startup-banner.ts';
import { controlCalls, controlFile } from '../operations/calls.ts';
import { startApp } from './start.ts';
import { stopOnSignal } from './shutdown.ts';
import { once } from 'node:events';
import net from 'node:net';

/** EX_IOERR and EX_CONFIG of sysexits. */
const DIED = 74;
const WRONG_SETTINGS = 78;
const ANSWER_MS = 1_000;

type Options = {
  dev?: boolean;
  /** Replaces an administrator's invitation that is still open. */
  renewInvitation?: boolean;
  /** The data folder goes at the end: nothing there is worth a backup. */
  throwAway?: boolean;
  /** Runs when everything is open and nobody can call yet; its lines are printed with the rest. */
  before?: (app: App) => Promise<string[]>;
  /** Pages beside the product's own. */
  pages?: (server: FastifyInstance, app: App) => void;
};

/** Opens, listens, prints what runs, and stops on SIGTERM or SIGINT after the requests under way. */
export async function serve(config: Config, options: Options = {}): Promise<void> {
  const { dev = false, renewInvitation: renew = false, throwAway = false, before, pages } = options;
  await refuseUnlessFree(config);
  const started = await startApp(config, openLog(config.logLevel));
  const { app } = started;
  const invitation = config.adminEmail ? await inviteAdmin(app, config.adminEmail, { renew }) : undefined;
  const more = (await before?.(app)) ?? [];
  let leaving = false;
  const readiness = async (): Promise<string[]> => (leaving ? ['this node is stopping'] : started.readiness());
  const server = await buildServer(app, readiness, async (s) => {
    pages?.(s, app);
    await servePages(s, app, dev);
  });
  const control = await openControl(app);
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
    throw listenFault(error, config);
  });
  // A connection that cannot be accepted must not end the process.
  server.server.on('error', (error) => app.log.error({ cause: errorForLog(error) }, 'a connection was not accepted'));
  for (const words of startWarnings(config)) app.log.warn(words);
  const lines = notices(app, address, { ...started, throwAway, invitation });
  process.stdout.write([...lines, ...more].join('\n') + '\n');
  void reportServices(app);
}

const LABELS: Record<ServiceFault['service'], string> = {
  mail: 'mail     ',
  documents: 'documents',
  scanner: 'scanner  ',
};

/** Tries each service of the settings once the server answers. A refusal is printed and logged; the server runs on. */
async function reportServices(app: App): Promise<void> {
  for (const { service, words } of await serviceFaults(app)) {
    process.stderr.write(`  ${LABELS[service]} ${words}\n`);
    app.log.error({ service }, words);
  }
}

/** Commands reach an embedded database by the process that holds it; on a server they connect by themselves. */
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

/** Requests under way are answered 503 first; whoever supervises the process starts it again. */
function endDead(error: Error): void {
  const why = 'code' in error && error.code === '53100' ? 'the disk is full' : 'the disk refused a write or a flush';
  process.stderr.write(
    `The embedded database has stopped: ${why}. What was acknowledged is on the disk. This process ends with ${String(DIED)}; the next start recovers, once the disk works.\n`,
  );
  setTimeout(() => process.exit(DIED), ANSWER_MS);
}

/**
 * Says in words why the server did not start, and ends with 1; wrong settings end with 78 where a supervisor asks for it,
 * since only they stay wrong however often it starts again.
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
    `PORT is ${String(port)}, and another process listens there on ${host}. Stop that process, or set PORT to a free one (0 takes any).`,
  EACCES: ({ port }) =>
    `PORT is ${String(port)}, and this user may not listen there: ports below 1024 need a right of their own. Set PORT to 1024 or more, behind a proxy.`,
  EADDRNOTAVAIL: ({ host }) =>
    `HOST is ${host}, and this machine has no such address. Set HOST to one of its own, such as 127.0.0.1, or 0.0.0.0 for all.`,
  ENOTFOUND: ({ host }) =>
    `HOST is ${host}, and no address is known by that name. Set HOST to an address of this machine, such as 127.0.0.1.`,
};

/** Refuses before anything is opened or invited. @throws Error that names HOST and PORT when nothing can listen there */
export async function refuseUnlessFree({ host, port }: Place): Promise<void> {
  const probe = net.createServer();
  try {
    probe.listen({ host, port });
    await once(probe, 'listening');
    probe.close();
    await once(probe, 'close');
  } catch (error) {
    throw listenFault(error, { host, port });
  }
}

/** The same message when listening itself fails, because another process took the port in between. */
export function listenFault(error: unknown, place: Place): Error {
  const { code = '' } = error as NodeJS.ErrnoException;
  const words = WORDS[code === 'EAI_AGAIN' ? 'ENOTFOUND' : code]?.(place);
  return new Error(
    words ?? `Nothing can listen at ${place.host} port ${String(place.port)} (${code}). Set HOST and PORT.`,
  );
}
