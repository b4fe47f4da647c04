import dns from 'node:dns';
import net from 'node:net';
import { afterAll, afterEach } from 'vitest';

/** Tests connect to this machine only. Any other connection is rejected and fails its test. */
const shared = globalThis as { triedHosts?: string[] };
const isGuarded = shared.triedHosts !== undefined;
const tried = (shared.triedHosts ??= []);
export const takeTried = (): string[] => tried.splice(0);

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|::1|::ffff:127(?:\.\d{1,3}){3}|0\.0\.0\.0|::)$/i;

function refuseOutside(host: string): void {
  if (LOOPBACK.test(host.replace(/^\[|\]$/g, ''))) return;
  tried.push(host);
  throw new Error(`A test connected to ${host}. Tests must not use the network.`);
}

if (!isGuarded) guardSockets();

type Connect = (this: net.Socket, ...given: unknown[]) => net.Socket;
/** Installs the guard once per worker, because test files share it. */
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

/** Handles the forms of connect: (options), (port, host), (path), and Node's normalized [[options, callback]]. */
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
  if (hosts.length > 0) throw new Error(`Tests must not use the network. Blocked connections: ${hosts.join(', ')}`);
};
afterEach(failIfTried);
afterAll(failIfTried);
