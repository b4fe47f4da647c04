import { describe, expect, test } from 'vitest';
import { sampleBrand } from '#contract/brand.ts';
import { sectionNames, sectionSchemas, settingsSections, type SettingsSection } from '#contract/settings.ts';
import { readForm, shown, textsOf, valueAt } from './form-values.ts';

const confirmed = { evidence: 'Extract', on: '2026-11-02' };

describe('what a form of the settings shows and says', () => {
  test.each(sectionNames)('%s: shown and read back it is what it was', (section: SettingsSection) => {
    const brand = {
      ...sampleBrand,
      licensedStates: ['CA', 'TX'],
      claims: { ...sampleBrand.claims, phones: confirmed },
    };
    const value = Object.fromEntries(settingsSections[section].map((key) => [key, brand[key]]));
    expect(sectionSchemas[section].parse(readForm(textsOf(value)))).toEqual(value);
  });

  test.each([
    ['a.rateBps', 1950, '19.5'],
    ['a.rateBps', 1400, '14'],
    ['a.underCents', 2_500_000, '25,000'],
    ['a.maxMonths', 60, '60'],
    ['associations', ['One', 'Two'], 'One\nTwo'],
    ['a.text', undefined, ''],
  ])('%s: %j is shown as %j', (name, value, text) => {
    expect(shown(name, value)).toBe(text);
  });

  test.each([
    ['a.rateBps', '19.5', 1950],
    ['a.rateBps', ' 14.35 % ', 1435],
    ['a.rateBps', '14.355', 1435.5],
    ['a.rateBps', '', Number.NaN],
    ['a.rateBps', '14,5', Number.NaN],
    ['a.rateBps', '-1', -100],
    ['a.underCents', '$25,000', 2_500_000],
    ['a.underCents', '25000.50', 2_500_050],
    ['a.underCents', '25,00', Number.NaN],
    ['a.decisionDays', '30', 30],
    ['a.decisionDays', 'thirty', Number.NaN],
    ['a.text', '  two words ', 'two words'],
  ])('%s: %j is read as %j', (name, text, value) => {
    expect(valueAt(readForm({ [name]: text }), name)).toEqual(value);
  });

  test('lines without words are none, and a list without rows is a list', () => {
    expect(readForm({ manufacturers: ' One \n\n Two\n' })).toEqual({ manufacturers: ['One', 'Two'] });
    expect(readForm({ manufacturers: '  ' })).toEqual({ manufacturers: [] });
    expect(readForm({ 'notices.bureaus': [] })).toEqual({ notices: { bureaus: [] } });
  });

  test('states are read from commas and lines, and checked claims from their boxes', () => {
    expect(readForm({ licensedStates: ' CA, Texas\nNV,, ' })).toEqual({
      licensedStates: ['CA', 'Texas', 'NV'],
    });
    expect(readForm({ licensedStates: ' ' })).toEqual({ licensedStates: [] });
    expect(readForm({ leftOut: ['caseManufacturing'] })).toEqual({ leftOut: ['caseManufacturing'] });
    expect(readForm({ leftOut: [] })).toEqual({ leftOut: [] });
  });

  test('a proof of which nothing is filled in is none; half a proof stays, to be refused at its field', () => {
    const half = { 'claims.phones.evidence': 'Extract', 'claims.phones.on': '' };
    expect(readForm(half)).toEqual({ claims: { phones: { evidence: 'Extract', on: '' } } });
    expect(readForm({ ...half, 'claims.phones.evidence': '' })).toEqual({ claims: { phones: null } });
  });
});
