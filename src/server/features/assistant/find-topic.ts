import MiniSearch from 'minisearch';
import type { Language } from '#contract/language.ts';
import { knowledge, type Slug, slugs } from './knowledge.ts';
import { readers, type Token } from './words.ts';

/** Below it, what was found is chance. All tried on questions of our own, see find-topic.test.ts. */
const LEAST_SCORE = 0.02;
/** Of the words that say something: how many are words of this field, and how many the best entry holds. */
const LEAST_KNOWN = 0.5;
const LEAST_COVERED = 0.3;
/** A word that stands in some question counts less than one that has a name; one of another matter against both. */
const PLAIN = 0.7;
const AGAINST = 2;
/** The machine is mostly the occasion of a question, not what it asks. */
const OCCASION = 0.45;
const LIGHT = 0.25;
const NAMED = 1.4;
/** Said twice weighs more, up to this. */
const MOST = 2.5;

export type Found = { slug: Slug; score: number };

/** The topics that a question may be about, best first; none for what is no business of ours. */
export function findTopics(lang: Language, text: string): Found[] {
  const reader = readers[lang];
  const all = reader.tokens(text);
  const heavy = all.filter(({ term, light }) => !light && !/^\$?\d+$/.test(term));
  const share = (count: number): number => (heavy.length === 0 ? 1 : count / heavy.length);
  const against = AGAINST * reader.countElsewhere(text);
  const decided = all.flatMap(({ term }) => deciding[lang].get(term) ?? [])[0];
  if (decided !== undefined && against === 0) return [{ slug: decided, score: 1 }];
  // Light words alone say something only where one of them has a name, "how long?"; numbers are sums then.
  if (heavy.length === 0 && (/\d/.test(text) || !all.some(({ named }) => named))) return [];
  const boosts = new Map<string, number>();
  for (const token of all)
    boosts.set(
      token.term,
      Math.min((boosts.get(token.term) ?? 0) + boostOf(token, reader.isOccasion(token.term)), MOST),
    );
  const { met, metTerms } = meet(indexes[lang], boosts, heavyOf(heavy));
  const known = heavy.reduce((sum, { term, named }) => sum + (named ? 1 : metTerms.has(term) ? PLAIN : 0), 0);
  if (known < LEAST_KNOWN * (heavy.length + against)) return [];
  return met
    .filter(({ heavyMet }) => share(heavyMet) >= LEAST_COVERED)
    .map(({ slug, score, weight }) => ({ slug, score: score * weight }))
    .filter(({ score }) => score >= LEAST_SCORE)
    .toSorted((a, b) => b.score - a.score);
}

const boostOf = ({ light, named }: Token, occasion: boolean): number =>
  light ? LIGHT : occasion ? OCCASION : named ? NAMED : 1;

/** How often each word stands there. */
function heavyOf(heavy: readonly Token[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { term } of heavy) counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
}

/** An entry that was met: by how many words that say something, what all of them weigh, and how well they fit. */
type Met = { slug: Slug; heavyMet: number; weight: number; score: number };

/** Each word looked up by itself: weights come in here, where the library would multiply by the number of words met. */
function meet(find: (term: string) => Found[], boosts: Map<string, number>, heavy: Map<string, number>) {
  const met = new Map<Slug, Met>();
  const metTerms = new Set<string>();
  for (const [term, boost] of boosts) {
    const found = find(term);
    if (found.length > 0) metTerms.add(term);
    const times = heavy.get(term) ?? 0;
    for (const { slug, score } of found) {
      let one = met.get(slug);
      if (one === undefined) met.set(slug, (one = { slug, heavyMet: 0, weight: 0, score: 0 }));
      one.heavyMet += times;
      one.weight += boost;
      one.score += boost * score;
    }
  }
  return { met: [...met.values()], metTerms };
}

/** In words of so few letters a slip would make another word. */
const SPELT_EXACTLY = 4;
/** The words of a language are few, those of whoever writes nonsense are not. */
const MOST_KEPT = 2000;

/** The entries that hold a word, or one that is spelt nearly so. To look for slips costs more than the rest of an answer. */
function openIndex(lang: Language): (term: string) => Found[] {
  const split = (text: string): string[] => readers[lang].tokens(text).map(({ term }) => term);
  const mini = new MiniSearch<{ id: Slug; questions: string }>({
    fields: ['questions'],
    tokenize: split,
    processTerm: (term) => term,
  });
  const entries = slugs.map((id) => ({ id, questions: knowledge[lang][id].questions.join(' . ') }));
  mini.addAll(entries);
  const vocabulary = new Set(entries.flatMap(({ questions }) => split(questions)));
  const search = (term: string): Found[] =>
    mini
      .search(term, {
        tokenize: (one) => [one],
        fuzzy: term.length > SPELT_EXACTLY ? 0.2 : false,
        weights: { fuzzy: 0.5, prefix: 0 },
        bm25: { k: 1.2, b: 0.4, d: 0.5 },
      })
      .map(({ id, score }) => ({ slug: id as Slug, score }));
  const kept = new Map<string, Found[]>();
  return (term) => {
    const known = kept.get(term);
    if (known) return known;
    if (term.length <= SPELT_EXACTLY && !vocabulary.has(term)) return [];
    const found = search(term);
    if (kept.size >= MOST_KEPT) kept.clear();
    kept.set(term, found);
    return found;
  };
}

/** Maps each deciding name to its entry. */
const decidingNames = (lang: Language): Map<string, Slug> =>
  new Map(
    slugs.flatMap((slug) =>
      readers[lang].tokens(knowledge[lang][slug].decidedBy ?? '').map(({ term }): [string, Slug] => [term, slug]),
    ),
  );
const deciding = { en: decidingNames('en'), es: decidingNames('es') };

const indexes = { en: openIndex('en'), es: openIndex('es') };
