import type { Language } from '#contract/language.ts';
import type { KnowledgeEntry } from '#copy/knowledge-entry.ts';
import { fold, readers, spellerOf, type Token, vocabularyOf } from './understand.ts';

/** All numbers here were tuned on the entries' own phrasings, each one left out in turn. */
const LEAST_SCORE = 0.35;
const GUESS_SCORE = 0.3;
const GUESSES = 2;
/** Minimum share of meaningful words known to the entries, for an answer and for a clarifying question. */
const LEAST_KNOWN = 0.4;
const GUESS_KNOWN = 0.3;
/** Weights of words: with a name in `words.ts`, light, a machine, every word as written, in no name, of another matter. */
const NAMED = 1.4;
const LIGHT = 0.6;
const OCCASION = 0.6;
const WRITTEN = 0.3;
const PLAIN = 0.7;
const AGAINST = 2;
/** An entry's score: its best phrasings by rank, and the mean of all. */
const BY_RANK = [1, 0.5, 0.3, 0.2];

export type RetrievedEntry = { slug: string; score: number };
type Entries = Record<string, KnowledgeEntry>;
/** Finds entries for a question. */
export type Retriever = {
  /** Entries that may answer it, best first. `decided`: its words leave no choice. */
  find: (text: string) => { topics: RetrievedEntry[]; decided: boolean };
  /** Entries that it may mean, although too little of it is known: material for one question back. */
  guess: (text: string) => string[];
};

/** A retriever over these entries: TF-IDF cosine between the question and each phrasing. */
export function openRetriever(lang: Language, entries: Entries): Retriever {
  const reader = readers[lang];
  const index = openIndex(lang, entries);
  const names = { always: decidingNames(lang, entries, 'decidedBy'), alone: decidingNames(lang, entries, 'alone') };
  const read = (text: string): Question => {
    const spelled = index.spell(text);
    const tokens = reader.tokens(spelled);
    return {
      tokens,
      heavy: tokens.filter(({ term, light }) => !light && !/^\$?\d+$/.test(term)),
      against: AGAINST * reader.countElsewhere(text),
      features: featuresOf(lang, spelled, tokens),
    };
  };
  const rank = (
    { tokens, heavy, against, features }: Question,
    leastKnown: number,
    least: number,
  ): RetrievedEntry[] => {
    // Light words alone ask for something only when one of them has a name: "how long?".
    if (heavy.length === 0 && !tokens.some(({ named }) => named)) return [];
    const known = heavy.reduce((sum, { term, named }) => sum + (named ? 1 : index.knows(term) ? PLAIN : 0), 0);
    if (known < leastKnown * (heavy.length + against)) return [];
    const found = index.rank(features).filter(({ score }) => score >= least);
    // A greeting in front of a question is not the question.
    const others = heavy.length === 0 ? found : found.filter(({ slug }) => slug !== 'greeting');
    return others.length > 0 ? others : found;
  };
  /** A question behind a story is found in its own clause. */
  const rankAny = (text: string, question: Question): RetrievedEntry[] => {
    const whole = rank(question, LEAST_KNOWN, LEAST_SCORE);
    if (whole.length > 0 || question.against > 0) return whole;
    const clauses = text.split(/[,.;:!?¿¡]+\s/).filter((clause) => clause.trim().includes(' '));
    return clauses
      .map((clause) => rank(read(clause), LEAST_KNOWN, LEAST_SCORE))
      .reduce((best, found) => ((found[0]?.score ?? 0) > (best[0]?.score ?? 0) ? found : best), []);
  };
  return {
    find: (text) => {
      const question = read(text);
      const decided = decidedBy(names, question);
      return decided
        ? { topics: [{ slug: decided, score: 1 }], decided: true }
        : { topics: rankAny(text, question), decided: false };
    },
    guess: (text) => {
      const question = read(text);
      if (question.against > 0) return [];
      return rank(question, GUESS_KNOWN, GUESS_SCORE)
        .slice(0, GUESSES)
        .map(({ slug }) => slug);
    },
  };
}

type Features = Map<string, number>;
type Question = { tokens: Token[]; heavy: Token[]; against: number; features: Features };
type Deciding = { always: Map<string, string>; alone: Map<string, string> };

function decidedBy({ always, alone }: Deciding, { tokens, against }: Question): string | undefined {
  const only = tokens.flatMap(({ term }) => alone.get(term) ?? []);
  if (only.length > 0 && only.length === tokens.length) return only.at(-1);
  return against === 0 ? tokens.flatMap(({ term }) => always.get(term) ?? [])[0] : undefined;
}

/** A question's terms with their weights, and its words as they are written. */
function featuresOf(lang: Language, text: string, tokens: readonly Token[]): Features {
  const features: Features = new Map();
  const add = (feature: string, weight: number): void =>
    void features.set(feature, Math.max(features.get(feature) ?? 0, weight));
  for (const { term, light, named } of tokens)
    add(`=${term}`, light ? LIGHT : readers[lang].isOccasion(term) ? OCCASION : named ? NAMED : 1);
  for (const word of wordsOf(text)) add(word, WRITTEN);
  return features;
}
const wordsOf = (text: string): string[] => fold(text).match(/[a-z]+/g) ?? [];

function openIndex(lang: Language, entries: Entries) {
  const phrasings = Object.entries(entries).flatMap(([slug, { questions }]) =>
    questions.map((text) => ({ slug, features: featuresOf(lang, text, readers[lang].tokens(text)) })),
  );
  const count = new Set(phrasings.map(({ slug }) => slug)).size;
  const holders = new Map<string, Set<string>>();
  for (const { slug, features } of phrasings)
    for (const feature of features.keys()) holders.set(feature, (holders.get(feature) ?? new Set()).add(slug));
  const rarity = (feature: string): number => Math.log(1 + count / (1 + (holders.get(feature)?.size ?? 0)));
  const weighed = (features: Features): [string, number][] =>
    [...features].map(([feature, weight]) => [feature, weight * rarity(feature)]);
  const lengthOf = (vector: [string, number][]): number =>
    Math.sqrt(vector.reduce((sum, [, weight]) => sum + weight * weight, 0)) || 1;
  /** By feature: the phrasings that have it, with its share of their length. */
  const postings = new Map<string, [number, number][]>();
  for (const [at, { features }] of phrasings.entries()) {
    const vector = weighed(features);
    const length = lengthOf(vector);
    for (const [feature, weight] of vector) {
      const list = postings.get(feature) ?? [];
      list.push([at, weight / length]);
      postings.set(feature, list);
    }
  }
  const bySlug = Map.groupBy(phrasings.keys(), (at) => phrasings[at]?.slug ?? 'greeting');
  return {
    knows: (term: string): boolean => postings.has(`=${term}`),
    spell: spellerOf([...vocabularyOf(lang), ...[...postings.keys()].filter((feature) => !feature.startsWith('='))]),
    rank: (features: Features): RetrievedEntry[] => {
      const vector = weighed(features);
      const length = lengthOf(vector);
      const cosines = new Float64Array(phrasings.length);
      for (const [feature, weight] of vector)
        for (const [at, share] of postings.get(feature) ?? [])
          cosines[at] = (cosines[at] ?? 0) + (weight * share) / length;
      return [...bySlug]
        .map(([slug, all]) => ({ slug, score: scoreOf(all.map((at) => cosines[at] ?? 0)) }))
        .toSorted((a, b) => b.score - a.score);
    },
  };
}

function scoreOf(cosines: number[]): number {
  const best = cosines.toSorted((a, b) => b - a);
  const mean = best.reduce((sum, one) => sum + one, 0) / (best.length || 1);
  return BY_RANK.reduce((sum, weight, n) => sum + weight * (best[n] ?? 0), mean);
}

/** Names in `words.ts` whose presence decides an entry, or decides it in a message that says nothing else. */
const decidingNames = (lang: Language, entries: Entries, field: 'decidedBy' | 'alone'): Map<string, string> =>
  new Map(
    Object.entries(entries).flatMap(([slug, entry]) =>
      readers[lang].tokens(entry[field] ?? '').map(({ term }): [string, string] => [term, slug]),
    ),
  );
