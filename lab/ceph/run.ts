import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { PROGRAMS, startCeph } from './cluster.ts';
import { openProcesses } from './processes.ts';

/** npm run lab -- ceph-check: tests the S3 adapter against a real store that checks signatures. */
const INSTALL = 'apt-get install --no-install-recommends ceph-mon ceph-osd radosgw';
const ROOT = path.resolve(import.meta.dirname, '../..');
type Report = {
  success: boolean;
  testResults: {
    message: string;
    assertionResults: { title: string; status: string; duration?: number; failureMessages: string[] }[];
  }[];
};

const missing = PROGRAMS.filter((program) => spawnSync(program, ['--version']).error);
if (missing.length > 0) {
  console.error(`Not run: ${missing.join(', ')} is not installed (Debian: ${INSTALL}).`);
  process.exit(1);
}
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ceph-check-'));
const processes = openProcesses(folder);
let stopped: NodeJS.Signals | undefined;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    stopped ??= signal;
    void processes.stop();
  });
}
try {
  await check();
} catch (error) {
  if (!stopped) console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
} finally {
  await processes.stop();
  fs.rmSync(folder, { recursive: true, force: true });
}
if (stopped) {
  console.error('Stopped. No process or file remains.');
  process.exitCode = 128 + os.constants.signals[stopped];
}

async function check(): Promise<void> {
  const from = performance.now();
  const settings = await startCeph(folder, processes);
  const seconds = ((performance.now() - from) / 1000).toFixed(1);
  console.log(`${spawnSync('ceph', ['--version']).stdout.toString().trim()}, up in ${seconds} s`);
  const report = await runSuite(JSON.stringify(settings));
  console.log(`its three processes use ${String(Math.round(processes.memory() / 1024 ** 2))} MB`);
  show(report);
}

/** The report contains passed and failed tests. Any other end of the suite fails the check. */
async function runSuite(bucket: string): Promise<Report> {
  const file = path.join(folder, 'report.json');
  const config = path.join('lab', 'ceph', 'vitest.config.ts');
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--config', config, '--reporter=json'];
  const env = { ...process.env, NODE_ENV: 'test', BUCKET_OF_CHECK: bucket };
  const said = await processes
    .run(process.execPath, [...vitest, `--outputFile=${file}`], { cwd: ROOT, env })
    .catch((error: unknown) => error);
  if (!fs.existsSync(file)) throw said;
  const report = JSON.parse(fs.readFileSync(file, 'utf8')) as Report;
  if (said instanceof Error && report.success) throw said;
  return report;
}

function show({ testResults }: Report): void {
  const tests = testResults.flatMap((file) => file.assertionResults);
  for (const { title, status, duration = 0, failureMessages } of tests) {
    console.log(`${status === 'passed' ? 'holds' : 'FAILS'}  ${title} (${String(Math.round(duration))} ms)`);
    for (const message of failureMessages) console.error(message);
  }
  for (const { message } of testResults) if (message !== '') console.error(message);
  const passed = tests.filter(({ status }) => status === 'passed').length;
  const faults = tests.length - passed + testResults.filter((file) => file.assertionResults.length === 0).length;
  console.log(`\n${String(passed)} hold, ${String(faults)} fail`);
  if (passed === 0 || faults > 0) process.exitCode = 1;
}
