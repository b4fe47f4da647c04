import { expect, test } from 'vitest';
import { RequestError } from '#web/client/request.ts';
import { failureWords } from './failure-words.ts';

const refused = (status: number, statusText: string, body: string): string =>
  failureWords(new RequestError(status, statusText, body, null));

test.each([
  [409, 'Conflict', '{"message":"It was submitted already."}', 'It was submitted already.'],
  [
    502,
    'Bad Gateway',
    '<html><head><title>502</title></head><body>\n<h1>502 Bad Gateway</h1></body></html>',
    '502: 502 Bad Gateway',
  ],
  [502, 'Bad Gateway', '', '502: Bad Gateway'],
  [500, 'Internal Server Error', 'upstream\n  timed out', '500: upstream timed out'],
  [500, '', '{}', '500: {}'],
  [500, 'x', 'y'.repeat(500), `500: ${'y'.repeat(200)}…`],
])('an answer %i %s without a sentence reads as status and body', (status, text, body, words) => {
  expect(refused(status, text, body)).toBe(words);
});

test('a lost connection has its own message', () => {
  expect(failureWords(new TypeError('Failed to fetch'))).toMatch(/^Couldn’t reach the server/);
});
