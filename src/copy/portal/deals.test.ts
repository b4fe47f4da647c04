import { expect, test } from 'vitest';
import { dealWords } from './deals.ts';
import { decisionWords } from './decisions.ts';

test.each([
  [dealWords.notice({ deal: 'Sample', status: 'approved', next: 'lender', note: '' }), 'We’re on it.'],
  [
    dealWords.notice({ deal: 'Sample', status: 'docs_out', next: 'dealer', note: '' }),
    'Your move: get the documents signed.',
  ],
  [dealWords.notice({ deal: 'Sample', status: 'sf_deleted', next: 'none', note: '' }), 'Call us to restore it.'],
  [decisionWords.expiry.expired({ deal: 'Sample', lastDay: '2026-11-21' }), 'Your move: ask for new terms.'],
  [decisionWords.expiry.soon({ deal: 'Sample', lastDay: '2026-11-21' }), undefined],
])('moveIn finds the sentence about the next move at the end of %j', ({ message }, move) => {
  expect(dealWords.moveIn(message)).toBe(move);
});
