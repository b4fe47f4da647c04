/**
 * Tests whether one of two samples tends to be larger. Returns U of the first, and the two-sided p by the normal
 * approximation with correction for ties and continuity (Mann and Whitney 1947). Needs at least 20 values per sample.
 */
export function mannWhitney(first: number[], second: number[]): { u: number; p: number } {
  const [m, n] = [first.length, second.length];
  const all = [...first.map((value) => ({ value, mine: true })), ...second.map((value) => ({ value, mine: false }))];
  all.sort((a, b) => a.value - b.value);
  let ranks = 0;
  let ties = 0;
  for (let from = 0; from < all.length;) {
    let to = from + 1;
    while (to < all.length && all[to]?.value === all[from]?.value) to++;
    const same = to - from;
    ranks += all.slice(from, to).filter(({ mine }) => mine).length * ((from + 1 + to) / 2);
    ties += same ** 3 - same;
    from = to;
  }
  const u = ranks - (m * (m + 1)) / 2;
  const total = m + n;
  const spread = Math.sqrt(((m * n) / 12) * (total + 1 - ties / (total * (total - 1))));
  const z = (Math.abs(u - (m * n) / 2) - 0.5) / spread;
  return { u, p: Math.min(1, 2 * upperTail(z)) };
}

/** Returns P(Z > z) of the normal distribution (Abramowitz and Stegun 26.2.17, error below 7.5e-8). */
function upperTail(z: number): number {
  if (z < 0) return 1 - upperTail(-z);
  const t = 1 / (1 + 0.2316419 * z);
  const series = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * series;
}
