import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import { ROOT } from '../../scripts/stamp.mjs';
import { QUIET_LOAD } from './measured.ts';

/** The Debian package of each required tool. */
const PACKAGES = { openssl: 'openssl', nginx: 'nginx-light', wrk: 'wrk' } as const;
const FOLDERS = ['/usr/bin', '/usr/sbin'];
const REST_MS = 45_000;
const STEP_MS = 3_000;

/** Installs missing tools. @throws Error that names the packages when it cannot */
export function ensureTools(): void {
  const missing = Object.entries(PACKAGES).filter(([tool]) => !FOLDERS.some((at) => fs.existsSync(`${at}/${tool}`)));
  if (missing.length === 0) return;
  const packages = missing.map(([, name]) => name);
  if (process.getuid?.() !== 0 || !fs.existsSync('/usr/bin/apt-get'))
    throw new Error(`The bench needs these Debian packages. Install ${packages.join(', ')}.`);
  console.error(`Installing ${packages.join(', ')} ...`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  execFileSync('apt-get', ['update'], { env, stdio: 'pipe' });
  execFileSync('apt-get', ['install', '-y', '--no-install-recommends', ...packages], { env, stdio: 'pipe' });
}

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
