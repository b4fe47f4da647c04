import { describe, expect, test } from 'vitest';
import { acceptedLanguage } from './accepted-language.ts';

describe('Accept-Language', () => {
  test.each([
    [undefined, 'en'],
    ['', 'en'],
    ['es', 'es'],
    ['es-US,es;q=0.9,en;q=0.8', 'es'],
    ['en-US,en;q=0.9,es;q=0.8', 'en'],
    ['en;q=0.5, ES-mx;q=0.7', 'es'],
    ['es;q=0', 'en'],
    ['fr,*;q=0.5', 'en'],
    ['essay', 'en'],
    ['es;q=x', 'en'],
  ])('answers %s in %s', (header, language) => {
    expect(acceptedLanguage(header)).toBe(language);
  });

  test('reads a header of 300,000 tabs before the test times out', () => {
    // A backtracking pattern would need minutes.
    expect(acceptedLanguage(`es;q=0.9${'\t'.repeat(300_000)}x,en;q=0.1`)).toBe('en');
  });
});
