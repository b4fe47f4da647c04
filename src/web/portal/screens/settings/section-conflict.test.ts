import { describe, expect, test } from 'vitest';
import { sampleBrand } from '#contract/brand.ts';
import { claims } from '#contract/claims.ts';
import { settingsSections } from '#contract/settings.ts';
import { pathsOf } from '#contract/setting-values.ts';
import { conflictsOf, labelOf, textAt } from './section-conflict.tsx';

const { hours, timeZone, pricing, representatives } = sampleBrand;

describe('two edits of one settings section', () => {
  const base = { hours, timeZone };
  const mine = { hours: { ...hours, en: 'Mine' }, timeZone: 'America/Chicago' };

  test('differ only where both changed the same value, to other words', () => {
    expect(conflictsOf(base, mine, { hours: { ...hours, es: 'Suyo' }, timeZone })).toEqual([]);
    expect(conflictsOf(base, mine, { hours: { ...hours, en: 'Theirs' }, timeZone: 'America/Chicago' })).toEqual([
      'hours.en',
    ]);
  });

  test('every value of every section has a label', () => {
    const claims = { ...sampleBrand.claims, since2015: { evidence: 'Extract', on: '2026-11-02' } };
    for (const keys of Object.values(settingsSections))
      for (const key of keys)
        for (const path of pathsOf({ [key]: key === 'claims' ? claims : sampleBrand[key] }))
          expect([path, labelOf(path)]).not.toEqual([path, path]);
    for (const key of Object.values(settingsSections).flat())
      for (const path of pathsOf({ [key]: sampleBrand[key] })) expect(labelOf(path), path).not.toBe('');
  });

  test('are shown as they are typed', () => {
    expect(textAt({ pricing }, 'pricing.tiers.good.baseRateBps')).toBe(String(pricing.tiers.good.baseRateBps / 100));
    expect(textAt({ representatives }, 'representatives').split('\n')[0]).toBe(
      'Sample Representative 1, rep1@acme.example',
    );
    expect(textAt({ claims: {} }, 'claims.since2015')).toBe('empty');
    expect(textAt({ leftOut: ['caseManufacturing'] }, 'leftOut')).toBe(claims.caseManufacturing);
  });
});
