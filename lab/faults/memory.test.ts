import { describe, expect, test } from 'vitest';
import { afterStart, peakOf, risesIn, type Sample } from './memory.ts';

/** Samples of one process each second, for a minute. */
const minute = (mbAt: (second: number) => number, pid = 1): Sample[] =>
  Array.from({ length: 61 }, (_, second) => ({ pid, at: second * 1000, mb: mbAt(second) }));
const leak = (second: number): number => 200 + 3 * second;

describe('memory of a process during an injected fault', () => {
  test('may grow after the start when it then levels off', () => {
    expect(risesIn(minute((second) => 250 + Math.min(second, 20) * 2 + (second % 5) * 4))).toEqual([]);
  });

  test('with a leak of 3 MB per second rises', () => {
    expect(risesIn(minute(leak))).toEqual(['memory rises: 287 MB in the first half, 380 MB in the second']);
  });

  test('is compared with the same process', () => {
    expect(risesIn([...minute(() => 200, 1), ...minute(() => 390, 2)])).toEqual([]);
  });

  test('is judged once the code of each process is compiled', () => {
    const compiling = (second: number): number => (second < 5 ? 800 : 300);
    expect(peakOf(afterStart([...minute(compiling, 1), ...minute(compiling, 2)]))).toBe(300);
  });

  test('is not judged for a process that ran for less than 20 seconds', () => {
    expect(risesIn(minute(leak).slice(0, 20))).toEqual([]);
  });
});
