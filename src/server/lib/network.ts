import { BlockList, isIP } from 'node:net';
import { AppError } from './app-error.ts';

/** Networks of one address. An IPv6 subnet has 2^64 addresses, and one site commonly has a /48 of subnets. */
type Network = {
  /** The address itself for IPv4, the /64 for IPv6. */
  narrow: string;
  /** The /48, for IPv6 only. */
  wide?: string;
};

/**
 * Returns the networks of an IP address in one spelling. IPv4-mapped IPv6 counts as IPv4.
 * @throws AppError bad_request when the text is not an address, for example because a proxy appends the port
 */
export function networkOf(ip: string): Network {
  const version = isIP(ip);
  if (version === 4) return { narrow: ip };
  const groups = version === 6 ? groupsOf(ip) : undefined;
  if (!groups) throw new AppError('bad_request', 'The address of the caller is not an IP address.');
  if (groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff') return { narrow: ipv4Of(groups.slice(6)) };
  return { narrow: `${groups.slice(0, 4).join(':')}::/64`, wide: `${groups.slice(0, 3).join(':')}::/48` };
}

/** The 8 groups of an IPv6 address. URL normalizes it to hexadecimal with ::. */
function groupsOf(ip: string): string[] {
  const [withoutZone = ''] = ip.split('%');
  const [head = '', tail = ''] = new URL(`http://[${withoutZone}]`).hostname.slice(1, -1).split('::');
  const [before, after] = [head, tail].map((part) => (part === '' ? [] : part.split(':')));
  const zeros = 8 - (before?.length ?? 0) - (after?.length ?? 0);
  return [...(before ?? []), ...Array.from({ length: zeros }, () => '0'), ...(after ?? [])];
}

const ipv4Of = (groups: string[]): string =>
  groups
    .map((group) => parseInt(group, 16))
    .flatMap((value) => [value >> 8, value & 255])
    .join('.');

export const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || host === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(host);

const PRIVATE = new BlockList();
for (const [network, bits] of [
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
  ['100.64.0.0', 10],
] as const)
  PRIVATE.addSubnet(network, bits, 'ipv4');
PRIVATE.addSubnet('fc00::', 7, 'ipv6');
PRIVATE.addSubnet('fe80::', 10, 'ipv6');

/** Matches this machine, private networks, and names that public DNS does not resolve. */
export function isPrivateHost(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '');
  const version = isIP(host);
  if (version !== 0) return isLoopback(host) || PRIVATE.check(host, version === 4 ? 'ipv4' : 'ipv6');
  return (
    isLoopback(host) ||
    host === '' ||
    !host.includes('.') ||
    /\.(?:internal|local|localhost|lan|home\.arpa)$/.test(host)
  );
}
