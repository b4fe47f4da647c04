import { once } from 'node:events';
import net from 'node:net';
import type { Config } from '../config/environment.ts';

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

/** Refuses before anything is opened or invited. @throws Error in words when nothing can listen at HOST and PORT */
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

/** The same in words, for the listening itself: another process may have been quicker. */
export function listenFault(error: unknown, place: Place): Error {
  const { code = '' } = error as NodeJS.ErrnoException;
  const words = WORDS[code === 'EAI_AGAIN' ? 'ENOTFOUND' : code]?.(place);
  return new Error(
    words ?? `Nothing can listen at ${place.host} port ${String(place.port)} (${code}). Set HOST and PORT.`,
  );
}
