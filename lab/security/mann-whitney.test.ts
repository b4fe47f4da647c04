import { expect, test } from 'vitest';
import { mannWhitney } from './mann-whitney.ts';

test('checks 1.1: the figures of a published example', () => {
  // SciPy's documentation of mannwhitneyu: ages at diagnosis of diabetes, asymptotic with continuity.
  const { u, p } = mannWhitney([19, 22, 16, 29, 24], [20, 11, 17, 12]);
  expect(u).toBe(17);
  expect(p).toBeCloseTo(0.11134688653314041, 6);
});

test('checks 1.1: ties share their rank, equal samples differ in nothing, shifted ones do', () => {
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
