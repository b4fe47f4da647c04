import type { Engine } from './world.ts';

/** Resident memory of one process at one moment. */
export type Sample = { pid: number; at: number; mb: number };

/** Limits of the whole process. F14 enforces the same limits with a control group. */
export const MEMORY_MB: Record<Engine, number> = { embedded: 600, PostgreSQL: 400 };

/** In the first seconds of a process, V8 compiles the embedded engine. This takes several hundred MB, then frees them. */
const COMPILE_MS = 5000;

export const afterStart = (samples: readonly Sample[]): Sample[] =>
  [...Map.groupBy(samples, ({ pid }) => pid).values()].flatMap((own) =>
    own.filter(({ at }) => at >= (own[0]?.at ?? 0) + COMPILE_MS),
  );

/** A shorter run is mostly the growth after the start. */
const SHORTEST_MS = 20_000;
/** The second half of a run may exceed the first by this share. */
const MOST_RISE = 0.15;

type Halves = { first: number; second: number };

/** Returns the peaks of each process in both halves of the run. Skips processes that ran for a short time. */
export const halvesOf = (samples: readonly Sample[]): Halves[] =>
  [...Map.groupBy(samples, ({ pid }) => pid).values()].flatMap((own) => {
    const [from, to] = [own[0]?.at ?? 0, own.at(-1)?.at ?? 0];
    if (to - from < SHORTEST_MS) return [];
    const half = (from + to) / 2;
    return { first: peakOf(own.filter(({ at }) => at < half)), second: peakOf(own.filter(({ at }) => at >= half)) };
  });

export const peakOf = (samples: readonly Sample[]): number => Math.round(Math.max(0, ...samples.map(({ mb }) => mb)));

/** Returns the processes whose memory does not level off, one per line. A leak raises the peak of the second half. */
export const risesIn = (samples: readonly Sample[]): string[] =>
  halvesOf(samples)
    .filter(({ first, second }) => second > first * (1 + MOST_RISE))
    .map(
      ({ first, second }) => `memory rises: ${String(first)} MB in the first half, ${String(second)} MB in the second`,
    );
