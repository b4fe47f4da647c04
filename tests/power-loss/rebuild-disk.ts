import fs from 'node:fs';
import path from 'node:path';
import type { Operation } from './record-disk.ts';

const SECTOR = 512;
type Random = () => number;

/**
 * Writes the folder as a disk could contain it after a power cut behind the first `cut` operations. Flushed data is
 * there. Each unflushed sector is there or missing at random. Names change in order, as in a journal, and any flush
 * also persists all earlier names.
 */
export function rebuildDisk(all: Operation[], cut: number, root: string, target: string, random: Random): void {
  const operations = all.slice(0, cut);
  const contents = contentsAfter(operations, random);
  fs.mkdirSync(target, { recursive: true });
  for (const [at, file] of namesAfter(operations, random)) {
    const full = path.join(target, path.relative(root, at));
    fs.mkdirSync(file === undefined ? full : path.dirname(full), { recursive: true, mode: 0o700 });
    if (file !== undefined) fs.writeFileSync(full, contents.get(file)?.bytes() ?? '', { mode: 0o600 });
  }
}

/** Returns each name with its file. Folders have none. */
function namesAfter(operations: Operation[], random: Random): Map<string, number | undefined> {
  const names = new Map<string, number | undefined>();
  const isChange = ({ kind }: Operation): boolean => ['create', 'folder', 'rename', 'remove'].includes(kind);
  const changes = operations.filter(isChange);
  const flushed = operations.slice(0, operations.findLastIndex((one) => one.kind === 'flush') + 1);
  const safe = flushed.filter(isChange).length;
  const kept = safe + Math.floor(random() * (changes.length - safe + 1));
  for (const change of changes.slice(0, kept)) apply(change, names);
  return names;
}

function apply(change: Operation, names: Map<string, number | undefined>): void {
  if (change.kind === 'create') names.set(change.at, change.file);
  else if (change.kind === 'folder') names.set(change.at, undefined);
  else if (change.kind === 'remove') names.delete(change.at);
  else if (change.kind === 'rename')
    for (const [at, file] of Array.from(names)) {
      if (at !== change.from && !at.startsWith(change.from + path.sep)) continue;
      names.delete(at);
      names.set(change.to + at.slice(change.from.length), file);
    }
}

function contentsAfter(operations: Operation[], random: Random): Map<number, Content> {
  const contents = new Map<number, Content>();
  const flushedAt = new Map<number, number>();
  operations.forEach((one, index) => {
    if (one.kind === 'flush' && one.file !== undefined) flushedAt.set(one.file, index);
  });
  operations.forEach((one, index) => {
    if (one.kind !== 'write' && one.kind !== 'truncate') return;
    const content = contents.get(one.file) ?? new Content();
    contents.set(one.file, content);
    const safe = index < (flushedAt.get(one.file) ?? -1);
    if (one.kind === 'truncate') {
      if (safe || random() < 0.5) content.truncate(one.size);
    } else if (safe) content.write(one.position, one.bytes);
    else
      for (let at = 0; at < one.bytes.length; at += SECTOR)
        if (random() < 0.5) content.write(one.position + at, one.bytes.subarray(at, at + SECTOR));
  });
  return contents;
}

/** A growing file. Holes read as zeros. */
class Content {
  #held = Buffer.alloc(0);
  #size = 0;
  write(position: number, bytes: Buffer): void {
    const end = position + bytes.length;
    if (end > this.#held.length) {
      const grown = Buffer.alloc(Math.max(end, this.#held.length * 2));
      this.#held.copy(grown);
      this.#held = grown;
    }
    bytes.copy(this.#held, position);
    this.#size = Math.max(this.#size, end);
  }
  truncate(size: number): void {
    if (size < this.#size) this.#held.fill(0, size);
    else this.write(size, Buffer.alloc(0));
    this.#size = size;
  }
  bytes(): Buffer {
    return this.#held.subarray(0, this.#size);
  }
}
