import fs from 'node:fs';
import path from 'node:path';

/** An operation of the process on the files of one folder, in order. A file keeps its number when renamed. */
export type Operation =
  | { kind: 'create'; file: number; at: string }
  | { kind: 'folder'; at: string }
  | { kind: 'rename'; from: string; to: string }
  | { kind: 'remove'; at: string }
  | { kind: 'write'; file: number; position: number; bytes: Buffer }
  | { kind: 'truncate'; file: number; size: number }
  | { kind: 'flush'; file: number | undefined }
  | { kind: 'acknowledged'; what: string };

export type Recording = { operations: Operation[]; acknowledge: (what: string) => void; stop: () => void };

type Written = [handle: number, from: ArrayBufferView, offset: number, length: number, position: number];
type Calls = Record<string, (...args: never[]) => unknown>;
const patched = fs as unknown as Calls;

/** Records the node:fs calls of this thread below an empty folder. Other threads only create the database. */
export function recordDisk(root: string): Recording {
  const operations: Operation[] = [];
  const names = new Map<string, number>();
  const handles = new Map<number, string>();
  const originals: Calls = {};
  let count = 0;
  const inside = (file: unknown): file is string => typeof file === 'string' && file.startsWith(root + path.sep);
  const created = (at: string): void => {
    if (names.has(at)) return;
    names.set(at, ++count);
    operations.push({ kind: 'create', file: count, at });
  };
  /** What another thread created appears when this one opens it first, unflushed. */
  const found = (at: string): void => {
    if (names.has(at)) return;
    const isFile = fs.statSync(at).isFile();
    if (isFile) created(at);
    else operations.push({ kind: 'folder', at });
    const bytes = isFile ? fs.readFileSync(at) : Buffer.alloc(0);
    if (bytes.length > 0) operations.push({ kind: 'write', file: count, position: 0, bytes });
  };
  const truncated = (at: string, size: number): void => {
    const file = names.get(at);
    if (file !== undefined) operations.push({ kind: 'truncate', file, size });
  };
  const after = (name: string, note: (result: unknown, ...args: never[]) => void): void => {
    const original = patched[name];
    if (!original) throw new Error(`node:fs has no ${name}`);
    originals[name] = original;
    patched[name] = (...args) => {
      const result = original(...args);
      note(result, ...args);
      return result;
    };
  };

  after('openSync', (handle, file: string, flags: number | string) => {
    if (!inside(file) && file !== root) return;
    handles.set(handle as number, file);
    found(file);
    if (typeof flags === 'number' && flags & fs.constants.O_TRUNC) truncated(file, 0);
  });
  after('closeSync', (_, handle: number) => void handles.delete(handle));
  after('writeFileSync', (_, file: string, content: string) => {
    if (!inside(file)) return;
    if (content.length > 0) throw new Error(`${file} was written whole: the recorder only knows empty files`);
    created(file);
    truncated(file, 0);
  });
  after('writeSync', (written, ...[handle, from, offset, , position]: Written) => {
    const file = names.get(handles.get(handle) ?? '');
    if (file === undefined) return;
    const bytes = Buffer.from(new Uint8Array(from.buffer, from.byteOffset + offset, written as number));
    operations.push({ kind: 'write', file, position, bytes });
  });
  after('truncateSync', (_, file: string, size: number) => truncated(file, size));
  after('ftruncateSync', (_, handle: number, size: number) => truncated(handles.get(handle) ?? '', size));
  after('fsyncSync', (_, handle: number) => {
    const at = handles.get(handle);
    if (at !== undefined) operations.push({ kind: 'flush', file: names.get(at) });
  });
  after('mkdirSync', (_, at: string) => {
    if (inside(at)) operations.push({ kind: 'folder', at });
  });
  for (const name of ['unlinkSync', 'rmdirSync'])
    after(name, (_, at: string) => {
      if (!inside(at)) return;
      names.delete(at);
      operations.push({ kind: 'remove', at });
    });
  after('renameSync', (_, from: string, to: string) => {
    if (!inside(from)) return;
    operations.push({ kind: 'rename', from, to });
    const file = names.get(from);
    names.delete(from);
    if (file !== undefined) names.set(to, file);
    for (const [handle, at] of handles) if (at === from) handles.set(handle, to);
  });
  return {
    operations,
    acknowledge: (what) => void operations.push({ kind: 'acknowledged', what }),
    stop: () => void Object.assign(patched, originals),
  };
}
