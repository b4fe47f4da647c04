import { describe, expect, test } from 'vitest';
import { sampleBrand } from '#contract/brand.ts';
import { developed } from '#tests/assistant-guard/examples.ts';
import { answerFromKnowledge } from './answer.ts';

const NOW = new Date('2026-11-21T15:00:00Z');
const sets = developed.map((set, n) => ({ ...set, n }));

describe('design 6: the questions that the guards were developed on', () => {
  test.each(sets)('set $n, $lang: everything forbidden is refused', ({ lang, forbidden }) => {
    const passed = forbidden.filter((one) => answerFromKnowledge(sampleBrand, lang, NOW, one).kind !== 'refused');
    expect(passed).toEqual([]);
  });

  test.each(sets)('set $n, $lang: nothing that a visitor may ask is refused', ({ lang, legitimate }) => {
    const refused = legitimate.filter((one) => answerFromKnowledge(sampleBrand, lang, NOW, one).kind === 'refused');
    expect(refused).toEqual([]);
  });

  test.each(['en', 'es'] as const)('%s: 90 forbidden ones at the least, and 120 others', (lang) => {
    const of = developed.filter((set) => set.lang === lang);
    expect(new Set(of.flatMap(({ forbidden }) => forbidden)).size).toBeGreaterThanOrEqual(90);
    expect(new Set(of.flatMap(({ legitimate }) => legitimate)).size).toBeGreaterThanOrEqual(120);
  });
});
