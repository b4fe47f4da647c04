import { expect, test } from 'vitest';
import { mannWhitney } from './mann-whitney.ts';

test('mannWhitney returns the figures of a published example', () => {
  // SciPy's documentation of mannwhitneyu: ages at diagnosis of diabetes, asymptotic with continuity correction.
  const { u, p } = mannWhitney([19, 22, 16, 29, 24], [20, 11, 17, 12]);
  expect(u).toBe(17);
  expect(p).toBeCloseTo(0.11134688653314041, 6);
});

test('mannWhitney shares ranks among ties, finds no difference in equal samples, and finds one in shifted samples', () => {
  expect(mannWhitney([1, 1, 2], [1, 2, 2]).u).toBe(3);
  const sample = Array.from({ length: 200 }, (_none, i) => (i * 37) % 101);
  expect(mannWhitney(sample, sample).p).toBeGreaterThan(0.99);
  expect(
    mannWhitney(
      sample.map((one) => one + 30),
      sample,
    ).p,
  ).toBeLessThan(1e-9);
});
