import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

export type Wrk = {
  connections: number;
  seconds: number;
  headers?: Record<string, string> | undefined;
  /** A Lua script that makes each request. */
  script?: string | undefined;
};

export type Answered = { perSecond: number; answers: number; p50: number; p99: number };

/** wrk on one thread. @throws Error when an answer was refused or a connection broke */
export async function loadHttp(url: string, { connections, seconds, headers = {}, script }: Wrk): Promise<Answered> {
  const args = ['-t1', `-c${String(connections)}`, `-d${String(seconds)}s`, '--timeout', '30s', '--latency'];
  for (const [name, value] of Object.entries(headers)) args.push('-H', `${name}: ${value}`);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'wrk-'));
  if (script !== undefined) {
    fs.writeFileSync(path.join(folder, 'request.lua'), script);
    args.push('-s', path.join(folder, 'request.lua'));
  }
  try {
    const { stdout } = await run('wrk', [...args, url]);
    return readWrk(stdout);
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

/** What wrk printed. @throws Error for refusals and broken connections: their speed is no figure */
export function readWrk(printed: string): Answered {
  const fault = /Non-2xx or 3xx responses: \d+|Socket errors: .*/.exec(printed);
  if (fault) throw new Error(`wrk had ${fault[0]}`);
  const number = (pattern: RegExp): number => Number(pattern.exec(printed)?.[1] ?? NaN);
  const perSecond = number(/Requests\/sec:\s+([\d.]+)/);
  if (!(perSecond > 0)) throw new Error(`wrk said nothing that counts:\n${printed}`);
  return {
    perSecond,
    answers: number(/(\d+) requests in/),
    p50: inMs(/50%\s+(\S+)/.exec(printed)?.[1]),
    p99: inMs(/99%\s+(\S+)/.exec(printed)?.[1]),
  };
}

function inMs(text = ''): number {
  const [, value, unit] = /^([\d.]+)(us|ms|s|m)$/.exec(text) ?? [];
  return Number(value ?? NaN) * ({ us: 0.001, ms: 1, s: 1000, m: 60_000 }[unit ?? ''] ?? NaN);
}

/** Transactions a second of this script, prepared, sixteen clients on two threads. @throws Error when one failed */
export async function loadPostgres(
  url: string,
  { script, seconds, variables = {} }: { script: string; seconds: number; variables?: Record<string, string> },
): Promise<number> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pgbench-'));
  const file = path.join(folder, 'script.sql');
  fs.writeFileSync(file, script);
  const set = Object.entries(variables).flatMap(([name, value]) => ['-D', `${name}=${value}`]);
  try {
    const args = ['-n', '-M', 'prepared', '-c16', '-j2', `-T${String(seconds)}`, '-f', file];
    const { stdout } = await run('pgbench', [...args, ...set, url]);
    const perSecond = Number(/tps = ([\d.]+)/.exec(stdout)?.[1] ?? NaN);
    const failed = /number of failed transactions: ([1-9]\d*)/.exec(stdout)?.[1];
    if (failed !== undefined || !(perSecond > 0)) throw new Error(`pgbench failed:\n${stdout}`);
    return perSecond;
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}
