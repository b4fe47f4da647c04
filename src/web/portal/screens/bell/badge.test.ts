import { expect, test } from 'vitest';
import { badgeOf } from './badge.ts';

test.each([
  [1, '1'],
  [9, '9'],
  [10, '9+'],
  [250, '9+'],
])('the badge of %d unread reads %s', (unread, shown) => expect(badgeOf(unread)).toBe(shown));
