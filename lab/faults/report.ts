import { execFileSync } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import { rewriteBetweenMarks } from '../report.ts';
import { type Fault, invariants, type Judged, type Outcome } from './drill.ts';
import type { Engine } from './world.ts';

const FILE = path.resolve(import.meta.dirname, '../../docs/reports/reliability.md');

/** Returns what is wrong with an outcome, one per line. Empty when the row passes. */
export const faultsOf = ({ control, faults = [], lost, twice, judged }: Outcome): string[] => [
  ...(control === '' ? ['no evidence of the fault'] : []),
  ...(lost > 0 ? [`${String(lost)} lost`] : []),
  ...(twice > 0 ? [`${String(twice)} twice`] : []),
  ...faults,
  ...invariants.flatMap((one) => (judged[one] ?? []).map((line) => `${one}: ${line}`)),
];

/** Returns a row of the table: the result, or why the fault could not be tried. */
export function rowOf({ id, title }: Fault, engine: Engine, outcome: Outcome | Error): string {
  const load = (os.loadavg()[0] ?? 0).toFixed(1);
  const about = `${commit()}, ${new Date().toISOString().slice(0, 10)}, ${load}`;
  if (outcome instanceof Error)
    return cells(
      `${id} ${title}`,
      engine,
      `NOT RUN: ${outcome.message.split('\n')[0] ?? ''}`,
      ...Array<string>(5).fill(''),
      about,
    );
  const recovery = outcome.recoveryMs === undefined ? '' : `${(outcome.recoveryMs / 1000).toFixed(1)} s`;
  const { how, control, seen, acknowledged, lost, twice, judged } = outcome;
  const counts = `${String(acknowledged)} / ${String(lost)} / ${String(twice)}`;
  const verdict =
    faultsOf(outcome).length === 0 ? heldBy(judged) : `FAILED: ${faultsOf(outcome).slice(0, 3).join('; ')}`;
  return cells(`${id} ${title}`, engine, how, control, counts, recovery, seen ?? '', verdict, about);
}

const heldBy = (judged: Judged): string => invariants.filter((one) => judged[one]?.length === 0).join(' ');
const cells = (...texts: string[]): string =>
  `| ${texts.map((text) => text.replaceAll('|', '/').replaceAll(/\s+/g, ' ').trim()).join(' | ')} |`;

function commit(): string {
  const git = (...args: string[]): string =>
    execFileSync('git', args, { cwd: path.dirname(FILE) })
      .toString()
      .trim();
  const changed =
    git('status', '--porcelain', '--', '../../src', '../../tests', '../../scripts', '../../lab') === '' ? '' : '+';
  return `${git('rev-parse', '--short=8', 'HEAD')}${changed}`;
}

const machine = (): string =>
  `${String(os.cpus().length)} cores, ${String(Math.round(os.totalmem() / 1024 ** 3))} GB, Linux ${os.release().split('-')[0] ?? ''}, Node ${process.versions.node}`;

/** Replaces the rows of the same fault and engine in the report. */
export const keepRows = (rows: readonly string[]): void =>
  rewriteBetweenMarks(FILE, 'faults', (before) => {
    const [head = '', line = '', ...old] = before.split('\n').filter((one) => one.startsWith('|'));
    const all = new Map([...old, ...rows].map((row) => [keyOf(row), row]));
    const sorted = [...all].sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true })).map(([, row]) => row);
    return `${[head, line, ...sorted].join('\n')}\n\nLast run on ${machine()}.`;
  });

const keyOf = (row: string): string => {
  const [, fault = '', engine = ''] = row.split('|').map((cell) => cell.trim());
  return `${fault.split(' ')[0] ?? ''} ${engine}`;
};
