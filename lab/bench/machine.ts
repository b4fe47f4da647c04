import { execFileSync } from 'node:child_process';
import os from 'node:os';
import { ROOT } from '../../scripts/stamp.mjs';
import { QUIET_LOAD } from './measured.ts';

const REST_MS = 45_000;
const STEP_MS = 3_000;

export const loadNow = (): number => os.loadavg()[0] ?? 0;

/** Waits until the load of the case before has dropped, unless the machine was already busy. */
export async function rest(isBusyAnyway: boolean): Promise<void> {
  const until = Date.now() + REST_MS;
  while (!isBusyAnyway && loadNow() > QUIET_LOAD && Date.now() < until)
    await new Promise((resolve) => setTimeout(resolve, STEP_MS));
}

export function describeMachine(): string {
  const cpus = os.cpus();
  const memory = `${String(Math.round(os.totalmem() / 1024 ** 3))} GB`;
  const git = (...args: string[]): string => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();
  const commit = git('rev-parse', '--short', 'HEAD');
  const changed = git('status', '--porcelain') === '' ? '' : ' with changes';
  return (
    `${String(cpus.length)} × ${cpus[0]?.model.trim() ?? 'unknown processor'}, ${memory}, ` +
    `Linux ${os.release()}, Node ${process.versions.node}; commit ${commit}${changed}`
  );
}
