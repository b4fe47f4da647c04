import { figure } from './report.ts';
import { type Curve, judge, type Row, shareOfGoal } from './measured.ts';

const WIDTH = 760;
const LINE = 26;
const LEFT = 350;
const RIGHT = 90;
/** Bars end at twice the goal. */
const MOST = 2;
const STYLE = `<style>
text { font: 13px system-ui, sans-serif; fill: #1f2a33 }
.quiet { fill: #5b6770 }
.met { fill: #1f7a4d }
.missed { fill: #b4532a }
.rule { stroke: #5b6770; stroke-width: 1 }
.grid { stroke: #5b6770; stroke-width: .5; opacity: .4 }
.curve { fill: none; stroke-width: 2 }
@media (prefers-color-scheme: dark) {
text { fill: #e6ebef } .quiet { fill: #a3afb8 } .met { fill: #4cc38a } .missed { fill: #e9885c }
.rule, .grid { stroke: #a3afb8 } }
</style>`;
const COLOURS = ['#2f7fd1', '#c2571a', '#2e9460', '#9a5fc4', '#b08a00', '#c04370'];

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const at = (value: number): string => value.toFixed(1);
const svg = (height: number, label: string, parts: string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${String(WIDTH)} ${String(height)}" role="img" aria-label="${escaped(label)}">
${STYLE}
${parts.join('\n')}
</svg>
`;

export function goalPicture(rows: Row[]): string {
  const judged = rows.flatMap((row) => {
    const share = shareOfGoal(row);
    return share === undefined ? [] : [{ row, share }];
  });
  const wide = WIDTH - LEFT - RIGHT;
  const x = (share: number): number => LEFT + (Math.min(share, MOST) / MOST) * wide;
  const height = 48 + judged.length * LINE;
  const bars = judged.map(({ row, share }, n) => {
    const y = 40 + n * LINE;
    return [
      `<text x="${String(LEFT - 10)}" y="${at(y + 13)}" text-anchor="end">${escaped(shorten(`${row.case}: ${row.what}`))}</text>`,
      `<rect class="${judge(row, 'goal')}" x="${String(LEFT)}" y="${at(y)}" width="${at(x(share) - LEFT)}" height="16" rx="2"/>`,
      `<text x="${at(x(share) + 8)}" y="${at(y + 13)}">${share.toFixed(2)}${share > MOST ? ' →' : ''}</text>`,
    ].join('\n');
  });
  return svg(height, 'Each case relative to its goal', [
    `<text x="${at(x(1))}" y="18" text-anchor="middle" class="quiet">1 = goal, longer is better</text>`,
    ...bars,
    `<line class="rule" x1="${at(x(1))}" x2="${at(x(1))}" y1="26" y2="${String(height - 6)}" stroke-dasharray="3 3"/>`,
  ]);
}

const LONGEST = 52;
const shorten = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST - 1).trimEnd()}…` : text);

/** Draws p95 over the number of rows, both on logarithmic scales. */
export function growthPicture(curves: Curve[]): string {
  const [top, bottom, left, right, height] = [24, 40, 86, 210, 380];
  const points = curves.flatMap((curve) => curve.points);
  const power = (value: number): number => Math.log10(Math.max(value, 0.1));
  const rows = points.map((point) => power(point.rows));
  const times = points.map((point) => power(point.p95));
  const [least, most] = [Math.floor(Math.min(...times)), Math.ceil(Math.max(...times))];
  const [first, last] = [Math.min(...rows), Math.max(...rows)];
  const x = (value: number): number => left + ((value - first) / (last - first || 1)) * (WIDTH - left - right);
  const y = (value: number): number =>
    height - bottom - ((value - least) / (most - least || 1)) * (height - top - bottom);
  const lines = Array.from({ length: most - least + 1 }, (_, n) => least + n).map(
    (p) => `<line class="grid" x1="${String(left)}" x2="${String(WIDTH - right)}" y1="${at(y(p))}" y2="${at(y(p))}"/>
<text class="quiet" x="${String(left - 8)}" y="${at(y(p) + 4)}" text-anchor="end">${figure(10 ** p)} ms</text>`,
  );
  const counts = [...new Set(points.map((point) => point.rows))].map(
    (count) =>
      `<text class="quiet" x="${at(x(power(count)))}" y="${String(height - 14)}" text-anchor="middle">${figure(count)} rows</text>`,
  );
  const ends = labelled(curves.map((curve) => y(power(curve.points.at(-1)?.p95 ?? 1))));
  const drawn = curves.map((curve, n) => {
    const colour = COLOURS[n % COLOURS.length] ?? '';
    const path = curve.points.map((point) => `${at(x(power(point.rows)))},${at(y(power(point.p95)))}`).join(' ');
    return `<polyline class="curve" stroke="${colour}" points="${path}"/>
<text x="${String(WIDTH - right + 10)}" y="${at((ends[n] ?? 0) + 4)}" style="fill:${colour}">${escaped(curve.what)}</text>`;
  });
  return svg(height, 'Response times by number of rows: the 95th percentile', [...lines, ...counts, ...drawn]);
}

/** Moves overlapping labels down until none overlap. */
function labelled(wanted: number[]): number[] {
  const places = wanted.map((place, n) => ({ place, n })).sort((a, b) => a.place - b.place);
  for (let n = 1; n < places.length; n++) {
    const [before, own] = [places[n - 1], places[n]];
    if (before && own) own.place = Math.max(own.place, before.place + 16);
  }
  return places.sort((a, b) => a.n - b.n).map(({ place }) => place);
}
