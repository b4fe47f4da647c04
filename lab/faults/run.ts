import setup from '../../tests/support/data-template.ts';
import { allFaults } from './all.ts';
import { faultsOf, keepRows, rowOf } from './report.ts';

/**
 * npm run lab -- faults [F1 F3 …] [--engine=embedded|PostgreSQL] [--longer=2] [--dry]: injects faults while an
 * external client records acknowledged writes. Writes the results to docs/reports/reliability.md.
 */
const named = process.argv.slice(2).filter((word) => /^[FKP]\d+$/i.test(word));
const option = (name: string): string | undefined =>
  process.argv.find((word) => word.startsWith(`--${name}=`))?.split('=')[1];
const factor = Number(option('longer') ?? 1);
const engine = option('engine')?.toLowerCase();
const isDry = process.argv.includes('--dry');

const wanted = allFaults.filter(({ id }) => named.length === 0 || named.some((one) => one.toUpperCase() === id));
if (wanted.length === 0) throw new Error(`Unknown fault. Known: ${allFaults.map(({ id }) => id).join(', ')}.`);
const cleanUp = await setup();
for (const fault of wanted)
  for (const on of fault.engines.filter((one) => engine === undefined || one.toLowerCase() === engine)) {
    const from = performance.now();
    const outcome = await fault.run(on, factor).catch((error: unknown) => error as Error);
    const row = rowOf(fault, on, outcome);
    const wrong = outcome instanceof Error ? [outcome.stack ?? outcome.message] : faultsOf(outcome);
    const seconds = Math.round((performance.now() - from) / 1000);
    console.log(`${wrong.length === 0 ? 'held  ' : 'FAILED'} ${fault.id} ${on} (${String(seconds)} s)\n${row}`);
    for (const line of wrong.slice(0, 12)) console.log(`       ${line}`);
    if (wrong.length > 0) process.exitCode = 1;
    if (!isDry) keepRows([row]);
  }
cleanUp();
// A failed fault may leave a client running.
process.exit();
