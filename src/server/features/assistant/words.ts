import { stemmer as stemEnglish } from '@orama/stemmers/english';
import { stemmer as stemSpanish } from '@orama/stemmers/spanish';
import type { Language } from '#contract/language.ts';
import { words as en } from '#copy/en/knowledge/words.ts';
import { words as es } from '#copy/es/knowledge/words.ts';

/** One word as it is compared: its stem, or the name that it stands for. Light words say little about a topic. */
export type Token = { term: string; light: boolean; named: boolean };

const isAscii = (text: string): boolean => /^[ -~\t\r\n]*$/.test(text);

/** Lower case, no accents, typographic quotes or apostrophes. */
export const fold = readOnce((text) =>
  (isAscii(text) ? text : text.normalize('NFKD').replace(/\p{M}/gu, '')).toLowerCase().replace(/[’'`´]/g, ''),
);

/** "I am 72 years old", "tengo 70 años"; not years in a trade. One word of the lists: lenders do not consider it. */
const STATED_AGE =
  /\b(?:(?:im|i am|at|aged|age) \d\d(?: ?(?:years?|yrs?|yr)(?: |-)old| yo\b)?(?! ?(?:%|k\b|years?\b|yrs?\b|months?\b|payments?\b|percent\b|apr\b|down\b|\d))|(?:tengo|por tener|cumpli|a mis|a los) \d\d anos(?: de edad)?(?! (?:en|con|como|de|trabaj\w+|manej\w+|haciend\w+)\b))\b/g;

/** Words and numbers; the year of a machine reads as one word of the lists. */
const pieces = readOnce((text): readonly string[] =>
  (
    fold(text)
      .replace(/(\d),(?=\d{3}\b)/g, '$1')
      .replace(STATED_AGE, ' statedage ')
      .match(/\$?[\p{L}\p{N}]+/gu) ?? []
  ).map((one) => (/^(?:19[89]|20[012])\d$/.test(one) ? 'oldyear' : one)),
);

/** The same question is read from many sides, one behind the other: the last one is kept. */
function readOnce<T>(read: (text: string) => T): (text: string) => T {
  let last: { text: string; read: T } | undefined;
  return (text) => {
    if (last?.text !== text) last = { text, read: read(text) };
    return last.read;
  };
}

const MOST_STEMS = 5000;
/** The words of a language are few: most have been met before. */
function stemOnce(stem: (word: string) => string): (word: string) => string {
  const kept = new Map<string, string>();
  return (word) => {
    const known = kept.get(word);
    if (known !== undefined) return known;
    if (kept.size >= MOST_STEMS) kept.clear();
    const found = stem(word);
    kept.set(word, found);
    return found;
  };
}

function reader(words: typeof en, stem: (word: string) => string) {
  const listed = (text: string): string[][] => text.split(',').map((one) => pieces(one).map(stem));
  const silent = new Set(pieces(words.silent));
  const light = new Set(pieces(words.light).map(stem));
  // Longest first: "sales tax" is not a tax.
  const names = Object.entries(words.same)
    .flatMap(([name, all]) => [[stem(name)], ...listed(all)].map((spelling) => ({ term: stem(name), spelling })))
    .toSorted((a, b) => b.spelling.length - a.spelling.length);
  const byFirst = Map.groupBy(names, ({ spelling }) => spelling[0] ?? '');
  /** Words and phrases of other matters by their spellings, of which one is the plural of it. */
  const others = Map.groupBy(
    words.elsewhere.split(',').flatMap((one) => {
      const plain = pieces(one).join(' ');
      return [plain, `${plain}s`].map((spelling) => ({ spelling, plain }));
    }),
    ({ spelling }) => spelling,
  );
  const longest = Math.max(...[...others.keys()].map((one) => one.split(' ').length));
  const begins = new Set([...others.keys()].map((one) => one.split(' ')[0]));
  const occasions = new Set(pieces(words.occasions).map(stem));
  /** How many words of the text this spelling takes from here; a silent word may stand between two of its own. */
  function reach(raw: readonly string[], stems: string[], at: number, spelling: string[]): number {
    // "can" is no canning, whatever the stems say.
    if (spelling.length === 1 && silent.has(raw[at] ?? '')) return 0;
    let next = at;
    for (const word of spelling) {
      if (next > at && stems[next] !== word && silent.has(raw[next] ?? '')) next += 1;
      if (stems[next] !== word) return 0;
      next += 1;
    }
    return next - at;
  }

  function tokens(text: string): Token[] {
    const raw = pieces(text);
    const stems = raw.map(stem);
    const found: Token[] = [];
    for (let at = 0; at < raw.length;) {
      const from = at;
      const name = (byFirst.get(stems[at] ?? '') ?? [])
        .map(({ term, spelling }) => ({ term, length: reach(raw, stems, from, spelling) }))
        .find(({ length }) => length > 0);
      const term = name?.term ?? stems[at] ?? '';
      if (name !== undefined || !silent.has(raw[at] ?? ''))
        found.push({ term, light: light.has(term), named: name !== undefined });
      at += name?.length ?? 1;
    }
    return found;
  }
  /** How often a word or phrase of another matter stands in the text, letter by letter. */
  const countElsewhere = (text: string): number => {
    const raw = pieces(text);
    const met = new Set<string>();
    for (const [from, word] of raw.entries())
      for (let to = from + 1; begins.has(word) && to <= Math.min(from + longest, raw.length); to++)
        for (const { plain } of others.get(raw.slice(from, to).join(' ')) ?? []) met.add(plain);
    return met.size;
  };
  return { tokens, countElsewhere, isOccasion: (term: string): boolean => occasions.has(term) };
}

export const readers: Record<Language, ReturnType<typeof reader>> = {
  en: reader(en, stemOnce(stemEnglish)),
  es: reader(es, stemOnce(stemSpanish)),
};
