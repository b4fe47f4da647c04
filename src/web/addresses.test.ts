import { describe, expect, test } from 'vitest';
import { industryOfPath } from './addresses.ts';

describe('the industry context follows from the path', () => {
  test.each([
    ['/', 'construction'],
    ['/es', 'construction'],
    ['/construction', 'construction'],
    ['/es/construccion', 'construction'],
    ['/food-beverage', 'food-beverage'],
    ['/es/alimentos-bebidas', 'food-beverage'],
    ['/case-study/food-beverage', 'food-beverage'],
    ['/es/manufacturing', 'manufacturing'],
    ['/manufactura', 'manufacturing'],
    ['/itin', undefined],
    ['/es/vocational-trucks', undefined],
    ['/privacy', undefined],
  ])('industry context of %s: %s', (path, industry) => {
    expect(industryOfPath(path)).toBe(industry);
  });
});
