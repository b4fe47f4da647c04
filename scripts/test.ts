import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startPostgres } from '../tests/support/postgres-server.ts';
import { build, needsBuild } from './build.ts';
import { ensureChromium } from './chromium.ts';
import { ensurePrograms, PDF_TOOLS } from './system-tools.ts';

/** Test databases need not survive a crash. Their flushes took 10% of the run. Compiled queries do not pay for few rows. */
const UNFLUSHED = ['fsync=off', 'full_page_writes=off', 'jit=off'];

/** npm test [-- --only unit|embedded|postgres|e2e [filter]]: runs every suite and prints the totals. */
const PROJECTS = ['unit', 'embedded', 'postgres', 'e2e'] as const;
type Project = (typeof PROJECTS)[number];
/** One file in the report of vitest. */
type FileResult = { name: string; status: string; assertionResults: { fullName: string; status: string }[] };
type Run = { code: number; results: FileResult[] };

const KILL_MS = 5000;
/** More files than this do not fail by chance. */
const RERUN_FILES = 3;
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
  if (projects.includes('unit')) ensurePrograms({ nginx: 'nginx-light' });
  if (projects.some((project) => project !== 'unit')) ensurePrograms(PDF_TOOLS);
  if (needsBuild()) await build();
  const postgres = projects.includes('postgres') ? await startPostgres(UNFLUSHED) : undefined;
  if (postgres) Object.assign(env, { POSTGRES_OF_RUN: postgres.url, POSTGRES_SOCKETS_OF_RUN: postgres.folder });
  try {
    return judge(await runTwice(env));
  } finally {
    await postgres?.stop();
  }
}

/**
 * Runs the tests. In a whole run, a few failing files run once more, alone. A test that passes then is named in the last
 * lines. It depends on load or order, which is a defect of the test or the product.
 */
async function runTwice(env: NodeJS.ProcessEnv): Promise<Run> {
  const first = await runVitest(env, filters);
  const failed = new Set(first.results.filter(({ status }) => status === 'failed').map(({ name }) => name));
  if (filters.length > 0 || failed.size === 0 || failed.size > RERUN_FILES) return first;
  const names = [...failed].map((name) => path.relative('.', name));
  console.log(`\nFailed: ${names.join(', ')}. Running again, alone.`);
  const second = await runVitest(env, names);
  const still = failuresIn(second.results);
  for (const failure of failuresIn(first.results).filter((one) => !still.includes(one)))
    console.log(`UNSTEADY, passed only when run again: ${failure}`);
  return { code: second.code, results: [...first.results.filter(({ name }) => !failed.has(name)), ...second.results] };
}

/** Runs in its own process group, so that a stop reaches the workers and their children. */
async function runVitest(env: NodeJS.ProcessEnv, files: string[]): Promise<Run> {
  fs.rmSync(reportFile(), { force: true });
  const output = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile()}`];
  const args = ['node_modules/vitest/vitest.mjs', 'run', ...projects.map((p) => `--project=${p}`), ...output, ...files];
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
  const report = fs.existsSync(reportFile()) ? fs.readFileSync(reportFile(), 'utf8') : '{"testResults":[]}';
  const { testResults } = JSON.parse(report) as { testResults: FileResult[] };
  return { code: code ?? (signal === null ? 1 : 128 + os.constants.signals[signal]), results: testResults };
}

function killGroup(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-pid, signal);
  } catch {
    // The group has ended.
  }
}

/** A run without tests or with a skipped test fails. */
function judge({ code, results }: Run): number {
  const states = results.flatMap(({ assertionResults }) => assertionResults.map(({ status }) => status));
  const passed = states.filter((status) => status === 'passed').length;
  const failed = failuresIn(results).length;
  const skipped = states.filter((status) => status !== 'passed' && status !== 'failed').length;
  if (code !== 0 && failed === 0) console.error(`vitest exited with ${String(code)}: see above.`);
  if (skipped > 0) console.error('A skipped test fails the run.');
  if (passed + failed === 0) console.error('No test ran.');
  console.log(`\n${String(passed)} passed, ${String(failed)} failed, ${String(skipped)} skipped`);
  return code !== 0 ? code : failed > 0 || skipped > 0 || passed === 0 ? 1 : 0;
}

/** The tests that failed. A file without a failed test that failed itself, such as while loading, counts as one. */
function failuresIn(results: FileResult[]): string[] {
  return results.flatMap(({ name, status, assertionResults }) => {
    const file = path.relative('.', name);
    const failed = assertionResults.filter((one) => one.status === 'failed');
    if (failed.length === 0) return status === 'failed' ? [file] : [];
    return failed.map(({ fullName }) => `${file}: ${fullName}`);
  });
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
