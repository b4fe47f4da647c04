import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import zlib from 'node:zlib';
import * as z from 'zod/mini';
import { type Chunk, type Manifest, manifestSchema, type Part } from './manifest.ts';
import { type TarEntry, readEntries } from './tar.ts';

/** Opens a backup from its beginning. It is read several times. */
export type OpenBackup = () => Readable;

const MANIFEST = 'manifest.json';
const headSchema = z.object({
  table: z.string(),
  columns: z.array(z.object({ name: z.string(), type: z.string() })),
});

/** Reads a backup and compares every part with its manifest. @throws Error when damaged or not a backup */
export async function verifyBackup(backup: OpenBackup): Promise<Manifest> {
  const found: Part[] = [];
  let manifest: Manifest | undefined;
  for await (const entry of readEntries(backup())) {
    if (entry.name === MANIFEST) manifest = parseManifest((await contentOf(entry)).toString('utf8'));
    else found.push(await measure(entry));
  }
  if (!manifest) throw new Error('The backup is damaged: it has no manifest.');
  const wrong = manifest.parts.find((part, i) => JSON.stringify(part) !== JSON.stringify(found[i]));
  if (wrong) throw new Error(`The backup is damaged: the content of ${wrong.name} changed.`);
  if (found.length !== manifest.parts.length)
    throw new Error('The backup is damaged: it contains more parts than its manifest lists.');
  return manifest;
}

/** Passes on the parts of a verified backup in order. */
export async function readBackup(
  backup: OpenBackup,
  take: { chunk: (chunk: Chunk) => Promise<void>; file: (name: string, content: TarEntry['content']) => Promise<void> },
): Promise<void> {
  for await (const entry of readEntries(backup())) {
    if (entry.name.startsWith('database/')) await take.chunk(chunkOf(await contentOf(entry)));
    else if (entry.name.startsWith('files/')) await take.file(entry.name.slice('files/'.length), entry.content);
    else await contentOf(entry);
  }
}

/** Returns the rows of one table of a verified backup. */
export async function readTable(backup: OpenBackup, table: string): Promise<Chunk[]> {
  const found: Chunk[] = [];
  for await (const entry of readEntries(backup())) {
    if (!entry.name.startsWith('database/')) break;
    const chunk = chunkOf(await contentOf(entry));
    if (chunk.table === table) found.push(chunk);
  }
  return found;
}

function chunkOf(content: Buffer): Chunk {
  const [head = '', ...lines] = zlib.gunzipSync(content).toString('utf8').split('\n');
  return { ...headSchema.parse(JSON.parse(head)), lines };
}

async function contentOf(entry: TarEntry): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of entry.content) parts.push(part);
  return Buffer.concat(parts);
}

async function measure(entry: TarEntry): Promise<Part> {
  const hash = createHash('sha256');
  for await (const piece of entry.content) hash.update(piece);
  return { name: entry.name, bytes: entry.size, sha256: hash.digest('hex') };
}

function parseManifest(text: string): Manifest {
  try {
    return manifestSchema.parse(JSON.parse(text));
  } catch (cause) {
    throw new Error('The backup is damaged, or another version made it: its manifest cannot be read.', { cause });
  }
}
