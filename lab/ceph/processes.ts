import { type ChildProcess, spawn, type SpawnOptions } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { memoryOf } from '../../tests/support/process-figures.ts';

const RUN_MS = 120_000;
const STOP_MS = 10_000;

export type Processes = {
  /** Runs a program to its end. @throws Error with its output when it fails */
  run: (program: string, args: string[], where?: Pick<SpawnOptions, 'cwd' | 'env'>) => Promise<string>;
  /** Runs a program until the stop and writes its output to a file with its name. */
  serve: (program: string, args: string[]) => void;
  /** @throws Error when a running program ends, or after `ms` */
  until: (what: string, holds: () => Promise<boolean>, ms: number) => Promise<void>;
  /** Resident memory of the running programs, in bytes. */
  memory: () => number;
  /** Stops all running programs, the last one first. Nothing starts afterwards. */
  stop: () => Promise<void>;
};

type Started = { program: string; child: ChildProcess; ended: Promise<void> };

/** Starts processes in their own groups, which Ctrl-C does not reach. They die with this process. */
export function openProcesses(folder: string): Processes {
  const serving: Started[] = [];
  const running = new Set<Started>();
  let stopping = false;

  const start = (program: string, args: string[], options: SpawnOptions): Started => {
    if (stopping) throw new Error('the check was stopped');
    const command = ['--pdeathsig=TERM', program, ...args];
    const child = spawn('setpriv', command, { cwd: folder, ...options, detached: true });
    const ended = new Promise<void>((resolve) => {
      child.once('close', () => resolve());
      child.once('error', () => resolve());
    });
    return { program, child, ended };
  };

  return {
    run: async (program, args, where = {}) => {
      const one = start(program, args, { ...where, stdio: ['ignore', 'pipe', 'pipe'] });
      running.add(one);
      let said = '';
      for (const stream of [one.child.stdout, one.child.stderr])
        stream?.on('data', (text: Buffer) => (said += text.toString()));
      const late = setTimeout(killGroup, RUN_MS, one, 'SIGKILL');
      await one.ended;
      clearTimeout(late);
      running.delete(one);
      if (one.child.exitCode !== 0) throw new Error(`${program} failed (${howEnded(one)}):\n${said}`);
      return said;
    },
    serve: (program, args) => {
      const log = fs.openSync(path.join(folder, `${program}.out`), 'a');
      serving.push(start(program, args, { stdio: ['ignore', log, log] }));
      fs.closeSync(log);
    },
    until: async (what, holds, ms) => {
      const deadline = Date.now() + ms;
      while (!(await holds())) {
        const gone = serving.find((one) => hasEnded(one));
        if (gone) throw new Error(`${gone.program} ended (${howEnded(gone)}):\n${lastWords(folder, gone.program)}`);
        if (Date.now() > deadline) throw new Error(`${what}: not within ${String(ms / 1000)} s`);
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    },
    memory: () => {
      const pids = serving.flatMap((one) => (hasEnded(one) || one.child.pid === undefined ? [] : [one.child.pid]));
      return pids.reduce((sum, pid) => sum + memoryOf(pid), 0);
    },
    stop: async () => {
      stopping = true;
      for (const one of [...running, ...serving.toReversed()]) await end(one);
    },
  };
}

const hasEnded = ({ child }: Started): boolean =>
  child.pid === undefined || child.exitCode !== null || child.signalCode !== null;
const howEnded = ({ child }: Started): string => String(child.signalCode ?? child.exitCode ?? 'not started');

function lastWords(folder: string, program: string): string {
  return fs.readFileSync(path.join(folder, `${program}.out`), 'utf8').slice(-2000);
}

async function end(one: Started): Promise<void> {
  if (hasEnded(one)) return;
  const late = setTimeout(killGroup, STOP_MS, one, 'SIGKILL');
  killGroup(one, 'SIGTERM');
  await one.ended;
  clearTimeout(late);
}

function killGroup({ child }: Started, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, signal);
  } catch {
    // The group has ended.
  }
}
