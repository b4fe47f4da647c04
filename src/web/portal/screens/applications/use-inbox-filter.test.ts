import { describe, expect, test } from 'vitest';
import { noFilter, usualSort } from './use-inbox-filter.ts';

describe('the usual order of the inbox', () => {
  test.each([
    ['all files', noFilter, 'due'],
    ['undecided files', { ...noFilter, outcome: 'none' }, 'due'],
    ['own files of a search', { ...noFilter, q: 'paving', assigned: 'mine' }, 'due'],
    ['a search', { ...noFilter, q: 'paving' }, 'due'],
    ['closed files', { ...noFilter, status: 'closed' }, '-received'],
    ['approved files', { ...noFilter, outcome: 'approved' }, '-received'],
  ] as const)('of %s', (_, filter, sort) => {
    expect(usualSort(filter)).toBe(sort);
  });
});
