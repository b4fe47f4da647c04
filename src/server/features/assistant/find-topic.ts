import MiniSearch from 'minisearch';
import type { Language } from '#contract/language.ts';
import { knowledge, type Slug, slugs } from './knowledge.ts';
import { readers } from './words.ts';

/** Below it, what was found is chance. Both tried on questions of our own, see find-topic.test.ts. */
const LEAST_SCORE = 3.2;
const LEAST_COVERAGE = 0.45;
/** Where a word of another matter stands, nearly everything else must fit. */
const LEAST_COVERAGE_ELSEWHERE = 0.9;

export type Found = { slug: Slug; score: number; coverage: number };

/** The topics that a question may be about, best first; none for what is no business of ours. */
export function findTopics(lang: Language, text: string): Found[] {
  const { search, weight } = indexes[lang];
  const content = readers[lang].tokens(text);
  const terms = [...new Set(content.map(({ term }) => term))];
  const heavy = new Set(content.filter(({ light }) => !light).map(({ term }) => term));
  const asked = [...heavy].reduce((sum, term) => sum + weight(term), 0);
  const least = readers[lang].isElsewhere(text) ? LEAST_COVERAGE_ELSEWHERE : LEAST_COVERAGE;
  return search(terms)
    .map(({ id, score, queryTerms }) => {
      const met = queryTerms.filter((term) => heavy.has(term)).reduce((sum, term) => sum + weight(term), 0);
      return { slug: id as Slug, score, coverage: asked === 0 ? 1 : met / asked };
    })
    .filter(({ score, coverage }) => score >= LEAST_SCORE && coverage >= least);
}

function openIndex(lang: Language) {
  const split = (text: string): string[] => readers[lang].tokens(text).map(({ term }) => term);
  const mini = new MiniSearch<{ id: Slug; questions: string }>({
    fields: ['questions'],
    tokenize: (text) => split(text),
    processTerm: (term) => term,
  });
  mini.addAll(slugs.map((id) => ({ id, questions: knowledge[lang][id].questions.join(' . ') })));
  const spread = new Map<string, number>();
  for (const id of slugs)
    for (const term of new Set(knowledge[lang][id].questions.flatMap(split)))
      spread.set(term, (spread.get(term) ?? 0) + 1);
  return {
    search: (terms: string[]) =>
      mini.search(terms.join(' '), {
        tokenize: (text) => text.split(' '),
        fuzzy: (term) => (term.length > 4 ? 0.2 : false),
        prefix: false,
        weights: { fuzzy: 0.4, prefix: 0 },
        bm25: { k: 1.2, b: 0.5, d: 0.5 },
      }),
    /** What only few entries hold weighs much; an unknown word as much as the rarest. */
    weight: (term: string): number => Math.log(1 + slugs.length / (spread.get(term) ?? 1)),
  };
}

const indexes = { en: openIndex('en'), es: openIndex('es') };
