import fs from 'node:fs';

/** Resident memory of a process, in bytes. */
export const memoryOf = (pid: number): number => figureOf(pid, 'VmRSS');
/** The most that it ever was, its start included. */
export const peakOf = (pid: number): number => figureOf(pid, 'VmHWM');

const figureOf = (pid: number, name: string): number =>
  Number(new RegExp(`${name}:\\s+(\\d+)`).exec(fs.readFileSync(`/proc/${String(pid)}/status`, 'utf8'))?.[1] ?? 0) *
  1024;

/** What a process holds open, as the system names it: files by their path, sockets as socket:[…]. */
export const openOf = (pid: number): string[] =>
  fs.readdirSync(`/proc/${String(pid)}/fd`).flatMap((fd) => {
    try {
      return [fs.readlinkSync(`/proc/${String(pid)}/fd/${fd}`)];
    } catch {
      return [];
    }
  });
