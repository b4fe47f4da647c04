import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startPostgres } from '../tests/support/postgres-server.ts';
import { build, needsBuild } from './build.ts';
import { ensureChromium } from './chromium.ts';
import { ensureTools, PDF_TOOLS } from './system-tools.ts';

/** Test databases need not survive a crash. Their flushes took 10% of the run. Compiled queries do not pay for few rows. */
const UNFLUSHED = ['fsync=off', 'full_page_writes=off', 'jit=off'];

/** npm test [-- --only unit|embedded|postgres|e2e [filter]]: runs every suite and prints the totals. */
const PROJECTS = ['unit', 'embedded', 'postgres', 'e2e'] as const;
type Project = (typeof PROJECTS)[number];
type Counts = { passed: number; failed: number; skipped: number };
type Report = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { name: string; status: string; assertionResults: unknown[] }[];
};

const KILL_MS = 5000;
let onSignal: (signal: NodeJS.Signals) => void = (signal) => process.exit(128 + os.constants.signals[signal]);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => onSignal(signal));

const { projects, filters } = readArguments(process.argv.slice(2));
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'test-run-'));
try {
  process.exitCode = await runSuites();
} finally {
  fs.rmSync(folder, { recursive: true, force: true });
}

async function runSuites(): Promise<number> {
  const env: NodeJS.ProcessEnv = { ...process.env, NODE_ENV: 'test' };
  if (projects.includes('e2e')) ensureChromium();
  if (projects.includes('unit')) ensureTools(['nginx']);
  if (projects.some((project) => project !== 'unit')) ensureTools(PDF_TOOLS);
  if (needsBuild()) await build();
  const postgres = projects.includes('postgres') ? await startPostgres(UNFLUSHED) : undefined;
  if (postgres) Object.assign(env, { POSTGRES_OF_RUN: postgres.url, POSTGRES_SOCKETS_OF_RUN: postgres.folder });
  try {
    const code = await runVitest(env);
    return judge(code);
  } finally {
    await postgres?.stop();
  }
}

/** Runs in its own process group, so that a stop reaches the workers and their children. */
async function runVitest(env: NodeJS.ProcessEnv): Promise<number> {
  const output = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile()}`];
  const args = [
    'node_modules/vitest/vitest.mjs',
    'run',
    ...projects.map((p) => `--project=${p}`),
    ...output,
    ...filters,
  ];
  const child = spawn(process.execPath, args, { env, detached: true, stdio: ['ignore', 'inherit', 'inherit'] });
  const { pid } = child;
  if (pid === undefined) throw new Error('vitest could not be started');
  onSignal = (signal) => {
    killGroup(pid, signal);
    setTimeout(killGroup, KILL_MS, pid, 'SIGKILL').unref();
  };
  const [code, signal] = await new Promise<[number | null, NodeJS.Signals | null]>((resolve) => {
    child.once('exit', (...how) => resolve(how));
  });
  killGroup(pid, 'SIGKILL');
  return code ?? (signal === null ? 1 : 128 + os.constants.signals[signal]);
}

function killGroup(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-pid, signal);
  } catch {
    // The group has ended.
  }
}

/** A run without tests or with a skipped test fails. */
function judge(code: number): number {
  const counts = countTests();
  if (code !== 0 && counts.failed === 0) console.error(`vitest exited with ${String(code)}: see above.`);
  if (counts.skipped > 0) console.error('A skipped test fails the run.');
  const { passed, failed, skipped } = counts;
  if (passed + failed === 0) console.error('No test ran.');
  console.log(`\n${String(passed)} passed, ${String(failed)} failed, ${String(skipped)} skipped`);
  return code !== 0 ? code : failed > 0 || skipped > 0 || passed === 0 ? 1 : 0;
}

function countTests(): Counts {
  if (!fs.existsSync(reportFile())) return { passed: 0, failed: 0, skipped: 0 };
  const report = JSON.parse(fs.readFileSync(reportFile(), 'utf8')) as Report;
  const unread = report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unread.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

function reportFile(): string {
  return path.join(folder, 'report.json');
}

function readArguments(given: string[]): { projects: readonly Project[]; filters: string[] } {
  const [flag, name, ...filters] = given;
  if (flag === undefined) return { projects: PROJECTS, filters: [] };
  const one = PROJECTS.find((project) => project === name);
  if (flag === '--only' && one !== undefined) return { projects: [one], filters };
  console.error(`Usage: npm test [-- --only ${PROJECTS.join('|')} [filter]]`);
  process.exit(2);
}
