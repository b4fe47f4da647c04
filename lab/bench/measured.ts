/** The judged value: the ratio to the peer, or the product's own figure. A goal may use the other one. */
type Subject = 'ratio' | 'ours';
export type Bound = {
  of: Subject;
  goalOf?: Subject;
  is: 'at least' | 'at most';
  first?: number | undefined;
  goal?: number | undefined;
};
export type Unit = 'requests/s' | 'applications/s' | 'ms' | 's' | 'MB' | 'KB' | '';

/** One row of the table. Figures are medians of the rounds, unless the row states otherwise. */
export type Measured = {
  what: string;
  unit: Unit;
  ours: number;
  peer?: { name: string; value: number } | undefined;
  /** The machine's limit for this figure. */
  limit?: { name: string; value: number } | undefined;
  bound?: Bound | undefined;
  note?: string | undefined;
};

/** A row with the name of its case and the load average before it. */
export type Row = Measured & { case: string; load: number };

/** A curve of the growth case: one figure per number of rows. */
export type Curve = { what: string; points: { rows: number; p50: number; p95: number }[] };

export type Options = {
  rounds: number;
  minutes: number;
  /** The largest number of rows in the growth case. */
  largest: number;
};
export type Case = {
  name: string;
  run: (options: Options) => Promise<{ rows: Measured[]; curves?: Curve[]; faults?: string[] }>;
};

export type Verdict = 'met' | 'missed' | 'not judged';

/** The repeated sentence of the models that cases and drills start. */
export const SPOKEN = 'Used machines are welcome. ';

/** Above this load the machine was busy with something else or with the case before. */
export const QUIET_LOAD = 0.5;

export const ratioOf = ({ ours, peer }: Measured): number | undefined =>
  peer === undefined || peer.value === 0 ? undefined : ours / peer.value;

export const subjectOf = ({ of, goalOf }: Bound, which: 'first' | 'goal'): Subject =>
  which === 'goal' ? (goalOf ?? of) : of;

const valueOf = (row: Measured, subject: Subject): number | undefined =>
  subject === 'ratio' ? ratioOf(row) : row.ours;

export function judge(row: Measured, which: 'first' | 'goal'): Verdict {
  const wanted = row.bound?.[which];
  if (row.bound === undefined || wanted === undefined) return 'not judged';
  const value = valueOf(row, subjectOf(row.bound, which));
  if (value === undefined) return 'not judged';
  return (row.bound.is === 'at least' ? value >= wanted : value <= wanted) ? 'met' : 'missed';
}

/** Returns how a row compares with its goal: 1 meets it, 2 is twice as good. */
export function shareOfGoal(row: Measured): number | undefined {
  const goal = row.bound?.goal;
  if (row.bound === undefined || goal === undefined) return undefined;
  const value = valueOf(row, subjectOf(row.bound, 'goal'));
  if (value === undefined || value === 0) return undefined;
  return row.bound.is === 'at least' ? value / goal : goal / value;
}

export const median = (values: number[]): number => percentile(values, 0.5);

/** Returns the value that this share of the values does not exceed. Uses the upper median for an even number. */
export function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** Measures each side once per round, alternately, so that disturbances affect all sides. Returns the medians. */
export async function inTurn<K extends string>(
  rounds: number,
  sides: Record<K, () => Promise<number>>,
): Promise<Record<K, number>> {
  const found = new Map<string, number[]>();
  for (let round = 0; round < rounds; round++)
    for (const [name, once] of Object.entries<() => Promise<number>>(sides))
      found.set(name, [...(found.get(name) ?? []), await once()]);
  return Object.fromEntries([...found].map(([name, values]) => [name, median(values)])) as Record<K, number>;
}
