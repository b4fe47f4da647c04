import { describe, expect, test } from 'vitest';
import { judge, type Sample, slopeOf } from './judge.ts';

const flat = (changes: (at: number) => Partial<Sample> = () => ({}), seconds = 1200): Sample[] =>
  Array.from({ length: seconds / 5 }, (_, n) => {
    const at = n * 5;
    return {
      at,
      rssMb: 250,
      descriptors: 60,
      p99Ms: 40,
      storedMb: 40 + at / 100,
      acknowledged: at * 2,
      ...changes(at),
    };
  });
const broken = (samples: Sample[], unexpected: string[] = []): number[] =>
  judge(samples, unexpected).flatMap(({ holds }, at) => (holds ? [] : [at]));

describe('soak verdict', () => {
  test('passes for stable figures', () => {
    expect(broken(flat())).toEqual([]);
  });

  test.each([
    ['growing memory', 0, flat((at) => ({ rssMb: 250 + at / 10 }))],
    ['slower answers', 1, flat((at) => ({ p99Ms: 40 + at / 20 }))],
    ['open descriptors', 2, flat((at) => ({ descriptors: 60 + Math.floor(at / 60) }))],
    ['a database that grows faster than the writes', 3, flat((at) => ({ storedMb: 40 + (at / 100) ** 2 }))],
  ] as const)('fails with %s', (_what, rule, samples) => {
    expect(broken(samples)).toEqual([rule]);
  });

  test('fails for an answer of 500', () => {
    expect(broken(flat(), ['/api/x 500'])).toEqual([4]);
  });

  test('fails a 2-hour soak that grows 1 MB per hour after its first half hour', () => {
    const warming = flat((at) => ({ rssMb: 200 + Math.min(50, at / 36) }), 7200);
    expect(broken(warming)).toEqual([]);
    const leaking = flat((at) => ({ rssMb: 250 + (at / 3600) * 1.1 }), 7200);
    expect(slopeOf(leaking)).toBeCloseTo(1.1);
    expect(broken(leaking)).toEqual([0]);
  });
});
