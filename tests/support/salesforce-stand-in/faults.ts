import type http from 'node:http';
import { Refusal } from './refusal.ts';

/** How the next calls fail. Kinds that begin with `commit` do the work first. */
export type FaultKind =
  | 'limit'
  | 'error'
  | 'busy'
  | 'lock'
  | 'expired'
  | 'silence'
  | 'slow'
  | 'empty'
  | 'garbage'
  | 'huge'
  | 'not unique'
  | 'redirect'
  | 'next page elsewhere'
  | 'other records'
  | 'records twice'
  | 'hang up'
  | 'corrupted'
  | 'truncated'
  | 'commit, then silence'
  | 'commit, then hang up';
export type Planned = { kind: FaultKind; on: RegExp; times: number; seconds: number };

export const SLOW_MS = 300;
const HUGE = 20 * 1024 * 1024;

export function openFaults() {
  const planned: Planned[] = [];
  return {
    /** Plans a failure for the next `times` calls whose method and path match. */
    plan: (kind: FaultKind, on = /./, { times = 1, seconds = 1 } = {}): void =>
      void planned.push({ kind, on, times, seconds }),
    take: (call: string): Planned | undefined => {
      const found = planned.find((one) => one.times > 0 && one.on.test(call));
      if (found) found.times -= 1;
      return found;
    },
    clear: (): void => void planned.splice(0),
  };
}

/** The error that is returned before any work is done. */
export const refusalOf = (kind: FaultKind): Refusal | undefined =>
  ({
    limit: new Refusal(403, 'REQUEST_LIMIT_EXCEEDED', 'TotalRequests Limit exceeded.'),
    error: new Refusal(500, 'UNKNOWN_EXCEPTION', 'An unexpected error occurred.'),
    busy: new Refusal(503, 'SERVER_UNAVAILABLE', 'The server is busy.'),
    lock: new Refusal(400, 'UNABLE_TO_LOCK_ROW', 'unable to obtain exclusive access to this record'),
    expired: new Refusal(401, 'INVALID_SESSION_ID', 'Session expired or invalid'),
  })[kind as string];

/** The stored form of a file with an error: other content of the same size, or one byte less. */
export const storedOf = <F extends { size: number; md5: string }>(kind: FaultKind | undefined, file: F): F =>
  kind === 'corrupted' || kind === 'truncated'
    ? { ...file, md5: '0'.repeat(32), size: kind === 'truncated' ? file.size - 1 : file.size }
    : file;

/** Sends an invalid response. @returns false when the call is answered normally */
export function misbehave(kind: FaultKind, res: http.ServerResponse): boolean {
  if (kind.endsWith('hang up')) res.destroy();
  else if (kind === 'empty') res.writeHead(200, { 'content-type': 'application/json' }).end();
  else if (kind === 'garbage')
    res.writeHead(200, { 'content-type': 'text/html' }).end('<html>Down for maintenance</html>');
  else if (kind === 'huge') res.writeHead(200, { 'content-type': 'application/json' }).end(`[${' '.repeat(HUGE)}]`);
  else if (kind === 'not unique') res.writeHead(300).end(JSON.stringify(['/a', '/b']));
  else if (kind === 'redirect') res.writeHead(302, { location: '/elsewhere' }).end();
  else if (kind === 'other records')
    res.writeHead(200).end(JSON.stringify({ done: true, totalSize: 1, records: [{ Id: 5, Email: [] }] }));
  else if (kind === 'next page elsewhere')
    res.writeHead(200).end(JSON.stringify({ done: false, records: [], nextRecordsUrl: '@elsewhere.example/query/x' }));
  else return kind.endsWith('silence');
  return true;
}
