import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Writable } from 'node:stream';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { AUDIT_MARK } from '#server/lib/audit-mark.ts';
import { codeOf } from '#server/lib/error-for-log.ts';
import { FILE_STORE } from '#server/lib/file-store.ts';
import type { Query } from '#server/ports.ts';
import { exportDatabase } from './export-database.ts';
import type { Chunk, Manifest, Part } from './manifest.ts';
import { padding, write, writeEnd, writeEntry, writeHeader } from './tar.ts';

const gzip = promisify(zlib.gzip);

/**
 * Writes one backup: the database as of one instant, then the stored files, then the manifest. Never the keys. Stored
 * files do not change, so the files read afterward include those of the database.
 */
export async function writeBackup(out: Writable, query: Query, filesFolder: string, now: Date): Promise<void> {
  const parts: Part[] = [];
  const dump = await exportDatabase(query, async (chunk) => {
    const content = await gzip(textOf(chunk));
    const name = `database/${String(parts.length + 1).padStart(6, '0')}.jsonl.gz`;
    await writeEntry(out, name, content);
    parts.push({ name, bytes: content.length, sha256: createHash('sha256').update(content).digest('hex') });
  });
  for (const name of filesUnder(filesFolder)) {
    const part = await writeFile(out, path.join(filesFolder, name), `files/${name}`);
    if (part) parts.push(part);
  }
  const manifest: Manifest = { format: 1, createdAt: now.toISOString(), ...dump, parts };
  await writeEntry(out, 'manifest.json', Buffer.from(JSON.stringify(manifest, null, 1)));
  await writeEnd(out);
}

const textOf = ({ table, columns, lines }: Chunk): string => [JSON.stringify({ table, columns }), ...lines].join('\n');

/** Paths of all finished files below a folder, separated by /. Excludes objects of the file store. */
export function filesUnder(folder: string): string[] {
  if (!fs.existsSync(folder)) return [];
  const entries = fs.readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.part'))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((name) => name !== AUDIT_MARK && name !== FILE_STORE)
    .sort();
}

/** Returns undefined when retention deleted the file in the meantime. */
async function writeFile(out: Writable, file: string, name: string): Promise<Part | undefined> {
  const handle = await fs.promises.open(file, 'r').catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  });
  if (!handle) return undefined;
  try {
    const { size } = await handle.stat();
    const hash = createHash('sha256');
    await writeHeader(out, name, size);
    let left = size;
    const pieces = handle.createReadStream({ autoClose: false, end: Math.max(0, size - 1) });
    for await (const piece of pieces as AsyncIterable<Buffer>) {
      if (piece.length > left) break; // An empty file has grown since its size was read.
      hash.update(piece);
      await write(out, piece);
      left -= piece.length;
    }
    if (left > 0) throw new Error(`${name} became shorter while it was read. Run the backup again.`);
    await write(out, padding(size));
    return { name, bytes: size, sha256: hash.digest('hex') };
  } finally {
    await handle.close();
  }
}
