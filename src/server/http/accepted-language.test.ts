import { describe, expect, test } from 'vitest';
import { acceptedLanguage } from './accepted-language.ts';

describe('design 5: Accept-Language', () => {
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
  ])('%s is answered in %s', (header, language) => {
    expect(acceptedLanguage(header)).toBe(language);
  });

  test('checks 0: a header of blanks is read in one go, not anew from each of them', () => {
    const from = performance.now();
    expect(acceptedLanguage(`es;q=0.9${'\t'.repeat(100_000)}x,en;q=0.1`)).toBe('en');
    // A pattern that went back took 50 s.
    expect(performance.now() - from).toBeLessThan(5000);
  });
});
