export type Sample = {
  /** Seconds since the start. */
  at: number;
  rssMb: number;
  descriptors: number;
  /** p99 of everything answered since the sample before. */
  p99Ms: number;
  storedMb: number;
  acknowledged: number;
};
export type Verdict = { line: string; holds: boolean };

/** Below 2 hours a slope is mostly noise. Then the last quarter may exceed the second by a limit. */
const LONG_S = 115 * 60;
const WARM_S = 30 * 60;
const MOST_SLOPE = 1;
const MOST_GROWTH = 0.08;
const MOST_SLOWER = 1.2;
const MOST_DESCRIPTORS = 5;
const MOST_PER_ITEM = 1.5;

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Returns MB per hour, by least squares. */
export function slopeOf(samples: readonly Sample[]): number {
  const mean = (of: (one: Sample) => number): number => samples.reduce((sum, one) => sum + of(one), 0) / samples.length;
  const [x, y] = [mean((one) => one.at), mean((one) => one.rssMb)];
  const above = samples.reduce((sum, one) => sum + (one.at - x) * (one.rssMb - y), 0);
  const below = samples.reduce((sum, one) => sum + (one.at - x) ** 2, 0);
  return below === 0 ? 0 : (above / below) * 3600;
}

/** Checks memory, descriptors, response times, and that storage grows with the writes only. */
export function judge(samples: readonly Sample[], unexpected: readonly string[]): Verdict[] {
  const end = samples.at(-1)?.at ?? 0;
  const share = (from: number, to: number): Sample[] => samples.filter(({ at }) => at >= end * from && at <= end * to);
  const edge = Math.min(600, end / 4) / Math.max(end, 1);
  const [first, last] = [share(edge, 2 * edge), share(1 - edge, 1)];
  return [
    memory(samples, end, share),
    quickness(median(first.map((one) => one.p99Ms)), median(last.map((one) => one.p99Ms))),
    descriptors(median(first.map((one) => one.descriptors)), median(last.map((one) => one.descriptors))),
    growth(share(edge, 0.5), share(0.5, 1)),
    { line: `${String(unexpected.length)} unexpected answers`, holds: unexpected.length === 0 },
  ];
}

function memory(samples: readonly Sample[], end: number, share: (from: number, to: number) => Sample[]): Verdict {
  if (end >= LONG_S) {
    const slope = slopeOf(samples.filter(({ at }) => at > WARM_S));
    return {
      line: `memory grows ${slope.toFixed(2)} MB per hour after the first half hour`,
      holds: slope < MOST_SLOPE,
    };
  }
  const [second, last] = [share(0.25, 0.5), share(0.75, 1)].map((part) => median(part.map((one) => one.rssMb)));
  const rise = (last ?? 0) / Math.max(second ?? 0, 1) - 1;
  return {
    line: `memory ${(second ?? 0).toFixed(0)} MB in the second quarter, ${(last ?? 0).toFixed(0)} MB in the last`,
    holds: rise <= MOST_GROWTH,
  };
}

const quickness = (first: number, last: number): Verdict => ({
  line: `p99 ${first.toFixed(0)} ms at the start, ${last.toFixed(0)} ms at the end`,
  holds: last <= first * MOST_SLOWER,
});
const descriptors = (first: number, last: number): Verdict => ({
  line: `${String(first)} descriptors at the start, ${String(last)} at the end`,
  holds: last - first <= MOST_DESCRIPTORS,
});

/** Checks that the storage per acknowledged write does not grow. */
function growth(early: readonly Sample[], late: readonly Sample[]): Verdict {
  const perItem = (part: readonly Sample[]): number => {
    const [from, to] = [part[0], part.at(-1)];
    return from && to ? ((to.storedMb - from.storedMb) * 1024) / Math.max(1, to.acknowledged - from.acknowledged) : 0;
  };
  const [before, after] = [perItem(early), perItem(late)];
  return {
    line: `${before.toFixed(1)} KB stored per acknowledged write in the first half, ${after.toFixed(1)} KB in the second`,
    holds: after <= Math.max(before, 1) * MOST_PER_ITEM,
  };
}
