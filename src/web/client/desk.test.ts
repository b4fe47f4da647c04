import { expect, test } from 'vitest';
import { noteOf } from './desk.ts';

test.each([
  ['the field that matches', 'ramos', 'AEF-1, Elena Ramos'],
  ['nothing where the name matches', 'paving', 'AEF-1'],
  ['nothing where the note matches', 'aef', 'AEF-1'],
  ['nothing where no known field matches', 'elsewhere', 'AEF-1'],
])('the note of a found file adds %s', (_case, q, note) =>
  expect(noteOf(q, ['Aspen Paving', 'AEF-1'], ['Aspen LLC', 'Elena Ramos'])).toBe(note),
);
