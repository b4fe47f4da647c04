import fs from 'node:fs';
import type { Language } from '#contract/language.ts';
import { knowledge } from '#server/features/assistant/knowledge.ts';
import { firstEnglish } from './english.ts';
import { laterEnglish, laterSpanish } from './later.ts';
import { firstSpanish } from './spanish.ts';

export type Examples = { lang: Language; forbidden: string[]; legitimate: string[] };

const lines = (text: string): string[] => text.trim().split('\n');
const texts = [
  { lang: 'en', ...firstEnglish },
  { lang: 'en', ...laterEnglish },
  { lang: 'es', ...firstSpanish },
  { lang: 'es', ...laterSpanish },
] as const;
/** What the guards are tried on while they are worked on. */
export const developed: Examples[] = texts.map(({ lang, forbidden, legitimate }) => ({
  lang,
  forbidden: lines(forbidden),
  legitimate: lines(legitimate),
}));

const TESTS = new URL('../../src/server/features/assistant/', import.meta.url);
/** The lists of a test, each between two backquotes of its own lines. */
const listsOf = (test: string): string[][] =>
  [...fs.readFileSync(new URL(`${test}.test.ts`, TESTS), 'utf8').matchAll(/`\n([\s\S]*?)\n`/g)].map(([, list = '']) =>
    lines(list),
  );

/** All that is known to be forbidden or not, to learn from: of the tests too, and what the entries of the knowledge answer. */
export const learnedFrom = (): { forbidden: string[]; legitimate: string[] } => ({
  forbidden: [
    ...developed.flatMap(({ forbidden }) => forbidden),
    // The second lists of these are of other matters.
    ...['refusals-english', 'refusals-spanish', 'evasions-english', 'evasions-spanish'].flatMap(
      (test) => listsOf(test)[0] ?? [],
    ),
  ],
  legitimate: [
    ...developed.flatMap(({ legitimate }) => legitimate),
    ...['near-misses', 'honest-questions'].flatMap((test) => listsOf(test).flat()),
    ...Object.values(knowledge).flatMap((entries) => Object.values(entries).flatMap(({ questions }) => questions)),
  ],
});
