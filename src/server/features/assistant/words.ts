import { stemmer as stemEnglish } from '@orama/stemmers/english';
import { stemmer as stemSpanish } from '@orama/stemmers/spanish';
import type { Language } from '#contract/language.ts';
import { words as en } from '#copy/en/knowledge/words.ts';
import { words as es } from '#copy/es/knowledge/words.ts';

/** One word as it is compared: its stem, or the name that it stands for; light words say little about a topic. */
export type Token = { term: string; light: boolean };

/** Lower case, no accents, typographic quotes or apostrophes. */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[’'`´]/g, '');

const pieces = (text: string): string[] => fold(text).match(/\$?[\p{L}\p{N}]+/gu) ?? [];

function reader(words: typeof en, stem: (word: string) => string) {
  const listed = (text: string): string[][] => text.split(',').map((one) => pieces(one).map(stem));
  const silent = new Set(pieces(words.silent));
  const light = new Set(pieces(words.light).map(stem));
  // Longest first: "sales tax" is not a tax.
  const names = Object.entries(words.same)
    .flatMap(([name, all]) => [[stem(name)], ...listed(all)].map((spelling) => ({ term: stem(name), spelling })))
    .toSorted((a, b) => b.spelling.length - a.spelling.length);
  const byFirst = Map.groupBy(names, ({ spelling }) => spelling[0] ?? '');
  const others = listed(words.elsewhere);
  const startsWith = (stems: string[], at: number, spelling: string[]): boolean =>
    spelling.every((word, n) => stems[at + n] === word);

  function tokens(text: string): Token[] {
    const raw = pieces(text);
    const stems = raw.map(stem);
    const found: Token[] = [];
    for (let at = 0; at < raw.length;) {
      const from = at;
      const name = byFirst.get(stems[at] ?? '')?.find(({ spelling }) => startsWith(stems, from, spelling));
      const term = name?.term ?? stems[at] ?? '';
      if (name !== undefined || !silent.has(raw[at] ?? '')) found.push({ term, light: light.has(term) });
      at += name?.spelling.length ?? 1;
    }
    return found;
  }
  const isElsewhere = (text: string): boolean => {
    const stems = pieces(text).map(stem);
    return stems.some((_, at) => others.some((spelling) => startsWith(stems, at, spelling)));
  };
  return { tokens, isElsewhere };
}

export const readers: Record<Language, ReturnType<typeof reader>> = {
  en: reader(en, stemEnglish),
  es: reader(es, stemSpanish),
};
