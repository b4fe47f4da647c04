import fs from 'node:fs';

/** Resident memory of a process, in bytes. */
export const memoryOf = (pid: number): number => figureOf(pid, 'VmRSS');
/** Peak resident memory of a process in bytes, including its start. */
export const peakOf = (pid: number): number => figureOf(pid, 'VmHWM');

const figureOf = (pid: number, name: string): number =>
  Number(new RegExp(`${name}:\\s+(\\d+)`).exec(fs.readFileSync(`/proc/${String(pid)}/status`, 'utf8'))?.[1] ?? 0) *
  1024;

/** User and system processor time of a process so far, in seconds. */
export function processorOf(pid: number): number {
  // The fields after the name in brackets: the state is field 3, the two times are fields 14 and 15, in hundredths of
  // a second.
  const fields =
    fs
      .readFileSync(`/proc/${String(pid)}/stat`, 'utf8')
      .split(') ')
      .at(-1)
      ?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/** Lists the open descriptors of a process: files by path, sockets as socket:[…]. */
export const openOf = (pid: number): string[] =>
  fs.readdirSync(`/proc/${String(pid)}/fd`).flatMap((fd) => {
    try {
      return [fs.readlinkSync(`/proc/${String(pid)}/fd/${fd}`)];
    } catch {
      return [];
    }
  });

/** Counts the connections of a process at a port that it listens on. */
export function connectionsAt(pid: number, port: number): number {
  const held = new Set(openOf(pid));
  const local = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  return ['tcp', 'tcp6']
    .flatMap((table) =>
      fs
        .readFileSync(`/proc/${String(pid)}/net/${table}`, 'utf8')
        .trim()
        .split('\n')
        .slice(1),
    )
    .map((line) => line.trim().split(/\s+/))
    .filter(([, address = '', , state, , , , , , inode = '']) => {
      const listens = state === '0A';
      return !listens && address.endsWith(local) && held.has(`socket:[${inode}]`);
    }).length;
}
