import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** A program, and the Debian package that brings it. */
const PACKAGES: Record<string, string> = {
  faketime: 'faketime',
  strace: 'strace',
  nft: 'nftables',
  prlimit: 'util-linux',
  nginx: 'nginx-light',
};

/** Installs what is missing. @throws Error in words where it cannot */
export function need(program: string): void {
  if (find(program)) return;
  const name = PACKAGES[program] ?? program;
  console.error(`Installing ${name} ...`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  execFileSync('apt-get', ['install', '-y', '--no-install-recommends', name], { env, stdio: 'pipe' });
  if (!find(program)) throw new Error(`the package ${name} brought no ${program}`);
}

const find = (program: string): boolean =>
  ['/usr/bin', '/usr/sbin', '/bin', '/sbin'].some((folder) => fs.existsSync(path.join(folder, program)));

/** Averages above twice the cores: what took how long is told, and not judged. */
export const isBusy = (): boolean => (os.loadavg()[0] ?? 0) > 2 * os.cpus().length;

type Values = { v1: [file: string, value: string]; v2: [file: string, value: string] };
export type Group = {
  by: string[];
  /** Moves a running process into it; what that process starts from now on is in it too. */
  add: (pid: number) => void;
  write: (value: Values) => void;
  /** The number behind this name. */
  read: (file: string, name: string) => number;
  /** Megabytes that its processes hold. */
  usedMb: () => number;
  remove: () => Promise<void>;
};

/** A control group; what starts by it is in it. @throws Error with the call that the kernel refused */
export function openGroup(controller: 'memory' | 'cpu', name = 'server'): Group {
  const isV1 = fs.existsSync(`/sys/fs/cgroup/${controller}/cgroup.procs`);
  const folder = path.join(
    isV1 ? `/sys/fs/cgroup/${controller}` : '/sys/fs/cgroup',
    `faults-${String(process.pid)}-${name}`,
  );
  try {
    fs.mkdirSync(folder);
    fs.accessSync(path.join(folder, 'cgroup.procs'), fs.constants.W_OK);
  } catch (error) {
    fs.rmSync(folder, { recursive: true, force: true });
    throw new Error(`the kernel refused the control group: ${(error as Error).message}`, { cause: error });
  }
  return {
    by: ['/bin/sh', '-c', `echo $$ > ${folder}/cgroup.procs && exec "$0" "$@"`],
    add: (pid) => fs.writeFileSync(path.join(folder, 'cgroup.procs'), String(pid)),
    write: ({ v1, v2 }) => {
      const [file, value] = isV1 ? v1 : v2;
      fs.writeFileSync(path.join(folder, file), value);
    },
    read: (file, name) => {
      const text = fs.readFileSync(path.join(folder, file), 'utf8');
      return Number(new RegExp(`^${name} (\\d+)`, 'm').exec(text)?.[1] ?? 0);
    },
    usedMb: () => {
      const file = isV1 ? 'memory.usage_in_bytes' : 'memory.current';
      return Math.round(Number(fs.readFileSync(path.join(folder, file), 'utf8')) / 1024 ** 2);
    },
    remove: async () => {
      for (let left = 40; left > 0; left--)
        try {
          return fs.rmdirSync(folder);
        } catch {
          await new Promise((resolve) => setTimeout(resolve, 100)); // its last process is still leaving
        }
    },
  };
}
