import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** A load average above twice the cores. Durations are then reported but not judged. */
export const isBusy = (): boolean => (os.loadavg()[0] ?? 0) > 2 * os.cpus().length;

type Values = { v1: [file: string, value: string]; v2: [file: string, value: string] };
export type Group = {
  by: string[];
  /** Moves a running process into the group. Its later children belong to it too. */
  add: (pid: number) => void;
  write: (value: Values) => void;
  /** Returns the number after this name. */
  read: (file: string, name: string) => number;
  /** Memory of its processes in MB. */
  usedMb: () => number;
  remove: () => Promise<void>;
};

type Controller = 'memory' | 'cpu';

/**
 * Creates a control group. Processes started by its command are in it. Version 1 needs a folder for each controller.
 * @throws Error with the call that the kernel refused
 */
export function openGroup(controllers: Controller | Controller[], name = 'server'): Group {
  const all = [controllers].flat();
  const isV1 = all.every((one) => fs.existsSync(`/sys/fs/cgroup/${one}/cgroup.procs`));
  const parents = isV1 ? all.map((one) => `/sys/fs/cgroup/${one}`) : ['/sys/fs/cgroup'];
  const folders = parents.map((parent) => path.join(parent, `faults-${String(process.pid)}-${name}`));
  const procs = folders.map((folder) => path.join(folder, 'cgroup.procs'));
  /** The folder of the controller with this file. */
  const at = (file: string): string =>
    folders.map((folder) => path.join(folder, file)).find((one) => fs.existsSync(one)) ??
    path.join(folders[0] ?? '', file);
  try {
    for (const folder of folders) fs.mkdirSync(folder);
    for (const file of procs) fs.accessSync(file, fs.constants.W_OK);
  } catch (error) {
    for (const folder of folders) fs.rmSync(folder, { recursive: true, force: true });
    throw new Error(`the kernel refused the control group: ${(error as Error).message}`, { cause: error });
  }
  return {
    by: ['/bin/sh', '-c', `${procs.map((file) => `echo $$ > ${file}`).join(' && ')} && exec "$0" "$@"`],
    add: (pid) => {
      for (const file of procs)
        try {
          fs.writeFileSync(file, String(pid));
        } catch (error) {
          // It ended in between, as a worker of PostgreSQL may.
          if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
        }
    },
    write: ({ v1, v2 }) => {
      const [file, value] = isV1 ? v1 : v2;
      fs.writeFileSync(at(file), value);
    },
    read: (file, name) => {
      const text = fs.readFileSync(at(file), 'utf8');
      return Number(new RegExp(`^${name} (\\d+)`, 'm').exec(text)?.[1] ?? 0);
    },
    usedMb: () => {
      const file = isV1 ? 'memory.usage_in_bytes' : 'memory.current';
      return Math.round(Number(fs.readFileSync(at(file), 'utf8')) / 1024 ** 2);
    },
    remove: async () => {
      for (let left = 40; left > 0; left--)
        try {
          for (const folder of folders) if (fs.existsSync(folder)) fs.rmdirSync(folder);
          return;
        } catch {
          await new Promise((resolve) => setTimeout(resolve, 100)); // its last process is still ending
        }
    },
  };
}

/** The kernel ends the largest process of the group beyond this limit. */
export function limitMemoryOf(group: Group, mb: number): void {
  const bytes = String(mb * 1024 ** 2);
  group.write({ v1: ['memory.limit_in_bytes', bytes], v2: ['memory.max', bytes] });
}
