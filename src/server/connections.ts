import fs from 'node:fs';
import type { Server } from 'node:http';

/** Descriptors for what stands behind the connections: the database, its files, mails, a document for each of some. */
const RESERVED = 64;
/** A connection, and the file that it sends or is sent. */
const EACH = 2;

/**
 * As many connections as leave descriptors for the work on them: where none is left, the embedded database would stop
 * at its next file. Those beyond it are closed at once. Undefined where the system does not say how many there are.
 */
export function mostConnections(limit: number | null = openFilesLimit(), inUse = openFiles()): number | undefined {
  if (limit === null) return undefined;
  return Math.max(1, Math.floor((limit - inUse - RESERVED) / EACH));
}

/** A connection that cannot be accepted is that one's loss, not the end of all others. */
export function keepAccepting(server: Server, failed: (error: unknown) => void, most = mostConnections()): void {
  if (most !== undefined) server.maxConnections = most;
  server.on('error', failed);
}

function openFilesLimit(): number | null {
  const soft = /^Max open files\s+(\d+)/m.exec(read('/proc/self/limits'))?.[1];
  return soft === undefined ? null : Number(soft);
}

const openFiles = (): number => (fs.existsSync('/proc/self/fd') ? fs.readdirSync('/proc/self/fd').length : 0);
const read = (file: string): string => (fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '');
