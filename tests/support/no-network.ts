import dns from 'node:dns';
import net from 'node:net';
import { afterAll, afterEach } from 'vitest';

/** Tests reach this machine only: any other connection is refused, and fails the test that tried it. */
const shared = globalThis as { triedHosts?: string[] };
const isGuarded = shared.triedHosts !== undefined;
const tried = (shared.triedHosts ??= []);
export const takeTried = (): string[] => tried.splice(0);

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|::1|::ffff:127(?:\.\d{1,3}){3}|0\.0\.0\.0|::)$/i;

function refuseOutside(host: string): void {
  if (LOOPBACK.test(host.replace(/^\[|\]$/g, ''))) return;
  tried.push(host);
  throw new Error(`A test tried to reach ${host}: tests use no network.`);
}

if (!isGuarded) guardSockets();

type Connect = (this: net.Socket, ...given: unknown[]) => net.Socket;
/** Once a worker: files that share one share the guard. */
function guardSockets(): void {
  const socket = net.Socket.prototype as { connect: Connect };
  const { connect } = socket;
  socket.connect = function guarded(this: net.Socket, ...given: unknown[]): net.Socket {
    const host = hostOf(given);
    if (host !== undefined) refuseOutside(host);
    return connect.apply(this, given);
  };
  const lookup = dns.lookup as (host: string, ...rest: unknown[]) => void;
  dns.lookup = ((host: string, ...rest: unknown[]) => {
    if (!net.isIP(host)) refuseOutside(host);
    lookup(host, ...rest);
  }) as typeof dns.lookup;
}

/** The forms of connect: (options), (port, host), (path), and node's own normalized [[options, callback]]. */
function hostOf(given: unknown[]): string | undefined {
  const first: unknown = Array.isArray(given[0]) ? given[0][0] : given[0];
  if (typeof first === 'object' && first !== null) {
    if ('path' in first && typeof first.path === 'string') return undefined;
    return 'host' in first && typeof first.host === 'string' ? first.host : 'localhost';
  }
  const isPath = typeof first === 'string' && !/^\d+$/.test(first);
  if (isPath) return undefined;
  return typeof given[1] === 'string' ? given[1] : 'localhost';
}

const failIfTried = (): void => {
  const hosts = takeTried();
  if (hosts.length > 0) throw new Error(`Tests use no network, but this was tried: ${hosts.join(', ')}`);
};
afterEach(failIfTried);
afterAll(failIfTried);
