import { expect, test } from 'vitest';
import { sectionAt } from './use-current-section.ts';

test.each([
  ['all below the line, as at the top of the page', [400, 700, 1700, 2700, 3300], 0],
  ['the second one on the line', [-200, 290, 1200, 2200, 2800], 1],
  ['between two sections', [-900, -600, 310, 1200, 1800], 1],
  ['at the end of the page', [-3000, -2700, -1700, -700, -100], 4],
])('the rail shows where one is: %s', (_where, tops, index) => expect(sectionAt(tops, 300)).toBe(index));
