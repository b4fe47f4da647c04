import type { Sample } from './judge.ts';

const [WIDE, HIGH, LEFT, TOP, GAP] = [760, 150, 56, 40, 54];

/** Draws memory and p99 over time as two charts, in an SVG for light and dark backgrounds. */
export function drawSoak(samples: readonly Sample[], title: string): string {
  const fields = [
    { name: 'Resident memory, MB', of: (one: Sample) => one.rssMb },
    { name: 'p99 of all answers, ms', of: (one: Sample) => one.p99Ms },
  ];
  const end = Math.max(1, samples.at(-1)?.at ?? 1);
  const height = TOP + fields.length * (HIGH + GAP);
  const drawn = fields.map(({ name, of }, n) => field(samples, end, { name, of, top: TOP + n * (HIGH + GAP) + 16 }));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${String(WIDE + LEFT + 16)} ${String(height)}" font-family="sans-serif" font-size="12" role="img" aria-label="${title}">
<rect width="100%" height="100%" fill="#fff"/>
<text x="${String(LEFT)}" y="18" font-size="14" font-weight="600" fill="#14213d">${title}</text>
${drawn.join('\n')}
</svg>
`;
}

type Field = { name: string; of: (one: Sample) => number; top: number };

function field(samples: readonly Sample[], end: number, { name, of, top }: Field): string {
  const most = roundUp(Math.max(1, ...samples.map(of)));
  const place = (one: Sample): string =>
    `${(LEFT + (one.at / end) * WIDE).toFixed(1)},${(top + HIGH - (of(one) / most) * HIGH).toFixed(1)}`;
  const lines = [0, 0.5, 1].map((share) => {
    const y = (top + HIGH - share * HIGH).toFixed(1);
    return `<line x1="${String(LEFT)}" x2="${String(LEFT + WIDE)}" y1="${y}" y2="${y}" stroke="#d6d3cb"/><text x="${String(LEFT - 8)}" y="${y}" dy="4" text-anchor="end" fill="#555">${String(most * share)}</text>`;
  });
  const minutes = [0, 0.5, 1].map(
    (share) =>
      `<text x="${String(LEFT + share * WIDE)}" y="${String(top + HIGH + 18)}" text-anchor="${share === 1 ? 'end' : share === 0 ? 'start' : 'middle'}" fill="#555">${((end * share) / 60).toFixed(end < 600 ? 1 : 0)} min</text>`,
  );
  return `<text x="${String(LEFT)}" y="${String(top - 8)}" fill="#14213d">${name}</text>
${[...lines, ...minutes].join('\n')}
<polyline fill="none" stroke="#a3560b" stroke-width="1.5" points="${samples.map(place).join(' ')}"/>`;
}

/** Rounds up to the next round number for the axis. */
function roundUp(value: number): number {
  const step = 10 ** Math.floor(Math.log10(value));
  return ([1, 2, 4, 5, 10].find((times) => times * step >= value) ?? 10) * step;
}
