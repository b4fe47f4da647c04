import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { openTestDatabase } from '#tests/support/test-database.ts';
import { patternOf, searchable, searchedWords } from '#server/lib/searchable.ts';

const db = await openTestDatabase();
afterAll(() => db.close());

const texts = [
  'José Ñandú, jose@nunez.example (531) 555-0111',
  '100% Paving & Sons',
  'Under_score -- Foods',
  String.raw`Back\slash "Trucks"`,
  "O'Hara A/B {x,y}",
  'Łódź 東京トラック 🚚 Straße',
  'aef-2026-000123 ana.00012345@example.com',
  'a',
  '',
].map(searchable);

describe('word search finds text at any position and of any length', () => {
  test.each([
    ['whole words', 'jose nandu paving foods trucks hara'],
    ['pieces', 'ose ndu 555 011 avin ruck'],
    ['references and numbers', 'aef-2026-000123 2026-000123 f-2026-00012 x-2026-000123 000123 00012345@ 0001234'],
    ['one and two letters', 'a o j z q os jo qz ñ 1 10 1x'],
    ['signs', `% _ \\ & " ' , { } -- 0% r_s k\\s a/b {x,y} && %% ---`],
    ['letters beyond English', 'ł łó łódź 東 東京 東京ト 🚚 ß ße aße straße 京東'],
  ])('searches for %s', async (_what, words) => {
    for (const word of searchedWords(searchable(words)).concat(words.split(' ').map(searchable))) {
      const { rows } = await sql<{ search: string }>`select search from unnest(${texts}::text[]) as texts (search)
        where search like ${patternOf(word)}`.execute(db.query);
      expect(
        rows.map((row) => row.search),
        word,
      ).toEqual(texts.filter((text) => text.includes(word)));
    }
  });
});
