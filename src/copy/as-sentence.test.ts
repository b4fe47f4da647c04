import { expect, test } from 'vitest';
import { dealWords } from './portal/deals.ts';
import { asSentence } from './as-sentence.ts';

test.each([
  ['Upload failed', 'Upload failed.'],
  ['Please send the March bank statement', 'Please send the March bank statement.'],
  ['Done!', 'Done!'],
  ['¿Listo?', '¿Listo?'],
  ['He said “no.”', 'He said “no.”'],
  ['Wait…', 'Wait…'],
  ['', ''],
  ['Two lines\n', 'Two lines.'],
])('%j ends as a sentence', (text, sentence) => {
  expect(asSentence(text)).toBe(sentence);
});

test('a note without a full stop does not run into the next sentence', () => {
  const { message } = dealWords.notice({
    deal: 'Mill',
    status: 'info_requested',
    next: 'dealer',
    note: 'Please send the March bank statement',
  });
  expect(message).toBe('Please send the March bank statement. Your move.');
});
