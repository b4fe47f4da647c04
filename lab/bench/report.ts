import { judge, type Measured, QUIET_LOAD, ratioOf, type Row, subjectOf } from './measured.ts';

const HEAD = ['Case', 'Ours', 'Compared with', 'Ratio', 'Limit', 'Must', 'Goal', 'Load', 'Note'];

export const figure = (value: number): string =>
  value >= 100
    ? Math.round(value).toLocaleString('en-US')
    : Number(value.toPrecision(2)).toLocaleString('en-US', { maximumFractionDigits: 3 });

/** Returns the cells of one row, in the order of the header. */
function cellsOf(row: Row): string[] {
  const ratio = ratioOf(row);
  return [
    `${row.case}: ${row.what}`,
    `${figure(row.ours)} ${row.unit}`.trim(),
    row.peer ? `${row.peer.name}: ${figure(row.peer.value)}` : '',
    ratio === undefined ? '' : ratio.toFixed(2),
    row.limit ? `${row.limit.name}: ${figure(row.limit.value)}` : '',
    wanted(row, 'first'),
    wanted(row, 'goal'),
    row.load > QUIET_LOAD ? `${row.load.toFixed(1)}, busy` : row.load.toFixed(1),
    row.note ?? '',
  ];
}

function wanted(row: Measured, which: 'first' | 'goal'): string {
  const value = row.bound?.[which];
  if (row.bound === undefined || value === undefined) return '';
  const sign = row.bound.is === 'at least' ? '≥' : '≤';
  const bound =
    subjectOf(row.bound, which) === 'ratio' ? `ratio ${String(value)}` : `${String(value)} ${row.unit}`.trim();
  return `${sign} ${bound}: ${judge(row, which)}`;
}

export function screenTable(rows: Row[]): string {
  const all = [HEAD, ...rows.map(cellsOf)];
  const widths = HEAD.map((_, n) => Math.max(...all.map((cells) => cells[n]?.length ?? 0)));
  return all
    .map((cells) =>
      cells
        .map((cell, n) => cell.padEnd(widths[n] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

export const documentTable = (rows: Row[]): string =>
  [HEAD, HEAD.map(() => '---'), ...rows.map(cellsOf)].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
