import type { Timed } from './load.ts';

export type Interval = {
  /** Seconds since the start. */
  at: number;
  answers: readonly Timed[];
  /** Processor time of the server so far, in seconds. */
  processor: number;
};

/** Returns median and p99 of each call and the processor's share, at the start and at the end. */
export function byCall(intervals: readonly Interval[]): string[] {
  const end = intervals.at(-1)?.at ?? 0;
  const edge = Math.min(600, end / 4);
  const first = intervals.filter(({ at }) => at <= edge);
  const last = intervals.filter(({ at }) => at >= end - edge);
  const calls = new Set(intervals.flatMap(({ answers }) => answers.map(({ call }) => call)));
  return [
    ...[...calls].map((call) => `${call}: ${timesOf(call, first)} at first, ${timesOf(call, last)} at last`),
    `processor: ${shareOf(first)} % at first, ${shareOf(last)} % at last`,
  ];
}

function timesOf(call: string, part: readonly Interval[]): string {
  const times = part
    .flatMap(({ answers }) => answers.filter((one) => one.call === call).map(({ ms }) => ms))
    .toSorted((a, b) => a - b);
  const at = (share: number): string => (times[Math.floor(times.length * share)] ?? 0).toFixed(1);
  return `median ${at(0.5)} ms, p99 ${at(0.99)} ms of ${String(times.length)}`;
}

function shareOf(part: readonly Interval[]): string {
  const [from, to] = [part[0], part.at(-1)];
  return from && to && to.at > from.at ? (((to.processor - from.processor) / (to.at - from.at)) * 100).toFixed(0) : '0';
}
