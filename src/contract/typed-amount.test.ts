import { expect, test } from 'vitest';
import { showTypedAmount } from './typed-amount.ts';

test.each([
  ['84500', '$84,500'],
  ['$412,000', '$412,000'],
  ['196,400.5', '$196,400.50'],
  ['84500.00', '$84,500'],
  ['about 67 thousand', 'about 67 thousand'],
  ['$10K-$20K', '$10K-$20K'],
  ['-5', '-5'],
  ['9999999999999', '9999999999999'],
  ['', ''],
])('a typed amount of "%s" shows as "%s"', (typed, shown) => expect(showTypedAmount(typed)).toBe(shown));
