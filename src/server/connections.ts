import fs from 'node:fs';
import type { Server } from 'node:http';

/** Descriptors for what stands behind the connections: those to the database, to others, documents; the engine's own files. */
const RESERVED = 64;
const OF_ENGINE = 512;
const LEAST = 16;
/** A connection, and the file that it sends or is sent. */
const EACH = 2;

/**
 * As many connections as leave descriptors for the work on them: where none is left, the embedded database would stop
 * at its next file. Those beyond it are closed at once. Undefined where the system does not say how many there are.
 */
export function mostConnections(
  isEmbedded: boolean,
  limit: number | null = openFilesLimit(),
  inUse = openFiles(),
): number | undefined {
  if (limit === null) return undefined;
  const reserved = isEmbedded ? RESERVED + OF_ENGINE : RESERVED;
  return Math.max(LEAST, Math.floor((limit - inUse - reserved) / EACH));
}

/** A connection that cannot be accepted is that one's loss, not the end of all others. */
export function keepAccepting(server: Server, failed: (error: unknown) => void, most: number | undefined): void {
  if (most !== undefined) server.maxConnections = most;
  server.on('error', failed);
}

function openFilesLimit(): number | null {
  const soft = /^Max open files\s+(\d+)/m.exec(read('/proc/self/limits'))?.[1];
  return soft === undefined ? null : Number(soft);
}

const openFiles = (): number => (fs.existsSync('/proc/self/fd') ? fs.readdirSync('/proc/self/fd').length : 0);
const read = (file: string): string => (fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '');
