import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensurePrograms } from '../../scripts/system-tools.ts';
import { rewriteBetweenMarks } from '../report.ts';
import { describeMachine, loadNow, rest } from './machine.ts';
import { type Case, type Curve, QUIET_LOAD, type Row } from './measured.ts';
import { goalPicture, growthPicture } from './pictures.ts';
import { documentTable, figure, screenTable } from './report.ts';
import { applications } from './application.ts';
import { dashboards } from './dashboard.ts';
import { growth } from './growth.ts';
import { mixed } from './mixed.ts';
import { pageLoads } from './page-loads.ts';
import { proxyCache } from './proxy-cache.ts';
import { screens } from './screens.ts';
import { smallServer } from './small-server.ts';
import { starts } from './start.ts';
import { streams } from './streams.ts';
import { twoNodes } from './two-nodes.ts';
import { uploads } from './upload.ts';
import { ROOT } from '../../scripts/stamp.mjs';

/**
 * npm run lab -- bench [CASE …] [--rounds=N] [--minutes=N] [--largest=N]: measures the product and its peers in one run. Without
 * CASE it writes docs/reports/performance.md.
 */
const CASES: Case[] = [
  pageLoads,
  screens,
  dashboards,
  mixed,
  twoNodes,
  smallServer,
  applications,
  proxyCache,
  uploads,
  streams,
  growth,
  starts,
];
const { values, positionals: only } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '5' },
    minutes: { type: 'string', default: '10' },
    largest: { type: 'string', default: '1000000' },
  },
});
const options = { rounds: Number(values.rounds), minutes: Number(values.minutes), largest: Number(values.largest) };
const unknown = only.filter((name) => !CASES.some((one) => one.name === name));
const areValid = Number.isInteger(options.rounds) && Object.values(options).every((value) => value > 0);
if (unknown.length > 0 || !areValid) {
  const names = CASES.map(({ name }) => name).join('|');
  console.error(`Usage: npm run lab -- bench [${names} …] [--rounds=N] [--minutes=N] [--largest=ROWS]`);
  process.exit(1);
}

ensurePrograms({ openssl: 'openssl', nginx: 'nginx-light', wrk: 'wrk' });
const [rows, curves, faults]: [Row[], Curve[], string[]] = [[], [], []];
const isBusyAnyway = loadNow() > QUIET_LOAD;
const machine = describeMachine();
const from = performance.now();
for (const one of CASES.filter(({ name }) => only.length === 0 || only.includes(name))) {
  await rest(isBusyAnyway);
  const load = loadNow();
  console.error(`${one.name} ... (load average ${load.toFixed(1)} before)`);
  try {
    const found = await one.run(options);
    rows.push(...found.rows.map((row) => ({ ...row, case: one.name, load })));
    curves.push(...(found.curves ?? []));
    faults.push(...(found.faults ?? []).map((fault) => `${one.name}: ${fault}`));
  } catch (error) {
    faults.push(`${one.name} has no figures: ${error instanceof Error ? error.message : String(error)}`);
  }
}
const about = `${machine}; ${new Date().toISOString().slice(0, 10)}, rounds: ${String(options.rounds)}, minutes: ${String(Math.round((performance.now() - from) / 60_000))}.`;
console.log(`${about}\n\n${screenTable(rows)}`);
for (const { what, points } of curves)
  console.log(
    `${what.padEnd(26)} p50 / p95 in ms   ${points.map((p) => `${figure(p.rows)}: ${p.p50.toFixed(1)} / ${p.p95.toFixed(1)}`).join('   ')}`,
  );
if (only.length === 0) write();
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;

function write(): void {
  const pictures = path.join(ROOT, 'docs/pictures');
  const parts = [about, documentTable(rows), '![Each case relative to its goal](../pictures/performance.svg)'];
  fs.writeFileSync(path.join(pictures, 'performance.svg'), goalPicture(rows));
  if (curves.length > 0) {
    fs.writeFileSync(path.join(pictures, 'growth.svg'), growthPicture(curves));
    parts.push('![Response times by number of rows](../pictures/growth.svg)');
  }
  parts.push(...faults.map((fault) => `**${fault}**`));
  rewriteBetweenMarks(path.join(ROOT, 'docs/reports/performance.md'), 'bench', () => parts.join('\n\n'));
}
