import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { lockFolder } from './folder-lock.ts';

/** The part of Emscripten's module that is hooked. It is not public API of PGlite, so tests count the calls. */
type EmscriptenModule = {
  FS: {
    closeStream: (fd: number) => void;
    getPath: (node: object) => string;
    unlink: (path: string) => void;
    lookupNode: (parent: object, name: string) => object;
    destroyNode: (node: object) => void;
  };
  NODEFS: {
    node_ops: { mknod: (parent: object, name: string, ...more: unknown[]) => object };
    stream_ops: {
      open: (stream: { fd: number; node: object }) => void;
      fsync?: (stream: { nfd?: number }) => number;
    };
  };
};

/** Extensions that the migrations create. The engine must be opened with them. */
export const extensions = { pg_trgm };

const START_PARAMS = ['-c', 'wal_sync_method=fsync', '-c', 'shared_buffers=16MB'];
const REQUIRED = { fsync: 'on', wal_sync_method: 'fsync', full_page_writes: 'on', synchronous_commit: 'on' };

/** An error type that the engine recognizes. Any other error would leave the query without an answer. */
const IO_ERROR = { name: 'ErrnoError', errno: 29 };

const CREATOR = new URL('./new-database-worker.ts', import.meta.url);

const ASIDE = 'pg18.unfinished-';

/** Returns folders that a start set aside because their marker was missing. */
export const setAside = (root: string): string[] =>
  fs
    .readdirSync(root)
    .filter((name) => name.startsWith(ASIDE))
    .map((name) => path.join(root, name));

/** NodeFS ignores fsync. This version flushes to the host's disk. A failed flush throws, so nothing is acknowledged. */
class DurableNodeFS extends NodeFS {
  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const result = await super.init(...args);
    const preRun = (result.emscriptenOpts.preRun ??= []) as ((module: EmscriptenModule) => void)[];
    preRun.push((module) => {
      leaveNothingUnopened(module);
      module.NODEFS.stream_ops.fsync = (stream) => {
        try {
          if (stream.nfd !== undefined) fs.fsyncSync(stream.nfd);
          return 0;
        } catch (cause) {
          throw Object.assign(new Error('the disk refused a flush', { cause }), IO_ERROR);
        }
      };
    });
    return result;
  }
}

/**
 * Cleans up after the host refuses to open a file because descriptors are short. NodeFS would leak one of its 4,096
 * streams per failure. A file that could not be created would stay behind empty and could never be created again.
 */
function leaveNothingUnopened({ FS, NODEFS: { node_ops: nodes, stream_ops: streams } }: EmscriptenModule): void {
  const [mknod, open] = [nodes.mknod.bind(nodes), streams.open.bind(streams)];
  let made: object | undefined;
  nodes.mknod = (parent, name, ...more) => {
    try {
      made = mknod(parent, name, ...more);
    } catch (error) {
      // The failed node is already in the name table.
      FS.destroyNode(FS.lookupNode(parent, name));
      throw error;
    }
    return made;
  };
  streams.open = (stream) => {
    const isNew = stream.node === made;
    made = undefined;
    try {
      open(stream);
    } catch (error) {
      FS.closeStream(stream.fd);
      if (isNew) FS.unlink(FS.getPath(stream.node));
      throw error;
    }
  };
}

/**
 * Opens the embedded database so that a power cut loses nothing acknowledged.
 * @throws Error when another process has it open, or when its settings would not be durable
 */
export async function openDurablePglite(root: string): Promise<{ pglite: PGlite; close: () => Promise<void> }> {
  fs.mkdirSync(root, { recursive: true, mode: 0o700 });
  const lock = lockFolder(path.join(root, 'lock'));
  const folder = path.join(root, 'pg18');
  const marker = path.join(root, 'pg18.ok');
  const fresh = !fs.existsSync(marker);
  // A folder without its marker is an interrupted first start.
  if (fresh && fs.existsSync(folder)) fs.renameSync(folder, path.join(root, `${ASIDE}${String(Date.now())}`));
  try {
    if (fresh) await createDatabase(folder);
    const pglite = await PGlite.create({
      fs: new DurableNodeFS(folder),
      extensions,
      startParams: [...PGlite.defaultStartParams.filter((flag) => flag !== '-F'), ...START_PARAMS],
    });
    await refuseUnlessDurable(pglite);
    if (fresh) {
      await pglite.exec('checkpoint');
      flushTree(folder);
      fs.writeFileSync(marker, '', { mode: 0o600 });
      // Flushes only these two: closing any handle on the lock file would release its lock.
      flush(marker);
      flush(root);
    }
    return {
      pglite,
      close: async () => {
        await pglite.close();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/**
 * Creates the database files in a thread. PGlite starts a second engine for this, whose 350 MB are freed when the
 * thread ends.
 */
async function createDatabase(folder: string): Promise<void> {
  const [code] = (await once(new Worker(CREATOR, { workerData: folder, env: {}, execArgv: [] }), 'exit')) as [number];
  if (code !== 0) throw new Error('The embedded database could not be created.');
}

async function refuseUnlessDurable(pglite: PGlite): Promise<void> {
  const { rows } = await pglite.query<{ name: string; setting: string }>(
    'select name, setting from pg_settings where name = any($1)',
    [Object.keys(REQUIRED)],
  );
  for (const [name, wanted] of Object.entries(REQUIRED)) {
    const found = rows.find((row) => row.name === name)?.setting;
    if (found !== wanted)
      throw new Error(`The embedded database is not durable: ${name} is ${String(found)}, not ${wanted}.`);
  }
}

function flushTree(folder: string): void {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const full = path.join(folder, entry.name);
    if (entry.isDirectory()) flushTree(full);
    else if (entry.isFile()) flush(full);
  }
  flush(folder);
}

function flush(file: string): void {
  const handle = fs.openSync(file, 'r');
  try {
    fs.fsyncSync(handle);
  } finally {
    fs.closeSync(handle);
  }
}
